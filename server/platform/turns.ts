interface Turns {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number;
  /** Maximum number of queued tasks. */
  readonly maxWaiting: number;
  /** Creates the error that rejects one more. */
  readonly refusal: () => Error;
}

/** Limits concurrent tasks, with a bounded queue, so that a storm of one kind does not starve all others. */
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
