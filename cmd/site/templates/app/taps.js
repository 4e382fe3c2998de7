// A slip of the finger. What appears under a finger that was just used does nothing until a moment has
// passed: the second tap of a double tap never throws again, strikes or gives a game up. The same goes for
// keys, and a key that is held acts once. A tap while dice roll, or while the cloche of a served picture
// moves, lets them come to rest; on the button that throws, or writes what nobody has chosen, it does no more.

const moment = 450; // milliseconds: the second tap of a double tap comes within 400
const nearby = 40; // pixels, about a finger's width
const sway = 16; // pixels that a finger or a mouse may move while it taps, see sway.js
const quick = ".stepper button, .keys button"; // made for being tapped quickly

let used = null; // the last tap or key that did something
const again = (event, is) => used !== null && event.timeStamp - used.time < moment && is(used);
const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const rolls = "[id^=die-], .moment, .icon-cloche";
const rolling = () => document.getAnimations().filter((a) => a.playState === "running" && a.effect.target.closest(rolls + ", .what"));
const acts = (control) => control.id === "throw" || control.id === "write" && !document.querySelector(".entry[aria-pressed=true]");

addEventListener("click", (event) => {
  const control = (event.isTrusted || event.pointerType) && event.target instanceof Element && event.target.closest("button, a[href], [role=button], [data-waits]");
  if (!control) return;
  const byKey = event.detail === 0; // or by a screen reader
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isQuick = control.matches(quick);
  if (again(event, (last) => !(isQuick && last.isQuick) && last.byKey === byKey && (byKey || Math.hypot(x - last.x, y - last.y) < nearby))) {
    stop(event);
    return;
  }
  used = { time, x, y, byKey, isQuick };
  const moving = rolling();
  for (const motion of moving) motion.finish();
  landed();
  // A die that moves to its place because it is kept is a transition, and somebody's other thumb may throw already.
  if (acts(control) && moving.some((motion) => motion.animationName && motion.effect.target.closest(rolls))) stop(event);
}, true);

const editable = "input, textarea, select, [contenteditable]";
const wanders = /^(Arrow|Tab$|Escape$|Page|Home$|End$|Backspace$|Delete$)/; // keys that are held on purpose
const often = (key) => key >= "1" && key <= "7" || key.toLowerCase() === html.dataset.again; // and those pressed quickly on purpose
let up = null; // the key that was let go last
addEventListener("keyup", (event) => { up = { key: event.key, time: event.timeStamp }; }, true);
// Where a screen reader hands keys on, a held one may come as many that are let go and pressed within a moment.
const stays = (event) => event.repeat || up !== null && !often(event.key) && up.key === event.key && event.timeStamp - up.time < 20;
addEventListener("keydown", (event) => {
  const { key } = event, one = key.length === 1;
  if (wanders.test(key)) used = null; // the focus is where the player has put it
  if (event.ctrlKey || event.metaKey || event.altKey || wanders.test(key)) return;
  if (event.target instanceof Element && event.target.matches(editable)) return;
  if (stays(event) || one && !often(key) && again(event, (last) => last.key === key)) stop(event);
  else if (one) used = { time: event.timeStamp, key };
}, true);
