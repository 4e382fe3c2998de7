// Before the program is there the page can be read, but its controls do nothing. The last tap on one is
// kept, shown as kept, and done when the real control is there. A control is recognised by its id, or
// by its place among those of its kind and name; if the program shows something else by then, the tap
// is dropped.

const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [tabindex=\"0\"]";
const nameOf = (e) => [e.localName, e.type || "", e.getAttribute("aria-label") || e.textContent.trim(), e.getAttribute("href") || "", e.name || ""].join("|");
const remember = (e) => {
  const name = nameOf(e);
  const same = [...content().querySelectorAll(controls)].filter((other) => nameOf(other) === name);
  return { id: e.id, name, at: same.indexOf(e), of: same.length };
};
const findAgain = (memory) => {
  const root = content();
  const byID = memory.id && document.getElementById(memory.id);
  if (byID && root.contains(byID)) return byID.localName === memory.name.split("|")[0] ? byID : null;
  const same = [...root.querySelectorAll(controls)].filter((other) => nameOf(other) === memory.name);
  return same.length === memory.of ? same[memory.at] : null;
};

let tapped = null;
let focused = null;
const keepTap = (event) => {
  const control = event.target instanceof Element && event.target.closest(controls);
  if (!control || !content().contains(control)) return;
  if (control.localName === "summary" || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if ((control.getAttribute("href") || "").startsWith("#")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const other of document.querySelectorAll("[data-queued]")) other.removeAttribute("data-queued");
  control.setAttribute("data-queued", "");
  keep(control);
};
const keep = (control) => {
  tapped = remember(control);
  show(german() ? "Einen Moment, gleich geht es los." : "One moment, almost there.");
};
const keepFocus = (event) => { focused = event.target instanceof Element && event.target.matches(controls) ? remember(event.target) : null; };
if (html.dataset.app === "loading") {
  addEventListener("click", keepTap, true);
  addEventListener("focusin", keepFocus, true);
}

// The note at the lower edge: that the game is loading, how far it is, or why it cannot start.
let note = null;
let progress = "";
const show = (text, alert) => {
  if (!note) {
    note = document.createElement("div");
    note.id = "boot-note";
    note.setAttribute("role", alert ? "alert" : "status");
    const line = document.createElement("p");
    const bar = document.createElement("span");
    bar.setAttribute("aria-hidden", "true");
    note.append(line, bar);
    document.body.append(note);
  }
  note.firstChild.textContent = text;
  note.children[1].textContent = progress;
};
const loading = () => german() ? "Das Spiel wird geladen." : "The game is loading.";
const slow = setTimeout(() => { if (!note) show(loading()); }, 1200);

// What was pressed before this script had come, see boot.js.
const early = document.querySelector("[data-queued]");
if (early && html.dataset.app === "loading") keep(early);

const stopWaiting = () => {
  clearTimeout(slow);
  removeEventListener("click", keepTap, true);
  removeEventListener("focusin", keepFocus, true);
  for (const other of document.querySelectorAll("[data-queued]")) other.removeAttribute("data-queued");
};
const ready = () => {
  html.dataset.app = "ready";
  performance.mark("serviert-ready");
  stopWaiting();
  if (note) note.remove();
  note = null; // the next one is about another page
  progress = "";
  const template = document.querySelector("body > template[lang]");
  if (template) template.remove();
  const focus = focused && findAgain(focused);
  if (focus) focus.focus();
  const tap = tapped && findAgain(tapped);
  if (tap) requestAnimationFrame(() => { tap.focus(); tap.click(); });
};
