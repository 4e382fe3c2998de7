// The program: fetched, unpacked, started.

// It travels as gzip on every host. A host may declare that as an encoding, and the browser then
// unpacks it on the way: the first two bytes tell.
const unpack = async (response) => {
  const total = Number(response.headers.get("Content-Length")) || config.wasmSize;
  const reader = response.body.getReader();
  let got = 0;
  const count = (chunk) => {
    got += chunk.length;
    progress = ` ${Math.min(99, Math.round(100 * got / total))} %`;
    if (note && note.isConnected) note.lastChild.textContent = progress;
    return chunk;
  };
  let head = new Uint8Array(0);
  let over = false;
  while (head.length < 2 && !over) {
    const { value, done } = await reader.read();
    over = done;
    if (!value) continue;
    const joined = new Uint8Array(head.length + value.length);
    joined.set(head);
    joined.set(count(value), head.length);
    head = joined;
  }
  const bytes = new ReadableStream({
    start(controller) { controller.enqueue(head); },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(count(value));
    },
    cancel(reason) { return reader.cancel(reason); },
  });
  return head[0] === 0x1f && head[1] === 0x8b ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
};

const instantiate = async (go, options) => {
  const response = await fetch(config.base + config.wasm, options);
  if (!response.ok) throw new Error(`${config.wasm}: ${response.status}`);
  const stream = await unpack(response);
  const module = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  return (await WebAssembly.instantiateStreaming(module, go.importObject)).instance;
};

// Addresses that a host may show for one of our pages, and that no route knows.
const tidyAddress = () => {
  const path = location.pathname;
  const tidy = path.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/").replace(/\.html$/, "").replace(/(.)\/$/, "$1");
  const wanted = tidy + "/" === config.base ? config.base : tidy;
  if (wanted !== path && wanted.startsWith(config.base)) history.replaceState(history.state, "", wanted + location.search + location.hash);
};

// A wrong answer of the host, a page instead of the program or half of it, may lie in the browser's cache for
// a year and would come back with every "load again". So the second try goes past that cache.
const instantiateTwice = async (go) => {
  try {
    return await instantiate(go);
  } catch (error) {
    console.warn("Serviert fetches the program again:", error);
    progress = "";
    return instantiate(go, { cache: "reload" });
  }
};

const start = async () => {
  if (typeof Go !== "function") {
    stopWaiting(); // guard.js sees to it
    return;
  }
  for (const id of ["stuck", "framed"]) document.getElementById(id).remove();
  if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof DecompressionStream !== "function") {
    fail(failures.old, new Error("no streaming WebAssembly or no DecompressionStream"));
    return;
  }
  tidyAddress();
  const go = new Go();
  let instance;
  try {
    instance = await instantiateTwice(go);
  } catch (error) {
    fail(failures.network, error);
    return;
  }
  // What was kept, which tab has the game and what opens its cards are known before the first screen.
  await Promise.all([journalOpened, lockAnswered, secretReady]);
  // go-app builds its first screen aside and then puts it in place of the prepared one.
  const prepared = document.body.firstElementChild;
  const watch = new MutationObserver(() => {
    if (document.body.firstElementChild === prepared) return;
    watch.disconnect();
    ready();
  });
  watch.observe(document.body, { childList: true });
  go.run(instance).then(() => fail(failures.ended, new Error("the program ended")), (error) => fail(failures.ended, error));
};

// The worker fetches the same files again, out of the browser's cache; on a first visit it must not
// compete with the program for the line.
const started = start().catch((error) => fail(failures.ended, error));
if ("serviceWorker" in navigator && navigator.serviceWorker.controller) watchWorker();
else started.then(watchWorker);
