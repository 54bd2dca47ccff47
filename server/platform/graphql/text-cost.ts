/**
 * Cost of a field that is computed from a person's text, in fields: it is read to its end, and then remembered, and up to
 * 30,000 characters of it are sent.
 */
export const RENDERING_COST = 30;

/** Returns how many thousands of characters the texts of a value have, at any depth, rounded up. */
export const thousandsOfCharacters = (value: unknown): number => Math.ceil(charactersIn(value) / 1000);

function charactersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + charactersIn(inner), 0);
}

/** Returns the cost of a field that computes something from texts in its arguments. */
export const costByLength =
  (perThousand: number) =>
  ({ args }: { readonly args: Readonly<Record<string, unknown>> }): number =>
    RENDERING_COST + perThousand * thousandsOfCharacters(args);
