// The pages of one game are one step in the browser's history: from the table Back leads to where the
// player was before setting it up, and never to the form again.

const steps = new Set(["new", "table", "end", "settlement"]);
const step = (address) => steps.has(new URL(address, location.href).pathname.replace(/\/$/, "").split("/").pop());
const push = history.pushState.bind(history);
history.pushState = (state, title, address) => {
  leftAt.set(location.href, scrollY);
  backTo = 0; // the page that Back led to has taken the focus elsewhere than to its title
  if (step(location.href) && step(address)) history.replaceState(state, title, address);
  else push(state, title, address);
};
