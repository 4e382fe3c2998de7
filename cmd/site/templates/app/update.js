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
  taking = true;
  const waiting = registration && registration.waiting;
  if (waiting) waiting.postMessage("take");
  else reload();
};

// Whether the app starts without a network. The worker knows: it looks whether all of its version is kept
// and fetches what is missing.
serviert.offline = "loading";
const tellOffline = (state) => {
  if (serviert.offline === state) return;
  serviert.offline = state;
  tellNews();
};
const askWhole = () => {
  const worker = registration.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => { tellOffline(event.data ? "ready" : "incomplete"); };
  worker.postMessage("whole?", [port2]);
};

const watchWorker = async () => {
  if (!("serviceWorker" in navigator)) {
    tellOffline(window.isSecureContext ? "unsupported" : "insecure");
    return;
  }
  const container = navigator.serviceWorker;
  let controlled = container.controller !== null;
  container.addEventListener("controllerchange", () => {
    if (!controlled) {
      controlled = true; // the first visit: the worker has only just begun
      return;
    }
    if (taking || document.hidden || html.dataset.app === "failed") reload();
    else document.addEventListener("visibilitychange", reload, { once: true });
  });
  try {
    registration = await container.register(trusted(workerURL), { scope: config.base, updateViaCache: "none" });
  } catch (error) {
    console.warn("Serviert works, but not without a network:", error);
    tellOffline("refused");
    addEventListener("online", watchWorker, { once: true });
    return;
  }
  const follow = (worker) => {
    const look = () => {
      if (worker.state === "installed" && container.controller) updateFound();
      if (worker.state === "activated") askWhole();
      if (worker.state === "redundant" && !registration.active) tellOffline("incomplete");
    };
    worker.addEventListener("statechange", look);
    look();
  };
  if (registration.waiting && container.controller) updateFound();
  if (registration.installing) follow(registration.installing);
  registration.addEventListener("updatefound", () => { if (registration.installing) follow(registration.installing); });
  started.then(askWhole);
  addEventListener("online", askWhole);
  const ask = () => {
    if (document.hidden) return;
    registration.update().catch(() => {});
    if (serviert.offline === "incomplete") askWhole();
  };
  document.addEventListener("visibilitychange", ask);
  addEventListener("online", ask);
  setInterval(ask, 60 * 60 * 1000);
};
