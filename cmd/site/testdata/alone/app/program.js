// How the page comes to its program, with the rest of its script and the browser made up around it.
"use strict";
const assert = require("node:assert");
const zlib = require("node:zlib");
const alone = require("../../alone.js");

const files = { kept: "table.1.wasm", xz: "table.2.wasm.xz", gz: "table.3.wasm.gz", xzSize: 40, gzSize: 80 };
const xz = Buffer.from("\xfd7zXZ of the program, packed as it is", "latin1");
const turn = () => new Promise((done) => setImmediate(done));

// A style sheet as a page names it, which comes when the test says so.
class Sheet {
  listeners = [];
  constructor(of) { Object.assign(this, of); }
  addEventListener(kind, listener) { assert.equal(kind, "load"); this.listeners.push(listener); }
  comes(...rules) {
    this.sheet = { cssRules: rules };
    for (const listener of this.listeners) listener();
    this.onload?.();
  }
  cloneNode() { return this.again = new Sheet({ href: this.href, rel: this.rel }); }
  replaceWith(other) { this.isConnected = false; other.isConnected = true; }
}

class World {
  kept = new Map();
  host = new Map([["/repo/" + files.xz, xz], ["/repo/" + files.gz, zlib.gzipSync("from gzip")], ["/repo/unpack.1.js", "script"]]);
  pieces = 7; // bytes that come at a time
  asked = [];
  failed = [];
  done = [];
  timers = [];
  heard = [];
  ran = new Promise((done, failed) => { this.ends = done; this.breaks = failed; });
  noMemory = false;
  constructor(source, how = {}) {
    const world = this, root = {};
    class CompileError extends Error {}
    const instance = (code) => {
      if (this.noMemory) throw new RangeError("Out of memory: Cannot allocate Wasm memory");
      if (!/^(xz unpacked|from gzip|as it runs|compiled aside)$/.test(code)) throw new CompileError("no memory section");
      return code;
    };
    this.html = { dataset: { app: "loading" } };
    this.root = root;
    this.rests = 0;
    this.largest = 0; // piece that is unpacked at once
    this.sheet = new Sheet({ sheet: how.sheet ?? { cssRules: [1] }, href: "style.1.css", isConnected: true });
    let clock = 1;
    this.scope = {
      config: { base: "/repo/", prefix: "/repo", unpacker: "unpack.1.js" }, html: this.html, program: { files: { ...files, ...how.files }, pages: ["/"] },
      unpackerURL: "/repo/unpack.1.js", trusted: (address) => address, tidiness: { GOGC: "1" }, slice: 12, woke: 0, note: null, progress: "",
      failures: { old: "old", barred: "barred", network: "network", memory: "memory", ended: "ended" },
      fail: (texts) => { this.failed.push(texts); },
      hear: () => { this.heard.push(this.scope.progress); }, deaf: () => { this.done.push("deaf"); }, stopWaiting: () => { this.done.push("stop waiting"); },
      ready: () => { this.done.push("ready"); }, readLinks: () => { this.done.push("links"); },
      watchWorker: () => { this.done.push("worker"); }, rehearse: (module) => { this.done.push(`rehearse ${module}`); if (how.noRehearsal) throw new Error("no rehearsal"); },
      journalOpened: "journal", lockAnswered: "lock", get secretReady() { return how.secret?.(); }, journal: { works: how.journal !== false },
      patient: (what, ms) => { this.done.push(`${what instanceof Promise ? "style" : what} ${ms}`); return what; },
      content: () => this.root, afterTurn: (then) => { this.rests++; setImmediate(then); }, performance: { now: () => clock += how.pace ?? 0 },
      setTimeout: (then, ms) => { this.timers.push([ms, then]); },
      console: { warn() {} },
      location: new URL(how.address ?? "https://host.example/repo/"),
      history: { state: "a state", replaceState: (...of) => { this.replaced = of; } },
      navigator: how.worker === undefined ? {} : { serviceWorker: { controller: how.worker ? {} : null } },
      caches: { match: async (path) => {
        if (how.broken) throw new Error("storage is broken");
        return this.kept.has(path) ? {} : undefined;
      } },
      fetch: async (path, options = {}) => {
        this.asked.push(options.cache ? `${path} ${options.cache}` : path);
        if (path === "/repo/unpack.1.js") {
          await turn();
          this.mended = true;
        }
        const found = this.kept.get(path) ?? this.host.get(path), body = typeof found === "function" ? found(options.cache) : found;
        if (body === undefined) return new Response("", { status: 404 });
        const bytes = Buffer.from(body);
        let at = 0;
        return new Response(new ReadableStream({ pull: (to) => { // as a line brings it
          if (at >= bytes.length) to.close();
          else to.enqueue(new Uint8Array(bytes.subarray(at, at += this.pieces)));
        } }), { headers: { ...this.kept.has(path) && { "Content-Type": "application/wasm" }, ...how.length && { "Content-Length": how.length } } });
      },
      WebAssembly: how.barred ? undefined : {
        CompileError, instantiate: async (module) => instance(module),
        instantiateStreaming: async (response) => {
          assert.equal((await response).headers.get("Content-Type"), "application/wasm");
          const code = await (await response).text();
          return { module: "module of " + code, instance: instance(code) }; },
      },
      DecompressionStream: how.old ? undefined : DecompressionStream,
      CSS: { supports: (...of) => of.join() === "container-type,inline-size" && !how.narrow },
      MutationObserver: class { constructor(changed) { world.changed = changed; } observe(on, what) { assert.ok(on === world.scope.document.body && what.childList); } disconnect() { world.changed = () => {}; } },
      document: {
        body: {}, createElement: (kind) => how.aside && !this.link ? this.link = new Sheet({ kind }) : { kind }, getElementById: (id) => how.cut ? null : ({ remove: () => { this.done.push("without " + id); } }),
        querySelector: (which) => ({
          'link[rel="stylesheet"]': how.aside ? null : this.sheet, 'meta[name="style"]': { content: "style.1.css" },
          "style": { after: (link) => { link.isConnected = true; }, remove: () => { this.done.push("without its part"); } },
        })[which],
        head: { append: (e) => {
          if (e.kind === "link") return this.done.push(`${e.rel} ${e.href}`);
          assert.equal(e.kind, "script");
          if (!this.host.has(e.src) || how.spoilt && !this.mended) return setImmediate(() => e.onerror?.());
          this.scope.window.unpackProgram = (bytes) => bytes.pipeThrough(new TransformStream({
            start: () => { this.got = ""; }, transform: (chunk) => { this.largest = Math.max(this.largest, chunk.length); this.got += Buffer.from(chunk).toString("latin1"); },
            flush: (to) => { to.enqueue(Buffer.from(this.got === xz.toString("latin1") ? "xz unpacked" : "spoilt")); },
          }));
          setImmediate(e.onload);
        } },
      },
      Go: how.noGo ? undefined : class {
        importObject = {};
        _resume() { world.resumed = true; }
        async run(instance) { world.go = this; world.running = instance; return world.ran; }
      },
    };
    this.scope.window = how.compiling ? { compiling: how.compiling } : {};
    this.scope.startedFor = (started) => { this.started = started; };
    how.set?.(this); // what there is before it begins
    new Function("scope", `with (scope) { ${source}\nstartedFor(started); }`)(this.scope);
  }
  // What runs once all is done, or why nothing does.
  async starts() {
    await this.started;
    return this.running ?? this.failed.join();
  }
  wait(ms) { for (const [after, then] of this.timers) if (after === ms) then(); }
}

