/** Length up to which search engines show a description. */
const MAX_DESCRIPTION = 160;

/** Truncates a text at the end of a word. */
export function shortened(text: string, max = MAX_DESCRIPTION): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 100))} …`;
}
