// From one page of the app to the next, with the rest of the script and the browser made up around it.
"use strict";
const assert = require("node:assert");
const alone = require("../../alone.js");

class Storage {
  constructor(items = {}) { Object.assign(this, items); }
  getItem(key) { return this[key] ?? null; }
  setItem(key, text) {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this[key] = text;
  }
  removeItem(key) { delete this[key]; }
}
class Memory { // in place of a storage that is blocked, see boot.js
  constructor(items = {}) { Object.assign(this, items); }
  getItem(key) { return this[key] ?? null; }
  setItem(key, text) { this[key] = text; }
  removeItem(key) { delete this[key]; }
}

const turns = async () => { for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done)); };
const carry = "serviert:/repo/:carry";

class World {
  listeners = [];
  timers = new Map();
  shown = [];
  went = [];
  asked = [];
  failed = 0;
  stops = 0;
  host = () => new Response("a page");
  constructor(source, how = {}) {
    const { localStorage = new Storage(), sessionStorage = new Storage() } = how;
    let timers = 0;
    const listen = (on) => (kind, listener, options) => { this.listeners.push([on, kind, listener, options]); };
    const element = { closest: () => this.control };
    class Element { static [Symbol.hasInstance](e) { return e === element; } }
    this.element = element;
    this.control = { marks: new Set(), setAttribute(name) { this.marks.add(name); }, removeAttribute(name) { this.marks.delete(name); } };
    this.document = { hidden: false, addEventListener: listen("document"), querySelectorAll: (which) => which === "[data-queued]" && this.queued || [] };
    this.window = { localStorage, sessionStorage, name: "", stop: () => { this.stops++; } };
    if (how.entries) {
      this.window.navigation = { entries: () => how.entries.map((state) => ({ getState: () => state })), updateCurrentEntry: ({ state }) => { this.place = state; } };
    }
    this.scope = {
      window: this.window, navigation: this.window.navigation, localStorage, sessionStorage, Storage, Element, document: this.document, controls: "controls", console: { warn() {} },
      config: { base: "/repo/", prefix: "/repo", programs: { table: { pages: ["/", "/table"] }, desk: { pages: ["/rules", "/games"] } } },
      html: { dataset: { program: "table" } }, serviert: how.serviert ?? {}, journal: { works: how.journal === true }, held: how.held === true, note: null,
      german: () => how.english !== true, show: (text) => { this.shown.push(text); this.scope.note = { remove: () => { this.shown.push("gone"); } }; },
      location: Object.assign(new URL("https://host.example/repo/"), { assign: (to) => { this.went.push(to); } }),
      history: { state: { go: 1 }, replaceState: (state) => { this.place = state; } }, navigator: how.worker === undefined ? {} : { serviceWorker: { controller: how.worker } },
      addEventListener: listen("window"), removeEventListener() {},
      setTimeout: (then, ms) => { this.timers.set(++timers, [ms, then]); return timers; },
      clearTimeout: (timer) => { this.timers.delete(timer); },
      fetch: async (address, { signal }) => {
        this.asked.push(address);
        return Promise.race([this.host(), new Promise((_, late) => { signal.addEventListener("abort", () => late(signal.reason)); })]);
      },
    };
    this.serviert = this.scope.serviert;
    new Function("scope", "tell", `with (scope) { ${source}\ntell({ elsewhere, link: () => linkLeft, hadLock: () => hadLock, woken: () => woken }); }`)(this.scope, (told) => { Object.assign(this, told); });
  }
  send(kind, event = {}) {
    let stopped = false;
    for (const [, on, listener] of [...this.listeners]) if (on === kind) listener({ preventDefault: () => { stopped = true; }, ...event });
    return stopped;
  }
  hide() {
    this.document.hidden = true;
    this.send("visibilitychange");
  }
  get carried() { return JSON.parse(this.window.sessionStorage.getItem(carry)); }
  // Goes to another page by a tap.
  leave(address = "/repo/rules") {
    this.send("click", { target: this.element });
    const left = this.serviert.leave(address, () => { this.failed++; });
    return Promise.race([left, turns()]);
  }
  wait(ms) {
    for (const [timer, [after, then]] of [...this.timers]) {
      if (after !== ms) continue;
      this.timers.delete(timer);
      then();
    }
    return turns();
  }
}

const blocked = () => ({ localStorage: new Memory({ "serviert:game": "one" }), sessionStorage: new Memory() });

