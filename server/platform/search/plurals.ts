const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  people: "person",
  women: "woman",
};
const PLURALS = Object.fromEntries(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** Returns an English word and its singular or plural, as far as its letters tell; the word itself first. */
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
