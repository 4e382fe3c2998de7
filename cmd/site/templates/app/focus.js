// Focus and dialogs. To move the focus the browser lays out the page, which it does for every frame
// anyway: after a tap the focus waits for the frame. After a key it does not wait, since the next key
// is meant for its new place; nor on a hidden page, which has no frames.

let byKey = false;
addEventListener("keydown", () => { byKey = true; }, true);
addEventListener("pointerdown", () => { byKey = false; }, true);
let wanted = null;
const giveFocus = () => {
  const e = wanted && wanted.map((id) => document.getElementById(id)).find((found) => found);
  wanted = null;
  if (!e) return;
  e.focus({ preventScroll: e.id === "title" });
  if (e.id === "title") scrollTo(0, 0);
};
document.addEventListener("visibilitychange", giveFocus);
serviert.focus = (...ids) => {
  wanted = ids;
  if (byKey || document.hidden) giveFocus();
  else requestAnimationFrame(giveFocus);
};
serviert.showDialog = (id) => {
  const e = document.getElementById(id);
  if (!e || e.open) return;
  const text = e.querySelector(":scope > p:not(.live, .confirm)"); // what a screen reader tells after the title
  if (text) {
    text.id ||= "dialog-text";
    e.setAttribute("aria-describedby", text.id);
  }
  e.showModal();
};
