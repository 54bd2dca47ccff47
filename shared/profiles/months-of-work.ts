/** Returns the month of a date, counted from year 0. */
export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();

/** Returns the number of months in any of the periods, which include their first and last months. */
export function monthsIn(spans: readonly { readonly from: number; readonly to: number }[]): number {
  let last = Number.NEGATIVE_INFINITY;
  return spans
    .toSorted((a, b) => a.from - b.from)
    .reduce((sum, { from, to }) => {
      const added = Math.max(0, to - Math.max(from, last + 1) + 1);
      last = Math.max(last, to);
      return sum + added;
    }, 0);
}

/** An entry of a history; dates as in the API or in the database. */
type Entry = { readonly kind: string; readonly from: string | Date; readonly to: string | Date | null };

/** Returns the whole years of paid work. */
export const yearsOfWork = (entries: readonly Entry[], now: Date): number =>
  Math.floor(
    monthsIn(
      entries
        .filter(({ kind }) => kind === "JOB")
        .map(({ from, to }) => ({ from: monthOf(new Date(from)), to: monthOf(new Date(to ?? now)) })),
    ) / 12,
  );
