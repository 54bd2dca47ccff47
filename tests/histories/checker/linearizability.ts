/** One act of a client: what it called and what it was answered, with when on one clock that never goes back. */
export interface Act<Call> {
  readonly client: string;
  readonly call: Call;
  /** Undefined: nobody knows whether it was done, nor when. */
  readonly answer?: string | undefined;
  readonly calledAt: number;
  /** Infinity without an answer: it may be done at any time after its call, or never. */
  readonly answeredAt: number;
}

/** What a thing does when one act comes after the other: its next state, and the one answer that is right. */
export interface Model<State, Call> {
  readonly initial: State;
  step(state: State, call: Call): readonly [next: State, answer: string];
  /** The same text for the same state. */
  textOf(state: State): string;
  /** Whether a call changes nothing in any state. */
  reads(call: Call): boolean;
}

/** What a history showed: `order` is one in which it can have happened; without one it cannot have happened. */
export interface Verdict {
  readonly order: readonly number[] | null;
}

/** A history that needs more than this has too many acts of unknown outcome to be judged. */
const MOST_STEPS = 2_000_000;

/**
 * Looks for an order of the acts of one thing that keeps to real time and gives each answer (Wing and Gong 1993), and never
 * goes on twice from the same state with the same acts done (Lowe 2017). What was answered before another act was called
 * comes before it.
 */
export function judge<State, Call>({ initial, step, textOf }: Model<State, Call>, acts: readonly Act<Call>[]): Verdict {
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
      // What nobody was answered and changes nothing may as well not have happened.
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
  return { order: search(initial, 0n) };
}
