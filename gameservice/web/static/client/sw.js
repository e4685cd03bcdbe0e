/** The service worker: the page opens without a line, and says so; answers of the API are never kept. */

const KEPT = "gameservice-client-1";
const FIRST = [
  "/",
  "/static/client/offline.html",
  "/static/client/style/base.css",
  "/static/client/style/shell.css",
];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(drop());
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const ours = pathname === "/" || pathname.startsWith("/static/client/");
  if (event.request.method === "GET" && origin === location.origin && ours)
    event.respondWith(fresh(event.request));
});

/** From the network, so that what is new is seen at once; without a line as it was the last time. */
async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request, { cache: "no-cache" });
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    return request.mode === "navigate" ? cache.match("/static/client/offline.html") : Response.error();
  }
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const show = async () => {
    const [open] = await clients.matchAll({ type: "window" });
    if (!open) return clients.openWindow(event.notification.data);
    await open.focus();
    return open.navigate(event.notification.data);
  };
  event.waitUntil(show());
});
