// unfold.js makes the program of its folded form while it arrives. The form, and why, is in pack/fold.go, which
// this follows step by step; only the numbers of the shapes are written down twice.
//
// unpackProgram(stream) is the program of a stream of its folded form as xz. The site joins this file to the library
// that unpacks xz; its own name goes, and so should this one once it is done with: what stands behind it holds on to as
// much memory as the program takes.
{
  const shape = {
    none: 0, alone: 1, number: 2, two: 3, four: 4, eight: 5, opens: 6, ends: 7, table: 8, aligned: 9, access: 10, access8: 13,
    resume: 14, resumeOther: 15, again: 16, points: 17, leave: 18, phrase: 19,
  };
  const code = 10, data = 11; // sections

  const unfolding = () => {
    let input = new Uint8Array(0), start = 0; // what has come, and how far it is done
    let from = input, at = 0; // what is read, and where
    let out = new Uint8Array(1 << 17), end = 0;
    let shapes, base;
    const phrases = []; // by their symbols
    let step, left = 0, functions = 0; // bytes of a section to be copied, functions to be unfolded
    let table, entries, held = -1; // the runtime's table of functions in the section of data, which is held back for it

    const number = () => {
      let n = 0, unit = 1, byte;
      do {
        byte = from[at++];
        n += (byte & 127) * unit;
        unit *= 128;
      } while (byte > 127);
      return n;
    };
    const zigzag = () => {
      const n = number();
      return n % 2 ? -(n + 1) / 2 : n / 2;
    };
    const put = (n, most = 127) => {
      for (; n > most; n = Math.floor(n / 128)) out[end++] = n % 128 + 128;
      out[end++] = n;
    };
    const putSigned = (n) => put(n, 63); // which is not negative
    const copy = (count) => { while (count-- > 0) out[end++] = from[at++]; };
    const copyNumber = () => { while ((out[end++] = from[at++]) > 127); };
    const room = (count) => {
      if (end + count <= out.length) return;
      const more = new Uint8Array(2 * out.length + count);
      more.set(out);
      out = more;
    };

    // Of the function that is being unfolded, as in fold.go.
    let resume, depth, points, outer, passed;
    const next = () => depth > outer || passed >= points.length ? resume : resume + points[passed];
    const unfold = (symbol) => {
      const kind = shapes[symbol];
      if (kind < shape.aligned) out[end++] = symbol;
      switch (kind) {
        case shape.alone: return;
        case shape.number: return copyNumber();
        case shape.two: copyNumber(); return copyNumber();
        case shape.four: return copy(4);
        case shape.eight: return copy(8);
        case shape.opens: depth++; return copyNumber();
        case shape.ends:
          if (--depth < outer) {
            outer = depth;
            passed++;
          }
          return;
        case shape.table: {
          const count = number();
          if (at > input.length) return;
          room(5 * count + 4096);
          put(count);
          for (let i = 0; i <= count; i++) copyNumber();
          return;
        }
        case shape.aligned: copy(1); copyNumber(); return copyNumber();
        case shape.resume: out[end++] = 0x42; return putSigned(next());
        case shape.resumeOther: out[end++] = 0x42; return putSigned(next() + zigzag());
        case shape.again:
          out[end++] = 0x41;
          putSigned(points[passed + zigzag()]);
          out[end++] = 0x21;
          out[end++] = 0;
          out[end++] = 0x0c;
          return put(depth - 2);
        case shape.points: {
          const table = [];
          points = [];
          for (let often = number(); often > 0; often = number()) {
            points.push(table.length);
            while (often-- > 0) table.push(points.length - 1);
          }
          outer = depth;
          room(5 * table.length + 4096);
          out[end++] = 0x0e;
          put(table.length);
          for (const to of table) put(to);
          return put(points.length);
        }
        case shape.leave: out[end++] = 0x0d; return put(depth - 1);
        case shape.phrase: {
          const phrase = phrases[symbol];
          for (let i = 0; i < phrase.length; i++) {
            const part = phrase[i];
            if (typeof part === "number") unfold(part);
            else if (part.length) {
              for (let n = 0; n < part.length; n++) out[end++] = part[n];
            } else unfoldKnown(part);
          }
          return;
        }
      }
      if (kind < shape.access || kind > shape.access8) throw new Error(`the program has a symbol ${symbol} of no shape`);
      out[end++] = symbol;
      out[end++] = kind - shape.access;
      const n = number();
      put(kind < shape.access8 ? n : n % 2 ? (n - 1) / 2 : 4 * n);
    };

    // A part of a phrase whose numbers are known already.
    const unfoldKnown = ({ symbol, known }) => {
      const here = at;
      [from, at] = [known, 0];
      unfold(symbol);
      [from, at] = [input, here];
    };
    // What a phrase says the same each time is unfolded once: a part becomes the bytes of its instruction, if nothing is
    // counted there, or stays a symbol, whose numbers come behind the phrase.
    const prepare = (symbol, known) => {
      const kind = shapes[symbol];
      if (kind !== shape.alone && known.length === 0) return symbol;
      if (kind === shape.opens || kind >= shape.resume) return { symbol, known };
      end = 0;
      unfoldKnown({ symbol, known });
      return out.slice(0, end);
    };

    // Each step returns whether it has ended. Where what has come ends before, it is taken again when there is more.
    const oneFunction = () => {
      const before = end;
      end += 5; // for its length
      const body = end;
      const declared = number();
      put(declared);
      for (let i = 0; i < declared && at < input.length; i++) {
        room(8);
        copyNumber();
        copy(1);
      }
      resume = base * 65536;
      depth = passed = 0;
      outer = -1; // nothing is counted before the table
      points = null;
      while (depth >= 0 && at < input.length) {
        room(4096); // more than any symbol becomes, but for the tables
        unfold(input[at++]);
      }
      if (depth >= 0 || at > input.length) {
        end = before;
        return false;
      }
      const length = end - body;
      end = before;
      put(length);
      out.copyWithin(end, body, body + length);
      end += length;
      base++;
      if (--functions === 0) step = section;
      return true;
    };
    const rest = () => {
      const count = Math.min(left, input.length - at);
      room(count);
      out.set(input.subarray(at, at + count), end);
      end += count;
      at += count;
      left -= count;
      if (left > 0) return count > 0;
      if (held >= 0) addSteps(new DataView(out.buffer, held + table));
      held = -1;
      step = section;
      return true;
    };
    const addSteps = (view) => {
      const word = (at) => view.getUint32(at, true);
      const add = (at, before) => view.setUint32(at, word(at) + word(before), true);
      for (let i = 8; i < 8 * entries; i += 8) {
        add(i, i - 8);
        add(i + 4, i - 4);
        for (const field of [0, 4]) add(word(i + 4) + field, word(i - 4) + field);
      }
    };
    const section = () => {
      if (at >= input.length) return false;
      const before = end;
      room(32);
      const id = from[at];
      copy(1);
      const size = at;
      left = number();
      at = size;
      copyNumber();
      if (id === code) {
        functions = number();
        put(functions);
        step = oneFunction;
      } else {
        step = rest;
        if (id === data && entries > 0) held = end;
      }
      if (at <= input.length) return true;
      step = section;
      end = before;
      held = -1;
      return false;
    };
    const head = () => {
      if (input.length > 3 && String.fromCharCode(...input.subarray(0, 4)) !== "fold") throw new Error("the program is not folded");
      at = 4;
      shapes = input.slice(at, at + 256);
      at += 256;
      base = number();
      for (let symbol = 0; symbol < 256; symbol++) {
        if (shapes[symbol] !== shape.phrase) continue;
        const phrase = phrases[symbol] = [];
        for (let n = number(); n > 0 && at < input.length; n--) {
          const part = input[at++], length = number(), known = input.slice(at, at += length);
          const next = prepare(part, known), last = phrase.at(-1);
          if (next instanceof Uint8Array && last instanceof Uint8Array) phrase[phrase.length - 1] = Uint8Array.of(...last, ...next);
          else phrase.push(next);
        }
      }
      end = 0;
      table = number();
      entries = number();
      if (at + 8 > input.length) return false;
      copy(8); // the module's own beginning
      step = section;
      return true;
    };
    step = head;

    return new TransformStream({
      transform(chunk, to) {
        const more = new Uint8Array(input.length - start + chunk.length);
        more.set(input.subarray(start));
        more.set(chunk, input.length - start);
        input = from = more;
        start = at = 0;
        while (step()) {
          start = at;
          if (end < 1 << 16 || held >= 0) continue;
          to.enqueue(out.slice(0, end));
          end = 0;
        }
        at = start;
      },
      flush(to) {
        if (step !== section || start < input.length) throw new Error("the program is cut short");
        to.enqueue(out.slice(0, end));
      },
    });
  };

  const { XzReadableStream } = self["xz-decompress"];
  delete self["xz-decompress"];
  self.unpackProgram = (stream) => new XzReadableStream(stream).pipeThrough(unfolding());
}
