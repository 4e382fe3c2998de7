// Tabs: a lock sees to it that only one of them plays a game.

// Other copies of the app on the same origin are other apps, so the path is part of each name.
const lockName = (name) => config.base + "#" + name;
const holders = {};
const releases = [];
const holdLock = (name, options) => {
  const tell = (held) => { if (holders[name]) holders[name](held); };
  if (!navigator.locks) {
    tell(true);
    return;
  }
  navigator.locks.request(lockName(name), options, (held) => {
    tell(held !== null);
    if (held) return new Promise((release) => { releases.push(release); });
    holdLock(name, {}); // until the other tab closes
  }).catch((error) => {
    // Where cookies are blocked there are no locks either, and nothing that two tabs could share.
    const takenAway = error.name === "AbortError";
    tell(!takenAway);
    if (takenAway) holdLock(name, {});
  });
};
serviert.lock = (name, callback) => {
  holders[name] = callback;
  holdLock(name, { ifAvailable: true });
};
serviert.takeLock = (name) => holdLock(name, { steal: true });

// A page that is left releases its locks at once, or the next page in this tab would find them taken.
addEventListener("pagehide", () => { for (const release of releases.splice(0)) release(); });
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const name in holders) {
    holders[name](false);
    holdLock(name, { ifAvailable: true });
  }
});
