// The worker that thinks, with fakes in place of the browser, of Go and of the program.
"use strict";
const assert = require("node:assert");
const zlib = require("node:zlib");
const alone = require("../alone.js");

const files = { kept: "mind.1.wasm", xz: "mind.1.wasm.xz", gz: "mind.1.wasm.gz" };
const xz = "\xfdxz", unpacked = "xz unpacked";

class World {
  kept = new Map([["/repo/mind.1.wasm", "as it runs"]]);
  host = new Map([["/repo/mind.1.wasm.xz", Buffer.from(xz, "latin1")], ["/repo/mind.1.wasm.gz", zlib.gzipSync("from gzip")]]);
  asked = [];
  imported = [];
  said = [];
  timers = new Map();
  running = null; // the program that runs, once it does
  questions = [];
  runs = new Promise((_, failed) => { this.end = failed; });
  noMemory = () => false;
  constructor(source, of = files) {
    const world = this;
    let timers = 0;
    const instantiate = async (bytes) => {
      const code = Buffer.from(bytes).toString();
      if (world.noMemory(code)) throw new RangeError("Out of memory: Cannot allocate Wasm memory");
      if (!/^(as it runs|xz unpacked|from gzip)$/.test(code)) throw new CompileError("no memory section");
      return { instance: code };
    };
    class CompileError extends Error {}
    this.self = {};
    const scope = {
      self: this.self,
      postMessage: (data) => { this.said.push(data); },
      addEventListener: (kind, listener) => { assert.equal(kind, "message"); this.hear = (data) => listener({ data }); },
      importScripts: (path) => {
        this.imported.push(path);
        if (this.missing === path) throw new Error("NetworkError");
        if (path.includes("unpack")) this.self.unpackProgram = () => new Response(unpacked).body;
      },
      setTimeout: (then, ms) => { this.timers.set(++timers, [ms, then]); return timers; },
      clearTimeout: (timer) => { this.timers.delete(timer); },
      caches: { match: async (path) => {
        if (this.broken) throw new Error("storage is broken");
        return this.kept.has(path) ? new Response(this.kept.get(path)) : undefined;
      } },
      fetch: async (path, { signal, cache } = {}) => {
        this.asked.push(cache ? `${path} ${cache}` : path);
        const found = this.kept.get(path) ?? this.host.get(path);
        const answer = typeof found === "function" ? await Promise.race([found(cache), new Promise((_, failed) => { signal?.addEventListener("abort", () => failed(signal.reason)); })]) : found;
        if (answer instanceof ReadableStream) return new Response(answer.pipeThrough(new TransformStream(), { signal }));
        return answer === undefined ? new Response("", { status: 404 }) : new Response(answer);
      },
      WebAssembly: { CompileError, instantiate, instantiateStreaming: async (response) => instantiate(await (await response).arrayBuffer()) },
      Go: class {
        importObject = {};
        async run(instance) {
          world.running = instance;
          world.self.ask = (question) => { world.questions.push(question); };
          world.self.awake();
          await world.runs;
        }
      },
    };
    const config = { base: "/repo/", exec: "wasm_exec.1.js", unpacker: "unpack.1.js", files: of };
    new Function(...Object.keys(scope), source.replace("/*config*/{}", JSON.stringify(config)))(...Object.values(scope));
  }
  // Until the program runs, or it has been said why not.
  async settled() {
    while (!this.running && !this.said.some(({ failed }) => failed)) await new Promise((done) => setTimeout(done));
    assert.equal(this.running && this.timers.size, this.running && 0, "somebody still waits");
    return this.running || this.said[0].failed;
  }
  async start(kept = false) {
    this.hear({ kept });
    return this.settled();
  }
  async silence() {
    while (this.timers.size === 0) await new Promise((done) => setTimeout(done));
    const [[timer, [ms, then]]] = this.timers;
    this.timers.delete(timer);
    assert.equal(ms, 25000);
    then();
  }
}

const way = "/repo/mind.1.wasm";

