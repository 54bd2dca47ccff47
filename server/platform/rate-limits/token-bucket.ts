/** A budget of one connection that fills up again with time. */
export interface Bucket {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes from a full bucket; false once it is empty. */
export function tokenBucket({ burst, perSecond }: Bucket): (tokens?: number) => boolean {
  let left = burst;
  let filledAt = performance.now();
  return (tokens = 1) => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    left -= tokens;
    return left >= 0;
  };
}
