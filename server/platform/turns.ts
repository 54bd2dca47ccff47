interface Turns {
  /** Works under way at one time. */
  readonly atOnce: number;
  /** Works that may wait for their turn. */
  readonly maxWaiting: number;
  /** What one more is refused with. */
  readonly refusal: () => Error;
}

/** Few works at once and a bounded queue, so that a storm of one kind does not starve all others. */
export function turns({ atOnce, maxWaiting, refusal }: Turns): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
