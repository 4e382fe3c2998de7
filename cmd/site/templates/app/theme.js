// The colour of the browser's own bar follows the theme chosen in the app.

const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => [meta, meta.content]);
const paintBars = () => {
  const chosen = config.themeColors[html.dataset.theme];
  for (const [meta, own] of bars) meta.content = chosen || own;
};
new MutationObserver(paintBars).observe(html, { attributeFilter: ["data-theme"] });
paintBars();
