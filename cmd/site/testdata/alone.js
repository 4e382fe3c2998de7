// A script of the site in Node, with a browser made up around it, so that it can come to whatever a browser may do. Each case is
// a world of its own. What fails is written; nothing is written if nothing does.
//
//	node testdata/alone/sw.js templates/sw.js [PART OF A NAME]
"use strict";
const fs = require("node:fs");

// alone runs the cases. Each gets a world, and what makes another one.
module.exports = async (cases, make) => {
  const [, , file, only = ""] = process.argv;
  const source = fs.readFileSync(file, "utf8");
  const world = (...changes) => make(source, ...changes);
  for (const [name, run] of Object.entries(cases)) {
    if (!name.includes(only)) continue;
    let timer;
    const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error("it does not end")), 20000); });
    try {
      await Promise.race([run(world(), world), late]);
    } catch (error) {
      process.exitCode = 1;
      console.log(`${name}: ${error.stack}`);
    }
    clearTimeout(timer);
  }
  process.exit(); // whatever a case that failed still waits for
};

process.on("unhandledRejection", (error) => {
  process.exitCode = 1;
  console.log("nobody hears of", error);
});
