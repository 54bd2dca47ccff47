/** One operation of a client: its call and response, with their times on one monotonic clock. */
export interface Act<Call> {
  readonly client: string;
  readonly call: Call;
  /** Undefined: it is unknown whether and when it took effect. */
  readonly answer?: string | undefined;
  readonly calledAt: number;
  /** Infinity without a response: it may take effect at any time after its call, or never. */
  readonly answeredAt: number;
}

/** The sequential specification of an object: for each operation the next state, and the only correct response. */
export interface Model<State, Call> {
  readonly initial: State;
  step(state: State, call: Call): readonly [next: State, answer: string];
  /** Equal states have equal texts. */
  textOf(state: State): string;
  /** Whether a call never changes the state. */
  reads(call: Call): boolean;
}

/** A history that needs more steps has too many operations of unknown outcome to be judged. */
const MOST_STEPS = 2_000_000;

/**
 * Searches for an order of the operations on one object that respects real time and gives each response (Wing and Gong
 * 1993), and never continues twice from the same state with the same operations done (Lowe 2017). An operation whose
 * response precedes another's call is ordered before it.
 * @returns such an order; null when there is none, so that the history cannot have happened
 */
export function judge<State, Call>(
  { initial, step, textOf }: Model<State, Call>,
  acts: readonly Act<Call>[],
): readonly number[] | null {
  const byCall = acts.map((act, number) => ({ ...act, bit: 1n << BigInt(number), number }));
  byCall.sort((one, other) => one.calledAt - other.calledAt);
  const answered = byCall.reduce((all, { answer, bit }) => (answer === undefined ? all : all | bit), 0n);
  const seen = new Set<string>();
  let steps = 0;

  function search(state: State, done: bigint): number[] | null {
    if ((done & answered) === answered) return [];
    const waiting = byCall.filter(({ bit }) => (done & bit) === 0n);
    const firstAnswer = Math.min(...waiting.map(({ answeredAt }) => answeredAt));
    for (const { bit, number, call, answer, calledAt } of waiting) {
      if (calledAt > firstAnswer) break;
      const [next, right] = step(state, call);
      if (answer !== undefined && answer !== right) continue;
      const text = textOf(next);
      // An operation without a response that changes nothing can be treated as if it had not happened.
      if (answer === undefined && text === textOf(state)) continue;
      const place = `${done | bit} ${text}`;
      if (seen.has(place)) continue;
      seen.add(place);
      if (++steps > MOST_STEPS) throw new Error(`${acts.length} acts are too many to judge: a verdict cannot be had.`);
      const rest = search(next, done | bit);
      if (rest) return [number, ...rest];
    }
    return null;
  }
  return search(initial, 0n);
}
