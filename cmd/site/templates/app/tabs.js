// Tabs: a lock sees to it that only one of them plays. It is asked for before the program is there, so
// that no tab writes anything until it knows that it may.

// Other copies of the app on the same origin are other apps, so the path is part of the name.
const lockName = config.base + "#serviert:game";
let held = false;
let onHeld = null;
let release = () => {};
let lockAnswers;
const lockAnswered = new Promise((done) => { lockAnswers = done; });
let told = 0;
const tellHeld = async (now) => {
  const mine = ++told;
  lockAnswers();
  if (onHeld && now && !held) await lookAgain();
  if (mine !== told) return; // it has changed hands again
  held = now;
  if (onHeld) onHeld(now);
};
const holdLock = (options) => {
  if (!navigator.locks) {
    tellHeld(true);
    return;
  }
  navigator.locks.request(lockName, options, (lock) => {
    tellHeld(lock !== null);
    if (lock) return new Promise((done) => { release = done; });
    holdLock({}); // until the other tab closes
  }).catch((error) => {
    // Where cookies are blocked there are no locks either, and nothing that two tabs could share.
    const takenAway = error.name === "AbortError";
    tellHeld(!takenAway);
    if (takenAway) holdLock({});
  });
};
serviert.held = () => held;
serviert.lock = (callback) => {
  onHeld = callback;
  callback(held);
};
serviert.takeLock = () => holdLock({ steal: true });
// Between two pages of this tab another one that waits may get it.
holdLock(hadLock ? { steal: true } : { ifAvailable: true });

// A page that is left releases the lock at once, or the next page in this tab would find it taken.
addEventListener("pagehide", () => release());
// What the browser had put to sleep knows nothing of what was played since, in other tabs and other programs. It is there
// until it has been loaded again: on a slow phone long enough for a tap, or for the move of a computer that was thinking. An open
// dialog is not inert with the page around it, and keys go by no element at all.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  document.body.inert = true;
  for (const kind of ["click", "cancel"]) addEventListener(kind, stop, true);
  addEventListener("keydown", (event) => event.stopImmediatePropagation(), true); // the browser's own keys stay
  location.reload();
});
