import { type ApolloClient, CombinedGraphQLErrors } from "@apollo/client";
import { problemOf } from "../apollo/problem.ts";
import {
  ChatEventsDocument,
  type ChatEventsSubscription,
  ChatHistoryDocument,
  type ChatMessage_MessageFragment,
  ConversationWithDocument,
  MarkSeenDocument,
  SendMessageDocument,
  SetTypingDocument,
} from "../generated/graphql.ts";

export type ChatMessage = ChatMessage_MessageFragment;
export type ChatEvent = ChatEventsSubscription["chatEvents"];

/** Why a message could not be sent. */
export interface SendProblem {
  readonly message: string;
  /** The server was not reached, or not ready: another try may well succeed. */
  readonly passing: boolean;
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
const PASSING = new Set(["UNAVAILABLE", "OVERLOADED", "INTERNAL_SERVER_ERROR"]);

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
      try {
        const { data } = await client.mutate({
          mutation: SendMessageDocument,
          variables: { input: { recipientId, clientId, content } },
          fetchPolicy: "no-cache",
        });
        if (!data) throw new Error("No answer.");
        return data.sendMessage.message;
      } catch (error) {
        throw new SendFailure(sendProblem(error));
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
    events: (take: (event: ChatEvent) => void, ended: () => void): { unsubscribe(): void } =>
      client.subscribe({ query: ChatEventsDocument, fetchPolicy: "no-cache" }).subscribe({
        next: ({ data }) => data && take(data.chatEvents),
        error: ended,
        complete: ended,
      }),
  };
}

export type ChatTransport = ReturnType<typeof chatTransport>;

function sendProblem(error: unknown): SendProblem {
  const { message } = problemOf(error, "Not sent. Check your connection.");
  if (!CombinedGraphQLErrors.is(error)) return { message, passing: true, retryAfterMs: null };
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  const retryAfterMs = code === "RATE_LIMITED" && typeof retryAfter === "number" ? retryAfter * 1000 : null;
  return { message, passing: PASSING.has(String(code)), retryAfterMs };
}
