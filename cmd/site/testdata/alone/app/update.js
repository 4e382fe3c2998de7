// How the page and its service worker get on, with the rest of the script and the browser made up around them.
"use strict";
const assert = require("node:assert");
const alone = require("../../alone.js");

const turns = async () => { for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done)); };
const minute = 60000;

// Something with listeners: a worker, a registration, the container, the page.
class Talker {
  listeners = [];
  constructor(of) { Object.assign(this, { sent: [] }, of); }
  addEventListener(kind, listener, { once } = {}) { this.listeners.push([kind, listener, once]); }
  tell(kind) {
    for (const one of this.listeners.filter(([on]) => on === kind)) {
      if (one[2]) this.listeners.splice(this.listeners.indexOf(one), 1);
      one[1]();
    }
  }
  postMessage(data, ports = []) { this.sent.push([data, ...ports]); }
  becomes(state) {
    this.state = state;
    this.tell("statechange");
  }
}

class World {
  clock = 1000;
  timers = [];
  reloads = 0;
  tries = 0;
  updates = 0;
  news = 0;
  asked = [];
  constructor(source, how = {}) {
    this.window = new Talker({ isSecureContext: how.secure !== false });
    this.document = new Talker({ hidden: false });
    this.container = new Talker({ controller: how.controlled ? {} : null });
    this.registration = new Talker({ active: null, waiting: null, installing: null, update: async () => { this.updates++; throw new Error("no network"); }, ...how.registration });
    this.container.register = async (...of) => {
      this.tries++;
      this.registered = of;
      if (this.noWorker) throw new Error("no network");
      return this.registration;
    };
    this.serviert = {};
    const scope = {
      serviert: this.serviert, html: this.html = { dataset: { app: how.app ?? "ready" } }, config: { base: "/repo/" }, trusted: (address) => `trusted ${address}`, workerURL: "/repo/sw.js",
      window: this.window, document: this.document, navigator: how.supported === false ? {} : { serviceWorker: this.container }, started: Promise.resolve(), tellNews: () => { this.news++; },
      location: { reload: () => { this.reloads++; } }, console: { warn() {} }, performance: { now: () => this.clock }, whileSeen: (then, ms) => { this.hourly = [then, ms]; },
      addEventListener: (...of) => this.window.addEventListener(...of), queueMicrotask,
      setTimeout: (then, ms) => this.timers.push([ms, then]), clearTimeout: (timer) => { if (timer) this.timers[timer - 1] = null; },
      fetch: async (...of) => { this.asked.push(of); return this.answer(); },
      MessageChannel: class { port1 = {}; port2 = { answer: (data) => { this.port1.onmessage({ data }); } }; },
    };
    new Function(...Object.keys(scope), "tell", `${source}\ntell({ watchWorker, renew });`)(...Object.values(scope), (told) => { Object.assign(this, told); });
  }
  async watched() {
    await this.watchWorker();
    await turns();
    return this;
  }
  finds(worker = new Talker({ state: "installing" })) {
    this.registration.installing = worker;
    this.registration.tell("updatefound");
    return worker;
  }
  left() { return this.timers.filter(Boolean); }
  rings() {
    const [[ms, then]] = this.left();
    this.timers = [];
    this.clock += ms;
    then();
    return turns();
  }
  comesBack() {
    this.document.tell("visibilitychange");
    return turns();
  }
}

const active = () => ({ active: new Talker({ state: "activated" }) });
const answers = (worker, whole) => { worker.sent.at(-1)[1].answer(whole); };

