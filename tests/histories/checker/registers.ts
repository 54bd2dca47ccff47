import type { Act, Model } from "./linearizability.ts";

/** What a register is asked: to read, to write, to add one, or to swap one value for another. */
export type RegisterCall =
  | readonly ["read"]
  | readonly ["write", number]
  | readonly ["add"]
  | readonly ["swap", number, number];

/** A register as the literature has it, to try the checker on. */
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

/** An act from `calledAt` until `answeredAt`; without an answer nobody knows. */
export const act = (
  client: string,
  calledAt: number,
  answeredAt: number,
  call: RegisterCall,
  answer?: string,
): Act<RegisterCall> => ({
  client,
  call,
  answer,
  calledAt,
  answeredAt: answer === undefined ? Number.POSITIVE_INFINITY : answeredAt,
});

/** Whether any order of the answered acts, with any of the others among them, keeps to real time and gives the answers. */
export function bruteForce(acts: readonly Act<RegisterCall>[], value = register.initial): boolean {
  if (acts.every(({ answer }) => answer === undefined)) return true;
  return acts.some((first) => {
    const others = acts.filter((other) => other !== first);
    if (others.some(({ answeredAt }) => answeredAt < first.calledAt)) return false;
    const [next, right] = register.step(value, first.call);
    return (first.answer === undefined || first.answer === right) && bruteForce(others, next);
  });
}
