// app.js starts the program and is the one place where Go and the browser's newer abilities meet.
//
// On window.serviert Go finds:
//
//   version              string: what runs now, a fingerprint of the whole site
//   storage              "local", or "memory" if the browser keeps nothing
//   asset(name)          address of a file that is loaded on demand, for example "words/de.txt"
//   onReady(f)           calls f once the program has taken over the page
//   updateReady          bool: a newer version lies ready
//   onUpdate             set a function here; it is called when a newer version lies ready, at once
//                        if it already does
//   takeUpdate()         changes to it and loads the page again
//   installable()        bool: the browser would offer to install
//   installed()          bool: this window is the installed app
//   install()            shows the browser's own question; Promise<bool>, true if accepted
//   onInstallable        set a function here; it is called whenever installable() changes
//   share(title, text, filename)   Promise of "shared", "downloaded", "copied" or "failed"; a person
//                        who closes the sheet has been served, so that counts as "shared"
//   copy(text)           Promise<bool>
//   download(filename, text, mime)
//   pickFile(accept, callback)     callback(text, name), or callback(null, "") if none was chosen
//   vibrate(ms)          where there is a motor; a number or an array
//   focus(id, ...)       to the first of these elements that is there, after a tap with the next frame;
//                        the page scrolls with it, and to its top for "title"
//   showDialog(id)       modally
//   draw, node, fire     see "Drawing"
//   sound(name)          "throw", "write" or "served", made on the spot: nothing is downloaded
//   keepAwake(on)        the screen stays on while the page is visible
//   lock(name, callback) callback(true) if no other tab of this app holds the name, which is then
//                        held until the tab goes; callback(false) if one does, and later if this
//                        tab's lock is taken away; callback(true) again once the other tab has gone
//   takeLock(name)       takes the lock from the tab that holds it; Promise<bool>
//   onHide(callback)     the page goes into the background or away: the last moment to save
//
// <html data-app> says how far the page is: "loading" while it shows what was prepared, "ready" when
// the program has taken over, "failed" when it could not or has ended.
"use strict";
(() => {
  const config = /*config*/{};
  const html = document.documentElement;
  const german = () => html.lang !== "en";

  // ---- What Go may call -------------------------------------------------------------------------

  const serviert = window.serviert = {
    version: config.version,
    storage: window.serviertBoot.kept ? "local" : "memory",
    asset: (name) => config.base + (config.assets[name] || name),
  };

  // A function that Go sets and that is called at once if its moment has already been.
  const hook = (name, due) => {
    let f = null;
    Object.defineProperty(serviert, name, {
      get: () => f,
      set: (value) => {
        f = value;
        if (typeof f === "function" && due()) queueMicrotask(f);
      },
    });
    return () => { if (typeof f === "function") f(); };
  };

  const readyCalls = [];
  serviert.onReady = (f) => {
    if (html.dataset.app === "ready") queueMicrotask(f);
    else readyCalls.push(f);
  };

  // ---- Installing -------------------------------------------------------------------------------

  let prompt = null;
  const tellInstallable = hook("onInstallable", () => prompt !== null);
  const installableChanged = () => {
    tellInstallable();
    if (window.goappOnAppInstallChange) window.goappOnAppInstallChange();
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    installableChanged();
  });
  addEventListener("appinstalled", () => {
    prompt = null;
    installableChanged();
  });
  serviert.installable = () => prompt !== null;
  serviert.installed = () => navigator.standalone === true ||
    ["standalone", "fullscreen", "minimal-ui", "window-controls-overlay"].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
  serviert.install = async () => {
    if (!prompt) return false;
    const asked = prompt;
    prompt = null;
    await asked.prompt();
    const { outcome } = await asked.userChoice;
    installableChanged();
    return outcome === "accepted";
  };

  // The names under which go-app looks for the same.
  const env = {
    GOAPP_VERSION: config.version,
    GOAPP_ROOT_PREFIX: config.prefix,
    GOAPP_STATIC_RESOURCES_URL: config.prefix,
    GOAPP_INTERNAL_URLS: "null",
  };
  window.goappGetenv = (name) => env[name];
  window.goappIsAppInstallable = serviert.installable;
  window.goappIsAppInstalled = serviert.installed;
  window.goappShowInstallPrompt = () => { serviert.install(); };
  window.goappKeepBodyClean = () => () => {};
  addEventListener("click", (event) => { if (window.goappAnchor && event.target.closest("a")) window.goappAnchor(event); });

  // ---- Updating ---------------------------------------------------------------------------------

  // A new version is fetched and checked by its own worker, which then waits. The page tells, and
  // only takeUpdate lets it in. Another tab of the app must not be reloaded under the player's
  // hand: it changes when it is next put aside.
  let registration = null;
  let taking = false;
  let reloading = false;
  serviert.updateReady = false;
  const tellUpdate = hook("onUpdate", () => serviert.updateReady);
  const reload = () => {
    if (reloading) return;
    reloading = true;
    location.reload();
  };
  const updateFound = () => {
    if (serviert.updateReady) return;
    serviert.updateReady = true;
    // A program that cannot start could never ask whether to replace it.
    if (html.dataset.app === "failed") serviert.takeUpdate();
    tellUpdate();
    serviert.onReady(() => { if (window.goappOnUpdate) window.goappOnUpdate(); });
  };
  serviert.takeUpdate = () => {
    taking = true;
    const waiting = registration && registration.waiting;
    if (waiting) waiting.postMessage("take");
    else reload();
  };
  const watchWorker = async () => {
    if (!("serviceWorker" in navigator)) return;
    const container = navigator.serviceWorker;
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (!controlled) {
        controlled = true; // the first visit: the worker has only just begun
        return;
      }
      if (taking || document.hidden || html.dataset.app === "failed") reload();
      else document.addEventListener("visibilitychange", reload, { once: true });
    });
    try {
      registration = await container.register(config.base + "sw.js", { scope: config.base, updateViaCache: "none" });
    } catch (error) {
      console.warn("Serviert works, but not without a network:", error);
      return;
    }
    const follow = (worker) => {
      const look = () => {
        if (worker.state === "installed" && container.controller) updateFound();
      };
      worker.addEventListener("statechange", look);
      look();
    };
    if (registration.waiting && container.controller) updateFound();
    if (registration.installing) follow(registration.installing);
    registration.addEventListener("updatefound", () => { if (registration.installing) follow(registration.installing); });
    const ask = () => { if (!document.hidden) registration.update().catch(() => {}); };
    document.addEventListener("visibilitychange", ask);
    addEventListener("online", ask);
    setInterval(ask, 60 * 60 * 1000);
  };

  // ---- Drawing ----------------------------------------------------------------------------------

  // What changes on the screen comes as one text (cmd/site/lean/dom.go writes it): letters and what
  // each needs, ended by zero bytes. Nodes and listeners are numbers; fire() is set by the program.
  const nodes = new Map();
  const orders = {
    c: (id, tag) => { nodes.set(id, document.createElement(tag)); },
    n: (id, space, tag) => { nodes.set(id, document.createElementNS(space, tag)); },
    t: (id, text) => { nodes.set(id, document.createTextNode(text)); },
    h: (id, html) => {
      const template = document.createElement("template");
      template.innerHTML = html;
      nodes.set(id, template.content.firstChild);
    },
    v: (id, text) => { nodes.get(id).nodeValue = text; },
    a: (id, name, value) => { nodes.get(id).setAttribute(name, value); },
    p: (id, name, value) => { nodes.get(id)[name] = value; },
    b: (id, name, value) => { nodes.get(id)[name] = value !== ""; },
    r: (id, name) => { nodes.get(id).removeAttribute(name); },
    "+": (id, child) => { nodes.get(id).appendChild(nodes.get(child)); },
    "=": (id, old) => { nodes.get(old).replaceWith(nodes.get(id)); },
    "-": (id) => { nodes.get(id).remove(); },
    l: (id, event, number) => { nodes.get(id).addEventListener(event, (e) => serviert.fire(+number, e)); },
    f: (id) => { nodes.delete(id); },
  };
  serviert.node = (id) => nodes.get(String(id));
  serviert.draw = (text, gone) => {
    if (nodes.size === 0) {
      nodes.set("1", document.body);
      nodes.set("2", document.body.firstElementChild);
    }
    // A browser that takes the focus away from what leaves in the middle of it all lays out the half-made page.
    const active = document.activeElement;
    if (gone && active && active !== document.body && gone.split(" ").some((id) => id && nodes.has(id) && nodes.get(id).contains(active))) active.blur();
    const fields = text.split("\0");
    for (let i = 0; i < fields.length;) {
      const order = orders[fields[i]];
      switch (order.length) {
        case 1: order(fields[i + 1]); break;
        case 2: order(fields[i + 1], fields[i + 2]); break;
        default: order(fields[i + 1], fields[i + 2], fields[i + 3]);
      }
      i += 1 + order.length;
    }
  };

  // To give an element the focus the browser lays out the page, which it does for every frame anyway:
  // after a tap the focus waits for the frame. After a key it does not, for the next key is meant for
  // where it goes; and a page out of sight has no frames.
  let byKey = false;
  addEventListener("keydown", () => { byKey = true; }, true);
  addEventListener("pointerdown", () => { byKey = false; }, true);
  let wanted = null;
  const giveFocus = () => {
    const e = wanted && wanted.map((id) => document.getElementById(id)).find((found) => found);
    wanted = null;
    if (!e) return;
    e.focus({ preventScroll: e.id === "title" });
    if (e.id === "title") scrollTo(0, 0);
  };
  document.addEventListener("visibilitychange", giveFocus);
  serviert.focus = (...ids) => {
    wanted = ids;
    if (byKey || document.hidden) giveFocus();
    else requestAnimationFrame(giveFocus);
  };
  serviert.showDialog = (id) => {
    const e = document.getElementById(id);
    if (e && !e.open) e.showModal();
  };

  // ---- Abilities of the browser -----------------------------------------------------------------

  serviert.copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      area.style.position = "fixed";
      area.style.opacity = "0";
      const before = document.activeElement;
      document.body.append(area);
      area.select();
      let done = false;
      try {
        done = document.execCommand("copy");
      } catch {
        // Neither way is open.
      }
      area.remove();
      if (before) before.focus();
      return done;
    }
  };

  serviert.download = (filename, text, mime) => {
    const address = URL.createObjectURL(new Blob([text], { type: mime || "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = filename;
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60 * 1000);
  };

  serviert.share = async (title, text, filename) => {
    const closed = (error) => error && error.name === "AbortError";
    if (navigator.share) {
      try {
        const file = new File([text], filename || "serviert.txt", { type: "text/plain" });
        if (filename && navigator.canShare && navigator.canShare({ files: [file] })) await navigator.share({ title, files: [file] });
        else await navigator.share({ title, text });
        return "shared";
      } catch (error) {
        if (closed(error)) return "shared";
      }
    }
    if (filename) {
      try {
        serviert.download(filename, text);
        return "downloaded";
      } catch {
        // The clipboard is left.
      }
    }
    return await serviert.copy(text) ? "copied" : "failed";
  };

  serviert.pickFile = (accept, callback) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept || "";
    input.hidden = true;
    input.addEventListener("change", async () => {
      const file = input.files[0];
      input.remove();
      if (file) callback(await file.text(), file.name);
      else callback(null, "");
    });
    input.addEventListener("cancel", () => {
      input.remove();
      callback(null, "");
    });
    document.body.append(input);
    input.click();
  };

  serviert.vibrate = (ms) => { if (navigator.vibrate) navigator.vibrate(ms); };

  // Three sounds of wood and brass. Each is built from short bursts of noise and decaying tones, so
  // that there is no file to fetch and none to license.
  let audio = null;
  let hiss = null; // a second of noise
  const strike = (when, hertz, seconds, loud, kind) => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud, when);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
    gain.connect(audio.destination);
    if (kind === "tone") {
      const tone = audio.createOscillator();
      tone.frequency.value = hertz;
      tone.connect(gain);
      tone.start(when);
      tone.stop(when + seconds);
      return;
    }
    if (!hiss) {
      hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const samples = hiss.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    const noise = audio.createBufferSource();
    noise.buffer = hiss;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hertz;
    band.Q.value = 3;
    noise.connect(band).connect(gain);
    noise.start(when, Math.random() * 0.8, seconds);
  };
  serviert.sound = (name) => requestAnimationFrame(() => setTimeout(play, 0, name)); // what is seen comes first
  const play = (name) => {
    const Audio = window.AudioContext || window.webkitAudioContext;
    if (!Audio) return;
    audio ||= new Audio();
    if (audio.state === "suspended") audio.resume();
    const now = audio.currentTime;
    switch (name) {
      case "throw":
        for (let i = 0; i < 7; i++) strike(now + i * 0.045 + Math.random() * 0.03, 700 + Math.random() * 900, 0.05, 0.35);
        break;
      case "write":
        strike(now, 3200, 0.12, 0.12);
        break;
      case "served":
        strike(now + 0.35, 1175, 1.1, 0.18, "tone");
        strike(now + 0.35, 2960, 0.7, 0.06, "tone");
        strike(now + 0.47, 1568, 1.2, 0.14, "tone");
        break;
    }
  };

  let awake = false;
  let wakeLock = null;
  const renewWakeLock = async () => {
    if (!awake || wakeLock || document.hidden || !navigator.wakeLock) return;
    try {
      wakeLock = await navigator.wakeLock.request("screen");
      wakeLock.addEventListener("release", () => { wakeLock = null; });
      if (!awake) wakeLock.release();
    } catch {
      // A low battery may refuse; the game goes on.
    }
  };
  document.addEventListener("visibilitychange", renewWakeLock);
  serviert.keepAwake = (on) => {
    awake = Boolean(on);
    if (awake) renewWakeLock();
    else if (wakeLock) wakeLock.release();
  };

  // Other copies of the app on the same origin are other apps, so the path is part of each name.
  const lockName = (name) => config.base + "#" + name;
  const holders = {};
  const releases = [];
  const holdLock = (name, options, done) => {
    const told = (held) => {
      if (holders[name]) holders[name](held);
      if (done) done(held);
    };
    if (!navigator.locks) {
      told(true);
      return;
    }
    navigator.locks.request(lockName(name), options, (held) => {
      told(held !== null);
      if (held) return new Promise((release) => { releases.push(release); });
      holdLock(name, {}); // until the other tab goes
    }).catch((error) => {
      // Where cookies are blocked there are no locks either, and nothing that two tabs could share.
      const takenAway = error.name === "AbortError";
      told(!takenAway);
      if (takenAway) holdLock(name, {});
    });
  };
  serviert.lock = (name, callback) => {
    holders[name] = callback;
    holdLock(name, { ifAvailable: true });
  };
  serviert.takeLock = (name) => new Promise((done) => holdLock(name, { steal: true }, done));
  // A page that is left gives its locks back at once: the next one in this tab would find them taken.
  addEventListener("pagehide", () => { for (const release of releases.splice(0)) release(); });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    for (const name in holders) {
      holders[name](false);
      holdLock(name, { ifAvailable: true });
    }
  });

  serviert.onHide = (callback) => {
    document.addEventListener("visibilitychange", () => { if (document.hidden) callback(); });
    addEventListener("pagehide", () => callback());
  };

  // ---- The colour of the browser's own bar follows the theme chosen in the app ---------------------

  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.content]);
  const paintBars = () => {
    const chosen = config.themeColors[html.dataset.theme];
    for (const [meta, own] of bars) meta.content = chosen || own;
  };
  new MutationObserver(paintBars).observe(html, { attributeFilter: ["data-theme"] });
  paintBars();

  // ---- Before the program is there --------------------------------------------------------------

  // The page can be read, but its controls are pictures. The last tap on one is kept, shown as kept,
  // and done when the real control is there. A control is known again by its id or by its place
  // among those of its kind and name; if the program shows something else by then, the tap is void.
  const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [tabindex=\"0\"]";
  const nameOf = (e) => [e.localName, e.type || "", e.getAttribute("aria-label") || e.textContent.trim(), e.getAttribute("href") || "", e.name || ""].join("|");
  const remember = (e) => {
    const name = nameOf(e);
    const same = [...document.body.firstElementChild.querySelectorAll(controls)].filter((other) => nameOf(other) === name);
    return { id: e.id, name, at: same.indexOf(e), of: same.length };
  };
  const findAgain = (memory) => {
    const root = document.body.firstElementChild;
    const byID = memory.id && document.getElementById(memory.id);
    if (byID && root.contains(byID)) return byID.localName === memory.name.split("|")[0] ? byID : null;
    const same = [...root.querySelectorAll(controls)].filter((other) => nameOf(other) === memory.name);
    return same.length === memory.of ? same[memory.at] : null;
  };

  let tapped = null;
  let focused = null;
  const keepTap = (event) => {
    const control = event.target instanceof Element && event.target.closest(controls);
    if (!control || !document.body.firstElementChild.contains(control)) return;
    if (control.localName === "summary" || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if ((control.getAttribute("href") || "").startsWith("#")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const other of document.querySelectorAll("[data-queued]")) other.removeAttribute("data-queued");
    control.setAttribute("data-queued", "");
    tapped = remember(control);
    show(german() ? "Einen Moment, gleich geht es los." : "One moment, almost there.");
  };
  const keepFocus = (event) => { focused = event.target instanceof Element && event.target.matches(controls) ? remember(event.target) : null; };

  let note = null;
  let progress = "";
  const show = (text, alert) => {
    if (!note) {
      note = document.createElement("div");
      note.id = "boot-note";
      note.setAttribute("role", alert ? "alert" : "status");
      const line = document.createElement("p");
      const bar = document.createElement("span");
      bar.setAttribute("aria-hidden", "true");
      note.append(line, bar);
      document.body.append(note);
    }
    note.firstChild.textContent = text;
    note.lastChild.textContent = progress;
  };
  const slow = setTimeout(() => show(german() ? "Das Spiel wird geladen." : "The game is loading."), 1200);

  const stopWaiting = () => {
    clearTimeout(slow);
    removeEventListener("click", keepTap, true);
    removeEventListener("focusin", keepFocus, true);
    for (const other of document.querySelectorAll("[data-queued]")) other.removeAttribute("data-queued");
  };
  const ready = () => {
    html.dataset.app = "ready";
    performance.mark("serviert-ready");
    stopWaiting();
    if (note) note.remove();
    const template = document.querySelector("body > template[lang]");
    if (template) template.remove();
    for (const f of readyCalls.splice(0)) f();
    const focus = focused && findAgain(focused);
    if (focus) focus.focus();
    const tap = tapped && findAgain(tapped);
    if (tap) requestAnimationFrame(() => { tap.focus(); tap.click(); });
  };
  const fail = (texts, error) => {
    if (html.dataset.app === "failed") return;
    html.dataset.app = "failed";
    stopWaiting();
    console.error("Serviert:", error);
    if (note) note.remove();
    note = null;
    progress = "";
    show(texts[german() ? 0 : 1], true);
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = german() ? "Neu laden" : "Load again";
    again.addEventListener("click", () => { serviert.updateReady ? serviert.takeUpdate() : reload(); });
    note.append(again);
    if (serviert.updateReady) serviert.takeUpdate();
  };
  const failures = {
    old: ["Dieser Browser ist zu alt für Serviert. Es braucht Chrome 80, Firefox 113 oder Safari 16.4, oder neuer.",
      "This browser is too old for Serviert. It needs Chrome 80, Firefox 113 or Safari 16.4, or newer."],
    network: ["Das Spiel konnte nicht geladen werden. Bitte die Verbindung prüfen.",
      "The game could not be loaded. Please check the connection."],
    ended: ["Das Spiel ist stehen geblieben. Der Spielstand ist gespeichert.",
      "The game has stopped. The score is saved."],
  };
  if (html.dataset.app === "loading") {
    addEventListener("click", keepTap, true);
    addEventListener("focusin", keepFocus, true);
  }

  // ---- The program ------------------------------------------------------------------------------

  // The program travels as gzip on every host. One that unpacks it on the way, by declaring it as an
  // encoding, is served too: the first two bytes tell.
  const unpack = async (response) => {
    const total = Number(response.headers.get("Content-Length")) || config.wasmSize;
    const reader = response.body.getReader();
    let got = 0;
    const count = (chunk) => {
      got += chunk.length;
      progress = ` ${Math.min(99, Math.round(100 * got / total))} %`;
      if (note && note.isConnected) note.lastChild.textContent = progress;
      return chunk;
    };
    let head = new Uint8Array(0);
    let over = false;
    while (head.length < 2 && !over) {
      const { value, done } = await reader.read();
      over = done;
      if (!value) continue;
      const joined = new Uint8Array(head.length + value.length);
      joined.set(head);
      joined.set(count(value), head.length);
      head = joined;
    }
    const bytes = new ReadableStream({
      start(controller) { controller.enqueue(head); },
      async pull(controller) {
        const { value, done } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(count(value));
      },
      cancel(reason) { return reader.cancel(reason); },
    });
    return head[0] === 0x1f && head[1] === 0x8b ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
  };

  const instantiate = async (go) => {
    const response = await fetch(config.base + config.wasm);
    if (!response.ok) throw new Error(`${config.wasm}: ${response.status}`);
    const stream = await unpack(response);
    const module = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    return (await WebAssembly.instantiateStreaming(module, go.importObject)).instance;
  };

  // Addresses that a host may show for a page of ours, and that no route knows.
  const tidyAddress = () => {
    const path = location.pathname;
    const tidy = path.replace(/\/{2,}/g, "/").replace(/\/index\.html$/, "/").replace(/\.html$/, "").replace(/(.)\/$/, "$1");
    const wanted = tidy + "/" === config.base ? config.base : tidy;
    if (wanted !== path && wanted.startsWith(config.base)) history.replaceState(history.state, "", wanted + location.search + location.hash);
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming || typeof DecompressionStream !== "function") {
      fail(failures.old, new Error("no streaming WebAssembly or no DecompressionStream"));
      return;
    }
    tidyAddress();
    const go = new Go();
    let instance;
    try {
      instance = await instantiate(go);
    } catch (error) {
      fail(failures.network, error);
      return;
    }
    // go-app builds its first screen aside and then puts it in place of the prepared one.
    const prepared = document.body.firstElementChild;
    const watch = new MutationObserver(() => {
      if (document.body.firstElementChild === prepared) return;
      watch.disconnect();
      ready();
    });
    watch.observe(document.body, { childList: true });
    go.run(instance).then(() => fail(failures.ended, new Error("the program ended")), (error) => fail(failures.ended, error));
  };

  // The worker fetches the same files again, out of the browser's cache; it must not compete with the
  // first start for the line.
  const started = start().catch((error) => fail(failures.ended, error));
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) watchWorker();
  else started.then(watchWorker);
})();
