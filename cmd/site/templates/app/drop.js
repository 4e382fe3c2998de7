// A file that is dropped on the page is taken as if it had been chosen there. Left alone, the browser would show it in
// the place of the app.

let dropped = null; // pickFile takes it
const dropName = `serviert:${config.base}:dropped`;

// What belongs to the app goes to the page that has a button for it; anything else only a page with a button for files
// takes, which says what is wrong.
const restoreButton = "backup-restore", importButton = "choose-file";
const homeOf = (head) => {
  if (/^\s*\{"serviert":"backup"/.test(head)) return [restoreButton, "settings#backup"];
  return /^\s*(serviert \d|\{"v":)/.test(head) ? [importButton, "games#import"] : ["", ""];
};

let inside = false; // a part of the page is dragged
addEventListener("dragstart", () => { inside = true; });
addEventListener("dragend", () => { inside = false; });
const bringsFile = (event) => !inside && event.dataTransfer && event.dataTransfer.types.includes("Files");
addEventListener("dragover", (event) => { if (bringsFile(event)) event.preventDefault(); });
addEventListener("drop", async (event) => {
  if (!bringsFile(event)) return;
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  if (!file || html.dataset.app !== "ready" || document.querySelector("dialog[open]")) return;
  const [button, page] = homeOf(await file.slice(0, 200).text().catch(() => ""));
  const here = document.getElementById(button || importButton) || !button && document.getElementById(restoreButton);
  if (here) {
    dropped = file;
    here.click();
    setTimeout(() => { dropped = null; }, 1000); // the button may have had no use for it
  } else if (button) {
    const reader = new FileReader();
    reader.onloadend = () => {
      try {
        if (!reader.error) sessionStorage.setItem(dropName, button + "\n" + reader.result);
      } catch {
        // There is no room for it. It leads to the button, as a file does that cannot be read.
      }
      serviert.leave(config.base + page, () => sessionStorage.removeItem(dropName));
    };
    reader.readAsBinaryString(file);
  }
});

// The button is pressed when the program is there, like one that was tapped before (waiting.js).
try {
  const waits = sessionStorage.getItem(dropName);
  sessionStorage.removeItem(dropName);
  if (waits) {
    const [id] = waits.split("\n", 1);
    dropped = new File([Uint8Array.from(waits.slice(id.length + 1), (byte) => byte.charCodeAt(0))], "");
    tapped = { id, name: "button" };
  }
} catch {
  // Nothing was handed over.
}
