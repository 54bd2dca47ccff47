// Shows push notifications, and a page when there is no connection. It caches nothing: neither personal data nor files
// that the next version replaces.

/**
 * Runs in that page: polls the server at growing intervals, since browsers do not always report a connection, and opens
 * the requested address. A page that fails repeatedly is reopened at growing intervals, too.
 */
const COME_BACK = `
  const RETURNS = "worklane-returns", COUNTED_MS = 120000, FIRST_LOOK_MS = 1000, LAST_LOOK_MS = 30000, PATIENCE_MS = 5000;
  const last = (() => {
    try {
      return JSON.parse(sessionStorage.getItem(RETURNS) ?? "[]").filter((at) => Date.now() - at < COUNTED_MS);
    } catch {
      return [];
    }
  })();
  const notBefore = last.length > 0 ? last.at(-1) + 1000 * 2 ** last.length : 0;
  let wait = FIRST_LOOK_MS, timer, asking = false;
  const isBack = () =>
    fetch("/readyz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(({ status }) => status < 500, () => false);
  function open() {
    try {
      sessionStorage.setItem(RETURNS, JSON.stringify([...last, Date.now()]));
    } catch {}
    location.reload();
  }
  async function look() {
    if (asking) return;
    clearTimeout(timer);
    asking = true;
    const back = Date.now() >= notBefore && (await isBack());
    asking = false;
    if (back) return open();
    timer = setTimeout(look, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 1.5, LAST_LOOK_MS);
  }
  function lookNow() {
    wait = FIRST_LOOK_MS;
    look();
  }
  addEventListener("online", lookNow);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookNow());
  timer = setTimeout(look, wait);
`;

const offlinePage = (nonce) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>No connection · Worklane</title>
<meta name="color-scheme" content="light dark">
<style>
  /* The theme's colours: no style sheet is available here. */
  :root { --paper: #fbfaf7; --ink: #17211c; --quiet: #55635b; --lane: #0b6e4f; --on-lane: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #0e1512; --ink: #e8efeb; --quiet: #a3b3ab; --lane: #3fbf8f; --on-lane: #06251a }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper);
    color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 30rem }
  svg { width: 56px; height: 56px }
  h1 { margin: 20px 0 8px; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em }
  p { margin: 0 0 12px; color: var(--quiet) }
  a { display: inline-block; margin-top: 12px; padding: 12px 20px; border-radius: 10px; background: var(--lane);
    color: var(--on-lane); font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 2px solid var(--lane); outline-offset: 3px }
</style>
</head>
<body>
<main>
  <svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B6E4F"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M5.5 18.5H10c4 0 5.2-1.6 7-5 1.7-3.2 3.4-5.5 9.5-5.5"/><path d="M5.5 24.5H13c4 0 5.2-1.3 7-3.8 1.5-2.1 2.7-3.2 6.500-3.2"/></g></svg>
  <h1>You are offline</h1>
  <p>This page needs the internet, and your device has no connection at the moment.</p>
  <p>Pages that are open in other tabs stay there. Messages that you write in them are kept, and sent when you are back.</p>
  <p>This page opens by itself as soon as you are connected again.</p>
  <a href="">Try again</a>
</main>
<script nonce="${nonce}">${COME_BACK}</script>
</body>
</html>`;

function offline() {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'unsafe-inline'`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  return new Response(offlinePage(nonce), { status: 503, headers });
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  // Lets page requests start while the worker is starting.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(pageOf(event));
});

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offline();
  }
}

/** The pushed message; browsers require a notification, whatever arrived. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title = "Worklane", body = "There is something new for you.", path = "/", tag } = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-192.png",
      badge: "/badge-96.png",
      data: { path },
    }),
  );
});

/** The two sessions that a browser may have at the same time. */
const ROLES = ["SEEKER", "RECRUITER"];
const IS_PUSHED_TO = "query ($endpoint: String) { pushSettings(endpoint: $endpoint) { isOnHere } }";
const PUSH_TO = "mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { isOnHere } }";

async function ask(role, query, variables) {
  const headers = { "content-type": "application/json", "worklane-role": role };
  const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  return (await answer.json()).data;
}

/** Browsers may replace a push subscription: moves it from the old endpoint to the new one. */
async function move({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  for (const role of ROLES) {
    const data = await ask(role, IS_PUSHED_TO, { endpoint: oldSubscription.endpoint });
    if (data?.pushSettings?.isOnHere) await ask(role, PUSH_TO, { input: { endpoint, ...keys } });
  }
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? "/", self.location.origin);
  event.waitUntil(show(url.origin === self.location.origin ? url : new URL(self.location.origin)));
});

/** The first segment of a path: seekers and recruiters have separate areas, which may be open at the same time. */
const areaOf = ({ pathname }) => pathname.split("/")[1];

/** Shows a page: in the tab that has it, otherwise in one of the same area, otherwise in a new one. */
async function show(url) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = (tab) => tab.url.split("#")[0] === url.href;
  const there = tabs.find(isThere);
  if (there) return there.focus();
  const near = tabs.find((tab) => areaOf(new URL(tab.url)) === areaOf(url));
  try {
    if (near) return await (await near.navigate(url.href)).focus();
  } catch {
    // A tab that this worker does not control, or that asks before leaving.
  }
  return self.clients.openWindow(url.href);
}
