// The end of a game is told column by column. A tap or a key ends the motion, and does what it does.

const endMotion = () => {
  const end = document.querySelector(".end");
  if (!end) return;
  for (const motion of document.getAnimations()) if (end.contains(motion.effect.target)) motion.finish();
};
for (const event of ["pointerdown", "keydown"]) addEventListener(event, endMotion, true);
