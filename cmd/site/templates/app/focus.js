// Focus and dialogs. To move the focus the browser lays out the page, and to open a dialog it works out the
// style of everything that is behind it. It does both for every frame anyway: after a tap they wait for the frame.
// After a key they do not wait, since the next key is meant for the new place; nor on a hidden page, which has no
// frames.

// A finger that presses a button at a table moves the focus there, for which the browser works out styles before the
// page hears of the tap. So this focus waits as well. It must not where the last one is to be seen: the browser would
// show it at the button too, which no finger asks for.
let aimed = null; // the button, its ID as it was, and what had the focus
addEventListener("mousedown", (event) => {
  const { target, sourceCapabilities: by } = event, before = document.activeElement;
  const button = by && by.firesTouchEvents && target instanceof Element && target.closest("main :is(.table, .cards-table) button");
  if (!button || html.dataset.app === "loading" || before === document.body || before.matches(":focus-visible, input, textarea, select")) return;
  event.preventDefault();
  aimed = { button, id: button.id, before };
  serviert.seen(focusAimed);
});
const focusAimed = () => {
  if (!aimed) return;
  const { button, id, before } = aimed, has = document.activeElement;
  aimed = null;
  if (has === before || has === document.body) (id && document.getElementById(id) || button).focus({ preventScroll: true });
};
serviert.focused = () => aimed ? aimed.button : document.activeElement;

