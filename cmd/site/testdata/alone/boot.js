// What stands in the page and runs before its first paint, with a page made up around it.
"use strict";
const assert = require("node:assert");
const alone = require("../alone.js");

class Storage {
  constructor(items = {}) { Object.assign(this, items); }
  getItem(key) { return this[key] ?? null; }
}
const blocked = () => { throw new DOMException("denied", "SecurityError"); };
const kept = "table.1.wasm", packed = "table.2.wasm.xz";

// A page in German; how says what is other than on a first visit in a German browser without a worker.
class World {
  listeners = {};
  timers = [];
  links = [];
  workers = [];
  queued = [];
  constructor(source, how = {}) {
    const world = this;
    this.html = { dataset: { app: "loading" }, lang: "de", style: {} };
    const metas = { program: how.program ?? `${kept} ${packed} unpack.1.js`, compiler: "compile.1.js wasm_exec.1.js" };
    this.description = { content: "auf Deutsch" };
    this.document = {
      documentElement: this.html, readyState: "loading", title: "Würfel",
      head: { append: (link) => { this.links.push(link); } },
      createElement: (kind) => { assert.equal(kind, "link"); return {}; },
      querySelector: (which) => which === "body > template[lang]" ? this.template : which === 'meta[name="description"]' ? this.description :
        { content: metas[/^meta\[name="(\w+)"\]$/.exec(which)[1]] },
      querySelectorAll: (which) => { assert.equal(which, "[data-queued]"); return this.queued; },
      getElementById: (id) => { assert.equal(id, "root"); return { replaceWith: (content) => { this.content = content; } }; },
      addEventListener: (kind, listener) => { this.listeners[kind] = listener; },
    };
    const { localStorage, sessionStorage } = how;
    this.window = {
      document: this.document, name: how.name ?? "", history: { state: how.state ?? null }, location: new URL(how.address ?? "https://host.example/repo/"),
      navigator: { languages: how.languages ?? ["de-AT"], hardwareConcurrency: how.cores ?? 8, userAgentData: how.chromium === false ? undefined : {} },
      addEventListener: (kind, listener, before) => { this.listeners[kind] = before && listener; },
      removeEventListener: (kind, listener, before) => { if (before && this.listeners[kind] === listener) delete this.listeners[kind]; },
      setTimeout: (then, ms) => this.timers.push([ms, then]),
      clearTimeout: (timer) => { if (timer) this.timers[timer - 1] = null; },
      MutationObserver: class { constructor(changed) { world.changed = changed; } observe(...of) { world.watches = of; } disconnect() { world.watches = false; } },
      Worker: class {
        sent = [];
        constructor(script, options) {
          if (how.workers === false) throw new Error("no more workers");
          Object.assign(this, { script, name: options.name });
          world.workers.push(this);
        }
        postMessage(data) { this.sent.push(data); }
        terminate() { this.ended = true; }
      },
      WebAssembly: { Module: class {} },
      // What a browser shows of sizes: rem as it is set, a line as high as its text, which may have a smallest size.
      getComputedStyle: (of) => {
        assert.equal(of, this.html);
        let shown;
        return { get scrollMarginTop() {
          const { scrollMarginTop: size, lineHeight } = world.html.style;
          if (size !== "1lh" || how.lines !== false) shown = { "1rem": how.rem ?? 16, "1lh": Math.max(how.rem ?? 16, how.least ?? 0) * lineHeight }[size];
          return `${shown}px`;
        } };
      },
      Element: class { closest(which) { return which === "#root :is(button, input)" ? this.control : null; } },
    };
    const own = { localStorage: localStorage ?? new Storage(), sessionStorage: sessionStorage ?? new Storage() };
    for (const [name, storage] of Object.entries(own)) {
      Object.defineProperty(this.window, name, { configurable: true, get: typeof storage === "function" ? storage : () => storage });
    }
    if (how.controlled !== undefined) this.window.navigator.serviceWorker = { controller: how.controlled ? {} : null };
    if (how.entries) this.window.navigation = { entries: () => how.entries.map((state) => ({ getState: () => state })) };
    if (how.policies) this.window.trustedTypes = { createPolicy: (name, { createScriptURL }) => ({ createScriptURL: (url) => `${name}: ${createScriptURL(url)}` }) };
    this.window.window = this.window;
    new Function("window", `with (window) { ${source} }`)(this.window);
  }
  get storage() { return this.window.localStorage; }
  tap(control) {
    const target = Object.assign(new this.window.Element(), { control });
    let stopped = false;
    this.listeners.click?.({ target, preventDefault: () => { stopped = true; } });
    return stopped;
  }
  wait(ms) { for (const [after, then] of this.timers.filter((timer) => timer?.[0] === ms)) then(after); }
  left() { return this.timers.filter(Boolean).map(([ms]) => ms).sort((a, b) => a - b); }
}

