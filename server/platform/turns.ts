interface Turns {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number;
  /** Maximum number of queued tasks. */
  readonly maxWaiting: number;
  /** Creates the error that rejects one more. */
  readonly refusal: () => Error;
}

interface Turn {
  /** Gives the place up when it is aborted while the task waits. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the task is queued also when the queue is full. */
  readonly isReserved?: boolean;
}

/** Limits concurrent tasks, with a bounded queue, so that a storm of one kind does not starve all others. */
export function turns({ atOnce, maxWaiting, refusal }: Turns): <T>(work: () => Promise<T>, turn?: Turn) => Promise<T> {
  let running = 0;
  const waiting = new Set<() => void>();
  return async (work, { signal, isReserved = false } = {}) => {
    if (running >= atOnce) {
      if (waiting.size >= maxWaiting && !isReserved) throw refusal();
      await new Promise<void>((resolve, reject) => {
        waiting.add(resolve);
        signal?.addEventListener("abort", () => waiting.delete(resolve) && reject(signal.reason), { once: true });
      });
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) waiting.delete(next);
      if (next) next();
      else running--;
    }
  };
}
