import { useSyncExternalStore } from "react";
import { useHydrated } from "../../ui/media.ts";
import { savedTextPrefix, savedTexts } from "../../ui/saved-text.ts";

/** An account's viewing history of jobs in this browser. Cleared on log-out. */
interface Looks {
  /** Jobs that were opened, the latest first. */
  readonly seen: readonly string[];
  /** End of the previous visit in milliseconds; jobs posted since then are new. */
  readonly since: number;
  /** When the list was last viewed. */
  readonly last: number;
}

const MAX_SEEN = 500;

/** After a longer absence a new visit begins. */
const VISIT_MS = 30 * 60_000;

const NO_LOOKS: Looks = { seen: [], since: Number.POSITIVE_INFINITY, last: 0 };

const keyOf = (accountId: string) => `${savedTextPrefix("looks", accountId)}jobs`;

/** The state as last read or written. `stored` false: the browser did not store it, so it lasts as long as the page. */
let known: { key: string; looks: Looks; stored: boolean } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== known?.key) return;
    known = null;
    listener();
  };
  // Changes in other tabs.
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
    // Invalid data is overwritten.
  }
  known = { key, looks, stored: true };
  return looks;
}

/** Reads the current state: another tab may have written, and its event may not have arrived yet. */
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
    // The storage is full.
  }
  for (const listener of listeners) listener();
}

/** Records that the account is viewing the list now: after an absence, a new visit begins. */
export function recordVisit(accountId: string, now = Date.now()): void {
  const key = keyOf(accountId);
  const { seen, since, last } = readAgain(key);
  const begins = now - last > VISIT_MS;
  write(key, { seen, since: begins ? last || now : since, last: now });
}

/** Records that the account has opened the job. */
export function recordSeen(accountId: string, jobId: string): void {
  const key = keyOf(accountId);
  const looks = readAgain(key);
  if (looks.seen[0] === jobId) return;
  write(key, { ...looks, seen: [jobId, ...looks.seen.filter((id) => id !== jobId)].slice(0, MAX_SEEN) });
}

/** Returns a function that marks jobs as opened before, or as posted since the last visit. */
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
