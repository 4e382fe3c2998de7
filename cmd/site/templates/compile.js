// compile.js is the script of a worker that compiles the program while the page's own thread draws. The worker's
// name is the address of the program. It says that it is there, then hands over the module, or why there is none.
"use strict";

postMessage("there");
WebAssembly.compileStreaming(fetch(self.name)).then(postMessage, (error) => postMessage({ failed: String(error) }));
