import { type Act, judge, type Model } from "./linearizability.ts";

/**
 * Returns the shortest part of an impossible history: up to the first response that fits no order, without reads that
 * the contradiction does not need. Null when the history is possible.
 */
export function shortestFailure<State, Call>(
  model: Model<State, Call>,
  acts: readonly Act<Call>[],
): readonly Act<Call>[] | null {
  const fails = (some: readonly Act<Call>[]) => judge(model, some) === null;
  if (!fails(acts)) return null;
  const ends = acts.map(({ answeredAt }) => answeredAt).filter(Number.isFinite);
  ends.sort((one, other) => one - other);
  let part = acts;
  for (const end of ends) {
    const until = acts.filter(({ calledAt }) => calledAt <= end).map((act) => asKnownAt(end, act));
    if (!fails(until)) continue;
    part = until;
    break;
  }
  // Removing a read does not change the state: it only relaxes the constraints.
  for (const act of part.filter(({ answer }) => answer !== undefined)) {
    const without = part.filter((other) => other !== act);
    if (model.reads(act.call) && fails(without)) part = without;
  }
  return part;
}

const asKnownAt = <Call>(end: number, act: Act<Call>): Act<Call> =>
  act.answeredAt <= end ? act : { ...act, answer: undefined, answeredAt: Number.POSITIVE_INFINITY };

/** Formats a history: when each operation was called and answered, in milliseconds since the first call. */
export function textOfHistory<Call>(acts: readonly Act<Call>[]): string {
  const start = Math.min(...acts.map(({ calledAt }) => calledAt));
  const at = (time: number) => (Number.isFinite(time) ? (time - start).toFixed(1) : "?").padStart(9);
  return [...acts]
    .sort((one, other) => one.calledAt - other.calledAt)
    .map(
      ({ client, call, answer = "nobody knows", calledAt, answeredAt }) =>
        `${at(calledAt)} ${at(answeredAt)}  ${client}: ${JSON.stringify(call)} → ${answer}`,
    )
    .join("\n");
}
