/** The time of a request and of its response: it took effect in between. */
export interface Span {
  readonly calledAt: number;
  /** Infinity: the outcome is unknown. */
  readonly answeredAt: number;
}

/** An event that causes a notice. */
export interface Cause {
  readonly name: string;
  readonly done: Span;
  /**
   * Milliseconds in which it can be undone without a trace, and before which there is no notice. 0: the notice is
   * immediate.
   */
  readonly settlesMs: number;
  readonly undone: Span | null;
}

/** A view of a person's notices. */
export interface Look extends Span {
  readonly names: readonly string[];
}

/**
 * Each cause has one notice in the end, and none before it has settled; causes undone in time have none, and an
 * immediate notice is no longer shown once its cause is taken back. `last`: the notices when everything has settled.
 * @returns the violations
 */
export function judgeDelivery(causes: readonly Cause[], looks: readonly Look[], last: readonly string[]): string[] {
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

/** The minimum and maximum number of notices in the end. */
function due(done: Span, settlesMs: number, undone: Span | null): [least: number, most: number] {
  const isUnsure = !Number.isFinite(done.answeredAt) || (undone && !Number.isFinite(undone.answeredAt));
  if (isUnsure) return [0, 1];
  if (!undone) return [1, 1];
  const isInTime = settlesMs === 0 || undone.answeredAt < done.calledAt + settlesMs;
  return [0, isInTime ? 0 : 1];
}
