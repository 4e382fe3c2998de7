// What go-app asks of the page, under the names it has for them.

const env = {
  GOAPP_ROOT_PREFIX: config.prefix,
  GOAPP_STATIC_RESOURCES_URL: config.prefix,
  GOAPP_INTERNAL_URLS: "null",
};
window.goappGetenv = (name) => env[name];
addEventListener("click", (event) => {
  const anchor = event.target instanceof Element && event.target.closest("a");
  if (!anchor || !window.goappAnchor) return;
  const to = elsewhere(anchor);
  if (to && serviert.onElsewhere && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    serviert.onElsewhere(to);
  } else if (!to) {
    window.goappAnchor(event);
  }
});
