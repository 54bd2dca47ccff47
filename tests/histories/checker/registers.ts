import type { Act, Model } from "./linearizability.ts";

/** Operations of a register: read, write, increment, or compare and swap. */
export type RegisterCall =
  | readonly ["read"]
  | readonly ["write", number]
  | readonly ["add"]
  | readonly ["swap", number, number];

/** A register as in the literature, to test the checker. */
export const register: Model<number, RegisterCall> = {
  initial: 0,
  textOf: String,
  reads: ([name]) => name === "read",
  step(value, call) {
    if (call[0] === "read") return [value, String(value)];
    if (call[0] === "write") return [call[1], "ok"];
    if (call[0] === "add") return [value + 1, String(value + 1)];
    return value === call[1] ? [call[2], "ok"] : [value, "refused"];
  },
};

/** An operation that is called at one time and answered at another; without an answer its outcome is unknown. */
export function act(client: string, calledAt: number, until: number, call: RegisterCall, answer?: string) {
  const answeredAt = answer === undefined ? Number.POSITIVE_INFINITY : until;
  return { client, call, answer, calledAt, answeredAt } satisfies Act<RegisterCall>;
}

/**
 * Whether any order of the answered operations, with any subset of the others, respects real time and gives the
 * responses.
 */
export function bruteForce(acts: readonly Act<RegisterCall>[], value = register.initial): boolean {
  if (acts.every(({ answer }) => answer === undefined)) return true;
  return acts.some((first) => {
    const others = acts.filter((other) => other !== first);
    if (others.some(({ answeredAt }) => answeredAt < first.calledAt)) return false;
    const [next, right] = register.step(value, first.call);
    return (first.answer === undefined || first.answer === right) && bruteForce(others, next);
  });
}
