/** The address of the service worker, whose scope is the whole site. */
const SERVICE_WORKER = "/service-worker.js";

/** Whether this browser supports push notifications. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Registers the service worker, which shows push notifications and an offline page, and checks for a newer version each
 * time. Null when there is none: in private windows of some browsers, or when it cannot be loaded.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const options = { updateViaCache: "none" } as const;
  return (await navigator.serviceWorker.register(SERVICE_WORKER, options).catch(() => null)) ?? null;
}

/** Milliseconds after page load, in browsers without `requestIdleCallback`. */
const IDLE_MS = 3000;

/**
 * Registers it when the page has loaded and the browser is idle, so that signed-in people have the offline page, too.
 */
export function registerWhenIdle(): void {
  const register = () => void registerServiceWorker();
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(register) : setTimeout(register, IDLE_MS));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
