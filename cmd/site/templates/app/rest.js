// Rests. A finger waits for whatever runs when it comes. So what takes long is done in slices, and the browser has
// its turn in between.

const slice = 12; // milliseconds
const turns = new MessageChannel();
const waiters = [];
turns.port1.onmessage = () => waiters.shift()();
const afterTurn = (f) => {
  waiters.push(f);
  turns.port2.postMessage(0);
};

// What may wait until the next picture is on the screen: it is when the frame after it begins. A hidden page has none.
serviert.seen = (then) => {
  if (document.hidden) afterTurn(then);
  else requestAnimationFrame(() => requestAnimationFrame(() => afterTurn(then)));
};

// The program rests before its first picture only. Later a second finger would meet what is about to be replaced.
let woke = 0; // when the program began to run without a rest
serviert.rest = (then) => {
  if (html.dataset.app !== "loading") return null; // it need not ask again
  if (performance.now() - woke < slice) return false;
  afterTurn(then);
  return true;
};

// whileSeen runs f again and again, as long as the page is to be seen: what is hidden wakes no device.
const whileSeen = (f, ms) => {
  let timer;
  const look = () => {
    clearInterval(timer);
    if (!document.hidden) timer = setInterval(f, ms);
  };
  document.addEventListener("visibilitychange", look);
  look();
};

// whenQuiet runs f whenever nobody has tapped or pressed a key for some milliseconds after somebody did. No tap moves a
// timer, which would delay its answer: a timer that rings too early looks again later.
const quiet = []; // what begins to wait with a tap
let touchedAt = 0; // when somebody did last
for (const event of ["pointerup", "click", "keyup"]) { // with a screen reader a tap may be a click alone
  addEventListener(event, () => {
    touchedAt = performance.now();
    for (const wait of quiet) wait();
  }, { capture: true, passive: true });
}
const whenQuiet = (ms, f) => {
  let timer = 0;
  const look = () => {
    const left = touchedAt + ms - performance.now();
    timer = left > 0 ? setTimeout(look, left) : 0;
    if (!timer) f();
  };
  quiet.push(() => { timer ||= setTimeout(look, ms); });
};
const atTable = () => document.querySelector(".page-table, .page-cards");

// setting is what is stored of the device's settings, undefined for what is not or cannot be read.
const setting = (name) => {
  try {
    return JSON.parse(localStorage.getItem("serviert:settings"))[name];
  } catch {
    return undefined;
  }
};
