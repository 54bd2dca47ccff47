/** A budget of one connection that refills over time. */
export interface Bucket {
  readonly burst: number;
  readonly perSecond: number;
}

/** Creates a bucket, initially full; taking returns false once it is empty. */
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
