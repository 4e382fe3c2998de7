// The worker that compiles, with fakes in place of the browser: what the page hears of it. What it rehearses the browser tests see.
"use strict";
const assert = require("node:assert");
const alone = require("../alone.js");

class World {
  said = [];
  closed = false;
  listeners = [];
  constructor(source, { name = "/repo/table.1.wasm", broken = false, kept = true } = {}) {
    const scope = {
      self: { name, location: new URL("https://host.example/repo/compile.1.js") },
      postMessage: (data) => { this.said.push(data); },
      addEventListener: (kind, listener) => { if (kind === "message") this.listeners.push(listener); },
      importScripts: () => { throw new Error("NetworkError"); },
      close: () => { this.closed = true; },
      setTimeout: () => assert.fail("it has nothing to wait for"),
      clearTimeout() {},
      caches: { match: async (path) => {
        if (broken) throw new Error("storage is broken");
        return kept && path === name ? {} : undefined;
      } },
      fetch: async (path) => ({ path }),
      WebAssembly: { compileStreaming: async (response) => {
        await new Promise((done) => setTimeout(done, 20));
        if (this.spoilt) throw new Error("no module");
        return "the module of " + (await response).path;
      } },
      Go: class { constructor() { assert.fail("without its script there is no rehearsal"); } },
    };
    new Function(...Object.keys(scope), source)(...Object.values(scope));
  }
  hear(data) { for (const listener of this.listeners) listener({ data }); }
  async hears(n) { while (this.said.length < n) await new Promise((done) => setTimeout(done)); return this.said; }
}

alone({
  async "it says that it is there, then it hands over the module"(w) {
    assert.deepEqual(w.said, ["there"]);
    assert.deepEqual(await w.hears(2), ["there", "the module of /repo/table.1.wasm"]);
    w.hear({ exec: "wasm_exec.1.js" });
    while (!w.closed) await new Promise((done) => setTimeout(done));
  },
  async "or why there is none"(w) {
    w.spoilt = true;
    assert.deepEqual(await w.hears(2), ["there", { failed: "Error: no module" }]);
  },
  async "what is not kept is said to be so before anything comes"(w, world) {
    assert.deepEqual(await world({ kept: false }).hears(2), ["there", { failed: "it is not kept" }]);
    assert.deepEqual(await world({ broken: true }).hears(2), ["there", { failed: "it is not kept" }]);
  },
  async "who is sent a module compiles nothing"(w, world) {
    const other = world({ name: "" });
    other.hear({ module: "a module", exec: "wasm_exec.1.js" });
    while (!other.closed) await new Promise((done) => setTimeout(done));
    assert.deepEqual(other.said, []);
  },
}, (source, how) => new World(source, how));
