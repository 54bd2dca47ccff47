/** Words of a title that say nothing about the work. */
const OF_ANY_JOB = new Set(
  "and the for with from job jobs work senior junior lead intern internship trainee assistant associate full part time".split(
    " ",
  ),
);

/** The number of words to compare; longer words come first, as the most significant. */
const MAX_WORDS = 6;

/** Returns the significant words of a job's title, in lower case. */
export function titleWords(title: string): string[] {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const telling = [...new Set(words)].filter((word) => !OF_ANY_JOB.has(word));
  return telling.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}
