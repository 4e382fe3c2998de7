// Tidying up. By itself Go tidies its heap when that has doubled, in the middle of whatever is being done: about every
// thirtieth tap would take ten times as long as the others. So it is asked to while nobody taps.

const tidyTaps = 6; // since the last time; far fewer than double the heap
const tidyQuiet = 1200; // milliseconds: the dice have landed and the pads have changed places
let untidy = 0, tidying;
for (const event of ["pointerup", "keyup"]) {
  addEventListener(event, () => {
    clearTimeout(tidying);
    if (++untidy < tidyTaps) return;
    tidying = setTimeout(() => {
      untidy = 0;
      if (serviert.onTidy) serviert.onTidy();
    }, tidyQuiet);
  }, { capture: true, passive: true });
}
