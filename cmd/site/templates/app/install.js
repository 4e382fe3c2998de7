// Installing: the browser's offer is kept until the player asks for it.

let prompt = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
});
addEventListener("appinstalled", () => { prompt = null; });
serviert.installable = () => prompt !== null;
serviert.install = () => {
  if (prompt) prompt.prompt().catch(() => {}); // too late after the tap
  prompt = null; // it can be used once
};
