// mind.js is the script of the worker that thinks: it starts the program cmd/app/mind and hands over what it is
// asked. From the page come questions, which are texts, and {kept}, whether the service worker has the program, and
// {there}, a question about the worker itself. Back go answers, which are texts, {idle} to say that it is there and
// whether it has nothing to do, and {failed}.
"use strict";

const config = /*config*/{};
const early = []; // questions from before the program is there
let idle = false;

// Go finds these two, and sets the global ask.
self.awake = () => { for (const question of early.splice(0)) self.ask(question); };
self.say = (text) => {
  if (text) postMessage(text);
  else idle = true;
};

// A connection may be dead without an error. Whoever waits for a decision is told rather than left waiting. Chromium lets
// one request wait 20 s for another one for the same file, as that of the service worker.
const silence = 25000;
const silent = new Error("the network gives no answer");
const load = async (path, options) => {
  const asked = new AbortController();
  let timer = 0;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => asked.abort(), silence);
  };
  hear();
  try {
    const response = await fetch(config.base + path, { ...options, signal: asked.signal });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const heard = new TransformStream({ transform(chunk, to) { hear(); to.enqueue(chunk); } });
    return await new Response(response.body.pipeThrough(heard)).arrayBuffer();
  } catch (error) {
    throw asked.signal.aborted ? silent : error;
  } finally {
    clearTimeout(timer);
  }
};

// What the service worker keeps runs as it is; what it has lost, or the browser cannot read, it would fetch, and not say whether
// anything comes. What travels is packed, and a host may have unpacked its gzip.
const isKept = () => caches.match(config.base + config.files.kept).catch(() => false);
const kept = async (go) => (await WebAssembly.instantiateStreaming(fetch(config.base + config.files.kept), go.importObject)).instance;
const packed = async (go, path, options) => {
  let bytes = await load(path, options);
  const [first] = new Uint8Array(bytes, 0, 1);
  if (first === 0xfd) {
    if (!self.unpackProgram) importScripts(config.base + config.unpacker);
    bytes = await new Response(self.unpackProgram(new Response(bytes).body)).arrayBuffer();
    delete self.unpackProgram; // see unfold.js
  } else if (first === 0x1f) {
    bytes = await new Response(new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }
  return (await WebAssembly.instantiate(bytes, go.importObject)).instance;
};

// Where there is no memory for it, the program has come, and would be fetched again and again for nothing.
const starved = (error) => !(error instanceof WebAssembly.CompileError) && /memory/i.test(error);

const start = async (fromWorker) => {
  importScripts(config.base + config.exec);
  const go = new Go();
  const ways = [];
  if (fromWorker && config.files.xz && await isKept()) ways.push(() => kept(go));
  for (const path of [config.files.xz, config.files.gz]) {
    if (path) ways.push(() => packed(go, path), () => packed(go, path, { cache: "reload" }));
  }
  let instance;
  let last;
  for (const way of ways) {
    try {
      instance = await way();
      break;
    } catch (error) {
      last = error;
      if (error === silent || starved(error)) break;
    }
  }
  if (!instance) throw last;
  await go.run(instance);
  throw new Error("the program ended");
};

addEventListener("message", ({ data }) => {
  if (typeof data === "string") {
    idle = false;
    if (self.ask) self.ask(data);
    else early.push(data);
  } else if (data.there) {
    postMessage({ idle });
  } else {
    start(data.kept).catch((error) => postMessage({ failed: String(error) }));
  }
});
