// compile.js is the script of a worker that compiles the program while the page's own thread draws. The worker's
// name is the address of the program. It says that it is there, then hands over the module, or why there is none.
"use strict";

const config = /*config*/{};

// A browser compiles each function when it is first called. Those that every start and every collection of garbage
// call are called here before, where no finger waits for it: without a document the program ends then.
const warm = async (module) => {
  importScripts(config.exec);
  const go = new Go();
  await go.run(await WebAssembly.instantiate(module, go.importObject));
};
const enough = () => new Promise((done) => { setTimeout(done, 1000); });

postMessage("there");
WebAssembly.compileStreaming(fetch(self.name)).then(async (module) => {
  await Promise.race([warm(module).catch(() => {}), enough()]);
  postMessage(module);
}).catch((error) => postMessage({ failed: String(error) }));
