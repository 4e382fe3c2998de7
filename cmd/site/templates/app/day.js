// The day. What is new each day stands on the first page with its date. A window that stays open overnight shows the
// next one, as does an app that a phone has kept and wakes in the morning.

const dayHere = () => new Date().toDateString();
let dayShown = dayHere();
const lookAtDay = () => {
  if (document.hidden || dayHere() === dayShown) return;
  dayShown = dayHere();
  tellNews();
};
document.addEventListener("visibilitychange", lookAtDay);
setInterval(lookAtDay, 60 * 1000); // one for midnight would come late where the device has slept
