// A finger drawn over the dice keeps them all, or lets them all go: what it does to the first die it does
// to the others. A tap stays a tap, and where the page scrolls a finger that moves up or down scrolls it.

let brush = null; // { first, last, keep, done, drawn, x, y }
let answeredAt = -Infinity; // when fingers were answered without a click: one that follows is for the same
const dieOf = (e) => e instanceof Element && e.closest(".die:not([aria-disabled=true])");
const dieAt = (x, y) => dieOf(document.elementFromPoint(x, y));
const paint = (die) => {
  if (brush.done.has(die)) return;
  brush.done.add(die);
  if ((die.getAttribute("aria-pressed") === "true") !== brush.keep) die.click();
};
addEventListener("pointerdown", (event) => {
  brush = null;
  answeredAt = -Infinity;
  const die = event.isPrimary && event.button === 0 && dieOf(event.target); // asked for what lies there, the browser searches the page again
  if (die) brush = { first: die, last: die, keep: die.getAttribute("aria-pressed") !== "true", done: new Set(), drawn: false, x: event.clientX, y: event.clientY };
}, true);
addEventListener("pointermove", (event) => {
  if (event.buttons === 0) brush = null; // it was let go where the page hears nothing, as in a menu of the browser
  const die = brush && dieAt(event.clientX, event.clientY);
  if (!die || die === brush.last) return;
  brush.drawn = true;
  tapsNothing(event.pointerId);
  paint(brush.first);
  // A quick finger leaves some out between two events.
  const all = [...document.querySelectorAll(".die")], from = all.indexOf(brush.last), to = all.indexOf(die);
  for (const passed of all.slice(Math.min(from, to), Math.max(from, to) + 1)) paint(passed);
  brush.last = die;
}, { capture: true, passive: true });
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => {
    if (brush && brush.drawn) answeredAt = event.timeStamp;
    brush = null;
  }, true);
}
addEventListener("click", (event) => { if (event.isTrusted && event.timeStamp - answeredAt < 50 && event.detail > 0) stop(event); }, true);

// A finger that moves sideways flings nothing: else the browser takes the next tap for one that stops a page.
const sideways = (event) => {
  if (!brush || !event.cancelable || event.touches.length > 1) return;
  const at = event.touches[0], x = Math.abs(at.clientX - brush.x);
  if (brush.drawn || x > 12 && x > Math.abs(at.clientY - brush.y)) event.preventDefault(); // less is a tap
};
let drawn = null; // the dice that listen
new MutationObserver(() => {
  const dice = document.querySelector(".dice");
  if (dice === drawn) return;
  drawn = dice;
  if (dice) dice.addEventListener("touchmove", sideways, { passive: false });
}).observe(document.body, { subtree: true, childList: true });
