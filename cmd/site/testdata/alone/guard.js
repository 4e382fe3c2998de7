// What stands in the page before everything else, with a page made up around it.
"use strict";
const assert = require("node:assert");
const alone = require("../alone.js");

const worker = () => ({
  asked: [], listeners: {},
  postMessage(data) { this.asked.push(data); },
  addEventListener(kind, listener) { this.listeners[kind] = listener; },
});

class World {
  html = { dataset: { app: "loading" } };
  listeners = {};
  asked = [];
  moved = [];
  reloads = 0;
  answers = { ok: true };
  visit = "navigate";
  stuck = { link: {}, querySelector(which) { return which === "a" ? this.link : null; } };
  constructor(source, { parent, hash = "" } = {}) {
    const link = { remove: () => { this.drawn = true; } };
    this.location = { hash, href: "https://host.example/repo/", reload: () => { this.reloads++; } };
    this.window = { location: this.location };
    this.window.parent = parent ? { get location() { return parent(); } } : this.window;
    this.window.parent.parent ??= this.window.parent;
    this.container = { listeners: {}, getRegistration: async () => this.registration, addEventListener(kind, listener) { this.listeners[kind] = listener; } };
    const scope = {
      window: this.window, location: this.location, navigator: { serviceWorker: this.container }, performance: { getEntriesByType: (kind) => kind === "navigation" ? [{ type: this.visit }] : [] },
      document: {
        documentElement: this.html, scripts: [{ src: "" }, { src: "app.1.js" }, { src: "wasm_exec.1.js" }],
        body: { append: (e) => { this.moved.push(e); } },
        querySelector: (which) => { assert.equal(which, 'link[rel="expect"]'); return link; },
        getElementById: (id) => { assert.equal(id, "stuck"); return this.stuck; },
        addEventListener: (kind, listener) => { this.listeners[kind] = listener; },
      },
      setTimeout: (then, ms) => { this.timer = [ms, then]; },
      fetch: async (address, { cache }) => {
        this.asked.push(`${address} ${cache}`);
        if (this.answers instanceof Error) throw this.answers;
        return address === "app.1.js" ? this.answers : { ok: true };
      },
    };
    this.navigator = scope.navigator;
    new Function(...Object.keys(scope), source)(...Object.values(scope));
  }
  async ends() {
    await this.listeners.DOMContentLoaded();
    return [this.html.dataset.app, this.reloads, this.asked.length];
  }
  started() { Object.assign(this.window, { serviert: {}, Go: class {} }); }
}

alone({
  async "a page of somebody else does not get the game, one of its own does"(w, world) {
    assert.equal(w.html.dataset.app, "loading");
    const framed = world({ parent() { throw new DOMException("cross-origin", "SecurityError"); } });
    assert.deepEqual(await framed.ends(), ["framed", 0, 0]);
    assert.equal(world({ parent: () => ({ href: "https://host.example/" }) }).html.dataset.app, "loading");
  },
  async "what has come is drawn after a while"(w) {
    assert.deepEqual([w.timer[0], w.drawn], [5000, undefined]);
    w.timer[1]();
    assert.equal(w.drawn, true);
  },
  async "a page whose scripts have run is left alone"(w, world) {
    w.started();
    assert.deepEqual(await w.ends(), ["loading", 0, 0]);
    assert.deepEqual(w.moved, [w.stuck]);
    for (const lacks of ["serviert", "Go"]) {
      const other = world();
      other.started();
      delete other.window[lacks];
      assert.deepEqual(await other.ends(), ["loading", 1, 2], lacks);
    }
    const bare = world(); // it has come without its end
    bare.started();
    bare.stuck = null;
    assert.deepEqual(await bare.ends(), ["loading", 0, 0]);
    assert.deepEqual(bare.moved, []);
  },
  async "else it is loaded again, once, where the host has them"(w, world) {
    assert.deepEqual(await w.ends(), ["loading", 1, 2]);
    assert.deepEqual(w.asked, ["app.1.js reload", "wasm_exec.1.js reload"]);
    for (const how of [{ visit: "reload" }, { answers: { ok: false } }, { answers: new TypeError("Failed to fetch") }, { stuck: null, visit: "reload" }]) {
      const other = Object.assign(world(), how);
      assert.deepEqual(await other.ends(), ["failed", 0, 2]);
    }
  },
  async "a game behind the address stays there"(w, world) {
    await w.ends();
    assert.equal(w.stuck.link.onclick, undefined);
    const brings = world({ hash: "#game=abc" });
    await brings.ends();
    const before = brings.reloads;
    assert.equal(brings.stuck.link.onclick(), false);
    assert.equal(brings.reloads, before + 1);
  },
  async "a newer version takes its place, whenever it comes"(w, world) {
    const fails = async (registration, listeners = {}) => {
      const w = Object.assign(world(), { visit: "reload", registration: registration && { ...registration, addEventListener: (kind, listener) => { listeners[kind] = listener; } } });
      await w.ends();
      return w;
    };
    assert.deepEqual((await fails(undefined)).container.listeners, {});
    const waiting = worker(), ready = await fails({ waiting });
    assert.deepEqual(waiting.asked, ["take"]);
    ready.container.listeners.controllerchange();
    assert.equal(ready.reloads, 1);
    const installing = worker(), { registration } = await fails({ installing });
    assert.deepEqual(installing.asked, []);
    installing.listeners.statechange();
    registration.waiting = installing;
    installing.listeners.statechange();
    assert.deepEqual(installing.asked, ["take"]);
    const listeners = {}, later = await fails({}, listeners), found = worker();
    listeners.updatefound();
    later.registration.installing = later.registration.waiting = found;
    listeners.updatefound();
    found.listeners.statechange();
    assert.deepEqual(found.asked, ["take"]);
    const without = Object.assign(world(), { visit: "reload" });
    delete without.navigator.serviceWorker;
    assert.deepEqual(await without.ends(), ["failed", 0, 2]);
  },
}, (source, how) => new World(source, how));
