import { type AlertFilters, FILTER_COLUMNS } from "./alert-conditions.ts";

// The bits that stand beside a search's tokens. They may let a job pass that does not match, and never pass over one that does:
// a value's bit is made of its letters, so that no list of values has to stay as it is.

/** A job fits a search when the search has all its bits of `filterBits`, and one at least of `placeBits`. */
export interface AlertBits {
  readonly filterBits: bigint;
  readonly placeBits: bigint;
}

/** Bits of each filter: one for a job that has no value, and those of values. */
const FILTER_BITS = 12;
/** Bits of places; the one after them is every job's. */
const PLACE_BITS = 61;
const ALL = -1n;

const bit = (number: number) => 1n << BigInt(number);
const union = (bits: readonly bigint[]) => bits.reduce((all, one) => all | one, 0n);

/** A number below `size`, the same for the same text. */
const numberOf = (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % size;

const filterBit = (column: number, value: string | null) =>
  bit(column * FILTER_BITS + (value === null ? 0 : 1 + numberOf(value, FILTER_BITS - 1)));
const anyOfColumn = (column: number) => (bit(FILTER_BITS) - 1n) << BigInt(column * FILTER_BITS);
const placeBit = (token: string) => bit(numberOf(token, PLACE_BITS));

/** A search's bits. `places`: tokens, of which a job has one at least; null: any. */
export function bitsOfSearch(filters: AlertFilters, places: readonly string[] | null): AlertBits {
  const columns = FILTER_COLUMNS.map(({ job }, column) => {
    const values = filters[job];
    return values === null ? anyOfColumn(column) : union(values.map((value) => filterBit(column, value)));
  });
  return { filterBits: union(columns), placeBits: places === null ? ALL : union(places.map(placeBit)) };
}

/** A job as bits are read from it. */
export interface JobForBits {
  /** The words of its `search_words`, with their fields. */
  readonly lexemes: readonly string[];
  /** Its values of `FILTER_COLUMNS`, in their order. */
  readonly values: readonly (string | null)[];
}

/** A job's bits. */
export const bitsOfJob = ({ lexemes, values }: JobForBits): AlertBits => ({
  filterBits: union(values.map((value, column) => filterBit(column, value))),
  placeBits: bit(PLACE_BITS) | union(lexemes.filter((lexeme) => lexeme.startsWith("l:")).map(placeBit)),
});
