/** As much of a description as search engines show. */
const MAX_DESCRIPTION = 160;

/** The beginning of a text, to a word's end. */
export function shortened(text: string, max = MAX_DESCRIPTION): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 100))} …`;
}
