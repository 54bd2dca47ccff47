/** What the person is about to send. */
export interface Draft {
  text: string;
  file: File | null;
  useProfileResume: boolean;
}

/** A question of this visit that is not among the stored messages: being answered, or failed. */
export interface Exchange {
  key: string;
  /** How many stored messages stood before it. */
  after: number;
  question: string;
  /** Name of the resume that went along; empty without one. */
  fileName: string;
  /** Null until the server has taken the question. */
  answerId: string | null;
  answer: string;
  activity: string | null;
  /** Set when it failed: the reason, without 'Error: '. */
  error: string | null;
  /** To send it again; null when it was asked elsewhere. */
  draft: Draft | null;
  /** Whether it broke off after some words, which are among the stored messages with the question. */
  stored: boolean;
}

/** A piece of an answer as the subscription brings it. */
export interface Piece {
  answerId: string;
  text: string;
  /** Where the piece ends. */
  position: number;
  activity: string | null;
}

export type ChatAction =
  | { type: "asked"; exchange: Exchange }
  | { type: "taken"; key: string; answerId: string }
  | { type: "piece"; piece: Piece }
  | { type: "failed"; key: string; error: string }
  /** `after`: how many messages are stored with what was written. */
  | { type: "brokeOff"; key: string; error: string; after: number }
  | { type: "gone"; key: string }
  | { type: "cleared" };

const change = (
  exchanges: Exchange[],
  found: (exchange: Exchange) => boolean,
  fields: (of: Exchange) => Partial<Exchange>,
) => exchanges.map((exchange) => (found(exchange) ? { ...exchange, ...fields(exchange) } : exchange));

/** Puts a piece where it belongs: after a lost connection some of it may be there already. */
export function joined(answer: string, { text, position }: Pick<Piece, "text" | "position">): string {
  const start = Math.max(0, position - text.length);
  return start > answer.length ? answer : answer.slice(0, start) + text;
}

/** The exchanges of this visit, as things happen. */
export function chatReducer(exchanges: Exchange[], action: ChatAction): Exchange[] {
  switch (action.type) {
    case "asked":
      return [...exchanges, action.exchange];
    case "taken":
      return change(
        exchanges,
        ({ key }) => key === action.key,
        () => ({ answerId: action.answerId }),
      );
    case "piece":
      return change(
        exchanges,
        ({ answerId, error }) => answerId === action.piece.answerId && error === null,
        ({ answer }) => ({ answer: joined(answer, action.piece), activity: action.piece.activity }),
      );
    case "failed":
      return change(
        exchanges,
        ({ key }) => key === action.key,
        () => ({ error: action.error, activity: null }),
      );
    case "brokeOff":
      return change(
        exchanges,
        ({ key }) => key === action.key,
        () => ({ error: action.error, activity: null, stored: true, after: action.after }),
      );
    case "gone":
      return exchanges.filter(({ key }) => key !== action.key);
    case "cleared":
      return [];
  }
}

/** The exchange being answered now. */
export const running = (exchanges: readonly Exchange[]): Exchange | undefined =>
  exchanges.find(({ error }) => error === null);
