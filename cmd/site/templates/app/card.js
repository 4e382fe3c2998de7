// The picture of a finished game, 1080 by 1080: paper, felt and ink. It looks the same in both themes,
// since it is looked at elsewhere. Names are of any length and there are up to ten, so every text is
// made to fit.

const drawCard = (card) => {
  const side = 1080;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const c = canvas.getContext("2d");
  const serif = "'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif";
  const sans = "'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif";
  const box = (x, y, w, h, r, fill) => {
    c.beginPath();
    c.roundRect(x, y, w, h, r);
    c.fillStyle = fill;
    c.fill();
  };
  // Writes a text into a width: smaller where it has to be, in the end shortened. Returns where it ends.
  const write = (text, x, y, width, font, sizes, fill, align = "left") => {
    c.textAlign = align;
    c.fillStyle = fill;
    for (const size of sizes) {
      c.font = font.replace("#", size);
      if (c.measureText(text).width <= width) break;
    }
    const letters = [...text];
    let shown = text;
    while (letters.length > 1 && c.measureText(shown).width > width) {
      letters.pop();
      shown = letters.join("").trimEnd() + "…";
    }
    c.fillText(setApart(shown), x, y);
    return c.measureText(shown).width;
  };
  const fits = (text, width, font) => {
    c.font = font;
    return c.measureText(text).width <= width;
  };
  // Names that would get too small stand in two lines, broken where the halves are most alike.
  const writeName = (name, y, width, high, sizes) => {
    const font = `700 #px ${serif}`, low = Math.min(26, Math.floor(high * .44));
    const enough = sizes.filter((size) => size > low);
    if (low < 20 || enough.some((size) => fits(name, width, font.replace("#", size)))) {
      write(name, 134, y + sizes[0] * .36, width, font, sizes, "#2b2a26");
      return;
    }
    let cut = name.indexOf(" & ") < 0 ? name.length : name.indexOf(" & ") + 2;
    if (cut === name.length) for (const gap of name.matchAll(/[ -]/g)) {
      const at = gap.index + 1;
      if (Math.abs(2 * at - name.length) < Math.abs(2 * cut - name.length)) cut = at;
    }
    const small = [low, low - 2, low - 4];
    write(name.slice(0, cut).trim(), 134, y - low * .2, width, font, small, "#2b2a26");
    write(name.slice(cut).trim(), 134, y + low * .95, width, font, small, "#2b2a26");
  };
  const rule = (y) => {
    c.fillStyle = "#c3cbb9";
    c.fillRect(134, y, 812, 2);
  };

  c.fillStyle = "#e6dcc8";
  c.fillRect(0, 0, side, side);
  c.shadowColor = "rgb(60 45 20 / .22)";
  c.shadowBlur = 6;
  c.shadowOffsetY = 2;
  box(64, 64, 952, 952, 24, "#fbf6e9");
  c.shadowColor = "transparent";

  // The cloche, the winner, the game.
  c.fillStyle = "#8e3a22";
  c.beginPath();
  c.arc(179, 139, 7, 0, 7);
  c.fill();
  c.beginPath();
  c.moveTo(142, 187);
  c.bezierCurveTo(142, 139, 216, 139, 216, 187);
  c.fill();
  box(137, 191, 84, 10, 5, "#8e3a22");
  const title = card.winner + card.wins, large = `700 #px ${serif}`;
  if (fits(title, 696, large.replace("#", 46))) {
    write(title, 250, 188, 696, large, [64, 56, 50, 46], "#2b2a26");
  } else {
    write(card.winner, 250, 158, 696, large, [42, 36, 30], "#2b2a26");
    write(card.wins.trim(), 250, 204, 696, large, [42], "#2b2a26");
  }
  const below = `${card.game} · ${card.day}`, plain = `#px ${sans}`;
  if (fits(below, 812, plain.replace("#", 28))) {
    write(below, 134, 256, 812, plain, [32, 28], "#645f54");
  } else {
    const size = [28, 25].find((size) => fits(card.game, 812, plain.replace("#", size))) || 22;
    write(card.game, 134, 244, 812, plain, [size], "#645f54");
    write(card.day, 134, 280, 812, plain, [size], "#645f54");
  }

  // The columns. With many at the table the tray gives way to them.
  const many = card.rows.length > 4, best = card.best && card.best[0];
  const trayTop = !best ? 890 : many ? 740 : 600;
  const narrow = card.rows.every((row) => fits(row.name, 220, `700 28px ${serif}`));
  const wide = Math.min(198, (narrow ? 560 : 456) / card.heads.length), left = 946 - wide * card.heads.length;
  const high = Math.min(best ? 100 : 240, (trayTop - 36 - 356) / card.rows.length);
  const sizes = [64, 56, 48, 40, 36, 32, 28, 24].filter((size) => size <= Math.min(best ? 40 : 64, high * .62) || size === 24);
  // All numbers are of one size, and below each other: the triangle of the best is beside its own.
  const number = `700 #px ${sans}`;
  const size = sizes.find((size) => card.rows.every((row) => row.cells.every((cell) => fits(cell.text, wide - (cell.wins ? 1.8 * size : 8), number.replace("#", size))))) || 24;
  card.heads.forEach((head, i) => write(head, left + wide * (i + .5), 343, wide - 12, `700 #px ${sans}`, [40, 34, 28, 24], "#3b5b4b", "center"));
  card.rows.forEach((row, i) => {
    const y = 356 + high * i, middle = y + high / 2, line = middle + size * .36;
    rule(y);
    writeName(row.name, middle, left - 134 - 24, high, sizes.filter((s) => s <= Math.max(size, 28)));
    row.cells.forEach((cell, at) => {
      const middle = left + wide * (at + .5);
      const taken = write(cell.text, middle, line, wide - 8, number, [size], "#1e3f7a", "center");
      if (cell.wins) write("▲", middle - taken / 2 - size * .2, line - size * .04, wide, number, [size * .65], "#1e3f7a", "right");
    });
  });

  // The tray with the throw of the game.
  if (best) {
    const tall = many ? 150 : 265;
    box(134, trayTop, 812, tall, 32, "#6b4a33");
    c.save();
    c.beginPath();
    c.roundRect(142, trayTop + 8, 796, tall - 16, 24);
    c.clip();
    c.fillStyle = "#3b5b4b";
    c.fillRect(134, trayTop, 812, tall);
    for (let x = 134 - tall; x < 946; x += 6) {
      for (const [ink, up] of [["rgb(255 255 255 / .05)", tall], ["rgb(0 0 0 / .05)", 0]]) {
        c.strokeStyle = ink;
        c.beginPath();
        c.moveTo(x, trayTop + up);
        c.lineTo(x + tall, trayTop + tall - up);
        c.stroke();
      }
    }
    c.restore();
    const line = trayTop + (many ? 58 : 72);
    const taken = write(best.right, 904, line, 120, `700 #px ${serif}`, [34], "#f8f2e4", "right");
    write(best.name, 176, line, 728 - taken - 24, `700 #px ${serif}`, [34, 30, 26, 22], "#e3c27c");
    const die = many ? 52 : 89, gap = many ? 24 : 50, top = line + (many ? 20 : 45);
    best.pips.forEach((pips, i) => {
      const x = 540 + (i - 2) * (die + gap) - die / 2, unit = die / 89;
      box(x, top + 7 * unit, die, die + 6 * unit, 18 * unit, "#cbbb99");
      box(x, top, die, die + 4 * unit, 18 * unit, "#faf4e4");
      const dot = (h, v, r) => {
        c.fillStyle = "#2b2a26";
        c.beginPath();
        c.arc(x + die * h, top + die * v + 2 * unit, r, 0, 7);
        c.fill();
      };
      if (best.poker) {
        write(best.faces[i], x + die / 2, top + 60 * unit, die, `700 #px ${serif}`, [50 * unit], "#2b2a26", "center");
        for (let n = 0; n < pips; n++) dot(.5 + (n - (pips - 1) / 2) * .115, .87, 4 * unit);
      } else {
        const at = [.25, .5, .75];
        const places = [[4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][pips - 1];
        for (const place of places) dot(at[place % 3], at[Math.floor(place / 3)], 8.5 * unit);
      }
    });
  }
  const taken = write(card.right, 946, 952, 480, plain, [28, 26], "#645f54", "right");
  write(card.left, 134, 952, 812 - taken - 30, plain, [28, 26, 22], "#645f54");
  return canvas;
};

serviert.shareCard = async (text, filename) => {
  const canvas = drawCard(JSON.parse(text));
  const picture = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return picture ? sharePicture(picture, filename) : "failed";
};
