// What go-app asks of the page, under the names it has for them.

const env = {
  GOAPP_ROOT_PREFIX: config.prefix,
  GOAPP_STATIC_RESOURCES_URL: config.prefix,
  GOAPP_INTERNAL_URLS: "null",
};
window.goappGetenv = (name) => env[name];
addEventListener("click", (event) => { if (window.goappAnchor && event.target.closest("a")) window.goappAnchor(event); });
