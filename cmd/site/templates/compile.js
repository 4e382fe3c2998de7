// compile.js is the script of a worker that compiles the program while the page's own thread draws. The worker's
// name is the address of the program. It says that it is there, then hands over the module, or why there is none.
//
// Then it may rehearse: it starts the program and plays the first moves. Chromium compiles a function when it is
// first called, and for all threads; so what has been called here need not be compiled while somebody waits for
// the page, or for the answer to a tap. Nothing can come of a rehearsal: it has a copy of what is kept, nothing at
// all in the place of the page, and nobody who listens. A page that has compiled the program by itself sends it
// for a rehearsal; the worker has no name then.
"use strict";

const compiled = self.name
  ? WebAssembly.compileStreaming(fetch(self.name))
  : new Promise((done) => addEventListener("message", ({ data }) => done(data.module), { once: true }));
if (self.name) {
  postMessage("there");
  compiled.then(postMessage, (error) => postMessage({ failed: String(error) }));
  // What the service worker has lost, or the browser cannot read, it would fetch, and not say whether anything comes.
  caches.match(self.name).catch(() => false).then((kept) => { if (!kept) postMessage({ failed: "it is not kept" }); });
}

// nothing answers whatever it is asked with itself.
const nothing = new Proxy(function () {}, {
  get: (_, key) => key === "length" ? 0 : key === Symbol.toPrimitive ? () => "" : nothing,
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});

// What is tapped on, by its id, one after the other. What is not there is left out if a later one is.
const moves = ["begin-quick", "throw", "die-1", "throw", "cell-0-0", "write", "strike-yes"];
const nodes = new Map(); // by id
const listeners = new Map(); // for clicks, by node
const listenerOf = (id) => listeners.get(nodes.get(id));
let enough = 0;
let plays = !self.name; // else when the page is there, which would have to share the processor
const move = () => {
  clearTimeout(enough);
  const at = moves.findIndex(listenerOf);
  if (moves.length > 0) enough = setTimeout(close, 3000); // nothing more is drawn
  else close();
  if (at >= 0) serviert.fire(+listenerOf(moves.splice(0, at + 1).pop()), nothing);
};
// The orders to draw are those of draw.js.
const draw = (text) => {
  for (const [, node, id] of text.matchAll(/\0?a\0(\d+)\0id\0([^\0]*)/g)) nodes.set(id, node);
  for (const [, node, listener] of text.matchAll(/\0?l\0(\d+)\0click\0(\d+)/g)) listeners.set(node, listener);
  if (plays) setTimeout(move);
};

const rehearse = async (module, { address, kept }) => {
  const keys = Object.keys(kept);
  const prefix = self.location.pathname.replace(/\/[^/]*$/, ""); // as in goapp.js
  const stage = {
    window: nothing, document: nothing, history: nothing, sessionStorage: nothing, fetch: () => nothing,
    location: new URL(address),
    localStorage: { length: keys.length, key: (i) => keys[i] ?? null, getItem: (key) => kept[key] ?? null, setItem() {}, removeItem() {} },
    // The page's own script: it draws, rests for nobody and is nothing else.
    serviert: new Proxy({ draw, rest: () => false, seen: (then) => { setTimeout(then); } }, { get: (own, name) => own[name] || nothing }),
    goappGetenv: (name) => name === "GOAPP_INTERNAL_URLS" ? "null" : prefix,
    console: nothing,
  };
  for (const [name, value] of Object.entries(stage)) Object.defineProperty(self, name, { value });
  const go = new Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
};
for (const ends of ["error", "unhandledrejection"]) addEventListener(ends, (event) => event.preventDefault());
addEventListener("message", ({ data }) => {
  if (data === "play") {
    plays = true;
    move();
    return;
  }
  let ready = true;
  try {
    importScripts(data.exec);
  } catch {
    ready = false; // it could not be had; the page still gets what is compiled
  }
  compiled.then((module) => ready && rehearse(module, data)).then(close, close);
});
