import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { print } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { ChatEventsSubscription } from "../../web/generated/graphql.ts";
import { ChatEventsDocument } from "../../web/generated/messages/messages.ts";
import { ChatStore } from "../../web/messages/chat-store.ts";
import { type ChatTransport, chatTransport } from "../../web/messages/live/chat-transport.ts";

const REQUEST_MS = 10_000;
const REOPEN_MS = 2000;

/** The web's own chat without its page: connects to one of several nodes, and to the next when that one is gone. */
export function chatClient(nodes: readonly string[], first: number, viewerId: string, cookie: string) {
  let current = first % nodes.length;
  const node = () => nodes[current] ?? "";
  const resume = (from: string) => {
    if (node() === from) current = (current + 1) % nodes.length;
  };
  const acknowledged = new Set<string>();

  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: () => `${node()}/graphql`,
      headers: { cookie },
      fetch: (url, options) =>
        fetch(url, { ...options, signal: AbortSignal.timeout(REQUEST_MS) }).catch((error: unknown) => {
          resume(new URL(String(url)).origin);
          throw error;
        }),
    }),
  });
  const socket = createClient({
    url: () => `${node().replace("http", "ws")}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { cookie } });
      }
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // The delay before it reconnects, as in the web: not a wait of the test, which polls for its expectations.
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300)),
    on: { closed: () => resume(node()) },
  });

  const operations = chatTransport(client);
  const transport: ChatTransport = {
    ...operations,
    async send(...message) {
      const sent = await operations.send(...message);
      acknowledged.add(sent.id);
      return sent;
    },
    events(take) {
      let stopped = false;
      let unsubscribe = () => {};
      // A stream that its node has ended is reopened, as in the web.
      const again = () => void (stopped || setTimeout(listen, REOPEN_MS));
      const listen = () => {
        if (stopped) return;
        unsubscribe = socket.subscribe<ChatEventsSubscription>(
          { query: print(ChatEventsDocument) },
          { next: ({ data }) => data && take(data.chatEvents), error: again, complete: again },
        );
      };
      listen();
      return {
        unsubscribe() {
          stopped = true;
          unsubscribe();
        },
      };
    },
  };
  const store = new ChatStore(transport, viewerId, () => {});
  const stop = store.start();
  return {
    store,
    /** Ids of the messages that the server confirmed. */
    acknowledged,
    async close() {
      stop();
      client.stop();
      await socket.dispose();
    },
  };
}
