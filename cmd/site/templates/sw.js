// sw.js keeps one whole version of the site for use without a network.
//
// A version is fetched file by file, each checked against its fingerprint, so half an upload is never
// kept. It then waits until the page says "take" or until the app has been closed everywhere; it never
// takes over by itself. It touches only caches whose names begin with its own prefix: other projects
// share the origin.
"use strict";

const config = /*config*/{};
const own = config.prefix + config.version;
const onDemand = config.prefix + "on-demand";

// keep fetches one file of the list into the cache. A file whose name carries its fingerprint can be
// taken from an earlier version or from the browser's own cache; any other must come from the host, as does one
// that the browser can no longer read. Without room for it nothing is fetched that could not be kept either.
const keep = async (cache, [path, integrity, hashed, packed]) => {
  const url = new URL(path, location.origin + config.base).href;
  try {
    const known = hashed && await findOwn(url);
    if (known) return await cache.put(url, known);
  } catch (error) {
    if (error.name === "QuotaExceededError") throw error;
  }
  return cache.put(url, packed ? await unpacked(packed) : await whole(url, integrity, hashed));
};

const whole = async (url, integrity, hashed) => {
  let response;
  try {
    response = await fetch(url, { integrity, cache: hashed ? "default" : "no-cache", credentials: "same-origin" });
  } catch (error) {
    if (!hashed) throw error;
    response = await fetch(url, { integrity, cache: "reload", credentials: "same-origin" });
  }
  return plain(url, response);
};

// The program travels packed and is kept as it runs, under an address that only the worker answers: the second
// start has nothing to unpack, and the browser can keep with it what it has compiled. Where the smaller form
// cannot be had the other one does.
const unpacked = async ([xz, gz]) => {
  const from = ([path, integrity]) => whole(new URL(path, location.origin + config.base).href, integrity, true);
  let bytes;
  try {
    loadUnpacker();
    // As one piece: a stream that breaks off while it is kept could no longer be replaced.
    bytes = await new Response(self.unpackProgram((await from(xz)).body)).blob();
  } catch (error) {
    console.warn("Serviert keeps the program from its gzip:", error);
    bytes = await (await from(gz)).blob();
    const [first] = new Uint8Array(await bytes.slice(0, 1).arrayBuffer());
    if (first === 0x1f) bytes = await new Response(bytes.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
  }
  return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
};

// A worker may import later only what it has imported while it was installed.
const loadUnpacker = () => {
  if (config.unpacker && !self.unpackProgram) importScripts(config.base + config.unpacker);
};

// plain refuses what is not the file itself. It also drops the mark of a redirect, since a browser does
// not accept a redirected response as a page, and that of a part, which it does not keep even if that is all of the file.
// The content has been checked by then.
const plain = async (url, response) => {
  if (!response.ok || response.type !== "basic") throw new Error(`${url}: ${response.status} ${response.type}`);
  if (!response.redirected && response.status === 200) return response;
  return new Response(await response.arrayBuffer(), { headers: response.headers });
};

const findOwn = async (url) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(config.prefix)) continue;
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
};

// Word lists are kept once they have been used. If an older version of one is kept, the new one comes with
// the update, so that what worked without a network still works.
const nameOf = (url) => new URL(url).pathname.replace(/\.[0-9a-f]{12}(?=\.)/, "");
const keepSuccessors = async () => {
  if (!await caches.has(onDemand)) return;
  const cache = await caches.open(onDemand);
  const used = new Set((await cache.keys()).map((request) => nameOf(request.url)));
  for (const file of config.onDemand) {
    const url = new URL(file[0], location.origin + config.base).href;
    if (used.has(nameOf(url)) && !await cache.match(url)) await keep(cache, file);
  }
};

const keepAll = async (cache, list) => {
  const files = [...list];
  const one = async () => {
    for (let file = files.shift(); file; file = files.shift()) await keep(cache, file);
  };
  try {
    await Promise.all([one(), one(), one(), one()]);
  } finally {
    files.length = 0; // where one fails, the others fetch no more
  }
};

const install = async () => {
  try {
    loadUnpacker();
  } catch {
    // Then the program is kept from its gzip.
  }
  const before = await caches.has(own);
  const cache = await caches.open(own);
  try {
    await keepAll(cache, config.files);
    await keepSuccessors();
  } catch (error) {
    if (!before) await caches.delete(own);
    throw error;
  }
};

// A browser short of room, or another project on this origin, may delete what is kept and leave the worker.
// heal fetches what is missing and tells whether all is there again. Where the host has another version by
// now the fingerprints differ, nothing of it is kept, and that version is looked for instead.
const missing = async (cache) => {
  const kept = new Set((await cache.keys()).map((request) => request.url));
  return config.files.filter(([path]) => !kept.has(new URL(path, location.origin + config.base).href));
};
let healing = null;
const heal = () => {
  if (healing) return healing;
  healing = (async () => {
    try {
      const cache = await caches.open(own);
      await keepAll(cache, await missing(cache));
      return (await missing(cache)).length === 0;
    } catch {
      await registration.update().catch(() => {});
      return false;
    } finally {
      healing = null;
    }
  })();
  return healing;
};

