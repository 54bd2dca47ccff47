/** Words, as a part of a pattern, that only say that jobs are looked for. */
export const JOB_WORDS = "jobs?|vacanc(?:y|ies)|openings?|positions?";

const ONE_WORD_THAT_SAYS_MORE = new RegExp(`^\\s*(?:-\\p{L}|(?:${JOB_WORDS})\\s*$)`, "iu");

/** Whether a search needs be taken apart: several words, one that is left out ("-java"), or only "jobs". */
export const isInOwnWords = (typed: string): boolean => /\S\s+\S/.test(typed) || ONE_WORD_THAT_SAYS_MORE.test(typed);
