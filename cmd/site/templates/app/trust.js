// Trusted Types: where browsers know them, the page's policy refuses every text that would become a script
// or HTML. All the app needs is the addresses of its two workers and of what unpacks the program.

const workerURL = config.base + "sw.js";
const unpackerURL = config.base + config.unpacker;
const mindURL = config.base + config.mind;
const policy = window.trustedTypes && trustedTypes.createPolicy("serviert", {
  createScriptURL(address) {
    if (address !== workerURL && address !== unpackerURL && address !== mindURL) throw new TypeError(`${address} is no script of Serviert`);
    return address;
  },
});
const trusted = (address) => policy ? policy.createScriptURL(address) : address;
