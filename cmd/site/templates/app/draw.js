// Drawing. What changes on the screen comes as one text (cmd/site/adapt/files/app/dom.go writes it): orders of a
// letter and what it needs, all ended by zero bytes. Nodes and listeners are numbers.

const nodes = new Map();
const orders = {
  c: (id, tag) => { nodes.set(id, document.createElement(tag)); },
  n: (id, space, tag) => { nodes.set(id, document.createElementNS(space, tag)); },
  t: (id, text) => { nodes.set(id, document.createTextNode(text)); },
  h: () => { throw new TypeError("the page's policy draws no text as HTML"); },
  v: (id, text) => { nodes.get(id).nodeValue = text; },
  a: (id, name, value) => {
    if (name === "style") nodes.get(id).style.cssText = value; // the page's policy refuses the attribute
    else nodes.get(id).setAttribute(name, value);
  },
  p: (id, name, value) => { nodes.get(id)[name] = value; },
  b: (id, name, value) => { nodes.get(id)[name] = value !== ""; },
  r: (id, name) => { nodes.get(id).removeAttribute(name); },
  "+": (id, child) => { nodes.get(id).appendChild(nodes.get(child)); },
  "=": (id, old) => { nodes.get(old).replaceWith(nodes.get(id)); },
  "-": (id) => { nodes.get(id).remove(); },
  l: (id, event, number) => { nodes.get(id).addEventListener(event, (e) => serviert.fire(+number, e)); },
  f: (id) => { nodes.delete(id); },
  done: (id, name, value) => {}, // earlier, see below
};
serviert.node = (id) => nodes.get(String(id));
serviert.draw = (text, gone) => {
  if (nodes.size === 0) {
    nodes.set("1", document.body);
    nodes.set("2", document.body.firstElementChild);
  }
  // If what has the focus is removed halfway, the browser lays out a half-made page; so it loses the
  // focus first.
  const active = document.activeElement;
  if (gone && active && active !== document.body && gone.split(" ").some((id) => id && nodes.has(id) && nodes.get(id).contains(active))) active.blur();
  const fields = text.split("\0");
  // Where the tabindex of what has the focus changes, the browser lays out the page to see whether it may keep
  // it. As long as nothing else has changed there is nothing to lay out.
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    for (let i = 0; i < fields.length; i += 1 + orders[fields[i]].length) {
      if (fields[i + 2] !== "tabindex" || fields[i] !== "a" || nodes.get(fields[i + 1]) !== focused) continue;
      orders.a(fields[i + 1], fields[i + 2], fields[i + 3]);
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
};
