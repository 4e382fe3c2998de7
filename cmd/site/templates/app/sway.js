// A finger that trembles taps all the same. Browsers make no click of one that moves by eight to fifteen pixels, and may take
// it for one that scrolls. Here it may move as far as a card before that is dragged; what it has scrolled it does not tap.

let steady = null; // the finger that is down alone, and on what: { control, left, top, x, y }
addEventListener("touchstart", (event) => {
  steady = null;
  const control = event.touches?.length === 1 && event.target instanceof Element && event.target.closest("button, a[href], label, summary");
  if (!control) return;
  const { left, top } = boxOf(control), { clientX: x, clientY: y } = event.touches[0];
  steady = { control, left, top, x, y };
}, { capture: true, passive: true });
addEventListener("touchend", (event) => {
  const was = steady, [at] = event.changedTouches ?? [], { timeStamp } = event;
  steady = null;
  if (!was || !at || timeStamp - answeredAt < 50) return; // it has drawn, or tapped beside another
  const far = Math.hypot(at.clientX - was.x, at.clientY - was.y) * visualViewport.scale;
  if (far < 6 || far >= sway) return; // a steady finger does not wait for what follows
  const { left, top } = boxOf(was.control), scrolled = Math.hypot(left - was.left, top - was.top) > 3; // less is how a button gives way
  if (scrolled || !was.control.contains(document.elementFromPoint(at.clientX, at.clientY))) return;
  tap(was.control, { clientX: at.clientX, clientY: at.clientY, pointerId: at.identifier });
  answeredAt = timeStamp; // where the browser does make one
}, { capture: true, passive: true });
