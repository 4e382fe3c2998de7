// Two thumbs may tap two dice at once, or cards, one of them while the other holds the button that shows them; one may
// throw, or choose a cell, before the other has left its die, or while it rests somewhere. Browsers make no click of touches
// that overlap. What ends a turn waits for a finger that is alone.
const touches = new Map(); // what is below each, and since when
let together = false;
const below = (e) => dieOf(e) || e instanceof Element && e.closest(".cards-table button[id^=card-], button:is(#throw, .entry)");
const tapsNothing = (finger) => { if (touches.has(finger)) touches.get(finger).e = null; };
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
  answeredAt = event.timeStamp; // where a browser does make one
}, true);
addEventListener("pointercancel", (event) => touches.delete(event.pointerId), true);
document.addEventListener("visibilitychange", () => touches.clear()); // of what is lifted out of sight it may not hear