const activate = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(config.prefix) && name !== own && name !== onDemand) await caches.delete(name);
  }
  if (await caches.has(onDemand)) {
    const cache = await caches.open(onDemand);
    const current = new Set(config.onDemand.map(([path]) => new URL(path, location.origin + config.base).href));
    for (const request of await cache.keys()) {
      if (!current.has(request.url)) await cache.delete(request);
    }
  }
  await self.clients.claim();
};

// A worker whose place another one has taken may still be asked. What it kept has been deleted, and what it kept anew
// nobody would delete; so it leaves all to the browser.
const replaced = () => Boolean(self.serviceWorker) && self.serviceWorker.state === "redundant";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  if (event.data === "whole?" && !replaced()) event.waitUntil(heal().then((whole) => event.ports[0].postMessage(whole)));
});

// What this worker answers for: the files of its version, and its pages in every spelling that hosts know.
// Below a path of its own that is everything. At the top of an origin others may live beside it, and what is
// not on the list is left to the browser.
const listed = new Map([...config.files, ...config.onDemand].map((file) => [new URL(file[0], location.origin + config.base).pathname, file]));
const hasOwnPath = config.base !== "/";
const pageAt = (path) => {
  const page = path.replace(/\/index\.html$/, "/").replace(/\/+$/, "");
  if (page + "/" === config.base) return config.base;
  return [page, page + ".html"].find((name) => listed.has(name));
};

addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (replaced() || request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(config.base)) return;
  const path = (request.mode === "navigate" && pageAt(url.pathname)) || url.pathname;
  if (listed.has(path)) event.respondWith(answer(event, path, listed.get(path)));
  else if (hasOwnPath && request.mode === "navigate") event.respondWith(unknown(request));
});

// A disk that is full or spoilt may leave a browser that cannot read what it has kept. The host still has all of it.
const unreadable = "Serviert cannot read what it keeps:";

// kin is a page in place of one that is not kept: one of the same program, which then draws what the address says.
const kin = async (cache, path) => {
  const page = path.slice(config.base.length) || "./";
  for (const other of [...(config.pages.find((pages) => pages.includes(page)) || []), "./"]) {
    const found = await look(cache, new URL(other, location.origin + config.base).pathname);
    if (found) return found;
  }
};

const look = (cache, path) => cache.match(location.origin + path);

const answer = async (event, path, file) => {
  if (config.onDemand.includes(file)) return answerOnDemand(path, file);
  const [, , hashed, packed] = file, page = event.request.mode === "navigate";
  let spare;
  try {
    const cache = await caches.open(own);
    const kept = spare = await look(cache, path);
    // Looking whether all is there takes long while a page starts; it is done for the page, not for its icon as well.
    if (kept && (hashed || !page)) return kept;
    const gaps = await missing(cache);
    if (gaps.length > 0) event.waitUntil(heal());
    // A page is of no use without the files it names. If one of them is missing, the host's page comes with
    // the host's files, of whatever version, and what is kept stays for the case that there is no network.
    if (kept && !gaps.some(([, , hashed]) => hashed)) return kept;
    if (page) spare ||= await kin(cache, path);
  } catch (error) {
    console.warn(unreadable, error);
  }
  try {
    const asked = packed ? unpacked(packed) : fetch(event.request);
    const response = await (spare ? Promise.race([asked, late()]) : asked);
    return response.ok || !spare ? response : spare;
  } catch (error) {
    if (spare) return spare;
    throw error;
  }
};

// A network may be dead without an error. Who has something in place of an answer does not wait for ever.
const late = () => new Promise((_, failed) => { setTimeout(() => failed(new Error("the network gives no answer")), 5000); });

const answerOnDemand = async (path, file) => {
  const [, integrity, hashed] = file, url = location.origin + path;
  let shelf;
  try {
    shelf = await caches.open(onDemand);
    const used = await look(shelf, path);
    if (used) return used;
  } catch (error) {
    console.warn(unreadable, error);
  }
  const response = await whole(url, integrity, hashed);
  if (shelf) await shelf.put(url, response.clone()).catch(() => {}); // for want of room it comes anew each time
  return response;
};

// An address below our own path that is no page of ours may still be somebody's; if not, the app says that
// there is nothing.
const unknown = async (request) => {
  const home = () => caches.open(own).then((cache) => look(cache, config.base)).catch((error) => { console.warn(unreadable, error); });
  try {
    const response = await fetch(request);
    return response.status === 404 && await home() || response;
  } catch (error) {
    const page = await home();
    if (page) return page;
    throw error;
  }
};
