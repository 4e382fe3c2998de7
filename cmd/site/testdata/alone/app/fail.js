// What is said when the program cannot start, with the rest of the script and the page made up around it.
"use strict";
const assert = require("node:assert");
const alone = require("../../alone.js");

class World {
  timers = new Map();
  shown = [];
  reloads = 0;
  taken = 0;
  stops = 0;
  constructor(source, { english = false, kept = true } = {}) {
    let timers = 0;
    this.scope = {
      html: { dataset: { app: "loading" } }, note: null, progress: " 50 %", console: { error() {} }, german: () => !english, everythingKept: () => kept, loading: () => "it comes",
      serviert: this.serviert = { updateReady: false, takeUpdate: () => { this.taken++; } }, reload: () => { this.reloads++; }, stopWaiting: () => { this.stops++; },
      show: (text, alert) => {
        this.scope.note ??= { parts: [], append: (e) => { this.scope.note.parts.push(e); }, remove: () => { this.removed = true; } };
        this.shown.push([text, alert === true]);
      },
      document: { createElement: (kind) => ({ kind, addEventListener(on, listener) { this[on] = listener; } }) },
      setTimeout: (then, ms) => { this.timers.set(++timers, [ms, then]); return timers; }, clearTimeout: (timer) => { this.timers.delete(timer); },
    };
    new Function("scope", "tell", `with (scope) { ${source}\ntell({ failures, fail, hear, deaf }); }`)(this.scope, (told) => { Object.assign(this, told); });
  }
  get app() { return this.scope.html.dataset.app; }
  get buttons() { return this.scope.note.parts; }
  rings() {
    const [[ms, then]] = this.timers.values();
    this.timers.clear();
    assert.equal(ms, 20000);
    then();
  }
}

alone({
  async "why it cannot start is said once, with a way on"(w, world) {
    let before = "there"; // the note that it is loading
    w.scope.note = { remove: () => { before = "gone"; } };
    w.fail(w.failures.network, new Error("404"));
    assert.equal(before, "gone");
    w.fail(w.failures.memory, new Error("later"));
    assert.deepEqual([w.app, w.shown, w.scope.progress, w.stops], ["failed", [[w.failures.network[0], true]], "", 1]);
    assert.deepEqual(w.buttons.map(({ kind, type, textContent }) => [kind, type, textContent]), [["button", "button", "Neu laden"]]);
    w.buttons[0].click();
    assert.deepEqual([w.reloads, w.taken], [1, 0]);
    w.serviert.updateReady = true;
    w.buttons[0].click();
    assert.deepEqual([w.reloads, w.taken], [1, 1]);
    const english = world({ english: true });
    english.fail(english.failures.network, new Error("404"));
    assert.deepEqual([english.shown[0][0], english.buttons[0].textContent], [w.failures.network[1], "Reload"]);
    for (const texts of Object.values(w.failures)) assert.ok(texts.length === 2 && texts[0] !== texts[1]);
  },
  async "a browser that is too old is no newer after loading again"(w) {
    w.fail(w.failures.old, new Error("no container queries"));
    assert.deepEqual([w.shown.length, w.buttons], [1, []]);
  },
  async "that all is saved is said only where it is"(w, world) {
    w.fail(w.failures.ended, new Error("a mistake"));
    assert.equal(w.shown[0][0], w.failures.ended[0]);
    for (const [texts, want] of [["ended", "lost"], ["network", "network"]]) {
      const other = world({ kept: false });
      other.fail(other.failures[texts], new Error("a mistake"));
      assert.equal(other.shown[0][0], other.failures[want][0]);
    }
  },
  async "a newer version may be the cure"(w) {
    w.serviert.updateReady = true;
    w.fail(w.failures.ended, new Error("a mistake"));
    assert.equal(w.taken, 1);
  },
  async "a line on which nothing comes is told, until something does"(w, world) {
    w.hear();
    w.hear();
    assert.equal(w.timers.size, 1);
    w.rings();
    assert.deepEqual([w.app, w.shown, w.buttons.length], ["loading", [[w.failures.weak[0], true]], 1]);
    w.hear();
    assert.deepEqual([w.removed, w.shown.at(-1), w.buttons], [true, ["it comes", false], []]);
    w.hear();
    assert.equal(w.shown.length, 2);
    w.deaf();
    assert.equal(w.timers.size, 0);
    const started = world();
    started.hear();
    started.scope.html.dataset.app = "ready";
    started.rings();
    assert.deepEqual(started.shown, []);
    const failed = world();
    failed.hear();
    failed.rings();
    failed.fail(failed.failures.network, new Error("no network"));
    failed.hear(); // what it says then stays
    assert.equal(failed.shown.at(-1)[0], failed.failures.network[0]);
    assert.equal(failed.buttons.length, 1);
  },
}, (source, how) => new World(source, how));
