// compile.js is the script of a worker that compiles the program while the page's own thread draws. The worker's
// name is the address of the program. It says that it is there, then hands over the module, or why there is none.
//
// Then it may rehearse the start of the program. Chromium compiles a function when it is first called, and for all
// threads; so what has been called here need not be compiled while somebody waits for the page. Nothing can come of
// a rehearsal: it has a copy of what is kept, nothing at all in the place of the page, and nobody who listens. The
// page ends it as soon as its own program has started.
"use strict";

const compiled = WebAssembly.compileStreaming(fetch(self.name));
postMessage("there");
compiled.then(postMessage, (error) => postMessage({ failed: String(error) }));

// nothing answers whatever it is asked with itself.
const nothing = new Proxy(function () {}, {
  get: (_, key) => key === "length" ? 0 : key === Symbol.toPrimitive ? () => "" : nothing,
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});

const rehearse = async (module, { address, kept }) => {
  const keys = Object.keys(kept);
  const prefix = self.location.pathname.replace(/\/[^/]*$/, ""); // as in goapp.js
  const stage = {
    window: nothing, document: nothing, history: nothing, sessionStorage: nothing, fetch: () => nothing,
    location: new URL(address),
    localStorage: { length: keys.length, key: (i) => keys[i] ?? null, getItem: (key) => kept[key] ?? null, setItem() {}, removeItem() {} },
    // It rests for nobody. The rest of the page's own script is nothing too.
    serviert: new Proxy({ rest: () => false }, { get: (own, name) => own[name] || nothing }),
    goappGetenv: (name) => name === "GOAPP_INTERNAL_URLS" ? "null" : prefix,
    console: nothing,
  };
  for (const [name, value] of Object.entries(stage)) Object.defineProperty(self, name, { value });
  const go = new Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
};
for (const ends of ["error", "unhandledrejection"]) addEventListener(ends, (event) => event.preventDefault());
addEventListener("message", ({ data }) => {
  importScripts(data.exec);
  compiled.then((module) => rehearse(module, data));
});
