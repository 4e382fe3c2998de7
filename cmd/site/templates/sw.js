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
// taken from an earlier version or from the browser's own cache; any other must come from the host.
const keep = async (cache, [path, integrity, hashed]) => {
  const url = new URL(path, location.origin + config.base).href;
  if (hashed) {
    const known = await findOwn(url);
    if (known) return cache.put(url, known);
  }
  let response;
  try {
    response = await fetch(url, { integrity, cache: hashed ? "default" : "no-cache", credentials: "same-origin" });
  } catch (error) {
    if (!hashed) throw error;
    response = await fetch(url, { integrity, cache: "reload", credentials: "same-origin" });
  }
  return cache.put(url, await plain(url, response));
};

// plain refuses what is not the file itself. It also drops the mark of a redirect, since a browser does
// not accept a redirected response as a page. The content has been checked by then.
const plain = async (url, response) => {
  if (!response.ok || response.type !== "basic") throw new Error(`${url}: ${response.status} ${response.type}`);
  if (!response.redirected) return response;
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

const install = async () => {
  const before = await caches.has(own);
  const cache = await caches.open(own);
  try {
    const files = [...config.files];
    const one = async () => {
      for (let file = files.shift(); file; file = files.shift()) await keep(cache, file);
    };
    await Promise.all([one(), one(), one(), one()]);
    await keepSuccessors();
  } catch (error) {
    if (!before) await caches.delete(own);
    throw error;
  }
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

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => { if (event.data === "take") self.skipWaiting(); });

addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(config.base)) return;
  event.respondWith(answer(request, url));
});

const answer = async (request, url) => {
  const cache = await caches.open(own);
  const look = (path) => cache.match(location.origin + path, { ignoreVary: true });
  const path = url.pathname;

  if (request.mode === "navigate") {
    const page = path.replace(/\/index\.html$/, "/").replace(/(.)\/+$/, "$1");
    const home = page === config.base || page + "/" === config.base;
    return (!home && (await look(page) || await look(page + ".html"))) || await look(config.base) || fetch(request);
  }
  const kept = await look(path);
  if (kept) return kept;
  const file = config.onDemand.find(([name]) => config.base + name === path);
  if (!file) return fetch(request);
  const shelf = await caches.open(onDemand);
  const used = await shelf.match(location.origin + path, { ignoreVary: true });
  if (used) return used;
  await keep(shelf, file);
  return shelf.match(location.origin + path);
};
