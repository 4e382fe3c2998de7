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

const watchWorker = async () => {
  if (!("serviceWorker" in navigator)) return;
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
    registration = await container.register(trustedURL, { scope: config.base, updateViaCache: "none" });
  } catch (error) {
    console.warn("Serviert works, but not without a network:", error);
    return;
  }
  const follow = (worker) => {
    const look = () => {
      if (worker.state === "installed" && container.controller) updateFound();
    };
    worker.addEventListener("statechange", look);
    look();
  };
  if (registration.waiting && container.controller) updateFound();
  if (registration.installing) follow(registration.installing);
  registration.addEventListener("updatefound", () => { if (registration.installing) follow(registration.installing); });
  const ask = () => { if (!document.hidden) registration.update().catch(() => {}); };
  document.addEventListener("visibilitychange", ask);
  addEventListener("online", ask);
  setInterval(ask, 60 * 60 * 1000);
};
