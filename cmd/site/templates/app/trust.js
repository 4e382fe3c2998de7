// Trusted Types: where browsers know them, the page's policy refuses every text that would become a script
// or HTML. The only one the app needs is the address of its worker.

const workerURL = config.base + "sw.js";
const trustedURL = window.trustedTypes ? trustedTypes.createPolicy("serviert", {
  createScriptURL(address) {
    if (address !== workerURL) throw new TypeError(`${address} is no script of Serviert`);
    return address;
  },
}).createScriptURL(workerURL) : workerURL;
