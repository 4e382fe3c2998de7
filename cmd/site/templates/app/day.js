// The day. What is new each day stands on the first page with its date. A window that stays open overnight shows the
// next one, as does an app that a phone has kept and wakes in the morning. A page that shows what was new yesterday
// hears when somebody comes back to it; to a window that is never hidden, who has not touched it for an hour.

const dayHere = () => new Date().toDateString();
let dayShown = dayHere(), touched = Date.now();
for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => { touched = Date.now(); }, { capture: true, passive: true });
const lookAtDay = (event) => {
  if (document.hidden) return;
  const passed = dayHere() !== dayShown;
  dayShown = dayHere();
  if (passed) tellNews();
  if ((event || passed && Date.now() - touched > 3600 * 1000) && serviert.onBack) serviert.onBack();
};
document.addEventListener("visibilitychange", lookAtDay);
whileSeen(() => lookAtDay(), 60 * 1000); // one for midnight would come late where the device has slept
