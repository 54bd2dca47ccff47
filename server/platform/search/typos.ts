const LETTERS_PER_TYPO = 5;
const MAX_TYPOS = 2;

/**
 * Returns the number of typos tolerated in a word of this length: none in a short one, where a typo makes another word
 * ("rust", "must").
 */
export const forgivenTypos = (length: number): number => Math.min(MAX_TYPOS, Math.floor(length / LETTERS_PER_TYPO));

/** Counts letters that differ, are missing, added or swapped with their neighbours; beyond `most` any larger number. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
