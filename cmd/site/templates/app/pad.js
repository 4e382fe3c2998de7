// The pad, where it scrolls inside itself. What the dice score best is always in sight, or, without dice,
// what was written last; the focus stays where it is. data-more says at which edges the pad goes on.

const padMore = (pad) => {
  const below = pad.scrollHeight - pad.clientHeight - pad.scrollTop;
  const more = [pad.scrollTop > 2 ? "up" : "", below > 2 ? "down" : ""].join(" ").trim();
  if ((pad.dataset.more || "") !== more) pad.dataset.more = more;
};
// Where something stands, as who sits at the other side of a turned table sees it.
const padRect = (e) => {
  const r = e.getBoundingClientRect();
  return e.closest("[data-facing]") ? { top: -r.bottom, bottom: -r.top } : r;
};
const reveal = (pad) => {
  if (!pad.dataset.best) return; // another page has taken the element over
  const id = pad.dataset.best.split(" ")[1];
  const cell = id ? document.getElementById(id) : !pad.querySelector(":focus-visible") && pad.querySelector(".last");
  if (!cell || !cell.getClientRects().length) return;
  const at = padRect(cell), whole = padRect(pad);
  // Names and sums stay at the edges, unless the text is large.
  const edge = (part) => padRect(pad.querySelector(part));
  const top = Math.max(whole.top, edge(".r2.own").bottom) + 2, end = Math.min(whole.bottom, edge("tfoot .own").top) - 4;
  const by = at.top < top ? at.top - top : Math.max(0, at.bottom - end);
  if (by) pad.scrollBy({ top: by, behavior: still() ? "instant" : "smooth" });
};
// What readers do to the text may make the line of names higher than the sheet lets it be. What scrolls stays below it.
// Above a single column the names have both lines, and no values stand below them.
const padNames = (pad) => {
  const usual = parseInt(getComputedStyle(pad).getPropertyValue("--top")), high = pad.querySelector(".name.own").offsetHeight;
  if (high > usual && !pad.closest(".cols-1")) pad.style.setProperty("--names", high + "px");
  else pad.style.removeProperty("--names");
};
let padShown = null, bestShown = "";
const padSizes = new ResizeObserver(() => {
  if (!padShown || !padShown.isConnected) return;
  padNames(padShown);
  padMore(padShown);
  reveal(padShown);
});
document.addEventListener("scroll", (event) => { if (event.target === padShown) padMore(padShown); }, { capture: true, passive: true });
new MutationObserver(() => {
  const pad = document.getElementById("pad");
  if (pad === padShown && (!pad || pad.dataset.best === bestShown)) return;
  if (pad !== padShown) {
    padSizes.disconnect();
    if (pad && pad.dataset.best) for (const sized of [pad, pad.querySelector(".corner")]) padSizes.observe(sized); // which shows it as well
  }
  padShown = pad;
  bestShown = pad ? pad.dataset.best : "";
  // After the focus has come, which scrolls too.
  if (bestShown) requestAnimationFrame(() => requestAnimationFrame(() => { if (pad.isConnected) reveal(pad); }));
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-best"] });
