// Trusted Types: where browsers know them, the page's policy refuses every text that would become a script
// or HTML. All the app needs is the addresses of its worker and of what unpacks the program.

const workerURL = config.base + "sw.js";
const unpackerURL = config.base + config.program.unpacker;
const policy = window.trustedTypes && trustedTypes.createPolicy("serviert", {
  createScriptURL(address) {
    if (address !== workerURL && address !== unpackerURL) throw new TypeError(`${address} is no script of Serviert`);
    return address;
  },
});
const trusted = (address) => policy ? policy.createScriptURL(address) : address;
