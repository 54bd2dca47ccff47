/** A budget of tries for a key within a window, shared by all nodes. */
export interface Limit {
  /** Names the limit in the store: `log-in:address`. */
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

export interface Limits {
  /** Takes one try (or `points`). @throws RATE_LIMITED with retryAfter when none is left. */
  take(limit: Limit, key: string, points?: number): Promise<void>;
  /** Refuses when nothing is left, without taking. @throws RATE_LIMITED */
  check(limit: Limit, key: string): Promise<void>;
  /** Gives the key its whole budget back. */
  clear(limit: Limit, key: string): Promise<void>;
}
