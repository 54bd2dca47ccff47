/** A search that finds more. */
export interface Alternative {
  /** The field of the schema's filter that it does without. */
  readonly filter: string;
  readonly value: string;
  readonly count: number;
  readonly isCapped: boolean;
}

/** "Without Remote: 35 jobs". `nameOf`: what a filter holds, as it is shown; null for one that is not. */
export function alternativeText(
  { filter, value, count, isCapped }: Alternative,
  nameOf: (field: string) => string | null,
): string {
  const what = filter === "keyword" ? `“${value}”` : (nameOf(filter) ?? value);
  return `Without ${what}: ${count}${isCapped ? "+" : ""} ${count === 1 ? "job" : "jobs"}`;
}
