/** The message that the person is about to send. */
export interface Draft {
  text: string;
  file: File | null;
  useProfileResume: boolean;
}

/** A question of this visit that is not stored yet: pending, or failed. */
export interface Exchange {
  key: string;
  /** The number of stored messages before it. */
  after: number;
  question: string;
  /** Name of the attached resume; empty without one. */
  fileName: string;
  /** Null until the server has accepted the question. */
  answerId: string | null;
  answer: string;
  activity: string | null;
  /** The reason of a failure, without 'Error: '; otherwise null. */
  error: string | null;
  /** For a retry; null when the question was asked elsewhere. */
  draft: Draft | null;
  /** Whether the answer was interrupted after some text, which is stored with the question. */
  stored: boolean;
}

/** A chunk of an answer, from the subscription. */
export interface Piece {
  answerId: string;
  text: string;
  /** End position of the chunk. */
  position: number;
  activity: string | null;
}

export type ChatAction =
  | { type: "asked"; exchange: Exchange }
  | { type: "taken"; key: string; answerId: string }
  | { type: "piece"; piece: Piece }
  | { type: "failed"; key: string; error: string }
  /** `after`: the number of stored messages, including the partial answer. */
  | { type: "brokeOff"; key: string; error: string; after: number }
  | { type: "gone"; key: string }
  | { type: "cleared" };

const change = (
  exchanges: Exchange[],
  found: (exchange: Exchange) => boolean,
  fields: (of: Exchange) => Partial<Exchange>,
) => exchanges.map((exchange) => (found(exchange) ? { ...exchange, ...fields(exchange) } : exchange));

/** Inserts a chunk at its position: after a lost connection some of it may have been received already. */
export function joined(answer: string, { text, position }: Pick<Piece, "text" | "position">): string {
  const start = Math.max(0, position - text.length);
  return start > answer.length ? answer : answer.slice(0, start) + text;
}

/** The exchanges of this visit. */
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

/** The exchange that is currently being answered. */
export const running = (exchanges: readonly Exchange[]): Exchange | undefined =>
  exchanges.find(({ error }) => error === null);
