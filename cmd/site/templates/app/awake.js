// The screen stays on at a table, where that is not switched off: real dice take their time, and so does a good word.
// Not for ever: the phone may be lying there forgotten, or somebody's cards may.
const minutes = (table) => table.querySelector('[id^="card-"]') ? 2 : 10;

let lit = null; // Promise of the lock that keeps it on
let darkening = 0; // the timer
const mayDarken = () => {
  if (lit) lit.then((lock) => lock.release(), () => {});
  lit = null;
};
const stayLit = () => {
  clearTimeout(darkening);
  const table = atTable();
  if (!table || document.hidden || setting("awake") === false) return mayDarken();
  darkening = setTimeout(mayDarken, minutes(table) * 60_000);
  if (lit) return;
  const asked = lit = navigator.wakeLock.request("screen");
  const gone = () => { if (lit === asked) lit = null; };
  // A browser takes it back when the page is out of sight, or when the battery is low.
  asked.then((lock) => lock.addEventListener("release", gone), gone);
};
if (navigator.wakeLock) {
  whenQuiet(600, stayLit);
  document.addEventListener("visibilitychange", stayLit);
}
