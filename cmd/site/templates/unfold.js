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
  const codeSection = 10, dataSection = 11;

  const piece = 1 << 16; // bytes that are handed on together
  const most = 4096; // more than any symbol becomes, but for the tables of jumps

  const unfolding = () => {
    let input = new Uint8Array(0), at = 0; // what has come and is not done with, and how far it is read
    let out = new Uint8Array(2 * piece), end = 0;
    let shapes, phrases, base, table, size, entries;
    let step, left = 0, functions = 0; // bytes of a section to be copied, functions to be unfolded
    let data = -1, held = -1; // how much of the section of data is done, and where in out its table begins

    // Where the input ends in the middle of a number it is none, and whoever reads looks how far that went.
    const number = () => {
      let n = 0, unit = 1, byte;
      do {
        byte = input[at++];
        n += (byte & 127) * unit;
        unit *= 128;
      } while (byte > 127);
      return n;
    };
    const zigzag = (n) => n % 2 ? -(n + 1) / 2 : n / 2;
    const room = (count) => {
      if (end + count <= out.length) return;
      const more = new Uint8Array(2 * out.length + count);
      more.set(out.subarray(0, end));
      out = more;
    };
    const put = (n, last = 127) => {
      for (; n > last; n = Math.floor(n / 128)) out[end++] = n % 128 + 128;
      out[end++] = n;
    };
    const putSigned = (n) => put(n, 63); // which is not negative

    // oneFunction is called a few thousand times, and what it does for each symbol more than a million times.
    const oneFunction = () => {
      const before = end, resume = base * 65536;
      room(most);
      end += 5; // for its length
      const body = end;
      const declared = number();
      put(declared);
      for (let i = 0; i < declared && at < input.length; i++) {
        room(most);
        put(number());
        out[end++] = input[at++];
      }
      let depth = 0, points = null, outer = -1, passed = 0; // as in fold.go; nothing is counted before the table
      const next = () => depth > outer || passed >= points.length ? resume : resume + points[passed];
      while (depth >= 0 && at < input.length) {
        room(most);
        let symbol = input[at++], part = 0;
        const phrase = phrases[symbol], parts = phrase ? phrase.length : 1;
        for (; part < parts; part++) {
          if (phrase) {
            const now = phrase[part];
            if (typeof now !== "number") {
              for (let n = 0; n < now.length; n++) out[end++] = now[n];
              continue;
            }
            symbol = now;
          }
          const kind = shapes[symbol & 255];
          let numbers = 0, bytes = 0; // to be copied as they are
          switch (kind) {
            case shape.alone: out[end++] = symbol; break;
            case shape.number: out[end++] = symbol; numbers = 1; break;
            case shape.two: out[end++] = symbol; numbers = 2; break;
            case shape.four: out[end++] = symbol; bytes = 4; break;
            case shape.eight: out[end++] = symbol; bytes = 8; break;
            case shape.opens:
              depth++;
              out[end++] = symbol;
              if (symbol > 255) out[end++] = (symbol >> 8) - 1;
              else numbers = 1;
              break;
            case shape.ends:
              out[end++] = symbol;
              if (--depth < outer) {
                outer = depth;
                passed++;
              }
              break;
            case shape.table:
              out[end++] = symbol;
              numbers = number();
              if (at > input.length) break;
              room(5 * numbers + most);
              put(numbers++);
              break;
            case shape.aligned: out[end++] = input[at++]; numbers = 2; break;
            case shape.resume: out[end++] = 0x42; putSigned(next()); break;
            case shape.resumeOther: out[end++] = 0x42; putSigned(next() + zigzag(number())); break;
            case shape.again:
              out[end++] = 0x41;
              putSigned(points[passed + zigzag(number())]);
              out[end++] = 0x21;
              out[end++] = 0;
              out[end++] = 0x0c;
              put(depth - 2);
              break;
            case shape.points: {
              const to = [];
              points = [];
              for (let often = number(); often > 0; often = number()) {
                points.push(to.length);
                while (often-- > 0) to.push(points.length - 1);
              }
              outer = depth;
              room(5 * to.length + most);
              out[end++] = 0x0e;
              put(to.length);
              for (const n of to) put(n);
              put(points.length);
              break;
            }
            case shape.leave: out[end++] = 0x0d; put(depth - 1); break;
            case shape.access: case shape.access + 1: case shape.access + 2:
              out[end++] = symbol;
              out[end++] = kind - shape.access;
              numbers = 1;
              break;
            case shape.access8: {
              out[end++] = symbol;
              out[end++] = 3;
              const n = number();
              put(n % 2 ? (n - 1) / 2 : 4 * n);
              break;
            }
            default: throw new Error(`the program has a symbol ${symbol} of no shape`);
          }
          for (; bytes > 0; bytes--) out[end++] = input[at++];
          for (; numbers > 0; numbers--) {
            let byte;
            do out[end++] = byte = input[at++]; while (byte > 127);
          }
        }
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

    // Of the section of data what comes before the table of functions goes on at once, and so does what follows.
    const rest = () => {
      let until = left;
      if (data >= 0 && data < table + size) until = (data < table ? table : table + size) - data;
      const count = Math.min(until, input.length - at);
      room(count);
      out.set(input.subarray(at, at + count), end);
      if (data === table) held = end;
      end += count;
      at += count;
      left -= count;
      if (data >= 0) data += count;
      if (data === table + size && held >= 0) {
        addSteps(new DataView(out.buffer, held));
        held = -1;
      }
      if (left > 0) return count > 0;
      data = -1;
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
      const id = input[at++];
      left = number();
      const code = id === codeSection;
      if (code) functions = number();
      if (at > input.length) return false;
      room(most);
      out[end++] = id;
      put(left);
      if (code) put(functions);
      if (id === dataSection && size > 0) data = 0;
      step = code ? oneFunction : rest;
      return true;
    };

    // A part of a phrase becomes what is copied, where its numbers are known, or stays a symbol, with the number of the
    // block it opens above it.
    const prepare = (symbol, known) => {
      const kind = shapes[symbol];
      if (kind === shape.opens && known.length > 0) return symbol + 256 * (known[0] + 1);
      if (kind !== shape.alone && known.length === 0) return symbol;
      const text = [symbol, ...known];
      if (kind === shape.aligned) text.shift();
      if (kind >= shape.access && kind < shape.access8) text.splice(1, 0, kind - shape.access);
      if (kind === shape.access8) {
        const n = known.reduceRight((n, byte) => 128 * n + (byte & 127), 0);
        end = 0;
        put(n % 2 ? (n - 1) / 2 : 4 * n);
        text.splice(1, known.length, 3, ...out.subarray(0, end));
      }
      return text;
    };
    const head = () => {
      if (input.length > 3 && String.fromCharCode(...input.subarray(0, 4)) !== "fold") throw new Error("the program is not folded");
      at = 4;
      shapes = input.slice(at, at + 256);
      at += 256;
      base = number();
      phrases = Array.from(shapes, (kind) => {
        if (kind !== shape.phrase) return null;
        const phrase = [];
        for (let n = number(); n > 0 && at < input.length; n--) {
          const symbol = input[at++], length = number(), next = prepare(symbol, input.slice(at, at += length));
          if (typeof next !== "number" && Array.isArray(phrase.at(-1))) phrase.at(-1).push(...next);
          else phrase.push(next);
        }
        return phrase;
      });
      [table, size, entries] = [number(), number(), number()];
      if (at + 8 > input.length) return false;
      out.set(input.subarray(at, at += 8)); // the module's own beginning
      end = 8;
      step = section;
      return true;
    };
    step = head;

    // A step returns whether it has ended. Where what has come ends before, it is taken again when there is more.
    return new TransformStream({
      transform(chunk, to) {
        const more = new Uint8Array(input.length + chunk.length);
        more.set(input);
        more.set(chunk, input.length);
        input = more;
        let done = at = 0;
        while (at < input.length && step()) {
          done = at;
          if (end < piece || held >= 0) continue;
          to.enqueue(out.subarray(0, end));
          out = new Uint8Array(2 * piece);
          end = 0;
        }
        input = input.subarray(done);
      },
      flush(to) {
        if (step !== section || input.length > 0) throw new Error("the program is cut short");
        to.enqueue(out.subarray(0, end));
      },
    });
  };

  const { XzReadableStream } = self["xz-decompress"];
  delete self["xz-decompress"];
  self.unpackProgram = (stream) => new XzReadableStream(stream).pipeThrough(unfolding());
}