let byKey = false;
addEventListener("keydown", () => {
  byKey = true;
  focusAimed();
}, true);
addEventListener("pointerdown", () => { byKey = false; }, true);
let wanted = null, dialog = "", shown = location.href, titled = "";
// When what had the focus goes, Orca may take the new place of the focus as known and not tell it: no dialog, since
// that hides all that is behind it, and no page that takes the place of another. In Chromium that is chance, but better
// heard twice than not at all. So these are said, after a key; as they are when they are said, for a page may be drawn
// after its address has changed. So is, everywhere, a dialog in the place of another: it is the same element, and only
// what has the focus in it is told.
const tell = (...ids) => serviert.say({
  toString: () => ids.map((id) => id?.call ? id() : document.getElementById(id)?.textContent).filter(Boolean).map((text) => /[.?!\u2026]$/.test(text) ? text : text + ".").join(" "),
});
// So may be the field in such a dialog that somebody is to write in.
const field = () => /X11.*Linux/.test(navigator.userAgent) && document.activeElement.closest("dialog input")?.labels[0]?.querySelector("span:not([aria-hidden])")?.textContent;
const untold = (where, ...ids) => { if (byKey && where.test(navigator.userAgent)) tell(...ids); };
// A list to choose from that comes in sight tells Orca what is chosen in it, before the title of its page or dialog and
// with all others there. One that comes unseen does not. What assistive technology is told is gathered for a while on a busy
// computer, so two frames are too few. Whoever has used the mouse sees the lists at once.
if (/X11.*Chrome/.test(navigator.userAgent)) {
  new MutationObserver((changes) => {
    if (!byKey) return;
    for (const e of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      for (const list of e.querySelectorAll?.("select") ?? []) {
        list.style.visibility = "hidden";
        setTimeout(() => { list.style.visibility = ""; }, 150);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
const openDialog = () => {
  const e = document.getElementById(dialog);
  dialog = "";
  if (!e) return;
  const text = e.querySelector(":scope > p:not(.live, .confirm)"); // what a screen reader tells after the title
  const title = document.getElementById("dialog-title")?.textContent ?? "", same = title === titled;
  titled = title;
  e.removeAttribute("aria-describedby");
  if (text) {
    text.id ||= "dialog-text";
    e.setAttribute("aria-describedby", text.id);
  }
  // What can be scrolled gets the focus by the Tab key in Firefox, and Orca reads all of its text.
  if (navigator.userAgent.includes("Firefox")) e.tabIndex = -1;
  if (!e.open) {
    // When it closes, all that it covers comes anew, and what was said last would be said once more.
    document.getElementById("live").textContent = "";
    e.showModal();
    // A title that gets the focus is told in Chromium.
    untold(document.activeElement?.id === "dialog-title" ? /X11.*Firefox/ : /X11.*Linux/, "dialog-title", text?.id);
    return;
  }
  if (!same) tell("dialog-title", text?.id, field); // else it is open again for the next word of a list
  // What had the focus in the one before has gone.
  if (!e.contains(document.activeElement)) (e.querySelector("[autofocus]") ?? e.querySelector("button, a, [tabindex='0']"))?.focus();
};
// Until it is open, what lies behind is not inert yet: taps there come to nothing, as they will a moment later.
addEventListener("click", (event) => {
  const e = dialog && document.getElementById(dialog);
  if (!e || e.open || e.contains(event.target)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);
// Back leads to where somebody had been in a long page, not to its top.
const leftAt = new Map(); // how far a page was scrolled when it was left for another one, by its address
let backTo = 0;
addEventListener("popstate", () => { backTo = leftAt.get(location.href) || 0; });
const giveFocus = () => {
  const e = wanted && wanted.map((id) => document.getElementById(id)).find((found) => found);
  wanted = null;
  if (!e) return;
  // A button under the thumb is in view wherever the page is. Chromium would scroll to its place below everything.
  const { top, bottom } = e.getBoundingClientRect();
  e.focus({ preventScroll: e.id === "title" || !!e.closest(".thumb") && top >= 0 && bottom <= innerHeight });
  // Chromium takes what lies behind the buttons at the bottom for seen, and below the field is the button that keeps it.
  if (e.localName === "textarea") (e.closest("section") ?? e).scrollIntoView({ block: "nearest" });
  if (e.id !== "title") return;
  scrollTo(0, shown === location.href ? 0 : backTo);
  backTo = 0;
  // Whose turn it is stands nowhere but in the heading of the curtain.
  if (shown !== location.href || document.getElementById("reveal")) untold(/X11.*Linux/, "title");
  shown = location.href;
};
const now = () => {
  focusAimed();
  if (dialog) openDialog(); // what is to have the focus may be in it
  giveFocus();
};
document.addEventListener("visibilitychange", now);
const soon = () => {
  if (byKey || document.hidden) now();
  else requestAnimationFrame(now);
};
serviert.focus = (...ids) => {
  wanted = ids;
  soon();
};
serviert.showDialog = (id) => {
  dialog = id;
  soon();
};
// The key that leads from one name to the next says so on the screen's keyboard. Android does it by itself, other keyboards send
// Enter and leave it to the page. The Enter that ends what is composed, with Japanese keys say, ends only that; Safari tells it by
// 229 alone. From the last one it leads to the button that begins, and begins only when pressed anew.
addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || event.repeat || event.isComposing || event.keyCode === 229 || field.enterKeyHint !== "next") return;
  const fields = [...document.querySelectorAll("input[enterkeyhint=next]")], next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else document.getElementById("start")?.focus({ preventScroll: true });
  used = { time: event.timeStamp, byKey: true };
});
// A phone that is turned, or whose keyboard makes the window lower, leaves a page scrolled to where it was. What had the focus comes
// back into sight: the field somebody writes in, where the keys have led, what a finger has touched, and in a dialog also the button
// that goes on; but not what somebody has scrolled away from, be it the title, which has the focus on every page. A bar of the
// browser that comes while somebody scrolls is lower than that.
let wide = innerWidth, high = innerHeight;
let inSight = null; // what has the focus, as of the last frame
const sight = new IntersectionObserver((entries) => {
  const { target, isIntersecting } = entries.at(-1);
  inSight = isIntersecting ? target : null;
});
addEventListener("focusin", ({ target }) => {
  sight.disconnect();
  inSight = null;
  if (target instanceof Element && (target.matches(":focus-visible, button") || target.closest("dialog"))) sight.observe(target);
});
addEventListener("resize", () => {
  const turned = innerWidth !== wide || innerHeight < high - 150, e = inSight;
  wide = innerWidth;
  high = innerHeight;
  if (turned && e === document.activeElement) requestAnimationFrame(() => e.scrollIntoView({ block: "nearest", behavior: "instant" }));
});
