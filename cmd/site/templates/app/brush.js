// A finger drawn over the dice keeps them all, or lets them all go: what it does to the first die it does
// to the others. A tap stays a tap, and where the page scrolls a finger that moves up or down scrolls it.

let brush = null; // { first, last, keep, done, drawn, x, y }
let drawnAt = -Infinity;
const dieOf = (e) => e instanceof Element && e.closest(".die:not([aria-disabled=true])");
const dieAt = (x, y) => dieOf(document.elementFromPoint(x, y));
const paint = (die) => {
  if (brush.done.has(die)) return;
  brush.done.add(die);
  if ((die.getAttribute("aria-pressed") === "true") !== brush.keep) die.click();
};
addEventListener("pointerdown", (event) => {
  brush = null;
  drawnAt = -Infinity;
  const die = event.isPrimary && event.button === 0 && dieOf(event.target); // asked for what lies there, the browser searches the page again
  if (die) brush = { first: die, last: die, keep: die.getAttribute("aria-pressed") !== "true", done: new Set(), drawn: false, x: event.clientX, y: event.clientY };
}, true);
addEventListener("pointermove", (event) => {
  if (event.buttons === 0) brush = null; // it was let go where the page hears nothing, as in a menu of the browser
  const die = brush && dieAt(event.clientX, event.clientY);
  if (!die || die === brush.last) return;
  brush.drawn = true;
  if (touches.has(event.pointerId)) touches.get(event.pointerId).e = null; // it taps no more
  paint(brush.first);
  // A quick finger leaves some out between two events.
  const all = [...document.querySelectorAll(".die")], from = all.indexOf(brush.last), to = all.indexOf(die);
  for (const passed of all.slice(Math.min(from, to), Math.max(from, to) + 1)) paint(passed);
  brush.last = die;
}, { capture: true, passive: true });
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => {
    if (brush && brush.drawn) drawnAt = event.timeStamp;
    brush = null;
  }, true);
}
addEventListener("click", (event) => { if (event.isTrusted && event.timeStamp - drawnAt < 50 && event.detail > 0) stop(event); }, true);

// Two thumbs may tap two dice at once, or cards, one of them while the other holds the button that shows them; one may
// throw, or choose a cell, before the other has left its die, or while it rests somewhere. Browsers make no click of touches
// that overlap. What ends a turn waits for a finger that is alone.
const touches = new Map(); // what is below each, and since when
let together = false;
const below = (e) => dieOf(e) || e instanceof Element && e.closest(".cards-table button[id^=card-], button:is(#throw, .entry)");
const tap = (e, { clientX, clientY, pointerId }) => {
  e.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY, pointerId, pointerType: "touch" }));
};
addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch") return;
  together = touches.size > 0;
  touches.set(event.pointerId, { e: below(event.target), event });
}, true);
addEventListener("pointerup", (event) => {
  const { e } = touches.get(event.pointerId) || {};
  touches.delete(event.pointerId);
  if (!together || !e || below(document.elementFromPoint(event.clientX, event.clientY)) !== e) return;
  // A die that a finger has just come down on belongs to this throw, one on which it has long rested to none.
  if (e.id === "throw") for (const other of touches.values()) {
    if (dieOf(other.e) && event.timeStamp - other.event.timeStamp < 500) tap(other.e, other.event);
    other.e = null;
  }
  tap(e, event);
  drawnAt = event.timeStamp; // where a browser does make one
}, true);
addEventListener("pointercancel", (event) => touches.delete(event.pointerId), true);
document.addEventListener("visibilitychange", () => touches.clear()); // of what is lifted out of sight it may not hear

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
