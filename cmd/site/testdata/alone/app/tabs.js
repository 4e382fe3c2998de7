// Which of several tabs has the game, with locks made up as the specification has them.
"use strict";
const assert = require("node:assert");
const alone = require("../../alone.js");

const turns = async () => { for (let i = 0; i < 20; i++) await new Promise((done) => setImmediate(done)); };

// The locks of a browser, which its tabs share.
class Locks {
  holders = new Map(); // by name
  waiting = [];
  async request(tab, name, options, then) {
    await null;
    if (this.denied) throw new DOMException("denied", "SecurityError");
    const holder = this.holders.get(name);
    if (options.ifAvailable && holder) return then(null);
    let taken;
    if (options.steal && holder) {
      holder.lose(new DOMException("stolen", "AbortError"));
    } else if (holder) {
      await new Promise((done) => { this.waiting.push([name, done, tab]); });
    }
    const lost = new Promise((_, failed) => { taken = { lose: failed }; });
    this.holders.set(name, taken);
    try {
      return await Promise.race([then({ name }), lost]);
    } finally {
      if (this.holders.get(name) === taken) {
        this.holders.delete(name);
        const next = this.waiting.findIndex(([other]) => other === name);
        if (next >= 0) this.waiting.splice(next, 1)[0][1]();
      }
    }
  }
}

class Tab {
  told = [];
  looks = 0;
  listeners = [];
  body = { inert: false };
  reloads = 0;
  constructor(source, locks = new Locks(), how = {}) {
    const scope = {
      serviert: {}, config: { base: how.base ?? "/repo/" }, hadLock: how.had === true, stop: "stop", document: { body: this.body },
      lookAgain: async () => { this.looks++; await this.looking; },
      navigator: locks === null ? {} : { locks: { request: (...of) => locks.request(this, ...of) } }, location: { reload: () => { this.reloads++; } },
      addEventListener: (...of) => { this.listeners.push(of); },
    };
    Object.assign(this, { locks, serviert: scope.serviert });
    new Function(...Object.keys(scope), "answers", source + "\nlockAnswered.then(() => answers.push(held));")(...Object.values(scope), this.answers = []);
  }
  listens() {
    this.serviert.lock((held) => {
      assert.equal(held, this.serviert.held());
      this.told.push(held);
    });
    return this;
  }
  // Who goes waits for nothing any more.
  goes() {
    this.locks.waiting = this.locks.waiting.filter(([, , tab]) => tab !== this);
    this.send("pagehide");
  }
  send(kind, event = {}) { for (const [on, listener] of this.listeners) if (on === kind && listener.call) listener(event); }
}

alone({
  async "the first tab has the game, the next one when that goes"(_, tab) {
    const locks = new Locks(), first = tab(locks), second = tab(locks), other = tab(locks, { base: "/other/" });
    await turns();
    assert.deepEqual([first.serviert.held(), second.serviert.held(), other.serviert.held()], [true, false, true]);
    assert.deepEqual([first.answers, second.answers], [[true], [false]]);
    first.listens();
    second.listens();
    first.goes();
    await turns();
    assert.deepEqual([second.told, second.looks], [[false, true], 1]);
    assert.deepEqual([first.told, first.looks], [[true], 0]);
  },
  async "who takes it has it, and gives it back"(_, tab) {
    const locks = new Locks(), first = tab(locks).listens(), second = tab(locks).listens();
    await turns();
    second.serviert.takeLock();
    await turns();
    assert.deepEqual([first.told, second.told], [[false, true, false], [false, false, true]]);
    second.goes();
    await turns();
    assert.deepEqual(first.told.slice(-1), [true]);
    assert.deepEqual([first.looks, second.looks], [2, 1]);
  },
  async "a page that had it a moment ago has it again"(_, tab) {
    const locks = new Locks(), first = tab(locks);
    await turns();
    const next = tab(locks, { had: true });
    await turns();
    assert.deepEqual([first.serviert.held(), next.serviert.held()], [false, true]);
    assert.equal(tab(new Locks(), { had: true }).serviert.held(), false);
  },
  async "what was taken away while it was looked at is not said to be here"(_, tab) {
    const locks = new Locks(), first = tab(locks), second = tab(locks);
    await turns();
    let looked;
    second.listens().looking = new Promise((done) => { looked = done; });
    first.goes();
    await turns();
    assert.deepEqual(second.told, [false]);
    tab(locks).serviert.takeLock();
    await turns();
    looked();
    await turns();
    assert.deepEqual(second.told, [false, false]);
  },
  async "a browser without locks has one tab, as has one that forbids them"(_, tab) {
    const without = tab(null).listens();
    assert.equal(without.serviert.held(), true);
    const locks = new Locks();
    locks.denied = true;
    const denied = tab(locks);
    await turns();
    assert.deepEqual([denied.serviert.held(), denied.answers], [true, [true]]);
  },
  async "a page that wakes from sleep does nothing until it is loaded again"(first) {
    const before = first.listeners.length;
    first.send("pageshow", { persisted: false });
    assert.deepEqual([first.reloads, first.body.inert, first.listeners.length], [0, false, before]);
    first.send("pageshow", { persisted: true });
    assert.deepEqual([first.reloads, first.body.inert], [1, true]);
    const [click, cancel, key] = first.listeners.slice(before);
    assert.deepEqual([click, cancel, key[0], key[2]], [["click", "stop", true], ["cancel", "stop", true], "keydown", true]);
    let stopped = 0;
    key[1]({ stopImmediatePropagation: () => { stopped++; } });
    assert.equal(stopped, 1);
  },
}, (source, ...of) => new Tab(source, ...of));
