// Shaking the phone throws, where that is switched on. Three jolts within a second are a shake; then the
// phone has to be calm again. What a shake may do is decided by the program.

// How hard a jolt is at least, by <html data-shake>, in metres per second squared between two readings: normal is more
// than a phone that is put down, gentle less, for weak or unsteady hands, and firm more than a tram's. Nothing is
// measured but at the table.
const hardness = { gentle: 7, normal: 13, firm: 22 };
const jolts = [];
let pull = null; // the last reading
let jolted = -Infinity;
let shakenAt = -Infinity;
let armed = true; // calm again since the last shake
const jolt = () => hardness[html.dataset.shake]; // undefined while shaking does nothing

const moved = (event) => {
  const a = event.accelerationIncludingGravity || event.acceleration;
  if (!a) return;
  const now = event.timeStamp, by = pull ? Math.hypot(a.x - pull.x, a.y - pull.y, a.z - pull.z) : 0;
  pull = { x: a.x, y: a.y, z: a.z };
  if (!(by >= jolt()) || now - jolted < 60) return;
  if (now - jolted > 500 && now - shakenAt > 1000) armed = true;
  jolted = now;
  jolts.push(now);
  while (now - jolts[0] > 1000) jolts.shift();
  if (!armed || jolts.length < 3 || document.hidden || rolling().length) return;
  armed = false;
  jolts.length = 0;
  shakenAt = now;
  if (serviert.onShake) serviert.onShake(true);
};

// iOS asks the player, and only after a tap: that on the setting, and once in each later session the first on
// the button that throws.
let allowed = false;
const ask = async () => {
  if (allowed || typeof DeviceMotionEvent === "undefined" || !DeviceMotionEvent.requestPermission) return;
  allowed = true;
  const answer = await DeviceMotionEvent.requestPermission().catch(() => "denied");
  if (answer !== "granted" && serviert.onShake) serviert.onShake(false);
};
addEventListener("change", (event) => { // after the program, which would take a "no" that comes at once for what was before
  if (event.target.name !== "shake" || event.target.value === "off") return;
  allowed = false;
  ask();
});
addEventListener("click", (event) => { if (event.isTrusted && jolt() && event.target instanceof Element && event.target.closest("#throw")) ask(); }, true);

const listenToShakes = () => {
  removeEventListener("devicemotion", moved);
  if (jolt()) addEventListener("devicemotion", moved);
};
new MutationObserver(listenToShakes).observe(html, { attributes: true, attributeFilter: ["data-shake"] });