const way = (...of) => of.map((file) => "/repo/" + file);

alone({
  async "a first visit unpacks what has come, however it comes"(w, world) {
    assert.equal(await w.starts(), "xz unpacked");
    assert.deepEqual(w.asked, way(files.xz));
    assert.equal(w.scope.window.unpackProgram, undefined);
    for (const pieces of [1, 3, 4, 5, 1000]) {
      const other = world({ cut: true, set: (w) => { w.pieces = pieces; } });
      assert.equal(await other.starts(), "xz unpacked", `in pieces of ${pieces}`);
    }
  },
  async "how far it is can be seen, and that something comes"(w, world) {
    w = world({ set: (w) => { w.pieces = 10; } });
    await w.starts();
    assert.deepEqual(w.heard, ["", " 25 %", " 50 %", " 75 %", " 93 %"]);
    assert.equal(w.done.filter((what) => what === "deaf").length, 1);
    const told = world({ length: 20, set: (w) => { // the host knows better
      w.pieces = 10;
      w.scope.note = { isConnected: true, children: [{}, {}] };
    } });
    await told.starts();
    assert.deepEqual(told.heard, ["", " 50 %", " 99 %", " 99 %", " 99 %"]);
    assert.equal(told.scope.note.children[1].textContent, " 99 %");
    const gone = world({ set: (w) => { w.scope.note = { isConnected: false, children: [{}, {}] }; } });
    await gone.starts();
    assert.deepEqual(gone.scope.note.children[1], {});
  },
  async "a finger has its turn while it is unpacked"(w, world) {
    const large = (pace, pieces) => world({ pace, set: (w) => {
      w.pieces = pieces;
      w.host.set(...way(files.xz), Buffer.concat([xz, Buffer.alloc(100000)]));
    } });
    for (const pieces of [40000, 200000]) { // what has come before anybody looks comes in one piece
      const slow = large(20, pieces);
      await slow.starts();
      assert.equal(slow.largest, 32768);
      assert.ok(slow.rests > 0);
    }
    const quick = large(0, 40000);
    await quick.starts();
    assert.equal(quick.rests, 0);
  },
  async "what is kept runs as it is"(w, world) {
    const keeps = (w) => { w.kept.set(...way(files.kept), "as it runs"); };
    w = world({ worker: true, set: keeps });
    assert.equal(await w.starts(), "as it runs");
    assert.deepEqual([w.asked, w.heard], [way(files.kept), []]);
    for (const how of [{ worker: true }, { worker: true, broken: true, set: keeps }, { worker: false, set: keeps }, { set: keeps }]) {
      const lost = world(how);
      assert.equal(await lost.starts(), "xz unpacked");
      assert.deepEqual(lost.asked, way(files.xz));
    }
  },
  async "what was compiled aside is taken, else it is looked for elsewhere"(w, world) {
    w = world({ worker: true, compiling: Promise.resolve("compiled aside") });
    assert.equal(await w.starts(), "compiled aside");
    assert.deepEqual([w.asked, w.scope.window], [[], {}]);
    const none = world({ worker: true, compiling: Promise.reject(new Error("the compiler says nothing")), set: (w) => { w.kept.set(...way(files.kept), "as it runs"); } });
    assert.equal(await none.starts(), "as it runs");
    assert.deepEqual(none.scope.window, {});
  },
  async "a wrong answer is asked for again past the browser's own cache"(w, world) {
    w = world({ set: (w) => { w.host.set(...way(files.xz), (cache) => cache === "reload" ? xz : "<h1>Log in</h1>"); } });
    assert.equal(await w.starts(), "xz unpacked");
    assert.deepEqual(w.asked, ["/repo/table.2.wasm.xz", "/repo/table.2.wasm.xz reload", "/repo/unpack.1.js reload"]);
    assert.equal(w.scope.progress, " 93 %");
  },
  async "what unpacks it too, and without it comes the gzip"(w, world) {
    w = world({ set: (w) => { w.host.delete("/repo/unpack.1.js"); } });
    assert.equal(await w.starts(), "from gzip");
    assert.deepEqual(w.asked, ["/repo/table.2.wasm.xz", "/repo/table.2.wasm.xz reload", "/repo/unpack.1.js reload", "/repo/table.3.wasm.gz"]);
  },
  async "what unpacks it is waited for when it is asked for again"(w, world) {
    w = world({ spoilt: true });
    assert.equal(await w.starts(), "xz unpacked");
  },
  async "a host may have no xz, and may unpack its gzip"(w, world) {
    const none = { files: { xz: "", kept: files.gz } };
    const packed = world({ ...none, worker: true });
    assert.equal(await packed.starts(), "from gzip");
    assert.deepEqual(packed.asked, way(files.gz));
    const other = world({ ...none, set: (w) => { w.host.set(...way(files.gz), "from gzip"); } });
    assert.equal(await other.starts(), "from gzip");
  },
  async "where nothing comes that is said, and where there is no memory for it"(w, world) {
    w = world({ set: (w) => { w.host.clear(); } });
    assert.equal(await w.starts(), "network");
    assert.deepEqual(w.asked, ["/repo/table.2.wasm.xz", "/repo/table.2.wasm.xz reload", "/repo/table.3.wasm.gz", "/repo/table.3.wasm.gz reload"]);
    const short = world({ set: (w) => { for (const path of way(files.xz, files.gz)) w.host.set(path, "PK"); } });
    assert.equal(await short.starts(), "network");
    assert.equal(short.asked.length, 4);
    assert.equal(short.scope.progress, "");
    const starved = world({ set: (w) => { w.noMemory = true; } });
    assert.equal(await starved.starts(), "memory");
    assert.equal(starved.go, undefined);
    assert.deepEqual(starved.asked, way(files.xz));
  },
  async "a browser that cannot run it is told so"(w, world) {
    for (const [how, why] of [[{ old: true }, "old"], [{ narrow: true }, "old"], [{ barred: true }, "barred"]]) {
      const other = world(how);
      assert.equal(await other.starts(), why);
      assert.deepEqual(other.asked, []);
    }
    const bare = world({ noGo: true });
    assert.equal(await bare.starts(), "");
    assert.deepEqual(bare.done.slice(0, 1), ["stop waiting"]);
    assert.deepEqual(w.done.slice(0, 2), ["without stuck", "without framed"]);
  },
  async "the first screen waits for what was kept, and not for ever"(w, world) {
    let open;
    w = world({ secret: () => new Promise((done) => { open = done; }) });
    while (!w.done.includes("journal 3000")) await turn();
    await turn();
    assert.deepEqual([w.running, w.changed], [undefined, undefined]);
    assert.deepEqual(w.done.filter((what) => /\d$/.test(what)), ["journal 3000", "lock 3000", "style 5000"]);
    open();
    assert.equal(await w.starts(), "xz unpacked");
    assert.equal(w.scope.journal.missed, false);
    assert.deepEqual(w.go.env, { GOGC: "1" });
    assert.equal(w.done.filter((what) => what === "links").length, 1);
    w.changed();
    assert.equal(w.done.includes("ready"), false);
    w.root = {};
    w.changed();
    w.changed();
    assert.equal(w.done.filter((what) => what === "ready").length, 1);
    assert.ok(w.scope.woke > 0);
    w.scope.woke = 0;
    w.go._resume();
    assert.ok(w.resumed && w.scope.woke > 0);
    const without = world({ journal: false });
    await without.starts();
    assert.equal(without.scope.journal.missed, true);
  },
  async "a program that ends is told, however it does"(w, world) {
    await w.starts();
    w.ends();
    while (w.failed.length === 0) await turn();
    assert.deepEqual(w.failed, ["ended"]);
    const other = world();
    await other.starts();
    other.breaks(new Error("a mistake"));
    while (other.failed.length === 0) await turn();
    assert.deepEqual(other.failed, ["ended"]);
    const lost = world({ secret: () => Promise.reject(new Error("no secret")) });
    await lost.starts();
    assert.deepEqual(lost.failed, ["ended"]);
  },
  async "what may wait comes afterwards"(w, world) {
    await w.starts();
    await turn();
    assert.deepEqual(w.timers.map(([ms]) => ms).sort(), [2000, 300]);
    assert.equal(w.done.includes("worker"), false);
    w.wait(300);
    assert.ok(w.done.includes("rehearse module of xz unpacked"));
    w.wait(2000);
    assert.deepEqual(w.done.slice(-2), ["manifest /repo/manifest.webmanifest", "worker"]);
    assert.equal(world({ worker: false }).done.includes("worker"), false);
    const back = world({ worker: true, noRehearsal: true });
    assert.ok(back.done.includes("worker"));
    await back.starts();
    await turn();
    back.wait(300);
    back.wait(2000);
    assert.equal(back.done.filter((what) => what === "worker").length, 1);
  },
  async "the style sheet that a page only names takes the place of its part"(w, world) {
    for (const [compiling, media] of [[undefined, "all"], [Promise.resolve("compiled aside"), "not all"]]) {
      const other = world({ aside: true, compiling });
      assert.deepEqual([other.link.kind, other.link.rel, other.link.href, other.link.media, other.link.isConnected], ["link", "stylesheet", "style.1.css", media, true]);
      other.link.comes(1);
      assert.equal(other.done.includes("without its part"), media === "all");
      await other.starts();
      assert.deepEqual(other.asked.filter((path) => path.includes("style")), []);
    }
    assert.equal(world({ aside: true, old: true }).link.isConnected, undefined);
    assert.equal(w.done.includes("without its part"), false);
    const wrong = world({ aside: true });
    wrong.link.comes();
    assert.equal(wrong.done.includes("without its part"), false);
  },
  async "a wrong one is asked for again, once"(w, world) {
    const finds = (w) => { w.host.set("style.1.css", "rules"); };
    for (const sheet of [{ cssRules: [] }, { get cssRules() { throw new DOMException("of another host", "SecurityError"); } }]) {
      const wrong = world({ sheet, set: finds });
      while (!wrong.sheet.again?.onload) await turn();
      for (let i = 0; i < 50; i++) await turn();
      assert.deepEqual([wrong.running, wrong.asked.filter((path) => path.includes("style")), wrong.sheet.isConnected], [undefined, ["style.1.css reload"], false]);
      wrong.sheet.again.comes();
      assert.equal(await wrong.starts(), "xz unpacked");
    }
    const none = world({ sheet: { cssRules: [] } });
    assert.equal(await none.starts(), "xz unpacked");
    assert.equal(none.sheet.again, undefined);
    const aside = world({ aside: true, set: finds, compiling: Promise.resolve("compiled aside") });
    for (let i = 0; i < 50; i++) await turn();
    assert.equal(aside.running, undefined);
    aside.link.comes();
    while (!aside.link.again?.onload) await turn();
    aside.link.again.comes(1);
    assert.equal(await aside.starts(), "compiled aside");
    assert.equal(aside.link.again.media, "all");
    assert.equal(aside.done.includes("without its part"), true);
    const offline = world({ sheet: { cssRules: [] }, set: (w) => { w.host.set("style.1.css", () => { throw new TypeError("Failed to fetch"); }); } });
    assert.equal(await offline.starts(), "xz unpacked");
  },
  async "an address that no route knows is tidied"(w, world) {
    for (const [address, want] of Object.entries({
      "/repo/": null, "/repo/rules": null, "/repo/?x=1": null, "/repo/index.html": "/repo/", "/repo/rules.html": "/repo/rules", "/repo/rules/": "/repo/rules",
      "/repo/rules/index.html?x=1#y": "/repo/rules?x=1#y", "/repo//": "/repo/", "/repo//rules//": "/repo/rules", "/repo": "/repo/", "/repository.html": null,
    })) {
      const { replaced } = world({ address: "https://host.example" + address });
      assert.deepEqual(replaced, want === null ? undefined : ["a state", "", want], address);
    }
  },
}, (source, how) => new World(source, how));
