const SMALL = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"]);
/** Words that stay in capitals: Roman numerals, words without vowels, and common abbreviations. */
const KEPT = /^(?:[IVX]+|[^AEIOUY\d]{2,4}|IT|HR|AI|UI|UX|QA|EMEA|APAC|USA|UAE|CEO|CFO|CIO|COO|SEO|API|AWS|IOS|SAP)$/;

const written = (word: string, isFirst: boolean): string => {
  if (KEPT.test(word)) return word;
  const lower = word.toLowerCase();
  return SMALL.has(lower) && !isFirst ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
};

/** Converts a title in capitals to title case; returns any other title unchanged. */
export function toTitleCase(title: string): string {
  const isShouted = /\p{Lu}{4}/u.test(title) && !/\p{Ll}/u.test(title);
  return isShouted ? title.replace(/\p{L}+/gu, (word, at: number) => written(word, at === 0)) : title;
}
