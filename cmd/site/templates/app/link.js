// A link that holds a game, after the #. It is taken out of the address before the program looks there: it
// is no place on the page, and loading the page again is not meant to bring the game once more. As long as there is no program to
// read it, it stays: on a weak network the page may have to be loaded again before it comes to that. And where the program
// ends before it has read it, or the page goes, it is handed on (leave.js).

const longestLink = 24000; // more than any game; the rest of a longer one is not even looked at
serviert.link = "";
if (program.pages.includes("/games")) [serviert.link, linkLeft] = [linkLeft, ""];
let linkRead = false; // now, see start
const takeLink = () => {
  if (!/^#(game|code)=/.test(location.hash)) return;
  if (!program.pages.includes("/games")) {
    location.replace(config.base + "games" + location.hash); // the program of that page can read it
    return;
  }
  if (!linkRead || html.dataset.app === "failed") return;
  serviert.link = location.hash.slice(1, longestLink);
  history.replaceState(history.state, "", location.pathname + location.search);
  if (serviert.onLink) serviert.onLink();
};
takeLink();
const readLinks = () => {
  linkRead = true;
  takeLink();
};
// The first of them comes before go-app looks at the address.
addEventListener("popstate", takeLink);
addEventListener("hashchange", takeLink);
