// In a page of somebody else (guard.js finds out) nothing of what follows happens.

if (html.dataset.app === "framed") return;
