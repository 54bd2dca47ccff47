/** When something was asked, and answered: the first cannot have been done before, nor the second after. */
export interface Span {
  readonly calledAt: number;
  /** Infinity: nobody knows whether it was done. */
  readonly answeredAt: number;
}

/** What a person is to be told of. */
export interface Cause {
  readonly name: string;
  readonly done: Span;
  /** Milliseconds for which it can be undone without a trace, in which it is not told. 0: it is told at once. */
  readonly settlesMs: number;
  readonly undone: Span | null;
}

/** What a person saw among their notices. */
export interface Look extends Span {
  readonly names: readonly string[];
}

/**
 * Each cause is told once in the end, none before it has settled; what was undone in its time never, and what is told at
 * once and taken back then is shown no more. `last`: what is there when all is quiet. @returns what was otherwise
 */
export function judgeTold(causes: readonly Cause[], looks: readonly Look[], last: readonly string[]): string[] {
  const wrong: string[] = [];
  const countIn = (names: readonly string[], name: string) => names.filter((one) => one === name).length;
  for (const { name, done, settlesMs, undone } of causes) {
    for (const { calledAt, answeredAt, names } of looks) {
      const count = countIn(names, name);
      if (count === 0) continue;
      if (count > 1) wrong.push(`${name}: shown ${count} times`);
      if (answeredAt < done.calledAt + settlesMs) wrong.push(`${name}: told before it had settled`);
      if (settlesMs === 0 && undone && undone.answeredAt < calledAt)
        wrong.push(`${name}: shown after it was taken back`);
    }
    const [least, most] = due(done, settlesMs, undone);
    const count = countIn(last, name);
    if (count < least || count > most) wrong.push(`${name}: there ${count} times in the end`);
  }
  return wrong;
}

/** How often it is there in the end, at least and at most. */
function due(done: Span, settlesMs: number, undone: Span | null): [least: number, most: number] {
  const isUnsure = !Number.isFinite(done.answeredAt) || (undone && !Number.isFinite(undone.answeredAt));
  if (isUnsure) return [0, 1];
  if (!undone) return [1, 1];
  const isInTime = settlesMs === 0 || undone.answeredAt < done.calledAt + settlesMs;
  return [0, isInTime ? 0 : 1];
}
