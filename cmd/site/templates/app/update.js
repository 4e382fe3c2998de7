// Updating. A service worker fetches and checks a new version, then waits. The page tells the player,
// and only takeUpdate lets the new version in. Another tab of the app must not reload in the middle of
// a move: it changes when it is next hidden.

let registration = null;
let taking = false;
let reloading = false;
let onUpdate = null;
serviert.updateReady = false;
Object.defineProperty(serviert, "onUpdate", {
  get: () => onUpdate,
  set: (f) => {
    onUpdate = f;
    if (f && serviert.updateReady) queueMicrotask(f);
  },
});
const reload = () => {
  if (reloading) return;
  reloading = true;
  location.reload();
};
const updateFound = () => {
  if (serviert.updateReady) return;
  serviert.updateReady = true;
  // A program that cannot start could never ask whether to replace it.
  if (html.dataset.app === "failed") serviert.takeUpdate();
  if (onUpdate) onUpdate();
};
serviert.takeUpdate = () => {
  const waiting = registration && registration.waiting;
  if (waiting && !taking) waiting.postMessage("take");
  else reload(); // also who asks twice, because nothing has come of it
  taking = true;
};
// A newer version may have taken the place of this one on the host, and what this one has still to fetch went with it. Then no
// other try helps, but the new page does, and what is played is kept. Only who asks for it gets that: by itself the page might
// be loaded again and again. The worker, which may be of either version, answers nobody who asks for no more than the head.
const renew = async (address) => {
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    if (status === 404) serviert.takeUpdate();
  } catch {
    // Without a network the page stays.
  }
};

// Whether the app starts without a network. The worker knows: it looks whether all of its version is kept
// and fetches what is missing.
serviert.offline = "loading";
const tellOffline = (state) => {
  if (serviert.offline === state) return;
  serviert.offline = state;
  tellNews();
};
const hour = 60 * 60 * 1000;
let pause = hour / 60; // longer each time: there may be no room
let retry = 0;
let due = 0; // when coming back is worth another try: at once after the first two, for all is asked for anew each time
const notYet = (state) => {
  tellOffline(state);
  clearTimeout(retry);
  retry = setTimeout(lookForWorker, pause);
  due = pause > hour / 30 ? performance.now() + pause : 0;
  pause = Math.min(2 * pause, hour);
};
const askWhole = () => {
  const worker = registration && registration.active;
  if (!worker || taking) return; // Chromium may let a worker that is asked while it gives way stay for minutes
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => { event.data ? tellOffline("ready") : notYet("incomplete"); };
  worker.postMessage("whole?", [port2]);
};

// On a weak network the worker's script may not come, or not all that it fetches while it is installed. A browser forgets
// a first worker that could not be installed, so that there is nothing left to update: it is registered again.
let container = null;
const register = async () => {
  let registered;
  try {
    registered = await container.register(trusted(workerURL), { scope: config.base, updateViaCache: "none" });
  } catch (error) {
    console.warn("Serviert works, but not without a network:", error);
    notYet("refused");
    return;
  }
  const known = registration === registered;
  registration = registered;
  const follow = (worker) => {
    const look = () => {
      if (worker.state === "installed" && container.controller) updateFound();
      if (worker.state === "activated") askWhole();
      if (worker.state === "redundant" && !registered.active) notYet("incomplete");
    };
    worker.addEventListener("statechange", look);
    look();
  };
  if (registered.waiting && container.controller) updateFound();
  if (known) return;
  if (registered.installing) follow(registered.installing);
  registered.addEventListener("updatefound", () => { if (registered.installing) follow(registered.installing); });
};
let registering = null;
const lookForWorker = () => {
  if (document.hidden || registering) return;
  const there = registration && (registration.active || registration.waiting || registration.installing);
  if (!there) registering = register().finally(() => { registering = null; });
  else registration.update().catch(() => {});
  if (serviert.offline === "incomplete") askWhole();
};

const watchWorker = async () => {
  if (!("serviceWorker" in navigator)) {
    tellOffline(window.isSecureContext ? "unsupported" : "insecure");
    return;
  }
  container = navigator.serviceWorker;
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (!controlled) {
      controlled = true; // the first visit: the worker has only just begun
      return;
    }
    if (taking || document.hidden || html.dataset.app === "failed") reload();
    else document.addEventListener("visibilitychange", reload, { once: true });
  });
  registering = register().finally(() => { registering = null; });
  document.addEventListener("visibilitychange", () => { if (performance.now() >= due) lookForWorker(); });
  addEventListener("online", lookForWorker);
  whileSeen(lookForWorker, hour);
  await registering;
  started.then(askWhole);
  addEventListener("online", askWhole);
};
