// The keys that hide the cards of a running hand in the storage. The program encrypts while it saves,
// so it needs the bytes; they are fetched while the program loads, if that is one that may have cards to hide.
//
// The first key lies in a database, wrapped in one that the browser keeps to itself. A key in the local
// storage is the way out where there is no such database, or where it does not answer: it is used for
// sealing only then, and for opening always.

const secretFallback = "serviert#secret";
const answered = (request) => new Promise((done, refuse) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => refuse(request.error);
});
const secretOfDatabase = async () => {
  const opening = indexedDB.open(config.base + "#secret", 1);
  opening.onupgradeneeded = () => { opening.result.createObjectStore("secret"); };
  const database = await answered(opening);
  try {
    const entries = (mode) => database.transaction("secret", mode, { durability: "strict" }).objectStore("secret");
    let entry = await answered(entries("readonly").get("cards"));
    if (!entry) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
      const wrapped = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, crypto.getRandomValues(new Uint8Array(32)));
      const store = entries("readwrite");
      const written = new Promise((done, refuse) => {
        store.transaction.oncomplete = done;
        store.transaction.onabort = () => refuse(store.transaction.error);
      });
      // Two tabs may start at once: the entry that is there first stays.
      const there = await answered(store.get("cards"));
      entry = there || { iv, key, wrapped };
      if (!there) store.add(entry, "cards");
      await written;
    }
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: entry.iv }, entry.key, entry.wrapped));
  } finally {
    database.close();
  }
};

const secretOfStorage = (make) => {
  let text = localStorage.getItem(secretFallback) || "";
  const whole = /^[A-Za-z0-9+/]{43}=$/.test(text);
  if (!whole && !make) return [];
  if (!whole) {
    text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
    localStorage.setItem(secretFallback, text);
  }
  return Array.from(atob(text), (c) => c.charCodeAt(0));
};

// With another key a hand that is sealed would be lost, so it is worth waiting for.
const handSealed = () => Object.keys(localStorage).some((key) => key.startsWith("serviert:words") && localStorage.getItem(key).includes('"sealed":'));

const secrets = [];
let inDatabase = false;
const secretReady = program.hides && (async () => {
  try {
    const key = await patient(secretOfDatabase(), handSealed() ? 10000 : 4000);
    if (!key) throw new Error("the database does not answer");
    secrets.push(...key);
    inDatabase = true;
  } catch (error) {
    console.info("Serviert: hidden cards are kept with a key in the local storage.", error);
  }
  try {
    secrets.push(...secretOfStorage(!inDatabase));
  } catch {
    // A full storage: the program makes up a key, and the hand lasts as long as the page.
  }
})();
serviert.secret = program.hides && (() => ({ keys: Uint8Array.from(secrets.splice(0)), database: inDatabase }));
