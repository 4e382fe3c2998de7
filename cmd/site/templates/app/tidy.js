// Tidying up. By itself Go tidies its heap when that has doubled, in the middle of whatever is being done: about every
// thirtieth tap would take ten times as long as the others. So it is asked to while nobody taps, and by itself it does
// when there is five times as much, which is more than a hundred taps without a pause.

const tidiness = { GOGC: "400", GOMEMLIMIT: "64MiB" }; // the latter for pages with much on them
const tidyTaps = 6; // since the last time; far fewer than those hundred
const tidyQuiet = 1200; // milliseconds: the dice have landed and the pads have changed places
let untidy = 0;
for (const event of ["pointerup", "keyup"]) addEventListener(event, () => { untidy++; }, { capture: true, passive: true });
whenQuiet(tidyQuiet, () => {
  if (untidy < tidyTaps) return;
  untidy = 0;
  if (serviert.onTidy) serviert.onTidy();
});
