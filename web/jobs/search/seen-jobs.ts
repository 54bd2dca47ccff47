import { useSyncExternalStore } from "react";
import { useHydrated } from "../../ui/media.ts";
import { savedTextPrefix, savedTexts } from "../../ui/saved-text.ts";

/** What this browser remembers of an account's looks at jobs. Log-out forgets it. */
interface Looks {
  /** Jobs that were opened, the last first. */
  readonly seen: readonly string[];
  /** When the visit before this one ended, in milliseconds; what was posted since is new. */
  readonly since: number;
  /** When the list was last looked at. */
  readonly last: number;
}

const MAX_SEEN = 500;

/** Away for longer, one comes back to a new visit. */
const VISIT_MS = 30 * 60_000;

const NO_LOOKS: Looks = { seen: [], since: Number.POSITIVE_INFINITY, last: 0 };

const keyOf = (accountId: string) => `${savedTextPrefix("looks", accountId)}jobs`;

/** As last read or written. `stored` false: the browser has not kept it, so that it lives as long as the page. */
let known: { key: string; looks: Looks; stored: boolean } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== known?.key) return;
    known = null;
    listener();
  };
  // Other tabs.
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function isLooks(value: unknown): value is Looks {
  const { seen, since, last } = (value ?? {}) as Partial<Record<keyof Looks, unknown>>;
  return Array.isArray(seen) && typeof since === "number" && typeof last === "number";
}

function read(key: string): Looks {
  if (known?.key === key) return known.looks;
  let looks = NO_LOOKS;
  try {
    const stored: unknown = JSON.parse(savedTexts()?.getItem(key) ?? "null");
    if (isLooks(stored)) looks = stored;
  } catch {
    // What somebody else wrote there is replaced.
  }
  known = { key, looks, stored: true };
  return looks;
}

/** As it is now: another tab may have written, and its event not have come yet. */
function readAgain(key: string): Looks {
  if (known?.stored) known = null;
  return read(key);
}

function write(key: string, looks: Looks): void {
  known = { key, looks, stored: false };
  try {
    const store = savedTexts();
    store?.setItem(key, JSON.stringify(looks));
    known.stored = store !== null;
  } catch {
    // A full store.
  }
  for (const listener of listeners) listener();
}

/** Notes that the account looks at the list now: after a while away, a visit begins. */
export function noteVisit(accountId: string, now = Date.now()): void {
  const key = keyOf(accountId);
  const { seen, since, last } = readAgain(key);
  const begins = now - last > VISIT_MS;
  write(key, { seen, since: begins ? last || now : since, last: now });
}

/** Notes that the account has opened the job. */
export function noteSeen(accountId: string, jobId: string): void {
  const key = keyOf(accountId);
  const looks = readAgain(key);
  if (looks.seen[0] === jobId) return;
  write(key, { ...looks, seen: [jobId, ...looks.seen.filter((id) => id !== jobId)].slice(0, MAX_SEEN) });
}

/** Tells which of the jobs were opened before, and which were posted since the last visit. */
export function useJobMarks(accountId: string): (job: { id: string; createdAt: string }) => "seen" | "new" | null {
  const looks = useSyncExternalStore(
    subscribe,
    () => read(keyOf(accountId)),
    () => NO_LOOKS,
  );
  const hydrated = useHydrated();
  if (!hydrated) return () => null;
  const seen = new Set(looks.seen);
  return ({ id, createdAt }) => {
    if (seen.has(id)) return "seen";
    return Date.parse(createdAt) > looks.since ? "new" : null;
  };
}
