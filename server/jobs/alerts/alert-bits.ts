import { type AlertFilters, FILTER_COLUMNS } from "./alert-conditions.ts";

// The bits stored next to a search's tokens. They may let through a job that does not match, but never reject one that
// does: the bit of a value is derived from its characters, so the lists of values are free to change.

/** A job passes the filter of a search when it has all bits of `filterBits` and at least one of `placeBits`. */
export interface AlertBits {
  readonly filterBits: bigint;
  readonly placeBits: bigint;
}

/** Bits per filter: one for jobs without a value, the rest for values. */
const FILTER_BITS = 12;
/** Bits for places; the bit after them is set for every job. */
const PLACE_BITS = 61;
const ALL = -1n;

const bit = (number: number) => 1n << BigInt(number);
const union = (bits: readonly bigint[]) => bits.reduce((all, one) => all | one, 0n);

/** Returns a number below `size`, always the same for the same text. */
const numberOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % size;

const filterBit = (column: number, value: string | null) =>
  bit(column * FILTER_BITS + (value === null ? 0 : 1 + numberOf(value, FILTER_BITS - 1)));
const anyOfColumn = (column: number) => (bit(FILTER_BITS) - 1n) << BigInt(column * FILTER_BITS);
const placeBit = (token: string) => bit(numberOf(token, PLACE_BITS));

/** Returns a search's bits. `places`: tokens of which a job must have at least one; null: any place. */
export function bitsOfSearch(filters: AlertFilters, places: readonly string[] | null): AlertBits {
  const columns = FILTER_COLUMNS.map(({ job }, column) => {
    const values = filters[job];
    return values === null ? anyOfColumn(column) : union(values.map((value) => filterBit(column, value)));
  });
  return { filterBits: union(columns), placeBits: places === null ? ALL : union(places.map(placeBit)) };
}

/** The part of a job from which bits are computed. */
export interface JobForBits {
  /** The words of its `search_words`, with their field prefixes. */
  readonly lexemes: readonly string[];
  /** Its values of `FILTER_COLUMNS`, in the same order. */
  readonly values: readonly (string | null)[];
}

/** Returns a job's bits. */
export const bitsOfJob = ({ lexemes, values }: JobForBits): AlertBits => ({
  filterBits: union(values.map((value, column) => filterBit(column, value))),
  placeBits: bit(PLACE_BITS) | union(lexemes.filter((lexeme) => lexeme.startsWith("l:")).map(placeBit)),
});
