import { type ApolloClient, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { problemOf } from "../../apollo/problem.ts";
import { serverWatch } from "../../apollo/server-watch.ts";
import type { ChatEventsSubscription, ChatMessage_MessageFragment } from "../../generated/graphql.ts";
import {
  ChatHistoryDocument,
  ConversationWithDocument,
  MarkSeenDocument,
  SendMessageDocument,
  SetTypingDocument,
} from "../../generated/messages/messages.ts";

export type ChatMessage = ChatMessage_MessageFragment;
export type ChatEvent = ChatEventsSubscription["chatEvents"];

/** Why a message could not be sent. */
export interface SendProblem {
  readonly message: string;
  /** How often it is worth a try: once what the server refused, without a bound (null) while it cannot be reached. */
  readonly triesMost: number | null;
  /** Milliseconds until another try makes sense. */
  readonly retryAfterMs: number | null;
}

export class SendFailure extends Error {
  constructor(readonly problem: SendProblem) {
    super(problem.message);
  }
}

const PAGE = 30;
const CATCH_UP_PAGE = 50;
/** Codes of failures that pass: by themselves, or when the person has logged in again. */
const PASSING = new Set(["UNAVAILABLE", "OVERLOADED", "RATE_LIMITED", "UNAUTHENTICATED"]);
/** Tries of a message that the server fails at, or answers in no words of ours. */
const UNCLEAR_TRIES = 5;
/** Milliseconds until a send that nobody answers has failed; a second one under the same id does no harm. */
const SEND_MS = 15_000;

/** The chat's calls, over Apollo; what they bring is kept in the chat's own store, not in the cache. */
export function chatTransport(client: ApolloClient) {
  const history = async (conversationId: string, range: { first: number; beforeSeq?: number; afterSeq?: number }) => {
    const { data } = await client.query({
      query: ChatHistoryDocument,
      variables: { conversationId, ...range },
      fetchPolicy: "no-cache",
    });
    if (!data) throw new Error("No history.");
    return { messages: data.messages.nodes, more: data.messages.pageInfo.hasNextPage };
  };
  return {
    async conversation(peerId: string) {
      const { data } = await client.query({
        query: ConversationWithDocument,
        variables: { withId: peerId },
        fetchPolicy: "no-cache",
      });
      if (!data) throw new Error("No conversation.");
      return data.conversation ?? null;
    },
    newest: (conversationId: string) => history(conversationId, { first: PAGE }),
    before: (conversationId: string, beforeSeq: number) => history(conversationId, { first: PAGE, beforeSeq }),
    after: (conversationId: string, afterSeq: number) => history(conversationId, { first: CATCH_UP_PAGE, afterSeq }),
    async send(recipientId: string, clientId: string, content: string): Promise<ChatMessage> {
      const silence = new AbortController();
      // Once the server is back, what was sent before is not answered any more.
      const cancel = serverWatch.soon(SEND_MS, () => silence.abort(new Error("No answer.")));
      try {
        const { data } = await client.mutate({
          mutation: SendMessageDocument,
          variables: { input: { recipientId, clientId, content } },
          fetchPolicy: "no-cache",
          context: { fetchOptions: { signal: silence.signal } },
        });
        if (!data) throw new Error("No answer.");
        return data.sendMessage.message;
      } catch (error) {
        throw new SendFailure(sendProblem(error));
      } finally {
        cancel();
      }
    },
    async markSeen(conversationId: string, seq: number): Promise<void> {
      await client.mutate({ mutation: MarkSeenDocument, variables: { input: { conversationId, seq } } });
    },
    async setTyping(recipientId: string, isTyping: boolean): Promise<void> {
      await client.mutate({
        mutation: SetTypingDocument,
        variables: { input: { recipientId, isTyping } },
        fetchPolicy: "no-cache",
      });
    },
    onBack: (listener: () => void): (() => void) => serverWatch.onBack(listener),
  };
}

/** What a chat needs of the server. */
export interface ChatTransport extends ReturnType<typeof chatTransport> {
  /** Tells what happens. */
  events(take: (event: ChatEvent) => void): { unsubscribe(): void };
}

function sendProblem(error: unknown): SendProblem {
  const { message } = problemOf(error, "Something went wrong.");
  if (!CombinedGraphQLErrors.is(error)) {
    const refused = ServerError.is(error) && error.statusCode < 500;
    return { message, triesMost: refused ? UNCLEAR_TRIES : null, retryAfterMs: null };
  }
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  const retryAfterMs = code === "RATE_LIMITED" && typeof retryAfter === "number" ? retryAfter * 1000 : null;
  if (PASSING.has(String(code))) return { message, triesMost: null, retryAfterMs };
  return { message, triesMost: code === "INTERNAL_SERVER_ERROR" ? UNCLEAR_TRIES : 1, retryAfterMs };
}
