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
  if (html.dataset.app !== "loading" || performance.now() - woke < slice) return false;
  afterTurn(then);
  return true;
};

// whenQuiet runs f whenever nobody has tapped or pressed a key for some milliseconds after somebody did.
const whenQuiet = (ms, f) => {
  let timer;
  for (const event of ["pointerup", "click", "keyup"]) { // with a screen reader a tap may be a click alone
    addEventListener(event, () => {
      clearTimeout(timer);
      timer = setTimeout(f, ms);
    }, { capture: true, passive: true });
  }
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