const preload = (href, as) => ({ rel: "preload", as, href, fetchPriority: "low", ...as === "fetch" ? { crossOrigin: "" } : {} });
const second = { controlled: true };
const entry = (turn, game) => ({ turn, handed: JSON.stringify({ localStorage: { "serviert:game": game } }) });
const outcome = (promise) => promise.then((module) => module, ({ message }) => message);

alone({
  async "places grow with the smallest text that a browser shows"(w, world) {
    const sizes = (how) => world(how).html.style;
    for (const how of [{}, { least: 16 }, { rem: 32, least: 24 }, { least: 24, lines: false }]) assert.equal(sizes(how).fontSize, undefined, JSON.stringify(how));
    const { fontSize, lineHeight, scrollMarginTop } = sizes({ least: 24 });
    assert.deepEqual([fontSize, lineHeight, scrollMarginTop], ["150%", "", ""]);
  },
  async "a browser that blocks storage gets another one, which is gone with the page"(w, world) {
    assert.equal(w.html.dataset.memory, undefined);
    assert.ok(w.storage instanceof Storage);
    const { html, storage, window } = world({ localStorage: blocked, sessionStorage: blocked });
    assert.equal(html.dataset.memory, "");
    assert.deepEqual([storage.length, storage.key(0), storage.getItem("a")], [0, null, null]);
    storage.setItem("a", 1);
    storage.setItem("b", "two");
    assert.deepEqual([storage.length, storage.key(1), storage.key(2), storage.getItem("a")], [2, "b", null, "1"]);
    storage.removeItem("a");
    assert.deepEqual([storage.length, storage.getItem("a")], [1, null]);
    storage.clear();
    assert.equal(storage.length, 0);
    assert.notEqual(window.sessionStorage, storage);
    const half = world({ sessionStorage: blocked });
    assert.ok(half.storage instanceof Storage);
    assert.equal(half.html.dataset.memory, "");
    assert.equal(half.window.sessionStorage.length, 0);
  },
  async "what the page before had in memory comes by the tab or by its history"(w, world) {
    const game = (how) => {
      const { storage, window } = world({ localStorage: blocked, sessionStorage: blocked, ...how });
      return [storage.getItem("serviert:game"), window.name];
    };
    const name = "serviert:" + JSON.stringify({ localStorage: { "serviert:game": "a\ngame", "setItem": "x", "other": "y" }, sessionStorage: { "serviert:tab": "1" } });
    assert.deepEqual(game({ name }), ["a\ngame", ""]);
    assert.deepEqual(game({ name, entries: [entry(3, "older")] }), ["a\ngame", ""]);
    const both = world({ localStorage: blocked, sessionStorage: blocked, name });
    assert.deepEqual([both.storage.length, both.window.sessionStorage.getItem("serviert:tab")], [1, "1"]);
    assert.deepEqual(game({ entries: [entry(2, "older"), entry(3, "last"), undefined, entry(1, "first")] }), ["last", ""]);
    assert.deepEqual(game({ state: entry(undefined, "of its place") }), ["of its place", ""]);
    for (const name of ["a tab of theirs", "serviert:{", "serviert:null", 'serviert:{"localStorage":1}']) {
      assert.deepEqual(game({ name }), [null, name.startsWith("serviert:") ? "" : name], name);
    }
    assert.deepEqual(game({ entries: [] }), [null, ""]);
    assert.equal(world({ name }).storage.getItem("serviert:game"), null);
  },
  async "a first visit asks for the program as it travels and for what unpacks it"(w, world) {
    assert.deepEqual(w.links, [preload(packed, "fetch"), preload("unpack.1.js", "script")]);
    assert.deepEqual(world({ controlled: false }).links, w.links);
    assert.deepEqual(world({ program: "table.2.wasm.gz table.2.wasm.gz" }).links, [preload("table.2.wasm.gz", "fetch")]);
    assert.deepEqual([w.workers, w.window.compiling], [[], undefined]);
  },
  async "what is kept is compiled aside"(w, world) {
    w = world({ ...second, policies: true });
    assert.deepEqual([w.links, w.workers.map(({ script, name }) => [script, name])], [[], [["serviert-compiler: compile.1.js", kept]]]);
    assert.equal(world(second).workers[0].script, "compile.1.js");
    for (const how of [{ program: "table.2.wasm.gz table.2.wasm.gz" }, { workers: false }]) {
      const other = world({ ...second, ...how });
      assert.deepEqual(other.links, [preload(how.program ? "table.2.wasm.gz" : kept, "fetch")]);
    }
  },
  async "the page hears of the module, or that there is none"(w, world) {
    const module = (w) => new w.window.WebAssembly.Module();
    const compiles = (how) => {
      const w = world({ ...second, ...how }), [worker] = w.workers;
      return { w, worker, says: (data) => { worker.onmessage({ data }); } };
    };
    {
      const { w, worker, says } = compiles(), made = module(w);
      assert.deepEqual(w.left(), [5000, 20000]);
      says("there");
      assert.deepEqual(w.left(), [20000, 20000]);
      says(made);
      assert.equal(await outcome(w.window.compiling), made);
      assert.equal(worker.ended, undefined);
      w.wait(20000); // a rehearsal that does not end
      assert.equal(worker.ended, true);
    }
    for (const how of [{ chromium: false }, { cores: 1 }]) {
      const { w, worker, says } = compiles(how);
      assert.deepEqual([w.left(), worker.sent], [[5000], []]);
      says(module(w));
      await w.window.compiling;
      await null;
      assert.equal(worker.ended, true);
    }
    for (const [want, fails] of [
      ["no memory", ({ says }) => says({ failed: "no memory" })], ["the compiler has failed", ({ worker }) => worker.onerror()],
      ["the compiler has failed", ({ worker }) => worker.onmessageerror()], ["the compiler says nothing", ({ w }) => w.wait(5000)],
      ["the compiler says nothing", ({ w, says }) => { says("there"); w.wait(20000); }],
    ]) {
      const all = compiles();
      fails(all);
      assert.equal(await outcome(all.w.window.compiling), want);
      await null;
      assert.equal(all.worker.ended, true, want);
    }
  },
  async "what is kept goes along for the rehearsal, and nothing of others"(w, world) {
    w = world({ ...second, address: "https://host.example/repo/table?x#y", localStorage: new Storage({ "serviert:game": "a game", "serviert:a/b:carry": "x", "other": "y", "serviert:settings": "{}" }) });
    assert.deepEqual(w.workers[0].sent, [{ module: undefined, exec: "wasm_exec.1.js", address: "https://host.example/repo/table?x#y", kept: { "serviert:game": "a game", "serviert:settings": "{}" } }]);
    w.window.rehearse("a module");
    assert.deepEqual([w.workers.length, w.workers[0].sent[1]], [1, "play"]);
  },
  async "what the page has compiled is rehearsed, once"(w, world) {
    w.window.rehearse(null);
    assert.equal(w.workers.length, 0);
    w.window.rehearse("a module");
    w.window.rehearse("a module");
    assert.deepEqual(w.workers.map(({ name, sent }) => [name, sent.map(({ module, exec }) => [module, exec])]), [["", [["a module", "wasm_exec.1.js"]]]]);
    w.wait(20000);
    assert.equal(w.workers[0].ended, true);
    for (const how of [{ chromium: false }, { cores: 1 }, { ...second, workers: false }]) {
      const other = world(how);
      other.window.rehearse("a module");
      assert.equal(other.workers.length, 0);
    }
    const two = world({ cores: 2 });
    two.window.rehearse("a module");
    assert.equal(two.workers.length, 1);
  },
  async "the theme and the language that are kept count"(w, world) {
    const set = (settings, languages) => {
      const { html } = world({ localStorage: new Storage({ "serviert:settings": settings }), languages });
      return [html.dataset.theme, html.lang, html.dataset.saved];
    };
    assert.deepEqual(set('{"theme":"dark","language":"en"}'), ["dark", "en", undefined]);
    assert.deepEqual(set('{"theme":"light","language":"de"}', ["en"]), ["light", "de", undefined]);
    for (const wrong of ['{"theme":"red","language":"fr"}', "{", "null", "1", '""']) assert.deepEqual(set(wrong), [undefined, "de", undefined], wrong);
    for (const [languages, want] of [[["de"], "de"], [["DE-at"], "de"], [["en-GB", "de"], "en"], [["hr-HR", "de-AT", "en"], "de"], [["fr"], "en"], [[], "en"]]) {
      assert.equal(world({ languages }).html.lang, want, languages.join());
    }
  },
  async "who has played does not see the page for newcomers, for a while"(w, world) {
    assert.deepEqual([w.html.dataset.saved, w.left()], [undefined, []]);
    assert.equal(world({ localStorage: new Storage({ "other": "x" }) }).html.dataset.saved, undefined);
    const played = () => world({ localStorage: new Storage({ "serviert:game": "x" }) });
    const slow = played();
    assert.equal(slow.html.dataset.saved, "");
    slow.wait(3000);
    assert.equal("saved" in slow.html.dataset, false);
    const ready = played();
    ready.html.dataset.app = "ready";
    ready.wait(3000);
    assert.equal(ready.html.dataset.saved, "");
  },
  async "nor does who brings a game"(w, world) {
    for (const [address, brings] of Object.entries({ "cards?begin=three": "", "games#game=abc": "", "games#code=12": "", "games#other=1": undefined, "games?x=1#xgame=": undefined })) {
      assert.equal(world({ address: "https://host.example/repo/" + address }).html.dataset.brings, brings, address);
    }
  },
  async "a button that is pressed early is marked, the last one only"(w) {
    const first = { dataset: {} }, second = { dataset: {} };
    assert.equal(w.tap(null), false);
    assert.equal(w.tap(first), true);
    w.queued = [first];
    assert.equal(w.tap(second), true);
    assert.deepEqual([first.dataset, second.dataset], [{}, { queued: "" }]);
    w.html.dataset.app = "ready";
    assert.equal(w.tap(first), false);
    assert.deepEqual([first.dataset, w.listeners.click], [{}, undefined]);
  },
  async "the other language takes its place before anything is seen"(w, world) {
    assert.deepEqual([w.watches, w.html.style.visibility], [undefined, undefined]);
    const english = (lang = "en") => {
      const w = world({ languages: ["en"] });
      assert.deepEqual([w.html.lang, w.html.style.visibility, w.watches], ["en", "hidden", [w.html, { childList: true, subtree: true }]]);
      w.changed();
      assert.equal(w.html.style.visibility, "hidden");
      w.arrives = (more) => {
        w.template = { lang, nextElementSibling: null, dataset: { title: "Dice", description: "in English" }, content: { cloneNode: (deep) => `English ${deep}` }, ...more };
        w.changed();
      };
      return w;
    };
    const shown = (w) => [w.content, w.document.title, w.description.content, w.html.style.visibility, w.watches];
    const done = ["English true", "Dice", "in English", "", false], not = [undefined, "Würfel", "auf Deutsch", "", false];
    const comes = english();
    comes.arrives({}); // half of it
    assert.equal(comes.html.style.visibility, "hidden");
    comes.arrives({ nextElementSibling: {} });
    assert.deepEqual(shown(comes), done);
    const last = english();
    last.document.readyState = "interactive";
    last.arrives({});
    assert.deepEqual(shown(last), done);
    const none = english(); // the page has come without its end
    none.document.readyState = "interactive";
    none.listeners.readystatechange();
    assert.deepEqual(shown(none), not);
    const other = english("fr");
    other.arrives({ nextElementSibling: {} });
    assert.deepEqual(shown(other), not);
    const quick = english();
    quick.html.dataset.app = "ready";
    quick.arrives({ nextElementSibling: {} });
    assert.deepEqual(shown(quick), not);
  },
}, (source, how) => new World(source, how));
