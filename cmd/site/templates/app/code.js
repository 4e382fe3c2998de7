// A code to be scanned off the screen (QR, ISO/IEC 18004): an address, and the digits of a game behind
// it, which have a denser way of being written. Less correction is less to be scanned, and a screen has
// no stains: the level is always L.

// The check bytes of each block, and the blocks, of versions 1 to 26. The last has 121 modules a side:
// off a small screen, where each is half a millimetre wide, phones can read no more.
const codeBlocks = [
  [7, 1], [10, 1], [15, 1], [20, 1], [26, 1], [18, 2], [20, 2], [24, 2], [30, 2], [18, 4], [20, 4], [24, 4], [26, 4],
  [30, 4], [22, 6], [24, 6], [28, 6], [30, 6], [28, 7], [28, 8], [28, 8], [28, 9], [30, 9], [30, 10], [26, 12], [28, 12],
];

// Multiplies in the field of 256 elements.
const times = (a, b) => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = product << 1 ^ (product >> 7) * 0x11d;
    if (b >> bit & 1) product ^= a;
  }
  return product;
};

// The check bytes of a block.
const checked = (block, many) => {
  const divisor = new Array(many).fill(0);
  divisor[many - 1] = 1;
  for (let i = 0, root = 1; i < many; i++, root = times(root, 2)) {
    for (let j = 0; j < many; j++) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] || 0);
  }
  const rest = new Array(many).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((d, i) => { rest[i] ^= times(d, factor); });
  }
  return rest;
};

// A number with the remainder that protects it behind it.
const guarded = (number, bits, divisor, length) => {
  let rest = number << length;
  for (let bit = bits - 1; bit >= 0; bit--) if (rest >> bit + length & 1) rest ^= divisor << bit;
  return number << length | rest;
};

// The centres of the small squares of a version.
const squares = (version) => {
  if (version === 1) return [];
  const many = Math.floor(version / 7) + 2, step = 2 * Math.ceil((version + 1) * 2 / (many - 1)), list = [6];
  for (let at = version * 4 + 10; list.length < many; at -= step) list.splice(1, 0, at);
  return list;
};

// The patterns that turn over modules of data, so that what is seen looks like nothing else.
const masks = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3, (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2,
  (x, y) => x * y % 6, (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => ((x + y) % 2 + x * y % 3) % 2,
];

// Every module of a version and mask: true for a dark one that is always so, false for a light one, null for
// data.
const plan = (version, mask) => {
  const side = version * 4 + 17, rows = Array.from({ length: side }, () => new Array(side).fill(null));
  const set = (x, y, dark) => { if (rows[y] && x >= 0 && x < side) rows[y][x] = Boolean(dark); };
  const square = (x, y, reach, dark) => {
    for (let v = -reach; v <= reach; v++) for (let h = -reach; h <= reach; h++) set(x + h, y + v, dark(Math.max(Math.abs(h), Math.abs(v))));
  };
  for (let i = 0; i < side; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const last = side - 7, at = squares(version);
  for (const x of at) for (const y of at) if (!(x === 6 && (y === 6 || y === last) || y === 6 && x === last)) square(x, y, 2, (far) => far !== 1);
  for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]]) square(x, y, 4, (far) => far !== 2 && far < 4);
  const format = guarded(8 + mask, 5, 0x537, 10) ^ 0x5412; // 8 is level L
  for (let i = 0; i < 15; i++) {
    const dark = format >> i & 1;
    if (i < 8) set(side - 1 - i, 8, dark);
    else set(8, side - 15 + i, dark);
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
  }
  set(8, side - 8, true);
  if (version > 6) {
    const text = guarded(version, 6, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const a = side - 11 + i % 3, b = Math.floor(i / 3);
      set(a, b, text >> i & 1);
      set(b, a, text >> i & 1);
    }
  }
  return rows;
};

// How many bytes a version has, checks among them.
const bytesOf = (version) => {
  const many = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const fixed = (many > 0 ? (25 * many - 10) * many - 55 : 0) + (version > 6 ? 36 : 0);
  return (16 * version + 128) * version + 64 - fixed >> 3;
};

// The bytes of a version that hold text and digits; null if they are too many.
const filled = (version, text, digits, room) => {
  const bits = [], put = (n, many) => { for (let bit = many - 1; bit >= 0; bit--) bits.push(n >> bit & 1); };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const letter of text) put(letter.charCodeAt(0), 8);
  put(1, 4);
  put(digits.length, version < 10 ? 10 : 12);
  for (let i = 0; i < digits.length; i += 3) {
    const group = digits.slice(i, i + 3);
    put(Number(group), group.length * 3 + 1);
  }
  if (bits.length > 8 * room) return null;
  put(0, Math.min(4, 8 * room - bits.length));
  put(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
};

// The bytes in the order in which they are written: the first of each block, the second, and the checks.
const woven = (bytes, total, check, many) => {
  const blocks = [], short = Math.floor(total / many) - check, list = [];
  for (let i = 0, from = 0; i < many; i++) blocks.push(bytes.slice(from, from += short + (i >= many - total % many ? 1 : 0)));
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) list.push(block[i]);
  const checks = blocks.map((block) => checked(block, check));
  for (let i = 0; i < check; i++) for (const each of checks) list.push(each[i]);
  return list;
};

// All modules with a mask, and how often one could take a part of them for a corner.
const laid = (version, mask, bytes) => {
  const rows = plan(version, mask), side = rows.length;
  let at = 0;
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = (right < 6 ? right + 1 : right) % 4 === 0;
    for (let i = 0; i < side; i++) {
      const y = up ? side - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (rows[y][x] !== null) continue;
        rows[y][x] = Boolean(bytes[at >> 3] >> (7 - at % 8) & 1) !== (masks[mask](x, y) === 0);
        at++;
      }
    }
  }
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]))].map((line) => line.map(Number).join(""));
  return { rows, alike: lines.reduce((n, line) => n + (line.match(/(?=1011101)/g) || []).length, 0) };
};

// The address of an image with the code, "" for too much. Around it is the light that scanners need.
let lastCode = {};
serviert.code = (text, digits) => {
  if (lastCode.text === text && lastCode.digits === digits) return lastCode.picture;
  let picture = "";
  for (let version = 1; version <= codeBlocks.length && picture === ""; version++) {
    const [check, many] = codeBlocks[version - 1], total = bytesOf(version);
    const bytes = filled(version, text, digits, total - check * many);
    if (!bytes) continue;
    const list = woven(bytes, total, check, many);
    const { rows } = masks.map((_, mask) => laid(version, mask, list)).reduce((a, b) => b.alike < a.alike ? b : a);
    const light = 4, all = rows.length + 2 * light;
    let path = "";
    rows.forEach((row, y) => row.forEach((dark, x) => {
      if (!dark || row[x - 1]) return;
      let end = x;
      while (row[end]) end++;
      path += `M${x + light} ${y + light}h${end - x}v1h${x - end}z`;
    }));
    picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${all}' height='${all}' viewBox='0 0 ${all} ${all}' shape-rendering='crispEdges'>` +
      `<path fill='white' d='M0 0h${all}v${all}H0z'/><path d='${path}'/></svg>`;
  }
  lastCode = { text, digits, picture };
  return picture;
};
