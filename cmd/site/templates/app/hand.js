// The hand-over. When the pads change place, each slides from where the other one lies now: one sees whose
// is whose. It moves nothing that is laid out, and the next tap or key ends it.

const still = () => html.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
let sliding = [];
const settle = () => {
  for (const motion of sliding) motion.finish();
  sliding = [];
};
for (const event of ["pointerdown", "keydown"]) addEventListener(event, settle, true);
const slide = (pad, cells, x, y, over) => {
  const duration = html.dataset.motion === "fast" ? 130 : 280;
  for (const cell of pad.querySelectorAll(cells)) {
    const zIndex = over ? (cell.matches("tbody *") ? 1 : 3) : "auto";
    sliding.push(cell.animate([{ translate: `${x}px ${y}px`, zIndex }, { translate: "0", zIndex }], { duration, easing: "cubic-bezier(.4, 0, .2, 1)" }));
  }
};
const handOver = (pad, wasOwn, wasRival) => {
  if (!pad.dataset.sheets) return; // another page has taken the element over
  const [own, rival] = pad.dataset.sheets.split(" ");
  if (!wasOwn || own === wasOwn || pad.id !== "pad") return;
  settle();
  for (const motion of pad.getAnimations({ subtree: true })) if (motion.animationName === "ink") motion.finish(); // it has been seen to dry
  if (still()) return;
  const to = pad.querySelector(".name.own").getBoundingClientRect(), from = pad.querySelector(".name.q1").getBoundingClientRect();
  if (rival === wasOwn) slide(pad, ".q1", to.x - from.x, to.y - from.y, false);
  if (own === wasRival) slide(pad, ".own:is(td, th, .name)", from.x - to.x, from.y - to.y, true);
};

// What a throw is worth appears when the dice have landed, at the same time as the call over them.
let landing, hidden = null;
const landed = () => {
  clearTimeout(landing);
  if (hidden) delete hidden.dataset.rolls;
  hidden = null;
};
new MutationObserver((changes) => {
  const table = changes.map((change) => change.target).find((target) => target.matches(".table"));
  if (!table) return;
  landed();
  hidden = still() || !table.dataset.throw ? null : table.querySelector(".pad");
  if (!hidden) return;
  hidden.dataset.rolls = "";
  landing = setTimeout(landed, html.dataset.motion === "fast" ? 225 : 500);
}).observe(document.body, { subtree: true, attributeFilter: ["data-throw"] });

// It asks where things stand, so it waits for the frame, for which they are laid out anyway.
new MutationObserver((changes) => {
  const { target: pad, oldValue } = changes[0]; // as the last frame had it
  requestAnimationFrame(() => handOver(pad, ...(oldValue || "").split(" ")));
}).observe(document.body, { subtree: true, attributeFilter: ["data-sheets"], attributeOldValue: true });
