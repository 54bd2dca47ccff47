import { useSyncExternalStore } from "react";

/** How the server can be reached, as far as the page knows. */
export type Reach = "reachable" | "device offline" | "unreachable";

/** Average milliseconds between two probes: a recovery is noticed within two seconds. */
const LOOK_EVERY_MS = 900;
/** The same in a hidden tab. */
const HIDDEN_LOOK_EVERY_MS = 5000;
/**
 * A probe without a response for this long has failed. The next ones do not wait for it, but browsers limit concurrent
 * requests.
 */
const PATIENCE_MS = 5000;
const MAX_LOOKS_AT_ONCE = 3;
/** One failed probe may be a glitch, which is not worth reporting. */
const MISSES_UNTIL_AWAY = 2;

/** Requests the cheapest endpoint that tells whether the server is ready. Any response of its own counts. */
async function askReadiness(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch("/readyz", { method: "HEAD", cache: "no-store", signal });
  return response.status < 500;
}

/**
 * Watches whether the server is reachable. After a reported failure it is probed every second until it responds, and
 * all waiting callers are notified at once, whatever their delay.
 */
export class ServerMonitor {
  #reach: Reach = "reachable";
  #watching = false;
  #misses = 0;
  #checks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  constructor(private readonly ask: () => Promise<boolean> = askReadiness) {
    if (typeof window === "undefined") return;
    window.addEventListener("offline", () => this.reportFailure());
    window.addEventListener("online", () => this.#lookNow());
    if (typeof document === "undefined") return;
    document.addEventListener("visibilitychange", () => this.#lookNow());
  }

  readonly reach = (): Reach => this.#reach;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener each time the server is back. */
  onBack(listener: () => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  /** Runs a function after a delay, or as soon as the server is back. Returns a function that cancels it. */
  soon(ms: number, run: () => void): () => void {
    const cancel = () => {
      clearTimeout(timer);
      stop();
    };
    const go = () => {
      cancel();
      run();
    };
    const timer = setTimeout(go, ms);
    const stop = this.onBack(go);
    return cancel;
  }

  /** Reports a failure that may mean that the server cannot be reached. */
  reportFailure(): void {
    if (this.#watching) return;
    this.#watching = true;
    this.#look();
  }

  #lookNow(): void {
    if (!this.#watching) return;
    clearTimeout(this.#timer);
    this.#look();
  }

  #look(): void {
    if (this.#checks < MAX_LOOKS_AT_ONCE) void this.#ask();
    const hidden = typeof document !== "undefined" && document.visibilityState === "hidden";
    // Adds jitter, so that a recovering server is not overloaded by all pages at once.
    const pause = (hidden ? HIDDEN_LOOK_EVERY_MS : LOOK_EVERY_MS) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#look(), pause);
  }

  async #ask(): Promise<void> {
    this.#checks += 1;
    const answered = await this.ask().catch(() => false);
    this.#checks -= 1;
    if (answered) this.#tellBack();
    else this.#miss();
  }

  #miss(): void {
    if (!this.#watching) return;
    this.#misses += 1;
    const offline = typeof navigator !== "undefined" && navigator.onLine === false;
    if (offline) this.#set("device offline");
    else if (this.#misses >= MISSES_UNTIL_AWAY) this.#set("unreachable");
  }

  #tellBack(): void {
    if (!this.#watching) return;
    this.#watching = false;
    clearTimeout(this.#timer);
    const missed = this.#misses > 0;
    this.#misses = 0;
    this.#set("reachable");
    if (missed) for (const listener of [...this.#waiting]) listener();
  }

  #set(reach: Reach): void {
    if (reach === this.#reach) return;
    this.#reach = reach;
    for (const listener of this.#listeners) listener();
  }
}

/** The watch of this page. */
export const serverMonitor = new ServerMonitor();

/** How the server can currently be reached. */
export const useReachability = (): Reach =>
  useSyncExternalStore(serverMonitor.subscribe, serverMonitor.reach, () => "reachable");
