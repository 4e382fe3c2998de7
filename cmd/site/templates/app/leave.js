// The app is several programs, and each page is of one of them. Going to a page of another one loads that page;
// what has to survive that waits in the tab for it.

const program = config.programs[html.dataset.program];

// elsewhere is the address below the base that a link leads to, "" for a page of this program or of others.
const elsewhere = (anchor) => {
  if (anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin || !anchor.pathname.startsWith(config.base)) return "";
  const path = anchor.pathname.slice(config.prefix.length);
  const known = Object.values(config.programs).some(({ pages }) => pages.includes(path));
  return known && !program.pages.includes(path) ? path + anchor.search + anchor.hash : "";
};

// Where the browser stores nothing, what is in memory (boot.js) goes along to the next page of the app and waits in
// the history for whoever comes back. Whoever loads the page again or goes elsewhere is asked first. Back from the
// settings what was set there counts, not what the page before them was left with: where it can, a page that comes
// looks through all places of this tab's history and takes what was left last.
const memory = () => ["localStorage", "sessionStorage"].filter((name) => !(window[name] instanceof Storage));
const played = () => localStorage.getItem("serviert:game") + localStorage.getItem("serviert:words");
const came = played();
let leads = false; // to another page of the app
const handOn = () => {
  const text = JSON.stringify(Object.fromEntries(memory().map((name) => [name, window[name]])));
  if (window.navigation) {
    const turn = Math.max(0, ...navigation.entries().map((e) => Object(e.getState()).turn || 0)) + 1;
    navigation.updateCurrentEntry({ state: { handed: text, turn } });
  } else {
    history.replaceState({ ...history.state, handed: text }, "");
  }
  return text;
};
let announced = false; // the browser says before that a page is to be left
let woken = false; // what the browser had put to sleep has in memory what is old, keeps nothing of it, and loads again (tabs.js)
addEventListener("pageshow", ({ persisted }) => { woken = persisted; });
if (memory().length > 0) addEventListener("beforeunload", (event) => {
  announced = true;
  if (woken) return;
  if (!leads && came !== played() && !journal.works) event.preventDefault(); // whoever stays is asked again
  pack(held); // while it can still be handed on
  handOn();
});

// Without a worker nobody has the page but the host: whether it can be had is known before this one is left. On a weak
// network that is not awaited for ever: whoever has long gone on playing would be taken away in the middle of a turn.
// Nor with a worker, which may have lost the page. On a slow phone it takes a moment in any case, and what was tapped is marked.
let tappedLast = null, leaves = 0;
addEventListener("click", ({ target }) => { tappedLast = target instanceof Element ? target.closest(controls) : null; }, true);
serviert.leave = async (address, failed) => {
  const asked = new AbortController(), from = tappedLast, mine = ++leaves;
  const marked = setTimeout(() => {
    for (const other of document.querySelectorAll("[data-queued]")) other.removeAttribute("data-queued");
    from?.setAttribute("data-queued", "");
  }, 100);
  const slow = setTimeout(() => show(german() ? "Die Seite wird geladen." : "The page is loading."), 1200);
  const tooSlow = setTimeout(() => asked.abort(), 10000);
  const over = () => { for (const timer of [marked, slow, tooSlow]) clearTimeout(timer); };
  addEventListener("pagehide", over, { once: true });
  try {
    const kept = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (!kept) {
      const answer = await fetch(address, { signal: asked.signal });
      if (!answer.ok) throw new Error(address);
      // With its answer read to the end Firefox would put this page to sleep, and wake it without what is set elsewhere.
      if (memory().length === 0) await answer.text();
    }
    if (memory().length > 0) {
      pack(held);
      window.name = "serviert:" + handOn();
      leads = true;
      setTimeout(() => { // it has not come to that
        window.name = "";
        leads = false;
      }, 10000);
    }
    location.assign(address);
    if (!kept) return over();
    await new Promise((_, late) => asked.signal.addEventListener("abort", () => {
      if (mine !== leaves) return; // it is another page by now
      window.stop();
      late(new Error(address));
    }));
  } catch (error) {
    console.warn("Serviert stays:", error);
    over();
    from?.removeAttribute("data-queued");
    if (note) note.remove();
    note = null;
    failed();
  }
};

const carryName = `serviert:${config.base}:carry`;
let carried = "";
let linkLeft = ""; // a game in a link which the page before this one had not read yet, see link.js
let hadLock = false; // the page before this one had the game, a moment ago
try {
  const { text, held, at, link } = JSON.parse(sessionStorage.getItem(carryName)) || {};
  sessionStorage.removeItem(carryName);
  carried = typeof text === "string" ? text : "";
  linkLeft = typeof link === "string" ? link : "";
  hadLock = held === true && Math.abs(Date.now() - at) < 10000; // the clock may have been put back since
} catch {
  // Then this page begins with nothing.
}
serviert.carried = () => {
  const text = carried;
  carried = "";
  return text;
};
const pack = (held) => {
  if (woken) return; // what the page before it has handed over is newer, and the game is whose it was then
  try {
    sessionStorage.setItem(carryName, JSON.stringify({ text: serviert.onLeaving ? serviert.onLeaving() : carried, held, at: Date.now(), link: serviert.link || linkLeft }));
  } catch {
    // The next page begins with nothing.
  }
};
let left = false;
addEventListener("pagehide", () => {
  left = true;
  pack(held);
});
// A phone may end a page that is not to be seen, and says nothing any more when it does. By then the game may be another
// tab's. A page that is left is hidden after that.
document.addEventListener("visibilitychange", () => { if (document.hidden && !left) pack(false); });

// iOS says nothing before it leaves a page or loads it again, so there this is the last moment to hand on what is in memory. It stays
// with the place in the history, also for a page that is ended while nobody looks.
if (memory().length > 0) {
  addEventListener("pagehide", () => { if (!woken && !announced) handOn(); });
  document.addEventListener("visibilitychange", () => { if (document.hidden && !left && !woken) handOn(); });
}
