import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { type Client, createClient } from "graphql-ws";
import type { Role } from "../generated/graphql.ts";
import { createSocketState, type SocketState, seekerSocketState } from "./connection-state.ts";
import { serverMonitor } from "./server-monitor.ts";

const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const LONGEST_WAIT_MS = 20_000;
/** The server's close code for a session that has ended; the next action on the page leads to the login. */
const SESSION_ENDED = 4401;

/** Subscriptions over one socket, opened with the first of them and reconnected when it is lost. */
export function subscriptionLink(role: Role): GraphQLWsLink {
  const { protocol, host } = window.location;
  const socketState = role === "SEEKER" ? seekerSocketState : createSocketState();
  const client: Client = createClient({
    url: `${protocol === "https:" ? "wss" : "ws"}://${host}/graphql`,
    connectionParams: { role },
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => waitOrBack(Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries) * (0.5 + Math.random() / 2)),
    keepAlive: PING_EVERY_MS,
    on: { ...watch(socketState, () => client.terminate()) },
  });
  window.addEventListener("offline", () => client.terminate());
  return new GraphQLWsLink(client);
}

/** Detects a dead connection by a ping without a response. */
function watch(socketState: SocketState, terminate: () => void) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  return {
    connected: () => socketState.set(false),
    ping(received: boolean) {
      if (!received) silence = setTimeout(terminate, PONG_WITHIN_MS);
    },
    pong(received: boolean) {
      if (received) clearTimeout(silence);
    },
    closed(event: unknown) {
      clearTimeout(silence);
      const code = typeof event === "object" && event !== null && "code" in event ? event.code : 0;
      // 1000: the last subscription has ended.
      const lost = code !== 1000 && code !== SESSION_ENDED;
      socketState.set(lost);
      if (lost) serverMonitor.reportFailure();
    },
  };
}

/** Waits, but at most until the server is back. */
const waitOrBack = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    serverMonitor.soon(ms, resolve);
  });
