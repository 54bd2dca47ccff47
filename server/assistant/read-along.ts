import type { AnswerSnapshot, AnswerSource } from "./live-answer.ts";

/** A piece of an answer. Positions count UTF-16 units of its whole text, as JavaScript does. */
export interface AnswerChunk extends Omit<AnswerSnapshot, "text"> {
  readonly answerId: string;
  /** What came since the last piece. */
  readonly text: string;
  /** Where the next piece begins: give it to go on from here after a break. */
  readonly position: number;
}

/**
 * Reads an answer along, from a position to its end: first all that is there, then each change at once. Leaving it ends
 * the waiting at once.
 */
export function readAlong(answerId: string, source: AnswerSource, from: number): AsyncIterableIterator<AnswerChunk> {
  const leaving = new AbortController();
  let position = from;
  let activity: string | null = null;
  let ended = false;

  async function next(): Promise<IteratorResult<AnswerChunk>> {
    while (!ended && !leaving.signal.aborted) {
      // Asked for before looking, so that no change falls between.
      const waiting = new AbortController();
      const changed = source.changed(AbortSignal.any([leaving.signal, waiting.signal]));
      const { text: whole, ...snapshot } = await source.snapshot();
      const text = whole.slice(position);
      ended = snapshot.state !== "RUNNING";
      if (ended || text !== "" || (activity !== null && snapshot.activity !== activity) || activity === null) {
        waiting.abort();
        activity = snapshot.activity;
        position = Math.max(position, whole.length);
        return { value: { ...snapshot, answerId, text, position }, done: false };
      }
      await changed;
    }
    return { value: undefined, done: true };
  }

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next,
    async return() {
      leaving.abort();
      return { value: undefined, done: true };
    },
  };
}
