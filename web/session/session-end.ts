import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { onSessionBack, onSessionEnd } from "../apollo/session-link.ts";
import type { Role } from "../generated/graphql.ts";

/**
 * Milliseconds after page load at which the watch is loaded: no session ends so soon that the page should wait for it.
 */
const WATCHED_AFTER_MS = 10_000;

/** Warns a person before their session ends, and lets them extend it with one press. */
export function SessionEnd({ role }: { role: Role }): null {
  const client = useApolloClient();
  useEffect(() => {
    let isOver = false;
    let hasEnded = false;
    let stop: (() => void) | undefined;
    let timer = setTimeout(watch, WATCHED_AFTER_MS);
    async function watch(): Promise<void> {
      const loaded = await import("./session-end-watch.ts").catch(() => null);
      if (isOver || hasEnded || stop) return;
      if (loaded) stop = loaded.watchSessionEnd(client, role);
      else timer = setTimeout(watch, WATCHED_AFTER_MS);
    }
    const stopHearing = [
      onSessionEnd(role, () => {
        hasEnded = true;
        clearTimeout(timer);
      }),
      onSessionBack(role, () => {
        hasEnded = false;
        timer = setTimeout(watch, WATCHED_AFTER_MS);
      }),
    ];
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stopOne of stopHearing) stopOne();
      stop?.();
    };
  }, [client, role]);
  return null;
}