alone({
  async "whether the app starts without a network is told"(w, world) {
    assert.equal(w.serviert.offline, "loading");
    for (const [how, state] of [[{ supported: false }, "unsupported"], [{ supported: false, secure: false }, "insecure"]]) {
      const other = await world(how).watched();
      assert.deepEqual([other.serviert.offline, other.news, other.tries], [state, 1, 0]);
    }
    const kept = await world({ controlled: true, registration: active() }).watched(), worker = kept.registration.active;
    assert.deepEqual(kept.registered, ["trusted /repo/sw.js", { scope: "/repo/", updateViaCache: "none" }]);
    assert.deepEqual(worker.sent.map(([data]) => data), ["whole?"]);
    answers(worker, true);
    assert.deepEqual([kept.serviert.offline, kept.news, kept.left().length], ["ready", 1, 0]);
    await kept.comesBack();
    assert.equal(worker.sent.length, 1);
    kept.window.tell("online");
    assert.equal(worker.sent.length, 2);
    answers(worker, true);
    assert.equal(kept.news, 1);
  },
  async "what is missing is asked for again, ever less often"(_, world) {
    const w = await world({ controlled: true, registration: active() }).watched(), worker = w.registration.active, waits = [];
    for (let i = 0; i < 9; i++) {
      answers(worker, false);
      assert.deepEqual([w.serviert.offline, w.left().length], ["incomplete", 1]);
      waits.push(w.left()[0][0] / minute);
      await w.rings();
    }
    assert.deepEqual([waits, worker.sent.length, w.updates], [[1, 2, 4, 8, 16, 32, 60, 60, 60], 10, 9]);
    answers(worker, true);
    assert.equal(w.serviert.offline, "ready");
  },
  async "who comes back is worth another try, but not every time"(_, world) {
    const w = world();
    w.noWorker = true;
    await w.watched();
    assert.deepEqual([w.tries, w.serviert.offline], [1, "refused"]);
    for (const tries of [2, 3, 3]) {
      await w.comesBack();
      assert.deepEqual([w.tries, w.left().length], [tries, 1]);
    }
    w.clock += 4 * minute;
    await w.comesBack();
    assert.equal(w.tries, 4);
    w.window.tell("online");
    await turns();
    assert.equal(w.tries, 5);
    w.document.hidden = true;
    w.window.tell("online");
    await turns();
    assert.equal(w.tries, 5);
    assert.equal(w.hourly[1], 60 * minute);
  },
  async "one that could not be installed is registered again, one that is there is updated"(_, world) {
    const w = await world().watched(), worker = w.finds();
    w.registration.installing = null;
    worker.becomes("redundant");
    assert.deepEqual([w.serviert.offline, w.tries], ["incomplete", 1]);
    await w.rings();
    assert.deepEqual([w.tries, w.updates], [2, 0]);
    const listening = w.registration.listeners.length;
    w.hourly[0]();
    await turns();
    assert.deepEqual([w.tries, w.registration.listeners.length], [3, listening]);
    for (const place of ["active", "waiting", "installing"]) {
      const there = world({ registration: { [place]: new Talker({ state: "installing" }) } });
      await there.watched();
      there.hourly[0]();
      await turns();
      assert.deepEqual([there.tries, there.updates], [1, 1], place);
    }
    const twice = world();
    let registers;
    twice.container.register = () => { twice.tries++; return new Promise((done) => { registers = done; }); };
    twice.watchWorker();
    twice.hourly[0]();
    assert.equal(twice.tries, 1);
    registers(twice.registration);
    await turns();
    const older = await world({ controlled: true, registration: active() }).watched(), half = older.finds();
    answers(older.registration.active, true);
    half.becomes("redundant");
    assert.equal(older.serviert.offline, "ready");
  },
  async "the first worker is asked when it has begun, and changes nothing"(_, world) {
    const w = await world().watched(), worker = w.finds();
    worker.becomes("installed");
    assert.deepEqual([w.serviert.updateReady, w.serviert.offline, worker.sent], [false, "loading", []]);
    w.registration.active = worker;
    worker.becomes("activated");
    assert.deepEqual(worker.sent.map(([data]) => data), ["whole?"]);
    w.container.tell("controllerchange");
    await w.comesBack();
    assert.equal(w.reloads, 0);
    w.container.tell("controllerchange");
    assert.equal(w.reloads, 0);
    await w.comesBack();
    await w.comesBack();
    assert.equal(w.reloads, 1);
  },
  async "a newer version is announced, and taken when somebody says so"(_, world) {
    const finds = async (how) => {
      const w = await world({ controlled: true, registration: active(), ...how }).watched(), worker = w.finds();
      w.told = 0;
      w.serviert.onUpdate = () => { w.told++; };
      w.registration.waiting = worker;
      worker.becomes("installed");
      worker.becomes("installed");
      return [w, worker];
    };
    const [w, worker] = await finds();
    assert.deepEqual([w.serviert.updateReady, w.told, worker.sent, w.registration.active.sent.length], [true, 1, [], 1]);
    w.serviert.takeUpdate();
    assert.deepEqual([worker.sent, w.reloads], [[["take"]], 0]);
    const before = w.registration.active.sent.length;
    w.window.tell("online");
    assert.equal(w.registration.active.sent.length, before); // it would stay for that
    w.container.tell("controllerchange");
    w.container.tell("controllerchange");
    assert.equal(w.reloads, 1);
    const [again] = await finds();
    again.serviert.takeUpdate();
    again.serviert.takeUpdate();
    assert.equal(again.reloads, 1);
    const [, cure] = await finds({ app: "failed" });
    assert.deepEqual(cure.sent, [["take"]]);
    for (const [is, how] of [["hidden", (w) => { w.document.hidden = true; }], ["failed", (w) => { w.html.dataset.app = "failed"; }]]) {
      const other = await world({ controlled: true }).watched();
      how(other);
      other.container.tell("controllerchange");
      assert.equal(other.reloads, 1, is);
    }
  },
  async "one that is being installed when the page comes is followed"(_, world) {
    const begins = new Talker({ state: "installing" }), first = await world({ registration: { installing: begins } }).watched();
    first.registration.active = begins;
    begins.becomes("activated");
    assert.deepEqual(begins.sent.map(([data]) => data), ["whole?"]);
    const ends = await world({ controlled: true, registration: { ...active(), installing: new Talker({ state: "installed" }) } }).watched();
    assert.equal(ends.serviert.updateReady, true);
  },
  async "one that was found before this page came is announced to who listens later"(_, world) {
    const w = await world({ controlled: true, registration: { ...active(), waiting: new Talker({ state: "installed" }) } }).watched();
    let told = 0;
    assert.equal(w.serviert.updateReady, true);
    w.serviert.onUpdate = null;
    const listens = w.serviert.onUpdate = () => { told++; };
    assert.deepEqual([told, w.serviert.onUpdate], [0, listens]);
    await turns();
    assert.equal(told, 1);
    const first = await world({ registration: { waiting: new Talker({ state: "installed" }) } }).watched();
    assert.equal(first.serviert.updateReady, false);
    const nothing = world();
    nothing.serviert.takeUpdate();
    assert.equal(nothing.reloads, 1);
  },
  async "what has gone from the host comes with the page of the newer version"(_, world) {
    for (const [answer, reloads] of [[() => ({ status: 404 }), 1], [() => ({ status: 200 }), 0], [() => ({ status: 500 }), 0], [() => { throw new TypeError("Failed to fetch"); }, 0]]) {
      const w = world();
      w.answer = answer;
      await w.renew("/repo/mind.1.js");
      assert.deepEqual([w.reloads, w.asked], [reloads, [["/repo/mind.1.js", { method: "HEAD", cache: "no-store" }]]]);
    }
  },
}, (source, how) => new World(source, how));
