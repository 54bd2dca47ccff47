/** What happens to an account. */
export type AccountEvent =
  | { readonly type: "message-added"; readonly conversationId: string; readonly seq: number }
  | {
      readonly type: "messages-seen";
      readonly conversationId: string;
      /** Who has seen them. */
      readonly seekerId: string;
      readonly seenSeq: number;
    }
  | { readonly type: "typing"; readonly seekerId: string; readonly isTyping: boolean }
  | { readonly type: "connection-changed"; readonly seekerId: string }
  /** Its notices have changed; by this one that is new, or how many are read. */
  | { readonly type: "notices-changed"; readonly noticeId?: string }
  | ApplicationChanged
  | ApplicationsChanged;

interface ApplicationChanged {
  readonly type: "application-changed";
  readonly applicationId: string;
}

/** Many applications have changed at once, or one is gone: read the lists again. */
interface ApplicationsChanged {
  readonly type: "applications-changed";
}

/** What happens to a company. */
export type CompanyEvent = ApplicationChanged | ApplicationsChanged;

/** What happens to an answer of the assistant's while it is written. */
type AnswerEvent =
  | { readonly type: "grew"; readonly position: number }
  | { readonly type: "stop" }
  | { readonly type: "ended" };

/**
 * The events of each topic, by ids only: readers load what they may see. A topic is an address, never a crowd with a
 * filter.
 */
export interface TopicEvents {
  readonly [account: `account:${string}`]: AccountEvent;
  readonly [answer: `assistant-answer:${string}`]: AnswerEvent;
  /** What happens to a company, for its members. */
  readonly [company: `company:${string}`]: CompanyEvent;
  /** Which sessions have ended, and of which the account has another role or current company. */
  readonly sessions: { readonly type: "session-ended" | "session-changed"; readonly sessionId: string };
  /** Which chat a legacy client's session has opened: the call and the socket may be on different nodes. */
  readonly "open-chats": { readonly type: "chat-opened"; readonly sessionId: string; readonly personId: string };
}

export type Topic = keyof TopicEvents;

/** The topic of everything that concerns one account. */
export const accountTopic = (accountId: string) => `account:${accountId}` as const;

/** The topic of what concerns all members of a company. */
export const companyTopic = (companyId: string) => `company:${companyId}` as const;

/** The topic of an answer that the assistant writes. */
export const answerTopic = (answerId: string) => `assistant-answer:${answerId}` as const;
