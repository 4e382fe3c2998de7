// The journal: a second copy of everything that is kept, in IndexedDB. A browser writes local storage to
// the disk when it likes, up to a minute later, and what it has not written is gone if its process ends;
// IndexedDB is written at once. The program decides which copy is newer (app/store/journal.go).

const journalName = config.base + "#journal";
const journal = { entries: {}, works: false, missed: false, onChange: null };
serviert.journal = journal;

// What could not be written to local storage and was not written since.
const unwritten = new Set();
serviert.keep = (key, text) => {
  if (woken) return true;
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.add(key);
  }
  return !unwritten.has(key);
};
serviert.forget = (key) => { if (!woken) localStorage.removeItem(key); };
// Whether what was played can be read again after the page is closed, for all that is known.
const everythingKept = () => journal.works || unwritten.size === 0 && html.dataset.memory === undefined;

let database = null;
// Where local storage is full another tab has written here only what it played.
const lookAgain = async () => { if (journal.works) await patient(compare(database).catch(() => {}), 2000); };
const journalFails = (error) => {
  console.warn("Serviert plays without its journal:", error);
  if (!journal.works) return;
  journal.works = false;
  if (journal.onChange) journal.onChange();
};
const request = (asked) => new Promise((done, failed) => {
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
});
const deleted = '{"gone":true'; // see app/store/journal.go
const openDatabase = () => {
  const asked = indexedDB.open(journalName, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("texts");
    asked.result.createObjectStore("games");
  };
  return request(asked);
};
// Only where the copies differ has the program anything to decide. That both have deleted something need not be known any
// longer: of that compare returns the keys. What was found before and not asked for, because the game changed hands again,
// may be gone by now.
const compare = async (database) => {
  const texts = database.transaction("texts").objectStore("texts");
  const [keys, values] = await Promise.all([request(texts.getAllKeys()), request(texts.getAll())]);
  const settled = [];
  journal.entries = {};
  keys.forEach((key, i) => {
    const first = localStorage.getItem(key);
    if (first === null && values[i].startsWith(deleted)) settled.push(key);
    else if (first !== values[i]) journal.entries[key] = values[i];
  });
  return settled;
};
const openJournal = async () => {
  const opened = await openDatabase();
  const settled = await compare(opened);
  // The program has started without it: nobody decides any more which copy is newer, and what the next tap writes
  // must not take the place of what may be ahead.
  if (journal.missed && Object.keys(journal.entries).length > 0) {
    journal.entries = {};
    opened.close();
    throw new Error("it came too late, with another state");
  }
  if (settled.length > 0) {
    const store = opened.transaction("texts", "readwrite").objectStore("texts");
    for (const key of settled) {
      const again = store.get(key); // another tab may have written it since
      again.onsuccess = () => { if (again.result && again.result.startsWith(deleted)) store.delete(key); };
    }
  }
  useDatabase(opened);
  works();
  if (journal.missed && journal.onChange) journal.onChange();
};
const useDatabase = (opened) => {
  // A newer version wants to change it, or somebody deletes what the site has kept.
  opened.onversionchange = () => {
    opened.close();
    opened.onclose();
  };
  opened.onclose = () => {
    breaks(new Error("its database was closed"));
    reopen();
  };
  if (database) database.close();
  database = opened;
};
const works = () => {
  journal.works = true;
  lost = false;
};

