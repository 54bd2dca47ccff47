/**
 * Returns the value of `promise`, unless `signal` is aborted first: then it throws the signal's reason, at most
 * `graceMs` later. A promise that never settles cannot block the caller.
 */
export async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal, graceMs = 0): Promise<T> {
  let onAbort = () => {};
  let timer: NodeJS.Timeout | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      if (graceMs === 0) reject(signal.reason);
      else timer = setTimeout(() => reject(signal.reason), graceMs);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
  }
}
