import { registerServiceWorker } from "./service-worker.ts";

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** This browser's subscription, whichever account it belongs to. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Subscribes this browser with the server's key; the browser asks for permission.
 * @throws when it cannot
 */
export async function subscribeBrowser(publicKey: string) {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription with another key is unusable, and blocks a new one.
  if (before && base64url(before.options.applicationServerKey) !== publicKey) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return { endpoint: made.endpoint, p256dh: base64url(made.getKey("p256dh")), auth: base64url(made.getKey("auth")) };
}
