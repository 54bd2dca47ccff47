/** A broader search with results. */
export interface Alternative {
  /** The field of the schema's filter that it drops. */
  readonly filter: string;
  readonly value: string;
  readonly count: number;
  readonly isCapped: boolean;
}

/** "Without Remote: 35 jobs". `nameOf`: formats the value of a filter; null for one without a value. */
export function alternativeText(
  { filter, value, count, isCapped }: Alternative,
  nameOf: (field: string) => string | null,
): string {
  const what = filter === "keyword" ? `“${value}”` : (nameOf(filter) ?? value);
  return `Without ${what}: ${count.toLocaleString("en-GB")}${isCapped ? "+" : ""} ${count === 1 ? "job" : "jobs"}`;
}
