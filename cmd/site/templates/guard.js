// guard.js stands before boot.js, in the same file. It is so small because it must run whatever else does not:
// it keeps the game out of other people's pages.
"use strict";
(() => {
  const html = document.documentElement;

  // A page of somebody else could show this one as a picture and have its buttons tapped. A file in <head>
  // cannot forbid that, only a header of the host could; so the game does not start there.
  try {
    for (let w = window; w !== w.parent; w = w.parent) void w.parent.location.href;
  } catch {
    html.dataset.app = "framed";
  }
})();
