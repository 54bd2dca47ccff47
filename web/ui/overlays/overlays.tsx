import { useSyncExternalStore } from "react";
import { onFirstTouch } from "./on-first-touch.ts";

type Code = typeof import("./overlay-host.tsx");

let code: Code | null = null;
const listeners = new Set<() => void>();

/** Loads the code of confirmations and notifications, and resolves once their host is mounted. */
export async function loadOverlays(): Promise<Code> {
  if (!code) {
    code = await import("./overlay-host.tsx");
    for (const listener of listeners) listener();
  }
  await code.hosted;
  return code;
}

onFirstTouch(() => loadOverlays().catch(() => {}));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The host of confirmations and notifications, mounted on first use. */
export function Overlays() {
  const Host = useSyncExternalStore(
    subscribe,
    () => code?.OverlayHost ?? null,
    () => null,
  );
  return Host && <Host />;
}
