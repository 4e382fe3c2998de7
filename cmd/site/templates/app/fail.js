// When the program cannot start or has ended: what is said, and a button to load the page again, where that can help. If
// a newer version is ready it is taken at once, since it may be the cure.

const failures = {
  old: ["Dieser Browser ist zu alt für Serviert. Es braucht Chrome 105, Firefox 113 oder Safari 16.4, oder neuer.",
    "This browser is too old for Serviert. It needs Chrome 105, Firefox 113 or Safari 16.4, or newer."],
  barred: ["Serviert braucht WebAssembly, und dieser Browser lässt es hier nicht zu. Auf iPhone, iPad und Mac liegt das am Blockierungsmodus: "
    + "In Safari lässt er sich für einzelne Websites ausschalten. Anderswo ist es eine Sicherheitsstufe in den Einstellungen.",
    "Serviert needs WebAssembly, and this browser does not allow it here. On iPhone, iPad and Mac that is Lockdown Mode: "
    + "Safari can turn it off for single websites. Elsewhere it is a security level in the settings."],
  network: ["Das Spiel konnte nicht geladen werden. Prüf bitte die Verbindung.",
    "The game could not be loaded. Please check the connection."],
  memory: ["Für das Spiel ist auf diesem Gerät gerade zu wenig Speicher frei. Schließ bitte andere Apps oder Tabs. Was gespielt wurde, bleibt.",
    "This device has too little memory free for the game. Please close other apps or tabs. What was played is still there."],
  ended: ["Das Spiel ist stehen geblieben. Alles ist gespeichert.",
    "The game has stopped. Everything is saved."],
  weak: ["Das Netz ist sehr schwach: Seit einer Weile kommt nichts mehr.",
    "The network is very weak: nothing has come for a while."],
  lost: ["Das Spiel ist stehen geblieben. Dieser Browser konnte nicht alles speichern: Vielleicht fehlt, was zuletzt gespielt wurde.",
    "The game has stopped. This browser could not save everything: what was played last may be missing."],
};
const fail = (texts, error) => {
  if (html.dataset.app === "failed") return;
  html.dataset.app = "failed";
  stopWaiting();
  console.error("Serviert:", error);
  progress = "";
  if (texts === failures.ended && !everythingKept()) texts = failures.lost;
  offerAgain(texts);
  if (serviert.updateReady) serviert.takeUpdate();
};
const offerAgain = (texts) => {
  if (note) note.remove();
  note = null;
  show(texts[german() ? 0 : 1], true);
  if (texts === failures.old) return; // it is no newer then
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = german() ? "Neu laden" : "Reload";
  again.addEventListener("click", () => { serviert.updateReady ? serviert.takeUpdate() : reload(); });
  note.append(again);
};

// A connection may be dead and nobody says so. The program is waited for all the same, but it can be loaded again.
let listening = 0;
let weak = null; // the note that says so
const deaf = () => clearTimeout(listening);
const hear = () => {
  deaf();
  if (weak && weak === note) {
    weak.remove();
    note = null;
    show(loading());
  }
  listening = setTimeout(() => {
    if (html.dataset.app !== "loading") return;
    offerAgain(failures.weak);
    weak = note;
  }, 20000);
};
