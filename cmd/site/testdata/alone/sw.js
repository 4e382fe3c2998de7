// The service worker with fakes in place of the browser: what is kept, the host, the clock.
"use strict";
const assert = require("node:assert");
const alone = require("../alone.js");
const zlib = require("node:zlib");

const origin = "https://host.example";

// A cache as the specification has it: one that is deleted lives on for whoever has it open.
class Shelf {
  entries = new Map(); // bytes and headers, by address
  constructor(world, name) { Object.assign(this, { world, name }); }
  async match(url) {
    await this.world.storage("match", this.name);
    const found = this.entries.get(url);
    return found && this.world.response(found.body, { headers: found.headers });
  }
  async put(url, response) {
    assert.equal(response.status, 200, "a browser keeps no part");
    const body = Buffer.from(await response.arrayBuffer());
    await this.world.storage("put", this.name, url);
    this.entries.set(url, { body, headers: [...response.headers] });
  }
  async keys() {
    await this.world.storage("keys", this.name);
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async delete(request) {
    await this.world.storage("delete", this.name);
    return this.entries.delete(request.url);
  }
}

// A site of two programs. What a file has to be is its fingerprint.
const small = {
  prefix: "serviert:/repo/:", version: "v2", base: "/repo/", unpacker: "unpack.222222222222.js",
  pages: [["./", "rules.html"], ["games.html", "plots.html"]],
  files: [
    ["./", "home v2", false], ["rules.html", "rules v2", false], ["games.html", "games v2", false], ["plots.html", "plots v2", false],
    ["icon.svg", "icon", false], ["app.222222222222.js", "script v2", true], ["style.111111111111.css", "style", true],
    ["table.222222222222.wasm", "", true, [["table.222222222222.wasm.xz", "xz of table v2"], ["table.222222222222.wasm.gz", "gz of table v2"]]],
  ],
  onDemand: [["words/de.222222222222.words", "Wörter v2", true], ["words/en.111111111111.words", "words", true]],
};

class World {
  kept = new Map(); // shelves, by name
  host = new Map(); // what the host answers, by address: a text, a function, or an error
  asked = []; // address and how the browser's own cache is used
  done = []; // what else the worker has done
  timers = [];
  now = 0;
  most = 0; // questions to the host at a time
  listeners = {};
  imported = new Set();
  installed = false; // then the worker can import only what it has imported before
  constructor(source, changes = {}) {
    const config = { ...small, ...changes };
    this.config = config;
    for (const [path, text, , packed] of [...config.files, ...config.onDemand]) {
      if (!packed) this.host.set(this.url(path), text);
      else for (const [path, text] of packed) this.host.set(this.url(path), text.startsWith("gz") ? zlib.gzipSync(text) : text);
    }
    this.self = { serviceWorker: { state: "activated" }, skipWaiting: () => { this.done.push("take"); }, clients: { claim: async () => { this.done.push("claim"); } } };
    const scope = {
      self: this.self,
      location: new URL(config.base + "sw.js", origin),
      registration: { update: async () => { this.done.push("update"); throw new Error("no network"); } },
      importScripts: (path) => {
        this.done.push("import " + path);
        if (this.noUnpacker || this.installed && !this.imported.has(path)) throw new Error("no unpacker");
        this.imported.add(path);
        this.self.unpackProgram = (body) => this.spoilt ? new ReadableStream({ start(c) { c.error(new Error("spoilt")); } }) :
          body.pipeThrough(new TransformStream({ transform(chunk, to) { to.enqueue(Buffer.concat([Buffer.from("unpacked "), chunk])); } }));
      },
      addEventListener: (kind, listener) => { this.listeners[kind] = listener; },
      setTimeout: (then, ms) => { this.timers.push([ms, then]); },
      console: { warn() {} },
      fetch: (of, options) => this.fetch(of, options),
      caches: {
        has: async (name) => { await this.storage("has", name); return this.kept.has(name); },
        keys: async () => { await this.storage("keys"); return [...this.kept.keys()]; },
        delete: async (name) => { await this.storage("delete", name); return this.kept.delete(name); },
        open: async (name) => { await this.storage("open", name); return this.shelf(name); },
      },
    };
    new Function(...Object.keys(scope), source.replace("/*config*/{}", JSON.stringify(config)))(...Object.values(scope));
  }
  async storage(...call) { if (this.broken && this.broken(...call)) throw new Error("storage is broken"); }
  url(path) { return new URL(path, origin + this.config.base).href; }
  shelf(name) {
    if (!this.kept.has(name)) this.kept.set(name, new Shelf(this, name));
    return this.kept.get(name);
  }
  get own() { return this.shelf(this.config.prefix + this.config.version); }
  get onDemand() { return this.shelf(this.config.prefix + "on-demand"); }
  put(shelf, path, text) { shelf.entries.set(this.url(path), { body: Buffer.from(text), headers: [["Content-Type", "text/kept"]] }); }
  response(body, { type = "basic", redirected = false, ...init } = {}) {
    return Object.defineProperties(new Response(body, init), { type: { value: type }, redirected: { value: redirected } });
  }
  async fetch(of, options = {}) {
    const url = of.url || of;
    this.asked.push(of.url ? [url] : [url, options.cache, options.credentials]);
    this.most = Math.max(this.most, ++this.now);
    try {
      await new Promise((done) => setImmediate(done));
      if (this.noNetwork) throw new TypeError("Failed to fetch");
      const found = this.host.get(url);
      const answer = typeof found === "function" ? await found(options) : found;
      const response = answer instanceof Response ? answer : answer === undefined ? this.response("no such file", { status: 404 }) : this.response(answer);
      if (options.integrity !== undefined) {
        const body = Buffer.from(await response.clone().arrayBuffer());
        const text = body[0] === 0x1f ? String(zlib.gunzipSync(body)) : String(body);
        if (text !== options.integrity) throw new TypeError("integrity");
      }
      return response;
    } finally {
      this.now--;
    }
  }
  // Keeps all of a version but what is named.
  keepAll(...less) {
    for (const [path, text, , packed] of this.config.files) if (!less.includes(path)) this.put(this.own, path, packed ? "unpacked " + packed[0][1] : text);
    return this;
  }
  // What is sent to the worker: whether it takes it on, what comes of it, and when all is done that is to be done.
  send(kind, event = {}) {
    const waits = [];
    let answer;
    this.listeners[kind]({ waitUntil: (p) => { waits.push(p); p.catch(() => {}); }, respondWith: (p) => { answer = p; p.catch(() => {}); }, ...event });
    const over = Promise.all(waits);
    if (kind === "install") over.then(() => { this.installed = true; }, () => {});
    return { answer, waits, over };
  }
  get(path, { mode = "navigate", method = "GET" } = {}) { return this.send("fetch", { request: { url: new URL(path, origin + this.config.base).href, mode, method } }); }
  async text(...of) {
    const { answer } = this.get(...of);
    if (!answer) return undefined;
    return (await answer).text();
  }
  async whole() {
    const answers = [];
    await this.send("message", { data: "whole?", ports: [{ postMessage: (whole) => { answers.push(whole); } }] }).over;
    return answers;
  }
  paths(asked = this.asked) { return asked.map(([url]) => url.slice((origin + this.config.base).length) || "./").sort(); }
  names(shelf = this.own) { return [...shelf.entries.keys()].map((url) => url.slice((origin + this.config.base).length) || "./").sort(); }
  textOf(shelf, path) { return String(shelf.entries.get(this.url(path))?.body); }
}

const all = small.files.map(([path]) => path).sort();
const script = "app.222222222222.js", sheet = "style.111111111111.css", program = "table.222222222222.wasm";
const never = () => new Promise(() => {});
const broken = () => { throw new TypeError("Failed to fetch"); };
const rejects = (promise, what) => assert.rejects(promise, what);
const turns = async () => { for (let i = 0; i < 50; i++) await new Promise((done) => setImmediate(done)); };


const cases = {
  async "a version is fetched whole, four files at a time"(w) {
    await w.send("install").over;
    assert.deepEqual(w.names(), all);
    assert.equal(w.most, 4);
    assert.deepEqual(w.done, ["import /repo/unpack.222222222222.js"]);
    assert.deepEqual([...w.kept.keys()], ["serviert:/repo/:v2"]);
    assert.equal(w.asked.length, all.length);
    const how = Object.fromEntries(w.asked.map(([url, ...how]) => [url, how.join()]));
    assert.equal(how[w.url("rules.html")], "no-cache,same-origin");
    assert.equal(how[w.url(script)], "default,same-origin");
    assert.equal(how[w.url(program + ".xz")], "default,same-origin");
    assert.equal(w.textOf(w.own, program), "unpacked xz of table v2");
    assert.equal(new Headers(w.own.entries.get(w.url(program)).headers).get("Content-Type"), "application/wasm");
  },
  async "what an earlier version has is not fetched again"(w) {
    w.shelf("serviert:/repo/:v0");
    const older = w.shelf("serviert:/repo/:v1");
    for (const path of ["rules.html", sheet]) w.put(older, path, "of v1");
    w.put(w.shelf("serviert:/:v1"), script, "of a neighbour");
    await w.send("install").over;
    assert.deepEqual(w.paths(), all.filter((path) => path !== sheet).map((path) => path === program ? program + ".xz" : path));
    assert.equal(w.textOf(w.own, sheet), "of v1");
    assert.equal(w.textOf(w.own, "rules.html"), "rules v2");
    assert.equal(w.textOf(w.own, script), "script v2");
    assert.deepEqual(w.names(older), ["rules.html", sheet]);
  },
  async "what can no longer be read of an earlier version is"(w, world) {
    const older = (w) => {
      for (const path of [script, sheet]) w.put(w.shelf("serviert:/repo/:v1"), path, "of v1");
      return w;
    };
    older(w).broken = (what, name) => what === "match" && name.endsWith("v1");
    await w.send("install").over;
    assert.deepEqual(w.names(), all);
    assert.equal(w.textOf(w.own, script), "script v2");
    const halves = older(world()); // what was kept breaks off
    let puts = 0;
    halves.broken = (what, name, url) => what === "put" && url === halves.url(script) && puts++ === 0;
    await halves.send("install").over;
    assert.equal(halves.textOf(halves.own, script), "script v2");
    assert.equal(halves.textOf(halves.own, sheet), "of v1");
    const full = older(world());
    full.broken = (what, name, url) => {
      if (what === "put" && url === full.url(script)) throw new DOMException("no room", "QuotaExceededError");
    };
    await rejects(full.send("install").over, /no room/);
    await turns();
    assert.equal(full.asked.some(([url]) => url === full.url(script)), false);
  },
  async "a wrong answer in the browser's own cache is passed, once"(w) {
    w.host.set(w.url(script), ({ cache }) => cache === "reload" ? "script v2" : "<h1>Log in</h1>");
    w.host.set(w.url(sheet), "<h1>Log in</h1>");
    await rejects(w.send("install").over);
    await turns();
    assert.deepEqual(w.asked.filter(([url]) => url === w.url(script)), [[w.url(script), "default", "same-origin"], [w.url(script), "reload", "same-origin"]]);
    assert.equal(w.asked.filter(([url]) => url === w.url(sheet)).length, 2);
    assert.equal(w.kept.size, 0);
  },
  async "half an upload is not kept, and nothing more is fetched"(w) {
    w.host.set(w.url("./"), "home v1");
    await rejects(w.send("install").over);
    await turns();
    assert.equal(w.kept.size, 0);
    assert.equal(w.asked.filter(([url]) => url === w.url("./")).length, 1);
    assert.ok(w.asked.length <= 7, w.asked.length + " files were asked for");
  },
  async "what was kept before an installation that fails stays"(w) {
    w.put(w.own, sheet, "style");
    w.noNetwork = true;
    await rejects(w.send("install").over);
    assert.deepEqual(w.names(), [sheet]);
  },
  async "without room nothing is kept"(w) {
    w.broken = (what, name, url) => what === "put" && url === w.url("games.html");
    await rejects(w.send("install").over);
    await turns();
    assert.equal(w.kept.size, 0);
  },
  async "answers that are not the file are refused"(w) {
    for (const [what, answer] of Object.entries({
      "not there": { status: 404 }, "of another host": { type: "cors" }, "opaque": { type: "opaque" },
    })) {
      w.host.set(w.url(script), () => w.response("script v2", answer));
      await rejects(w.send("install").over, undefined, what);
    }
  },
  async "a redirect and a part become the file"(w) {
    w.host.set(w.url(script), () => w.response("script v2", { redirected: true, headers: { "Content-Type": "text/javascript" } }));
    w.host.set(w.url(sheet), () => w.response("style", { status: 206, headers: { "Content-Type": "text/css" } }));
    await w.send("install").over;
    for (const [path, text, kind] of [[script, "script v2", "text/javascript"], [sheet, "style", "text/css"]]) {
      assert.equal(w.textOf(w.own, path), text);
      assert.equal(new Headers(w.own.entries.get(w.url(path)).headers).get("Content-Type"), kind);
    }
    const asked = await w.get("icon.svg", { mode: "no-cors" }).answer;
    assert.equal(asked.redirected, false);
  },
  async "a program that an earlier version has can still be unpacked later"(w) {
    w.put(w.shelf("serviert:/repo/:v1"), program, "of v1");
    await w.send("install").over;
    await w.send("activate").over;
    w.own.entries.delete(w.url(program));
    assert.deepEqual(await w.whole(), [true]);
    assert.equal(w.textOf(w.own, program), "unpacked xz of table v2");
  },
  async "without what unpacks it the program is kept from its gzip"(w) {
    w.noUnpacker = true;
    await w.send("install").over;
    assert.equal(w.textOf(w.own, program), "gz of table v2");
    assert.equal(new Headers(w.own.entries.get(w.url(program)).headers).get("Content-Type"), "application/wasm");
    assert.deepEqual(w.asked.filter(([url]) => url.endsWith(".gz")), [[w.url(program + ".gz"), "default", "same-origin"]]);
  },
  async "so it is where its smaller form cannot be had or is spoilt"(w, world) {
    w.host.delete(w.url(program + ".xz"));
    await w.send("install").over;
    assert.equal(w.textOf(w.own, program), "gz of table v2");
    const other = world();
    other.spoilt = true;
    await other.send("install").over;
    assert.equal(other.textOf(other.own, program), "gz of table v2");
  },
  async "so it is where the host has unpacked its gzip"(w) {
    w.host.delete(w.url(program + ".xz"));
    w.host.set(w.url(program + ".gz"), "gz of table v2");
    await w.send("install").over;
    assert.equal(w.textOf(w.own, program), "gz of table v2");
  },
  async "a site without xz needs no unpacker"(w, world) {
    const other = world({ unpacker: "" });
    await other.send("install").over;
    assert.deepEqual(other.done, []);
  },
  async "word lists that are in use come with the update, no other"(w) {
    w.put(w.onDemand, "words/de.111111111111.words", "Wörter v1");
    await w.send("install").over;
    assert.deepEqual(w.names(w.onDemand), ["words/de.111111111111.words", "words/de.222222222222.words"]);
    assert.equal(w.textOf(w.onDemand, "words/de.222222222222.words"), "Wörter v2");
    const before = w.asked.length;
    await w.send("activate").over;
    assert.deepEqual(w.names(w.onDemand), ["words/de.222222222222.words"]);
    await w.send("install").over;
    assert.equal(w.asked.slice(before).filter(([url]) => url.endsWith(".words")).length, 0);
  },
  async "without them there is no update"(w) {
    w.put(w.onDemand, "words/de.111111111111.words", "Wörter v1");
    w.host.delete(w.url("words/de.222222222222.words"));
    await rejects(w.send("install").over);
    assert.deepEqual([...w.kept.keys()], ["serviert:/repo/:on-demand"]);
    assert.deepEqual(w.names(w.onDemand), ["words/de.111111111111.words"]);
  },
  async "older versions go when it begins, and nobody else's"(w) {
    w.keepAll();
    for (const name of ["serviert:/repo/:v1", "serviert:/repo/:v0", "serviert:/:v1", "other"]) w.shelf(name);
    await w.send("activate").over;
    assert.deepEqual([...w.kept.keys()].sort(), ["other", "serviert:/:v1", "serviert:/repo/:v2"]);
    assert.deepEqual(w.done, ["claim"]);
    assert.deepEqual(w.names(), all);
  },
  async "it takes over when the page says so"(w) {
    w.send("message", { data: "nothing it knows", ports: [] });
    assert.deepEqual(w.done, []);
    w.send("message", { data: "take", ports: [] });
    assert.deepEqual(w.done, ["take"]);
  },
  async "who asks whether all is kept gets what is missing fetched"(w) {
    w.keepAll();
    assert.deepEqual(await w.whole(), [true]);
    assert.deepEqual(w.asked, []);
    w.own.entries.delete(w.url("rules.html"));
    w.own.entries.delete(w.url(program));
    assert.deepEqual([await w.whole(), w.names()], [[true], all]);
    assert.deepEqual(w.paths(), ["rules.html", program + ".xz"]);
    assert.deepEqual(w.done, ["import /repo/unpack.222222222222.js"]);
  },
  async "where it cannot be had, another version is looked for"(w) {
    w.keepAll("rules.html");
    w.host.set(w.url("rules.html"), "rules v3");
    assert.deepEqual(await w.whole(), [false]);
    assert.deepEqual(w.done, ["update"]);
    assert.deepEqual(w.names(), all.filter((path) => path !== "rules.html"));
    w.host.set(w.url("rules.html"), "rules v2");
    assert.deepEqual(await w.whole(), [true]);
  },
  async "who asks at the same time waits for the same"(w) {
    w.keepAll("rules.html");
    assert.deepEqual(await Promise.all([w.whole(), w.whole()]), [[true], [true]]);
    assert.equal(w.asked.length, 1);
  },
  async "what is deleted meanwhile is not said to be kept"(w) {
    w.keepAll("rules.html");
    w.host.set(w.url("rules.html"), () => {
      w.own.entries.delete(w.url("icon.svg"));
      return "rules v2";
    });
    assert.deepEqual(await w.whole(), [false]);
  },
  async "one that is replaced does nothing more"(w) {
    w.self.serviceWorker.state = "redundant";
    w.keepAll("rules.html");
    assert.deepEqual(await w.whole(), []);
    for (const path of ["./", "rules", script]) assert.equal(w.get(path).answer, undefined);
    delete w.self.serviceWorker; // as in browsers that do not tell
    assert.deepEqual(await w.whole(), [true]);
    assert.equal(await w.text("rules"), "rules v2");
  },
  async "what is not its own is left to the browser"(w, world) {
    w.keepAll();
    for (const [path, how] of [["rules", { method: "POST" }], ["rules", { method: "HEAD" }], ["https://other.example/repo/rules"], ["/rules"], ["/other/repo/rules"],
      ["docs/picture.png", { mode: "no-cors" }], ["rules", { mode: "cors" }], ["version.txt", { mode: "cors" }]]) {
      assert.equal(w.get(path, how).answer, undefined, path);
    }
    const top = world({ base: "/" }).keepAll();
    for (const path of ["/other/", "/other/rules", "/other/index.html"]) assert.equal(top.get(path).answer, undefined, path);
    assert.equal(await top.text("/"), "home v2");
    assert.equal(await top.text("/index.html"), "home v2");
    assert.equal(await top.text("/rules/"), "rules v2");
  },
  async "its pages are known in every spelling"(w) {
    w.keepAll();
    w.noNetwork = true;
    for (const [path, want] of Object.entries({
      "./": "home v2", "index.html": "home v2", "?a=1": "home v2", "/repo//": "home v2", "rules": "rules v2", "rules.html": "rules v2", "rules/": "rules v2",
      "rules/index.html": "rules v2", "rules?x=1": "rules v2", "rules//": "rules v2", [script]: "script v2",
    })) assert.equal(await w.text(path), want, path);
    assert.deepEqual(w.asked, []);
  },
  async "what is kept is answered at once, and looked after only for a page"(w) {
    w.keepAll("rules.html", program);
    w.noNetwork = true;
    for (const [path, text] of [["icon.svg", "icon"], [script, "script v2"]]) {
      const { answer, waits } = w.get(path, { mode: "no-cors" });
      assert.equal(await (await answer).text(), text);
      assert.equal(waits.length, 0, path);
    }
    const { answer, waits } = w.get(script);
    assert.equal(await (await answer).text(), "script v2");
    assert.equal(waits.length, 0);
  },
  async "a page that lacks nothing asks nobody"(w) {
    w.keepAll();
    const { answer, waits } = w.get("games");
    assert.equal(await (await answer).text(), "games v2");
    assert.equal(waits.length, 0);
    assert.deepEqual([w.asked, w.done], [[], []]);
  },
  async "another page that is missing comes while this one is shown"(w) {
    w.keepAll("rules.html");
    const { answer, waits } = w.get("games");
    assert.equal(await (await answer).text(), "games v2");
    await Promise.all(waits);
    assert.deepEqual(w.names(), all);
    assert.deepEqual(w.paths(), ["rules.html"]);
  },
  async "without its script the host's page comes, else what is kept"(w, world) {
    const none = (w, answer) => {
      w.keepAll(script);
      w.host.set(w.url(script), broken);
      w.host.set(w.url("plots"), answer);
      return w;
    };
    assert.equal(await none(w, "plots v3").text("plots"), "plots v3");
    assert.equal(await none(world(), broken).text("plots"), "plots v2");
    for (const status of [404, 500]) {
      const other = world();
      assert.equal(await none(other, () => other.response("wrong", { status })).text("plots"), "plots v2");
    }
    const dead = none(world(), never), asked = dead.text("plots");
    await turns();
    assert.deepEqual(dead.timers.map(([ms]) => ms), [5000]);
    dead.timers[0][1]();
    assert.equal(await asked, "plots v2");
  },
  async "in place of a page that is missing comes the host's, else one of its program, else any"(w, world) {
    const lost = (w, answer, ...less) => {
      w.keepAll("plots.html", ...less);
      w.host.set(w.url("plots.html"), broken);
      w.host.set(w.url("plots"), answer);
      return w;
    };
    assert.equal(await lost(w, "plots v3").text("plots"), "plots v3");
    assert.equal(await lost(world(), broken).text("plots"), "games v2");
    assert.equal(await lost(world(), undefined).text("plots"), "games v2");
    assert.equal(await lost(world(), broken, "games.html").text("plots"), "home v2");
    await rejects(lost(world(), broken, "games.html", "./").text("plots"), /Failed to fetch/);
    const bare = world();
    assert.equal(await lost(bare, () => bare.response("wrong", { status: 500 }), "games.html", "./").text("plots"), "wrong");
    const other = world({ pages: [["rules.html"]] }); // of another program, or of none
    assert.equal(await lost(other, broken).text("plots"), "home v2");
    const home = world().keepAll("./");
    home.noNetwork = true;
    assert.equal(await home.text("./"), "rules v2");
    const dead = lost(world(), never), asked = dead.text("plots");
    await turns();
    dead.timers[0][1]();
    assert.equal(await asked, "games v2");
  },
  async "a file that is missing is the host's"(w, world) {
    w.keepAll(script);
    w.host.set(w.url(script), "script of the host");
    const { answer, waits } = w.get(script, { mode: "no-cors" });
    assert.equal(await (await answer).text(), "script of the host");
    assert.equal(waits.length, 1);
    const gone = world().keepAll(script);
    gone.host.delete(gone.url(script));
    assert.equal((await gone.get(script, { mode: "no-cors" }).answer).status, 404);
    const alone = world().keepAll(script);
    alone.noNetwork = true;
    await rejects(alone.get(script, { mode: "no-cors" }).answer, /Failed to fetch/);
    assert.equal(alone.timers.length, 0);
  },
  async "a program that is missing is unpacked for who asks"(w) {
    w.keepAll(program);
    assert.equal(await w.text(program, { mode: "cors" }), "unpacked xz of table v2");
  },
  async "a word list is kept once it was used"(w) {
    const list = "words/en.111111111111.words", cors = { mode: "cors" };
    assert.equal(await w.text(list, cors), "words");
    assert.deepEqual(w.names(w.onDemand), [list]);
    assert.deepEqual(w.asked, [[w.url(list), "default", "same-origin"]]);
    assert.equal(await w.text(list, cors), "words");
    assert.equal(w.asked.length, 1);
  },
  async "a word list comes where there is no room to keep it, and a wrong one never"(w) {
    const list = "words/en.111111111111.words", cors = { mode: "cors" };
    w.broken = (what) => what === "put";
    assert.equal(await w.text(list, cors), "words");
    w.broken = null;
    w.host.set(w.url(list), "<h1>Log in</h1>");
    await rejects(w.text(list, cors), /integrity/);
    assert.deepEqual(w.names(w.onDemand), []);
  },
  async "below its path an unknown address is somebody's, or the app says that there is nothing"(w, world) {
    w.keepAll();
    assert.equal(await w.text("no/such"), "home v2");
    w.host.set(w.url("docs/"), "docs");
    assert.equal(await w.text("docs/"), "docs");
    w.host.set(w.url("docs/"), () => w.response("busy", { status: 503 }));
    assert.equal(await w.text("docs/"), "busy");
    w.noNetwork = true;
    assert.equal(await w.text("docs/"), "home v2");
    const bare = world();
    assert.equal((await bare.get("no/such").answer).status, 404);
    bare.noNetwork = true;
    await rejects(bare.text("no/such"), /Failed to fetch/);
  },
  async "where the browser cannot read what it keeps, all is the host's"(w, world) {
    for (const call of ["open", "match", "keys", "put"]) {
      const w = world().keepAll(script, "plots.html");
      w.broken = (what) => what === call;
      for (const [path, mode, texts] of [["rules", "navigate", ["rules v2", "rules v3"]], ["plots", "navigate", ["plots v3"]], [script, "no-cors", ["script v2"]],
        ["icon.svg", "no-cors", ["icon"]], ["words/en.111111111111.words", "cors", ["words"]], ["docs", "navigate", ["docs v3"]]]) {
        if (mode === "navigate") w.host.set(w.url(path), path + " v3");
        const text = await w.text(path, { mode });
        assert.ok(texts.includes(text), `without ${call} ${path} is ${text}`);
      }
      const readable = call === "keys" || call === "put";
      assert.equal((await w.get("no/such").answer).status, readable ? 200 : 404);
      w.noNetwork = true;
      if (readable) assert.equal(await w.text("rules"), "rules v2");
      else await rejects(w.text("rules"), /Failed to fetch/);
    }
    w.keepAll(program).broken = () => true;
    assert.equal(await w.text(program, { mode: "cors" }), "unpacked xz of table v2");
    assert.deepEqual(await w.whole(), [false]);
    assert.deepEqual(w.done.slice(-1), ["update"]);
  },
};

alone(cases, (source, changes) => new World(source, changes));
