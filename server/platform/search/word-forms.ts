const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  people: "person",
  women: "woman",
};
const PLURALS = Object.fromEntries(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** An English word with its singular or plural, as far as its letters tell; itself first. */
export function numberForms(word: string): string[] {
  const irregular = IRREGULAR[word] ?? PLURALS[word];
  if (irregular) return [word, irregular];
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (/(ss|us|is)$/.test(word)) return [word, `${word}es`];
  if (/ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/(ch|sh|x|z|ss)es$/.test(word)) return [word, word.slice(0, -2)];
  if (/s$/.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return /(ch|sh|x|z)$/.test(word) ? [word, `${word}es`] : [word, `${word}s`];
}

/** Slips that are forgiven: one in five letters, from four letters on. */
export const forgivenSlips = (length: number): number => (length < 4 ? 0 : length < 10 ? 1 : 2);

/** How many letters differ, are missing, too many or swapped with their neighbours; beyond `most` any number above it. */
export function slipsBetween(a: string, b: string, most: number): number {
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