// A browser may close the database of a page that has slept, as iOS does, or has no room left and finds some later. It is
// opened again at once, when somebody looks, or with what is written a while later, and then gets what it has missed. What
// was deleted makes room first.
let lost = false;
let reopening = null;
let tried = 0; // when it broke off last
const breaks = (error) => {
  lost = database !== null; // what was never read must not be written
  tried = performance.now();
  journalFails(error);
};
const openAgain = async () => {
  try {
    useDatabase(await openDatabase());
    if (woken) return; // what waited is from before it slept
    for (const id of removed.splice(0)) removeNow(id);
    for (const [key, text] of flying) if (!changed.has(key)) changed.set(key, text);
    const texts = changed;
    changed = new Map();
    await write(texts);
    works();
    writeChanged();
  } catch (error) {
    breaks(error);
  }
  if (journal.onChange) journal.onChange();
};
const reopen = () => {
  reopening = reopening || openAgain().finally(() => { reopening = null; });
  return reopening;
};
document.addEventListener("visibilitychange", () => { if (lost && !document.hidden) reopen(); });

// What one tap changes is one transaction. It begins once the tap is drawn, but in the same task: nothing is to
// be seen before it is on its way to the disk.
let changed = new Map();
const flying = new Map(); // on its way, or it has not arrived
journal.write = (key, text) => {
  if (woken || !journal.works && !lost) return;
  if (lost && performance.now() - tried > 10000) reopen();
  if (changed.size === 0) queueMicrotask(() => queueMicrotask(writeChanged)); // behind those that the drawing queues
  changed.set(key, text);
};
const writeChanged = () => {
  if (lost) return;
  const texts = changed, on = database;
  changed = new Map();
  if (journal.works && texts.size > 0) write(texts).catch((error) => { if (database === on) breaks(error); });
};
const write = (texts) => new Promise((done, failed) => {
  texts.forEach((text, key) => flying.set(key, text));
  const change = database.transaction("texts", "readwrite", { durability: "strict" });
  change.onabort = () => failed(change.error);
  change.oncomplete = () => {
    texts.forEach((text, key) => { if (flying.get(key) === text) flying.delete(key); });
    done();
  };
  try {
    const store = change.objectStore("texts");
    texts.forEach((text, key) => store.put(text, key));
    if (change.commit) change.commit();
  } catch (error) {
    failed(error);
    change.abort();
  }
});

// The shelf: finished games, which are read when they are opened.
const games = (mode) => {
  writeChanged(); // what was written before is first
  return database.transaction("games", mode, { durability: "strict" });
};
journal.put = (id, text, then) => {
  if (woken || !journal.works) {
    then(false);
    return;
  }
  try {
    const change = games("readwrite");
    change.oncomplete = () => then(true);
    change.onabort = () => then(false);
    change.objectStore("games").put(text, id);
  } catch (error) {
    breaks(error);
    then(false);
  }
};
const removed = []; // while there was no database to delete them in
journal.remove = (id) => {
  if (woken) return;
  if (lost) {
    removed.push(id);
    reopen();
  } else if (database) {
    removeNow(id);
  }
};
const removeNow = (id) => {
  try {
    games("readwrite").objectStore("games").delete(id); // also where there is no room to write: that makes some
  } catch (error) {
    breaks(error);
  }
};
const askGames = async (question) => {
  for (let tries = 0; database && tries < 2; tries++) {
    if (lost) await patient(reopen(), 3000);
    try {
      return await question(games("readonly").objectStore("games"));
    } catch (error) {
      breaks(error);
    }
  }
  return [];
};
journal.get = async (ids, then) => then(await askGames((store) => Promise.all(ids.map((id) => request(store.get(id))))));
journal.ids = async (then) => then(await askGames((store) => request(store.getAllKeys())));

// patient waits for an answer, but not for one that never comes. A page that is busy starting cannot take an answer
// that is there, so of the time between two looks it counts only a little.
const look = 250; // milliseconds
const patient = (promise, ms) => {
  let over = false;
  const wait = async () => {
    for (let left = ms; left > 0 && !over;) {
      const before = performance.now();
      await new Promise((done) => { setTimeout(done, look); });
      left -= Math.min(performance.now() - before, 2 * look);
    }
  };
  return Promise.race([Promise.resolve(promise).finally(() => { over = true; }), wait()]);
};
const journalOpened = openJournal().catch(journalFails);