alone({
  async "what is kept runs as it is"(w) {
    assert.equal(await w.start(true), "as it runs");
    assert.deepEqual(w.asked, [way]);
    assert.deepEqual(w.imported, ["/repo/wasm_exec.1.js"]);
  },
  async "a page without a worker, or that has lost it, gets it as it travels"(w, world) {
    assert.equal(await w.start(false), unpacked);
    assert.deepEqual(w.asked, [way + ".xz"]);
    assert.deepEqual(w.imported, ["/repo/wasm_exec.1.js", "/repo/unpack.1.js"]);
    assert.equal(w.self.unpackProgram, undefined);
    const lost = world();
    lost.kept.clear();
    assert.equal(await lost.start(true), unpacked);
    assert.deepEqual(lost.asked, [way + ".xz"]);
  },
  async "so does one whose browser cannot read what it keeps"(w) {
    w.broken = true;
    assert.equal(await w.start(true), unpacked);
  },
  async "what is kept and spoilt is fetched"(w) {
    w.kept.set(way, "spoilt");
    assert.equal(await w.start(true), unpacked);
    assert.deepEqual(w.asked, [way, way + ".xz"]);
  },
  async "where there is no xz it comes as gzip"(w, world) {
    const gz = { ...files, kept: files.gz, xz: "" };
    const other = world(gz);
    other.kept.set(way + ".gz", other.host.get(way + ".gz")); // which does not run as it is
    assert.equal(await other.start(true), "from gzip");
    assert.deepEqual(other.asked, [way + ".gz"]);
    const unpacking = world(gz);
    unpacking.host.set(way + ".gz", "from gzip");
    assert.equal(await unpacking.start(false), "from gzip");
  },
  async "a wrong answer in the browser's own cache is passed, then it comes as gzip"(w, world) {
    w.host.set(way + ".xz", (cache) => cache === "reload" ? Buffer.from(xz, "latin1") : "<h1>Log in</h1>");
    assert.equal(await w.start(false), unpacked);
    assert.deepEqual(w.asked, [way + ".xz", way + ".xz reload"]);
    const gone = world();
    gone.host.delete(way + ".xz");
    assert.equal(await gone.start(false), "from gzip");
    assert.deepEqual(gone.asked, [way + ".xz", way + ".xz reload", way + ".gz"]);
    gone.host.clear();
    const none = world();
    none.host.clear();
    assert.match(await none.start(false), /mind\.1\.wasm\.gz: 404/);
    assert.deepEqual(none.asked, [way + ".xz", way + ".xz reload", way + ".gz", way + ".gz reload"]);
  },
  async "a dead network is given up, and not tried four times"(w) {
    w.host.set(way + ".xz", () => new Promise(() => {}));
    w.hear({ kept: false });
    await w.silence();
    assert.match(await w.settled(), /gives no answer/);
    assert.deepEqual(w.asked, [way + ".xz"]);
  },
  async "a slow one is waited for as long as something comes"(w, world) {
    const slow = (w) => {
      w.host.set(way + ".xz", () => new ReadableStream({ start(to) { w.line = to; } }));
      w.hear({ kept: false });
    };
    const first = async (w) => {
      while (!w.line) await new Promise((done) => setTimeout(done));
      const [before] = w.timers.keys();
      w.line.enqueue(Buffer.from(xz, "latin1"));
      while (w.timers.has(before)) await new Promise((done) => setTimeout(done));
    };
    slow(w);
    await first(w);
    assert.equal(w.timers.size, 1);
    w.line.close();
    assert.equal(await w.settled(), unpacked);
    const dead = world();
    slow(dead);
    await first(dead);
    await dead.silence();
    assert.match(await dead.settled(), /gives no answer/);
  },
  async "without memory it is not fetched again"(w) {
    w.noMemory = () => true;
    assert.match(await w.start(false), /Out of memory/);
    assert.deepEqual(w.asked, [way + ".xz"]);
  },
  async "a program that ends is told, and so is Go's script if it does not come"(w, world) {
    await w.start(true);
    w.end(new Error("exit code 2"));
    while (w.said.length === 0) await new Promise((done) => setTimeout(done));
    assert.deepEqual(w.said, [{ failed: "Error: exit code 2" }]);
    const bare = world();
    bare.missing = "/repo/wasm_exec.1.js";
    assert.match(await bare.start(true), /NetworkError/);
    assert.equal(bare.running, null);
    const over = world();
    over.runs = Promise.resolve();
    await over.start(true);
    while (over.said.length === 0) await new Promise((done) => setTimeout(done));
    assert.deepEqual(over.said, [{ failed: "Error: the program ended" }]);
  },
  async "questions wait for the program, in their order"(w) {
    w.hear("one");
    w.hear("two");
    await w.start(true);
    w.hear("three");
    assert.deepEqual(w.questions, ["one", "two", "three"]);
    assert.deepEqual(w.said, []);
    w.self.say("an answer");
    assert.deepEqual(w.said, ["an answer"]);
  },
  async "whether it has nothing to do is told"(w) {
    const idle = () => { w.hear({ there: true }); return w.said.pop(); };
    assert.deepEqual(idle(), { idle: false });
    await w.start(true);
    assert.deepEqual(idle(), { idle: false });
    w.self.say("");
    assert.deepEqual(idle(), { idle: true });
    w.hear("a question");
    assert.deepEqual(idle(), { idle: false });
    w.self.say("an answer");
    assert.deepEqual(idle(), { idle: false });
  },
}, (source, of) => new World(source, of));
