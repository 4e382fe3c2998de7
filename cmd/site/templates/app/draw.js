// Drawing. What changes on the screen comes as one text (cmd/site/adapt/files/app/dom.go writes it): orders of a
// letter and what it needs, all ended by zero bytes. Nodes and listeners are numbers.

const nodes = new Map();

// A browser that translates the page puts nodes of its own in the place of our texts. What is changed in such a text
// would be seen by nobody, and what takes its place would not be there. So every node remembers whose child it is and
// every parent its children in order; a text that is missing is put back before it changes, and translated again.
const adopt = (parent, child) => {
  child.home = parent;
  (parent.own = parent.own || []).push(child);
};
const goHome = (node) => {
  const { home } = node;
  if (!home || node.parentNode === home) return;
  for (const other of [...home.childNodes]) if (other.home !== home) other.remove();
  home.own.forEach((child, i) => { if (home.childNodes[i] !== child) home.insertBefore(child, home.childNodes[i] || null); });
};
const leave = (node, ...next) => {
  goHome(node);
  const { own } = node.home || {};
  if (own) own.splice(own.indexOf(node), 1, ...next);
};

// Names may be written from right to left. What follows one, points above all, would be drawn on its left, as if it
// belonged to whatever stands there; so each is set apart (U+2068 and U+2069).
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:[ '’.-]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*/g;
const setApart = (text) => text.replace(rightToLeft, "\u2068$&\u2069");
// Such signs come along with a name that is copied from here, or from a phone's list of contacts. No name may have them:
// a field takes what is pasted without them.
addEventListener("input", ({ target, isComposing }) => {
  if (isComposing || !(target instanceof HTMLInputElement) || !/[\u202a-\u202e\u2066-\u2069]/.test(target.value)) return;
  const from = target.selectionEnd, plain = (text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
  const at = plain(target.value.slice(0, from)).length;
  target.value = plain(target.value);
  target.setSelectionRange(at, at);
}, true);

// A tap on a button or link is for that one alone. What listens around it, a table that a tap anywhere puts on, need not
// be asked; it often does so only since the button has been answered.
const forIt = ({ target, currentTarget }) => {
  const control = target instanceof Element && target.closest("button, a");
  return !control || currentTarget === control;
};

const orders = {
  c: (id, tag) => { nodes.set(id, document.createElement(tag)); },
  n: (id, space, tag) => { nodes.set(id, document.createElementNS(space, tag)); },
  t: (id, text) => { nodes.set(id, document.createTextNode(setApart(text))); },
  h: () => { throw new TypeError("the page's policy draws no text as HTML"); },
  v: (id, text) => {
    const node = nodes.get(id);
    goHome(node);
    node.nodeValue = setApart(text);
  },
  a: (id, name, value) => {
    if (name === "style") nodes.get(id).style.cssText = value; // the page's policy refuses the attribute
    else nodes.get(id).setAttribute(name, value);
  },
  p: (id, name, value) => { nodes.get(id)[name] = value; },
  b: (id, name, value) => { nodes.get(id)[name] = value !== ""; },
  r: (id, name) => { nodes.get(id).removeAttribute(name); },
  "+": (id, child) => {
    const parent = nodes.get(id), node = nodes.get(child);
    adopt(parent, node);
    parent.appendChild(node);
  },
  "=": (id, old) => {
    const node = nodes.get(id), before = nodes.get(old);
    leave(before, node);
    node.home = before.home;
    before.replaceWith(node);
  },
  "-": (id) => {
    const node = nodes.get(id);
    leave(node);
    node.remove();
  },
  l: (id, event, number) => {
    nodes.get(id).addEventListener(event, (e) => {
      const tell = serviert.fire; // called without an object, which Go would have to take along
      if (event !== "click" || forIt(e)) tell(+number, e);
    });
  },
  f: (id) => { nodes.delete(id); },
  done: (id, name, value) => {}, // later, see below
};
// Where the tabindex of what has the focus changes, the browser works out styles and lays out the page to see whether it
// may keep it. Nobody sees the change; so it waits for the picture.
const tabs = new Map(); // what is to become of them, by node
const setTabs = () => {
  for (const [node, value] of tabs) node.setAttribute("tabindex", value);
  tabs.clear();
};
serviert.node = (id) => nodes.get(String(id));
serviert.draw = (text, gone) => {
  if (nodes.size === 0) { // the first screen
    dress();
    nodes.set("1", document.body);
    nodes.set("2", content());
  }
  // If what has the focus is removed halfway, the browser lays out a half-made page; so it loses the
  // focus first.
  const active = document.activeElement, id = active && active.id;
  if (gone && active && active !== document.body && gone.split(" ").some((id) => id && nodes.has(id) && nodes.get(id).contains(active))) active.blur();
  const fields = text.split("\0");
  setTabs();
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    for (let i = 0; i < fields.length; i += 1 + orders[fields[i]].length) {
      if (fields[i + 2] !== "tabindex" || fields[i] !== "a" || nodes.get(fields[i + 1]) !== focused) continue;
      if (tabs.size === 0) serviert.seen(setTabs);
      tabs.set(focused, fields[i + 3]);
      fields[i] = "done";
    }
  }
  for (let i = 0; i < fields.length;) {
    const order = orders[fields[i]];
    switch (order.length) {
      case 1: order(fields[i + 1]); break;
      case 2: order(fields[i + 1], fields[i + 2]); break;
      default: order(fields[i + 1], fields[i + 2], fields[i + 3]);
    }
    i += 1 + order.length;
  }
  // What gets its name then takes the focus over, unless the program moves it: a cell that somebody has gone to just
  // before a button came into it.
  if (id && (active.id !== id || !active.isConnected)) queueMicrotask(() => { if (!wanted && !aimed && [active, document.body].includes(document.activeElement) && document.getElementById(id)) serviert.focus(id); });
};
