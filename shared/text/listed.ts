const AND = new Intl.ListFormat("en-GB");

/** Joins parts for a sentence: "a, b and c". */
export const listed = (parts: readonly string[]): string => AND.format(parts);
