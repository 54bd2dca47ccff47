/** The address of the service worker; all of the site is its own. */
const SERVICE_WORKER = "/service-worker.js";

/** Whether this browser can show what is pushed. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Registers the service worker, which shows what is pushed and a page without a connection, and asks the server each time
 * whether there is a newer one. Null where there is none: in private windows of some browsers, or when it cannot be loaded.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const options = { updateViaCache: "none" } as const;
  return (await navigator.serviceWorker.register(SERVICE_WORKER, options).catch(() => null)) ?? null;
}

/** Milliseconds after the page has loaded, in browsers that do not say when they have nothing else to do. */
const IDLE_MS = 3000;

/** Registers it once the page has loaded and the browser has nothing else to do: who signs in has the page without a connection, too. */
export function registerWhenIdle(): void {
  const register = () => void registerServiceWorker();
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(register) : setTimeout(register, IDLE_MS));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
