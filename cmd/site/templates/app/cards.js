// A hand of cards under the finger: dragging a card into the word, within it and out of it, or to another
// place in the hand, and holding a button to look at cards that show their backs. Taps do all of it too.

// A drag moves what is drawn only; the program moves the card when it is dropped (Room.drop). Whatever comes
// between ends it with nothing moved, and what was a drag is no tap any more.
let drag = null;
let dragged = false; // the click that follows is none
const endDrag = () => {
  if (!drag) return;
  dragged = drag.moved;
  drag.card.style.translate = "";
  delete drag.card.dataset.drag;
  for (const e of document.querySelectorAll("[data-drop]")) delete e.dataset.drop;
  drag = null;
};
const boxOf = (e) => e.getBoundingClientRect();
const dropAt = ({ clientX: x, clientY: y }) => {
  const near = (r) => x > r.left - 8 && x < r.right + 8 && y > r.top - 8 && y < r.bottom + 8;
  const typed = document.getElementById("typed");
  for (const [onto, row, area] of [["word", ".word .cards", typed && typed.closest(".word")], ["hand", ".pot .cards", document.querySelector(".pot .cards")]]) {
    if (!area || !near(boxOf(area))) continue;
    const before = [...document.querySelectorAll(`${row} button`)].filter((e) => {
      const r = drag.card === e ? null : boxOf(e);
      return r && (r.bottom < y || r.top < y + r.height / 2 && (r.left + r.right) / 2 < x);
    });
    return { onto, area, place: before.length };
  }
  return null;
};
addEventListener("pointerdown", (event) => {
  dragged = false;
  if (drag) endDrag(); // a second finger
  else if (event.button === 0 && event.target instanceof Element) {
    const card = event.target.closest(".cards-table :is(button[id^=card-], button[id^=laid-])");
    if (card) drag = { card, id: card.id, name: card.textContent, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  }
}, true);
const same = () => drag.card.isConnected && drag.card.id === drag.id && drag.card.textContent === drag.name;
addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const x = event.clientX - drag.x, y = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(x, y) < sway) return;
  if (!same() || event.buttons === 0) { // it was let go where the page hears nothing
    endDrag();
    return;
  }
  if (!drag.moved) {
    drag.moved = true;
    drag.card.dataset.drag = "";
    drag.card.setPointerCapture(drag.pointer);
  }
  drag.card.style.translate = `${x}px ${y}px`;
  const at = dropAt(event);
  for (const e of document.querySelectorAll("[data-drop]")) if (!at || e !== at.area) delete e.dataset.drop;
  if (at) at.area.dataset.drop = "";
}, true);
addEventListener("pointerup", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const at = drag.moved && same() && dropAt(event), { id } = drag;
  endDrag();
  if (at && serviert.onDrop) serviert.onDrop(id, at.onto, at.place);
}, true);
for (const name of ["pointercancel", "resize", "keydown"]) addEventListener(name, (event) => { if (!event.repeat) endDrag(); }, true);
addEventListener("blur", endDrag); // of the window; that of what had the focus comes with every press of a mouse
document.addEventListener("visibilitychange", endDrag);

// A finger that lifts while it moves flings nothing, see brush.js.
const carries = (event) => { if (drag && drag.moved && event.cancelable) event.preventDefault(); };
new MutationObserver(() => {
  for (const list of document.querySelectorAll(".cards-table .cards")) list.addEventListener("touchmove", carries, { passive: false }); // once each
}).observe(document.body, { subtree: true, childList: true });

// The list of seats shows whose turn it is, also when the phone was turned. It asks where things stand, so it
// waits for the frame, for which they are laid out anyway.
const scrollToTurn = () => {
  const row = document.querySelector(".seats [aria-current]");
  const box = row && row.closest(".seats");
  if (box) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
};
serviert.showTurn = () => { requestAnimationFrame(scrollToTurn); };
addEventListener("resize", serviert.showTurn);

// Enter in the field for a word puts a phone's keyboard away. Whoever has a mouse types on.
addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.isComposing && event.target.id === "typed" && matchMedia("(pointer: coarse)").matches) event.target.blur();
}, true);

// Holding. What clicks without a finger or a key, as a screen reader does, is left to the program.
let holds = null; // the pointer or the key that holds
let virtual = false;
const hold = (by) => {
  if (holds === by) return;
  holds = by;
  if (serviert.onHold) serviert.onHold(by !== null);
};
const onHold = (event) => event.target instanceof Element && event.target.closest("#hold");
addEventListener("pointerdown", (event) => {
  virtual = event.pointerType === "mouse" && event.pressure === 0;
  if (onHold(event) && event.button === 0 && !virtual && holds === null) hold(event.pointerId);
}, true);
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => { if (holds === event.pointerId) hold(null); }, true);
let pressed = ""; // the key that was pressed last; its name may change with Shift before it is let go
const keyOf = (event) => event.code || event.key;
addEventListener("keydown", (event) => {
  pressed = keyOf(event);
  if (!onHold(event) || event.key !== " " && event.key !== "Enter") return;
  stop(event);
  if (!event.repeat && holds === null) hold(keyOf(event));
}, true);
serviert.holdKey = () => { if (holds === null) holds = pressed; };
addEventListener("keyup", (event) => {
  if (holds !== keyOf(event)) return;
  stop(event);
  hold(null);
}, true);
const letGo = () => hold(null);
addEventListener("blur", letGo);
document.addEventListener("visibilitychange", letGo);
addEventListener("contextmenu", (event) => { if (onHold(event)) event.preventDefault(); }, true);
addEventListener("click", (event) => {
  if (event.detail !== 0 && dragged) stop(event);
  else if (event.detail !== 0 && !virtual && onHold(event)) stop(event);
}, true);
