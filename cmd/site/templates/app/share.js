// Sharing, copying, saving and reading files.

serviert.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    const before = document.activeElement;
    (document.querySelector("dialog[open]") || document.body).append(area); // behind a dialog nothing can be selected
    area.select();
    let done = false;
    try {
      done = document.execCommand("copy");
    } catch {
      // This browser allows neither way.
    }
    area.remove();
    if (before) before.focus();
    return done ? "copied" : "failed";
  }
};

// offered hands something to the sheet with the other apps: "shared", "closed", which is a choice too, or "" if there is none.
const offered = async (it) => {
  if (!navigator.share || it.files && !(navigator.canShare && navigator.canShare(it))) return "";
  try {
    await navigator.share(it);
    return "shared";
  } catch (error) {
    return error && error.name === "AbortError" ? "closed" : "";
  }
};
// An app on the home screen of an iPhone has no place for downloads: the file would come in the place of the app, and no
// button leads back. There the sheet is the one way to save a file. In the Dock of a Mac, which has no touch, all is as usual.
const downloads = !(navigator.standalone && navigator.maxTouchPoints > 0);
const downloaded = (filename, text, mime) => {
  if (!downloads) return "";
  try {
    const address = URL.createObjectURL(new Blob([text], { type: mime || "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = filename;
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60 * 1000);
    return "downloaded";
  } catch {
    return "";
  }
};

// A backup goes as a file or not at all (whole): as a message it would be cut or changed on its way.
serviert.share = async (title, text, filename, whole) => {
  const files = [new File([text], filename || "serviert.txt", { type: "text/plain" })];
  const asFile = filename && navigator.canShare && navigator.canShare({ files });
  const how = asFile || !whole ? await offered(asFile ? { title, files } : { title, text }) : "";
  return how || filename && downloaded(filename, text) || serviert.copy(text);
};

serviert.save = async (filename, text, mime) =>
  downloaded(filename, text, mime) || !downloads && await offered({ files: [new File([text], filename, { type: mime })] }) || serviert.copy(text);

// The bytes of a file that the player chooses, or has dropped (drop.js); "large" for one of more than most bytes,
// which is not even opened, "unread" for one that cannot be read, null for none. Decoding is left to who judges it.
serviert.pickFile = (accept, most, callback) => {
  const take = async (file) => {
    let got = null;
    if (file && file.size > most) got = "large";
    else if (file) got = await file.arrayBuffer().then((data) => new Uint8Array(data), () => "unread");
    callback(got);
  };
  if (dropped) {
    take(dropped);
    dropped = null;
    return;
  }
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept || "";
  input.hidden = true;
  input.addEventListener("change", () => {
    input.remove();
    take(input.files[0]);
  });
  input.addEventListener("cancel", () => {
    input.remove();
    callback(null);
  });
  document.body.append(input);
  input.click();
};

// A field takes no more than it says. Left alone, the browser lays out each line of what is pasted and
// stands still over a large text. So of a game, which is whole or none, the field shows how it begins and notes that it
// was too much; elsewhere it takes as much as there is room for.
document.addEventListener("paste", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLTextAreaElement) || field.maxLength < 0 || !event.clipboardData) return;
  const text = event.clipboardData.getData("text/plain");
  if (text.length <= field.maxLength) return;
  event.preventDefault();
  if (field.id !== "paste") {
    const room = field.maxLength - field.value.length + field.selectionEnd - field.selectionStart;
    if (room > 0) document.execCommand("insertText", false, text.slice(0, room).replace(/[\ud800-\udbff]$/, ""));
    return;
  }
  field.value = text.trimStart().slice(0, 200) + "…";
  field.dataset.large = "";
  field.addEventListener("input", () => delete field.dataset.large, { once: true });
});

// Where others find the app: a link to a game begins with it.
serviert.home = location.origin + config.base;

serviert.shareLink = async (title, url) => await offered({ title, url }) || serviert.copy(url);

const sharePicture = async (picture, filename) =>
  await offered({ files: [new File([picture], filename, { type: picture.type })] }) || downloaded(filename, picture, picture.type) || "failed";
