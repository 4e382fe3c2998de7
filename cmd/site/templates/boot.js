// boot.js runs before the first paint, and stands in the page so that nothing has to come before that: it
// decides which of the page's two languages is shown and in which theme, and gives a browser that blocks storage
// a substitute. Everything that may wait is in app/. What it finds out is in attributes of <html>.
"use strict";
(() => {
  const html = document.documentElement;

  // A browser that blocks storage throws as soon as it is touched, and the program would end there.
  // With memory in its place one can play until the page is closed. The page before this one may have handed on what it
  // had in memory (app/leave.js): by the name of the tab, which other sites could read and which is taken away at
  // once, or with its place in the history, of which the one that was left last counts.
  // As in a Storage, what is kept is in properties of its own; no name of another site's gets to stand for a method.
  class MemoryStorage {
    constructor(items) {
      for (const [k, v] of Object.entries(Object(items))) if (k.startsWith("serviert")) this.setItem(k, v);
    }
    get length() { return Object.keys(this).length; }
    key(i) { return Object.keys(this)[i] ?? null; }
    getItem(k) { return this[k] ?? null; }
    setItem(k, v) { this[k] = String(v); }
    removeItem(k) { delete this[k]; }
    clear() { for (const k of Object.keys(this)) delete this[k]; }
  }
  const [, named] = /^serviert:(.*)$/s.exec(window.name) || [];
  if (named) window.name = "";
  let handed; // by whomever: another site can name the tab
  try {
    const left = window.navigation ? navigation.entries().map((e) => Object(e.getState())) : [history.state];
    handed = JSON.parse(named || left.reduce((a, b) => b.turn > (a.turn || 0) ? b : a).handed);
  } catch {
    // It begins with nothing.
  }
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].getItem("serviert:settings");
    } catch {
      Object.defineProperty(window, name, { value: new MemoryStorage(Object(handed)[name]), configurable: true });
      html.dataset.memory = ""; // what is stored is gone when the page is closed
    }
  }

  // The program is asked for before the scripts that start it have come: from what the worker keeps, else as it
  // travels, with what unpacks it. What is kept is compiled in a thread of its own meanwhile, since this one has
  // the page to draw.
  const [kept, packed, unpacker] = document.querySelector('meta[name="program"]').content.split(" ");
  const ahead = (href, as) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href, fetchPriority: "low" });
    if (as === "fetch") link.crossOrigin = "";
    document.head.append(link);
  };
  // Only Chromium compiles what is called and no more; others would rehearse for nothing (see compile.js).
  const rehearses = navigator.userAgentData && navigator.hardwareConcurrency > 1;
  let asked = false, aside;
  const compiler = (name, module) => {
    asked = true;
    const [script, exec] = document.querySelector('meta[name="compiler"]').content.split(" ");
    const policy = window.trustedTypes && trustedTypes.createPolicy("serviert-compiler", { createScriptURL: () => script });
    const worker = new Worker(policy ? policy.createScriptURL("") : script, { name });
    if (rehearses) {
      const mine = Object.keys(localStorage).filter((key) => /^serviert:[a-z-]+$/.test(key));
      worker.postMessage({ module, exec, address: location.href, kept: Object.fromEntries(mine.map((key) => [key, localStorage.getItem(key)])) });
      setTimeout(() => worker.terminate(), 20000); // it ends by itself, unless something goes wrong
    }
    return worker;
  };
  const compileAside = () => {
    const worker = aside = compiler(kept);
    window.compiling = new Promise((done, failed) => {
      let silent;
      const patient = (ms) => {
        clearTimeout(silent);
        silent = setTimeout(() => failed(new Error("the compiler says nothing")), ms);
      };
      patient(5000);
      worker.onerror = worker.onmessageerror = () => failed(new Error("the compiler has failed"));
      worker.onmessage = ({ data }) => {
        patient(20000); // a system short of memory ends a worker and tells nobody
        if (data instanceof WebAssembly.Module) done(data);
        else if (data.failed) failed(new Error(data.failed));
      };
    });
    window.compiling.then(() => { if (!rehearses) worker.terminate(); }, () => worker.terminate());
  };
  // Without a worker the page compiles by itself.
  window.rehearse = (module) => {
    if (aside) aside.postMessage("play");
    else if (rehearses && !asked && module) compiler("", module);
  };
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) {
    try {
      if (kept === packed) throw new Error("it has to be unpacked");
      compileAside();
    } catch {
      ahead(kept, "fetch");
    }
  } else {
    ahead(packed, "fetch");
    if (unpacker) ahead(unpacker, "script");
  }

  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("serviert:settings")) || {};
  } catch {
    // The app reports settings that cannot be read.
  }

  // A button pressed before the scripts have come is marked at once, and kept for them (app/waiting.js). Links need none.
  const early = (event) => {
    if (html.dataset.app !== "loading") return removeEventListener("click", early, true);
    const control = event.target instanceof Element && event.target.closest("#root :is(button, input)");
    if (!control) return;
    event.preventDefault();
    for (const other of document.querySelectorAll("[data-queued]")) delete other.dataset.queued;
    control.dataset.queued = "";
  };
  addEventListener("click", early, true);

  // Somebody who has played here will not see the page that was prepared for a first visit.
  if (Object.keys(localStorage).some((key) => key.startsWith("serviert:") && key !== "serviert:settings")) {
    html.dataset.saved = "";
    // Later it says nothing to the style sheet, and taking it away would style every element anew.
    setTimeout(() => { if (html.dataset.app === "loading") delete html.dataset.saved; }, 3000);
  }
  // Nor will who has just begun an evening of cards, or comes with a game in a link: the prepared pages say that there is
  // none, and offer to begin or to read one.
  if (new URLSearchParams(location.search).has("begin") || /^#(game|code)=/.test(location.hash)) html.dataset.brings = "";

  // A browser that is told to show no text smaller than some size makes rem no larger, and large words lie in places for small
  // ones. Here the places grow with them. Up to a usual size, 16 pixels, they have room.
  const look = getComputedStyle(html);
  const measured = (size) => { // the line tells how large the text is in Firefox too; an older browser keeps the first size
    html.style.scrollMarginTop = size;
    return parseFloat(look.scrollMarginTop);
  };
  html.style.lineHeight = 1;
  const rem = measured("1rem"), grown = measured("1lh") / rem;
  html.style.lineHeight = html.style.scrollMarginTop = "";
  if (grown > 1.02) html.style.fontSize = grown * 100 + "%";

  if (settings.theme === "light" || settings.theme === "dark") html.dataset.theme = settings.theme;
  // Whoever has Croatian first and German next reads German rather than English. As in app/browser/page_js.go.
  const [browser] = [...navigator.languages, "en"].map((tag) => tag.slice(0, 2).toLowerCase()).filter((tag) => tag === "de" || tag === "en");
  const lang = settings.language === "de" || settings.language === "en" ? settings.language : browser;
  if (lang === html.lang) return;

  // The other language waits in a template behind the first one. Nothing is shown until they have
  // changed places, so nobody sees the page in a language they did not ask for.
  html.lang = lang;
  html.style.visibility = "hidden";
  const swap = () => {
    const template = document.querySelector("body > template[lang]");
    if (document.readyState === "loading" && !template?.nextElementSibling) return; // it has come in part, or not at all
    watch.disconnect();
    if (template && template.lang === lang && html.dataset.app === "loading") {
      document.getElementById("root").replaceWith(template.content.cloneNode(true));
      document.title = template.dataset.title;
      document.querySelector('meta[name="description"]').content = template.dataset.description;
    }
    html.style.visibility = "";
  };
  const watch = new MutationObserver(swap);
  watch.observe(html, { childList: true, subtree: true });
  document.addEventListener("readystatechange", swap, { once: true });
})();
