// guard.js stands before boot.js, in the same script. It is so small because it must run whatever else does not:
// it keeps the game out of other people's pages and says when a script is missing.
"use strict";
(() => {
  const html = document.documentElement;

  // A page of somebody else could show this one as a picture and have its buttons tapped. A file in <head>
  // cannot forbid that, only a header of the host could; so the game does not start there.
  try {
    for (let w = window; w !== w.parent; w = w.parent) void w.parent.location.href;
  } catch {
    html.dataset.app = "framed";
  }

  // A page that breaks off on the way, or whose rest does not come, would stay white for good: a browser draws nothing
  // of it before its end, and starts no script. So what is there is drawn after a while, and says what is wrong (#stuck).
  const whole = document.querySelector('link[rel="expect"]');
  setTimeout(() => whole.remove(), 5000);

  // By now both scripts have run or never will. A wrong answer may lie in the browser's cache for a year, so
  // they are fetched past it, and if the host has them the page is loaded again, once by itself.
  document.addEventListener("DOMContentLoaded", async () => {
    const stuck = document.getElementById("stuck");
    if (stuck) document.body.append(stuck); // whoever goes from link to link comes to those of the page first
    if (html.dataset.app !== "loading" || window.serviert && window.Go) return;
    // The way to load it again leads to the address without what stands after its #, which may be a game (app/link.js).
    if (stuck && location.hash) stuck.querySelector("a").onclick = () => { location.reload(); return false; };
    try {
      const answers = await Promise.all([...document.scripts].filter((script) => script.src).map((script) => fetch(script.src, { cache: "reload" })));
      const [visit] = performance.getEntriesByType("navigation");
      if (answers.every((answer) => answer.ok) && visit.type !== "reload") return location.reload();
    } catch {
      // Without a network it is the same to the player.
    }
    html.dataset.app = "failed";
    // A version whose scripts are broken could never ask whether to replace it.
    const container = navigator.serviceWorker;
    const registration = container && await container.getRegistration();
    if (!registration) return;
    container.addEventListener("controllerchange", () => location.reload());
    const take = () => { if (registration.waiting) registration.waiting.postMessage("take"); };
    const follow = () => { if (registration.installing) registration.installing.addEventListener("statechange", take); };
    registration.addEventListener("updatefound", follow);
    follow();
    take();
  });
})();
