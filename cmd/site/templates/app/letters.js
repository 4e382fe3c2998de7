// Keyboards for Cyrillic, Greek and other letters have the keys of the games in the places of the Latin ones, as is
// printed on them, and on some the digits are typed with Shift. What such a key says is what it would say there.
// Before everything else that listens to keys; a character that was made a key in the settings stays what it is.
// What says no key at all, as what password managers send, is none for anybody here.

const sayLatin = (event) => {
  const { key, code, shiftKey } = event;
  if (typeof key !== "string" || !event.getModifierState) {
    event.stopImmediatePropagation();
    return;
  }
  if (key.length !== 1 || ["Control", "Meta", "Alt", "AltGraph"].some((name) => event.getModifierState(name))) return;
  if (event.target instanceof Element && event.target.matches(editable)) return;
  const letter = /[^\P{L}\p{Script=Latin}]/u.test(key) && /^Key([A-Z])$/.exec(code), digit = !shiftKey && /\D/.test(key) && /^Digit(\d)$/.exec(code);
  if (!letter && !digit || String(setting("keys")).includes(key.toLowerCase())) return;
  const value = digit ? digit[1] : key === key.toLowerCase() ? letter[1].toLowerCase() : letter[1];
  Object.defineProperty(event, "key", { value });
};
for (const name of ["keydown", "keyup"]) addEventListener(name, sayLatin, true);
