import { type ApolloClient, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { problemOf } from "../../apollo/problem.ts";
import { serverMonitor } from "../../apollo/server-monitor.ts";
import type {
  ChatEventsSubscription,
  ChatMessage_MessageFragment,
  UploadMessageFileMutation,
} from "../../generated/graphql.ts";
import {
  ApplicationTalkDocument,
  ChatHistoryDocument,
  ConversationWithDocument,
  MarkApplicationMessagesSeenDocument,
  MarkSeenDocument,
  SendMessageDocument,
  SetTypingDocument,
} from "../../generated/messages/messages.ts";
import { applicationOf } from "../application-peer.ts";

export type ChatMessage = ChatMessage_MessageFragment;
export type ChatEvent = ChatEventsSubscription["chatEvents"];

/** An uploaded file, to be sent with a message. */
export type SentFile = UploadMessageFileMutation["uploadMessageFile"];

/** What is sent to someone. */
export interface SentMessage {
  /** The same for every attempt, so that a retry is not stored twice. */
  readonly clientId: string;
  readonly content: string;
  readonly file?: SentFile | null;
}

/** The reason why a message could not be sent. */
export interface SendProblem {
  readonly message: string;
  /** Maximum number of attempts: one after a refusal, unlimited (null) while the server cannot be reached. */
  readonly triesMost: number | null;
  /** Milliseconds until a retry makes sense. */
  readonly retryAfterMs: number | null;
}

export class SendFailure extends Error {
  constructor(readonly problem: SendProblem) {
    super(problem.message);
  }
}

const PAGE = 30;
const CATCH_UP_PAGE = 50;
/** Codes of temporary failures, which end by themselves or when the person has logged in again. */
const TRANSIENT_CODES = new Set(["UNAVAILABLE", "OVERLOADED", "RATE_LIMITED", "UNAUTHENTICATED"]);
/** Attempts for a message when the server fails or returns an unknown response. */
const UNCLEAR_TRIES = 5;
/** Timeout for sending, in milliseconds; sending again under the same id is idempotent. */
const SEND_MS = 15_000;

function recipientOf(peerId: string) {
  const applicationId = applicationOf(peerId);
  return applicationId ? { applicationId } : { recipientId: peerId };
}

/** The chat's operations, over Apollo; results are stored in the chat's own store, not in the cache. */
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
      const applicationId = applicationOf(peerId);
      if (applicationId) {
        const { data } = await client.query({
          query: ApplicationTalkDocument,
          variables: { applicationId },
          fetchPolicy: "no-cache",
        });
        if (!data) throw new Error("No conversation.");
        return data.applicationConversation ?? null;
      }
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
    async send(peerId: string, { clientId, content, file }: SentMessage): Promise<ChatMessage> {
      const silence = new AbortController();
      // Once the server is back, earlier requests no longer get a response.
      const cancel = serverMonitor.soon(SEND_MS, () => silence.abort(new Error("No answer.")));
      try {
        const { data } = await client.mutate({
          mutation: SendMessageDocument,
          variables: { input: { ...recipientOf(peerId), clientId, content, ...(file && { fileId: file.fileId }) } },
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
    async markSeen(peerId: string, conversationId: string, seq: number): Promise<void> {
      const variables = { input: { conversationId, seq } };
      if (applicationOf(peerId)) await client.mutate({ mutation: MarkApplicationMessagesSeenDocument, variables });
      else await client.mutate({ mutation: MarkSeenDocument, variables });
    },
    async setTyping(peerId: string, isTyping: boolean): Promise<void> {
      await client.mutate({
        mutation: SetTypingDocument,
        variables: { input: { ...recipientOf(peerId), isTyping } },
        fetchPolicy: "no-cache",
      });
    },
    onBack: (listener: () => void): (() => void) => serverMonitor.onBack(listener),
  };
}

/** The server operations that a chat needs. */
export interface ChatTransport extends ReturnType<typeof chatTransport> {
  /** Subscribes to events. */
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
  if (TRANSIENT_CODES.has(String(code))) return { message, triesMost: null, retryAfterMs };
  return { message, triesMost: code === "INTERNAL_SERVER_ERROR" ? UNCLEAR_TRIES : 1, retryAfterMs };
}
