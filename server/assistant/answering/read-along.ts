import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import { answerTopic } from "../../platform/bus/topics.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AssistantAnswerChunk } from "../assistant.types.ts";
import { findAnswer } from "./answer.store.ts";
import { type AnswerSource, untilNotified } from "./live-answer.ts";

/**
 * Follows an answer from a position to its end: first the existing text, then each change at once. Positions count
 * UTF-16 code units of its whole text, as JavaScript does. Leaving the loop ends the waiting at once.
 */
export function readAlong(
  answerId: string,
  source: AnswerSource,
  from: number,
): AsyncIterableIterator<AssistantAnswerChunk> {
  const leaving = new AbortController();
  let position = from;
  let activity: string | null = null;
  let ended = false;

  async function next(): Promise<IteratorResult<AssistantAnswerChunk>> {
    while (!ended && !leaving.signal.aborted) {
      // Subscribed to before reading, so that no change is missed in between.
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

/** Milliseconds after which the reader of another node's answer reads it again, even without an event. */
const POLL_MS = 2000;

/**
 * Returns an answer that another node writes: read from its row, notified over the bus. @throws NOT_FOUND from
 * `snapshot`
 */
export const storedAnswer = ({ db, events }: Platform, seekerId: string, id: string): AnswerSource => ({
  async snapshot() {
    const answer = await findAnswer(db, seekerId, id);
    if (!answer) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noAnswer);
    return answer;
  },
  changed: (signal) =>
    untilNotified(signal, (notify) => {
      const timer = setTimeout(notify, POLL_MS);
      const unsubscribe = events.subscribe(answerTopic(id), notify);
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    }),
});