alone({
  async "a link leads to another program, or stays"(w) {
    const to = (path, more = {}) => w.elsewhere({ target: "", hasAttribute: () => false, ...Object.fromEntries(["origin", "pathname", "search", "hash"].map((part) => [part, new URL(path, "https://host.example")[part]])), ...more });
    assert.equal(to("/repo/rules?x=1#y"), "/rules?x=1#y");
    for (const path of ["/repo/", "/repo/table", "/repo/nothing", "/rules", "/oper/rules", "https://other.example/repo/rules"]) assert.equal(to(path), "", path);
    assert.equal(to("/repo/rules", { target: "_blank" }), "");
    assert.equal(to("/repo/rules", { hasAttribute: (name) => name === "download" }), "");
  },
  async "a page that comes takes what the one before carried, once"(_, world) {
    const comes = (text) => world({ sessionStorage: new Storage({ [carry]: text }) });
    const now = Date.now();
    const w = comes(JSON.stringify({ text: "a draft", held: true, at: now, link: "game=abc" }));
    assert.deepEqual([w.link(), w.hadLock(), w.carried], ["game=abc", true, null]);
    assert.deepEqual([w.serviert.carried(), w.serviert.carried()], ["a draft", ""]);
    for (const [at, held, want] of [[now - 20000, true, false], [now + 20000, true, false], [now, false, false], [now, 1, false], [undefined, true, false]]) {
      assert.equal(comes(JSON.stringify({ text: "", held, at })).hadLock(), want, `${at} ${held}`);
    }
    for (const wrong of ["{", "null", '{"text":1,"link":2}', ""]) {
      const none = comes(wrong);
      assert.deepEqual([none.serviert.carried(), none.link(), none.hadLock()], ["", "", false], wrong);
    }
  },
  async "a page that goes hands on what was begun, and whether it had the game"(_, world) {
    const goes = (how) => world({ held: true, ...how });
    const w = goes({ serviert: { onLeaving: () => "a draft", link: "game=abc" } }), before = Date.now();
    w.send("pagehide");
    assert.deepEqual({ ...w.carried, at: 0 }, { text: "a draft", held: true, at: 0, link: "game=abc" });
    assert.ok(w.carried.at >= before && w.carried.at <= Date.now());
    w.hide();
    assert.equal(w.carried.held, true);
    const hidden = goes({ serviert: { onLeaving: () => "a draft" } });
    hidden.send("visibilitychange");
    assert.equal(hidden.carried, null);
    hidden.hide();
    assert.deepEqual([hidden.carried.text, hidden.carried.held], ["a draft", false]);
    const early = goes({ sessionStorage: new Storage({ [carry]: JSON.stringify({ text: "of before", link: "code=1" }) }) });
    early.send("pagehide");
    assert.deepEqual([early.carried.text, early.carried.link], ["of before", "code=1"]);
    const asleep = goes();
    asleep.send("pageshow", { persisted: true });
    asleep.send("pagehide");
    asleep.hide();
    assert.deepEqual([asleep.woken(), asleep.carried], [true, null]);
    const full = goes({ sessionStorage: new Storage({ full: true }) });
    full.send("pagehide");
    assert.equal(full.carried, null);
  },
  async "without a worker a page is asked for before this one is left"(_, world) {
    const w = world();
    await w.leave();
    assert.deepEqual([w.asked, w.went, w.failed, w.timers.size, w.window.name], [["/repo/rules"], ["/repo/rules"], 0, 0, ""]);
    for (const [how, read] of [[{}, true], [blocked(), false]]) {
      const other = world(how), answer = new Response("a page");
      other.host = () => answer;
      await other.leave();
      assert.equal(answer.bodyUsed, read);
    }
    const byKey = world(); // nothing was tapped
    byKey.host = () => new Promise(() => {});
    byKey.serviert.leave("/repo/rules", () => { byKey.failed++; });
    await byKey.wait(100);
    await byKey.wait(10000);
    assert.equal(byKey.failed, 1);
    const away = world();
    away.host = () => { throw new TypeError("Failed to fetch"); };
    await away.leave();
    assert.deepEqual([away.went, away.failed, away.timers.size], [[], 1, 0]);
    const gone = world({ worker: null });
    gone.host = () => new Response("", { status: 404 });
    await gone.leave();
    assert.deepEqual([gone.asked.length, gone.went, gone.failed], [1, [], 1]);
  },
  async "whoever waits is told, and after a while it is given up"(_, world) {
    const slow = (how) => {
      const w = world(how);
      w.host = () => new Promise(() => {});
      w.queued = [{ removeAttribute: (name) => { w.unmarked = name; } }];
      return w;
    };
    const w = slow();
    await w.leave();
    assert.deepEqual([...w.timers.values()].map(([ms]) => ms), [100, 1200, 10000]);
    await w.wait(100);
    assert.deepEqual([[...w.control.marks], w.unmarked], [["data-queued"], "data-queued"]);
    await w.wait(1200);
    assert.deepEqual(w.shown, ["Die Seite wird geladen."]);
    await w.wait(10000);
    assert.deepEqual([w.failed, w.went, w.control.marks.size, w.shown.at(-1), w.scope.note], [1, [], 0, "gone", null]);
    const english = slow({ english: true });
    await english.leave();
    await english.wait(1200);
    assert.deepEqual(english.shown, ["The page is loading."]);
    english.send("pagehide");
    assert.equal(english.timers.size, 0);
  },
  async "nor is a page waited for that the worker has lost"(_, world) {
    const w = world({ worker: {} });
    await w.leave();
    assert.deepEqual([w.asked, w.went, w.failed, w.timers.size], [[], ["/repo/rules"], 0, 3]);
    await w.leave("/repo/games");
    const [first] = [...w.timers].filter(([, [ms]]) => ms === 10000);
    w.timers.delete(first[0]);
    first[1][1]();
    await turns();
    assert.deepEqual([w.stops, w.failed], [0, 0]);
    await w.wait(10000);
    assert.deepEqual([w.stops, w.failed], [1, 1]);
  },
  async "where nothing is stored it goes along, by the tab and by its place in the history"(_, world) {
    const w = world({ ...blocked(), entries: [{ turn: 4 }, undefined, { turn: 2 }] });
    await w.leave();
    assert.ok(w.window.name.startsWith("serviert:"));
    const { localStorage, sessionStorage } = JSON.parse(w.window.name.slice("serviert:".length));
    assert.deepEqual([localStorage, Object.keys(sessionStorage)], [{ "serviert:game": "one" }, [carry]]);
    assert.deepEqual(w.place, { handed: w.window.name.slice("serviert:".length), turn: 5 });
    await w.wait(10000);
    assert.equal(w.window.name, "");
    const old = world(blocked());
    await old.leave();
    assert.deepEqual([old.place.go, old.place.handed], [1, old.window.name.slice("serviert:".length)]);
    const half = world({ sessionStorage: new Memory() });
    await half.leave();
    assert.deepEqual(Object.keys(JSON.parse(half.window.name.slice("serviert:".length))), ["sessionStorage"]);
  },
  async "whoever would lose it is asked first"(_, world) {
    const w = world(blocked());
    assert.equal(w.send("beforeunload"), false);
    assert.ok(w.place.handed);
    for (const key of ["serviert:game", "serviert:words"]) {
      const played = world(blocked());
      played.window.localStorage.setItem(key, "two");
      assert.equal(played.send("beforeunload"), true, key);
      assert.match(played.place.handed, /two/);
      assert.equal(played.send("beforeunload"), true); // after staying
      played.hide();
      assert.equal(played.send("beforeunload"), true); // after a look elsewhere
      await played.leave();
      assert.equal(played.send("beforeunload"), false); // the next page gets it
      await played.wait(10000);
      assert.equal(played.send("beforeunload"), true);
    }
    const kept = world({ ...blocked(), journal: true });
    kept.window.localStorage.setItem("serviert:game", "two");
    assert.equal(kept.send("beforeunload"), false);
    const stored = world();
    stored.window.localStorage.setItem("serviert:game", "two");
    assert.equal(stored.send("beforeunload"), false);
    stored.send("pagehide");
    stored.hide();
    assert.equal(stored.place, undefined);
    const half = world({ localStorage: new Memory() });
    half.window.localStorage.setItem("serviert:game", "two");
    assert.equal(half.send("beforeunload"), true);
    const asleep = world(blocked());
    asleep.window.localStorage.setItem("serviert:game", "two");
    asleep.send("pageshow", { persisted: true });
    assert.equal(asleep.send("beforeunload"), false);
    assert.equal(asleep.place, undefined);
  },
  async "where nobody says that a page goes it is handed on when it does"(_, world) {
    const w = world(blocked());
    w.send("pagehide");
    assert.match(w.place.handed, /one/);
    const hidden = world(blocked());
    hidden.send("visibilitychange");
    assert.equal(hidden.place, undefined);
    hidden.hide();
    assert.match(hidden.place.handed, /one/);
    const announced = world(blocked());
    announced.send("beforeunload");
    announced.place = undefined;
    announced.send("pagehide");
    announced.hide();
    assert.equal(announced.place, undefined);
    for (const goes of [(w) => { w.send("pagehide"); }, (w) => { w.hide(); }]) {
      const asleep = world(blocked());
      asleep.send("pageshow", { persisted: true });
      goes(asleep);
      assert.equal(asleep.place, undefined);
    }
  },
}, (source, how) => new World(source, how));
