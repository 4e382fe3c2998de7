// What is said. A screen reader drops what it is saying when the focus moves, and hears no live region that a
// modal dialog covers. So sentences wait until the focus rests, those of one moment are said as one, and an
// open dialog has a live region of its own. The answer to a key or a tap takes the place of what still waits
// from before it, as it would interrupt that. The same text again is changed invisibly: only changes are said.
// What another sentence says as well, as the end of a game does the title of its page, is left to that one.

const rest = 200; // milliseconds after the focus has moved
let sentences = [], speaking = 0, focusedAt = -rest, asked = false;
for (const event of ["keydown", "pointerdown"]) addEventListener(event, () => { asked = true; }, true);
addEventListener("focusin", () => { focusedAt = performance.now(); }, true);
const speak = () => {
  const wait = wanted || dialog ? 50 : focusedAt + rest - performance.now();
  if (wait > 0) {
    speaking = setTimeout(speak, wait);
    return;
  }
  const all = sentences.map(String);
  const text = all.filter((one, i) => !all.some((other, j) => j !== i && other.includes(one) && (j > i || other !== one))).join(" "), region = document.querySelector("dialog[open] .live") || document.getElementById("live");
  sentences = [];
  speaking = 0;
  if (region) region.textContent = region.textContent === text ? text + "\u00a0" : text;
};
serviert.say = (text) => {
  if (text) {
    if (asked) sentences = [];
    asked = false;
    sentences.push(text);
    speaking ||= setTimeout(speak, 30);
    return;
  }
  clearTimeout(speaking);
  sentences = [];
  speaking = 0;
  for (const region of document.querySelectorAll(".live")) region.textContent = "";
};
