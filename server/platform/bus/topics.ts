/** An event of an account. */
export type AccountEvent =
  | { readonly type: "message-added"; readonly conversationId: string; readonly seq: number }
  | {
      readonly type: "messages-seen";
      readonly conversationId: string;
      /** The seeker who has seen them. */
      readonly seekerId: string;
      readonly seenSeq: number;
    }
  | { readonly type: "typing"; readonly seekerId: string; readonly isTyping: boolean }
  | { readonly type: "connection-changed"; readonly seekerId: string }
  /** Its notices changed: `noticeId` is new, or the number of read ones changed. */
  | { readonly type: "notices-changed"; readonly noticeId?: string }
  | ApplicationChanged
  | ApplicationUndone
  | ApplicationsChanged
  | ApplicationTalkEvent;

/** An event in an application's conversation. */
export type ApplicationTalkEvent =
  | { readonly type: "application-message-added"; readonly applicationId: string; readonly seq: number }
  | {
      readonly type: "application-messages-seen";
      readonly applicationId: string;
      /** Whether a member of the company has seen them, or else the applicant. */
      readonly byCompany: boolean;
      readonly seenSeq: number;
    }
  | {
      readonly type: "application-typing";
      readonly applicationId: string;
      readonly byCompany: boolean;
      readonly isTyping: boolean;
    };

interface ApplicationChanged {
  readonly type: "application-changed";
  readonly applicationId: string;
}

/** An application was undone by its sender, as if it had never been sent. */
interface ApplicationUndone {
  readonly type: "application-undone";
  readonly applicationId: string;
  readonly jobId: string;
}

/** Many applications changed at once: reload the lists. */
interface ApplicationsChanged {
  readonly type: "applications-changed";
}

/** An event of a company. */
export type CompanyEvent = ApplicationChanged | ApplicationUndone | ApplicationsChanged | ApplicationTalkEvent;

/** An event of an assistant's answer while it is being written. */
type AnswerEvent =
  | { readonly type: "grew"; readonly position: number }
  | { readonly type: "stop" }
  | { readonly type: "ended" };

/**
 * The events of each topic, with ids only: readers load what they may see. A topic addresses its recipients directly,
 * never a larger group with a filter.
 */
export interface TopicEvents {
  readonly [account: `account:${string}`]: AccountEvent;
  readonly [answer: `assistant-answer:${string}`]: AnswerEvent;
  /** Events of a company, for its members. */
  readonly [company: `company:${string}`]: CompanyEvent;
  /** Sessions that ended, or whose account got another role or current company. */
  readonly sessions: { readonly type: "session-ended" | "session-changed"; readonly sessionId: string };
  /** The chat that a legacy client's session has opened: the call and the socket may be on different nodes. */
  readonly "open-chats": { readonly type: "chat-opened"; readonly sessionId: string; readonly personId: string };
}

export type Topic = keyof TopicEvents;

/** Returns the topic of everything that concerns one account. */
export const accountTopic = (accountId: string) => `account:${accountId}` as const;

/** Returns the topic of what concerns all members of a company. */
export const companyTopic = (companyId: string) => `company:${companyId}` as const;

/** Returns the topic of an answer that the assistant is writing. */
export const answerTopic = (answerId: string) => `assistant-answer:${answerId}` as const;
