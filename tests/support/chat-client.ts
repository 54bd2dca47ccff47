import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { ChatEventsSubscription } from "../../web/generated/graphql.ts";
import {
  ChatEventsDocument,
  ChatHistoryDocument,
  ConversationWithDocument,
  MarkSeenDocument,
  SendMessageDocument,
  SetTypingDocument,
} from "../../web/generated/messages/messages.ts";
import { ChatStore } from "../../web/messages/chat-store.ts";
import { type ChatTransport, SendFailure } from "../../web/messages/live/chat-transport.ts";

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

  async function execute<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) {
    const url = node();
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query: print(document), variables }),
      signal: AbortSignal.timeout(REQUEST_MS),
    }).catch((error: unknown) => {
      resume(url);
      throw error;
    });
    const { data, errors } = (await response.json()) as { data: Data | null; errors?: ServerError[] };
    const [error] = errors ?? [];
    if (error || !data) throw new Refused(error);
    return data;
  }

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

  const history = async (conversationId: string, range: object) => {
    const { messages } = await execute(ChatHistoryDocument, { conversationId, first: 50, ...range });
    return { messages: messages.nodes, more: messages.pageInfo.hasNextPage };
  };
  const transport: ChatTransport = {
    conversation: async (withId) => (await execute(ConversationWithDocument, { withId })).conversation ?? null,
    newest: (id) => history(id, {}),
    before: (id, beforeSeq) => history(id, { beforeSeq }),
    after: (id, afterSeq) => history(id, { afterSeq }),
    async send(recipientId, clientId, content) {
      try {
        const { sendMessage } = await execute(SendMessageDocument, { input: { recipientId, clientId, content } });
        acknowledged.add(sendMessage.message.id);
        return sendMessage.message;
      } catch (error) {
        const retryAfter = error instanceof Refused ? error.retryAfter : undefined;
        const retryAfterMs = retryAfter === undefined ? null : retryAfter * 1000;
        throw new SendFailure({ message: String(error), triesMost: null, retryAfterMs });
      }
    },
    markSeen: async (_peerId, conversationId, seq) =>
      void (await execute(MarkSeenDocument, { input: { conversationId, seq } })),
    setTyping: async (recipientId, isTyping) =>
      void (await execute(SetTypingDocument, { input: { recipientId, isTyping } })),
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
    onBack: () => () => {},
  };
  const store = new ChatStore(transport, viewerId, () => {});
  const stop = store.start();
  return {
    store,
    /** Ids of the messages that the server confirmed. */
    acknowledged,
    async close() {
      stop();
      await socket.dispose();
    },
  };
}

interface ServerError {
  message: string;
  extensions: { code: string; retryAfter?: number };
}

class Refused extends Error {
  readonly retryAfter: number | undefined;

  constructor(error: ServerError | undefined) {
    super(`${error?.extensions.code}: ${error?.message}`);
    // During a database outage the server suggests 5 seconds; here it is retried sooner.
    this.retryAfter = error?.extensions.code === "RATE_LIMITED" ? error.extensions.retryAfter : undefined;
  }
}
