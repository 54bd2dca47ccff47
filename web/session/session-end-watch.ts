import type { ApolloClient } from "@apollo/client";
import { onSessionBack, publishSessionEnd } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";
import { SessionSecondsLeftDocument } from "../generated/session/session-end.ts";

/** Seconds before the end of a session at which the person is warned (WCAG 2.2.1 requires at least 20 seconds). */
const WARNED_BEFORE = 5 * 60;
/** Seconds before the request is retried when the server did not respond. */
const ASKED_AGAIN = 60;

/**
 * Fetches when the session ends, warns the person in time, and continues for as long as they stay.
 * @returns a function that stops it
 */
export function watchSessionEnd(client: ApolloClient, role: Role): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let isOver = false;
  let closeWarning: (() => void) | null = null;

  function lookIn(seconds: number): void {
    clearTimeout(timer);
    if (isOver) return;
    due = Date.now() + seconds * 1000;
    timer = setTimeout(() => void look(), seconds * 1000);
  }

  /**
   * Seconds left by the server's clock, since a browser's may be wrong. Null: it has ended; undefined: the server
   * cannot be reached.
   */
  const ask = (): Promise<number | null | undefined> =>
    client
      .query({
        query: SessionSecondsLeftDocument,
        variables: { role },
        fetchPolicy: "no-cache",
        // Not the answer to an earlier question that is still on its way.
        context: { queryDeduplication: false },
      })
      .then(
        ({ data, error }) => (error ? undefined : (data?.viewer?.sessionSecondsLeft ?? null)),
        () => undefined,
      );

  async function look(): Promise<void> {
    lookIn(ASKED_AGAIN);
    const askedAt = Date.now();
    const answer = await ask();
    if (isOver || answer === undefined) return;
    if (answer === null) {
      clearTimeout(timer);
      // Without a warning, somebody ended the session: then the next action on the page reports it.
      if (closeWarning) publishSessionEnd(role);
      closeWarning?.();
      return;
    }
    // The computer may have been asleep while the answer was on its way.
    const seconds = Math.max(0, answer - Math.round((Date.now() - askedAt) / 1000));
    if (seconds > WARNED_BEFORE) {
      closeWarning?.();
      closeWarning = null;
      return lookIn(seconds - WARNED_BEFORE);
    }
    if (!closeWarning) await warn(seconds);
    lookIn(seconds + 1);
  }

  async function warn(seconds: number): Promise<void> {
    const warning = await import("./session-end-warning.tsx").catch(() => null);
    if (!warning || isOver) return;
    closeWarning = warning.close;
    warning.show({ client, role, seconds, onStayed: () => void look() });
  }

  /** The computer may have been asleep, or the session extended in another tab. */
  const onSeen = () => {
    if (document.visibilityState === "visible" && (closeWarning || Date.now() >= due)) void look();
  };
  void look();
  window.addEventListener("focus", onSeen);
  document.addEventListener("visibilitychange", onSeen);
  const unsubscribe = onSessionBack(role, () => void look());
  return () => {
    isOver = true;
    clearTimeout(timer);
    closeWarning?.();
    unsubscribe();
    window.removeEventListener("focus", onSeen);
    document.removeEventListener("visibilitychange", onSeen);
  };
}
