// The program: fetched, unpacked, started.

// It travels folded and as xz (unfold.js), or as gzip where that cannot be had. A host may declare its gzip as an encoding, and the
// browser then unpacks it on the way: the first bytes tell what has come.
const magic = { gzip: [0x1f, 0x8b], xz: [0xfd, 0x37, 0x7a, 0x58] };

const unpack = async (response, size, options) => {
  const total = Number(response.headers.get("Content-Length")) || size;
  const reader = response.body.getReader();
  let got = 0;
  const count = (chunk) => {
    got += chunk.length;
    progress = ` ${Math.min(99, Math.round(100 * got / total))} %`;
    hear();
    if (note && note.isConnected) note.children[1].textContent = progress;
    return chunk;
  };
  let head = new Uint8Array(0);
  let over = false;
  while (head.length < 4 && !over) {
    const { value, done } = await reader.read();
    over = done;
    if (!value) continue;
    const joined = new Uint8Array(head.length + value.length);
    joined.set(head);
    joined.set(count(value), head.length);
    head = joined;
  }
  const hand = (chunk, to) => { for (let i = 0; i < chunk.length; i += 32768) to.enqueue(chunk.subarray(i, i + 32768)); }; // see inSlices
  const bytes = new ReadableStream({
    start(controller) { hand(head, controller); },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) {
        deaf();
        controller.close();
        return;
      }
      hand(count(value), controller);
    },
    cancel(reason) { return reader.cancel(reason); },
  });
  const is = (kind) => magic[kind].every((byte, i) => head[i] === byte);
  if (is("xz")) return (await unpacker(options))(bytes).pipeThrough(inSlices());
  return is("gzip") ? bytes.pipeThrough(new DecompressionStream("gzip")).pipeThrough(inSlices()) : bytes;
};

// Where the line is quicker than the phone, all would be unpacked in one go, and a finger would wait for it.
const inSlices = () => {
  let since = performance.now();
  return new TransformStream({
    async transform(chunk, to) {
      to.enqueue(chunk);
      if (performance.now() - since < slice) return;
      await new Promise(afterTurn);
      since = performance.now();
    },
  });
};

// The unpacker is a script of its own, because a page that has the program kept does without it. It leaves a
// global, and that goes again: it holds on to as much memory as the program takes. One that has not come is asked for
// again with the program.
const unpacker = async (options) => {
  if (options.cache) await fetch(unpackerURL, options);
  const script = document.createElement("script");
  script.src = trusted(unpackerURL);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error("what unpacks the program has not come"));
    document.head.append(script);
  });
  const unpackProgram = window.unpackProgram;
  delete window.unpackProgram;
  return unpackProgram;
};

let compiledHere = null; // by this thread
const instantiate = async (go, [path, size], options) => {
  if (size) hear();
  else if (!await caches.match(config.base + path)) throw new Error(`${path}: not kept`); // the worker would fetch it in silence
  const response = await fetch(config.base + path, options);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // What the worker keeps is the program itself. The browser may keep with it what it has compiled, if it gets
  // the very response.
  const module = size ? new Response(await unpack(response, size, options), { headers: { "Content-Type": "application/wasm" } }) : response;
  const made = await WebAssembly.instantiateStreaming(module, go.importObject);
  compiledHere = made.module;
  return made.instance;
};

// Addresses that a host may show for one of our pages, and that no route knows.
const tidyAddress = () => {
  const path = location.pathname;
  const tidy = path.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/").replace(/\.html$/, "").replace(/(.)\/$/, "$1");
  const wanted = tidy + "/" === config.base ? config.base : tidy;
  if (wanted !== path && wanted.startsWith(config.base)) history.replaceState(history.state, "", wanted + location.search + location.hash);
};

// ways are the files to try, one after the other. A wrong answer of the host, a page instead of the program or
// half of it, may lie in the browser's cache for a year and would come back with every "load again". So each
// is asked for a second time past that cache.
const ways = () => {
  const { kept, xz, gz, xzSize, gzSize } = program.files;
  const list = [];
  if (xz && navigator.serviceWorker && navigator.serviceWorker.controller) list.push([[kept, 0], {}]);
  for (const file of [xz && [xz, xzSize], [gz, gzSize]]) {
    if (file) list.push([file, {}], [file, { cache: "reload" }]);
  }
  return list;
};

// Where there is no memory for it, the program has come, and would be fetched again and again for nothing.
const starved = (error) => !(error instanceof WebAssembly.CompileError) && /memory/i.test(error);

const instantiateSomehow = async (go) => {
  let last;
  // boot.js may have it compiled in a worker.
  try {
    if (window.compiling) return await WebAssembly.instantiate(await window.compiling, go.importObject);
  } catch (error) {
    console.warn("Serviert compiles the program itself:", error);
  } finally {
    delete window.compiling;
  }
  for (const [file, options] of ways()) {
    try {
      return await instantiate(go, file, options);
    } catch (error) {
      console.warn("Serviert looks for the program elsewhere:", error);
      progress = "";
      last = error;
      if (starved(error)) break;
    }
  }
  throw last;
};

// What a browser lacks that is too old for this page, "" for nothing. One from before container queries would start, and
// show a table on which nothing is in its place.
const old = typeof DecompressionStream !== "function" ? "no DecompressionStream" : CSS.supports("container-type", "inline-size") ? "" : "no container queries";

// A page that is complete before the program comes has what it needs of the style sheet in itself, and only names the
// sheet, which would hold up its first picture. The sheet says the same of the page and takes the place of that part:
// where the program is kept with its first screen, so that the page is not styled anew before.
let sheet = document.querySelector('link[rel="stylesheet"]') || document.createElement("link");
// Of an answer that is none, a browser may make a sheet without rules.
const dressed = () => {
  try {
    return sheet.sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};
const sheetArrives = () => new Promise((done) => { sheet.onload = sheet.onerror = done; });
const arrived = sheet.sheet || sheetArrives(); // Firefox makes the sheet before it has come
let dress = () => {};
if (!sheet.isConnected && !old) {
  const part = document.querySelector("style"), media = window.compiling ? "not all" : "all";
  const swap = () => { if (sheet.media === "all" && dressed()) part.remove(); };
  sheet.addEventListener("load", swap);
  dress = () => {
    sheet.media = "all";
    swap();
  };
  Object.assign(sheet, { rel: "stylesheet", media, href: document.querySelector('meta[name="style"]').content });
  part.after(sheet);
}
// The first screens are drawn with the whole style sheet, so that nothing moves. A wrong answer may lie in the browser's
// cache for a year; it is asked for again past that cache, once.
const styled = (async () => {
  await arrived;
  if (dressed() || !(await fetch(sheet.href, { cache: "reload" })).ok) return;
  const again = sheet.cloneNode();
  sheet.replaceWith(again);
  sheet = again;
  await sheetArrives();
  dress();
})().catch(() => {}); // Without it the game is not pretty, but it starts.

const start = async () => {
  if (typeof Go !== "function") {
    stopWaiting(); // guard.js sees to it
    return;
  }
  for (const id of ["stuck", "framed"]) document.getElementById(id)?.remove(); // the page may have come without its end
  if (old) {
    fail(failures.old, new Error(old));
    return;
  }
  if (typeof WebAssembly !== "object") {
    fail(failures.barred, new Error("no WebAssembly in a browser that is new enough"));
    return;
  }
  tidyAddress();
  const go = new Go();
  go.env = tidiness;
  const resume = go._resume;
  go._resume = () => {
    woke = performance.now();
    resume.call(go);
  };
  let instance;
  try {
    instance = await instantiateSomehow(go);
  } catch (error) {
    fail(starved(error) ? failures.memory : failures.network, error);
    return;
  }
  // What was kept, which tab has the game and what opens its cards are known before the first screen.
  await Promise.all([patient(journalOpened, 3000), patient(lockAnswered, 3000), secretReady, patient(styled, 5000)]);
  journal.missed = !journal.works;
  // go-app builds its first screen aside and then puts it in place of the prepared one.
  const prepared = content();
  const watch = new MutationObserver(() => {
    if (content() === prepared) return;
    watch.disconnect();
    ready();
  });
  watch.observe(document.body, { childList: true });
  readLinks();
  woke = performance.now();
  go.run(instance).then(() => fail(failures.ended, new Error("the program ended")), (error) => fail(failures.ended, error));
};

const started = start().catch((error) => fail(failures.ended, error));
// What the first taps need is compiled while somebody reads.
const firstLook = 300;
started.then(() => setTimeout(() => {
  try {
    rehearse(compiledHere);
  } catch {
    // Then it is compiled when it is called.
  }
  compiledHere = null;
}, firstLook));

// The worker fetches what all pages need; on a first visit it must not compete for the line with the program, nor
// with what the first tap asks for. Nor must the manifest on any visit, for which the browser fetches icons and reads
// them on the page's own thread.
const firstPause = 2000;
const later = () => {
  const manifest = document.createElement("link");
  Object.assign(manifest, { rel: "manifest", href: config.base + "manifest.webmanifest" });
  document.head.append(manifest);
  if (!returns) watchWorker();
};
const returns = "serviceWorker" in navigator && navigator.serviceWorker.controller;
if (returns) watchWorker();
started.then(() => setTimeout(later, firstPause));
