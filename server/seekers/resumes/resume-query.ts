import { readTypedWords, type TypedWord } from "../../platform/search/words.ts";

/** A word, or a quoted phrase, that resumes must have or lack. */
const TYPED = /(?<lacks>-(?=\S))?(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/gu;
/** Words that say nothing about a resume, unless they are all that was typed. */
const FILLERS = new Set("a an and any as at by for from in is my of on the to with".split(" "));
/** Matches no resume: words never contain this character. */
const NOTHING = "'%'";

interface Typed {
  readonly lacks: boolean;
  readonly isPhrase: boolean;
  readonly words: readonly TypedWord[];
}

/**
 * Returns the tsquery of a typed search, its words written out, as `resume_query` in the database reads it: all words,
 * quoted phrases, `or`, and `-` before what must not occur.
 */
export function resumeQuery(typed: string): string {
  const alternatives: Typed[][] = [[]];
  for (const { groups = {} } of typed.matchAll(TYPED)) {
    if (groups.word?.toLowerCase() === "or" && !groups.lacks) alternatives.push([]);
    else
      alternatives.at(-1)?.push({
        lacks: groups.lacks !== undefined,
        isPhrase: groups.phrase !== undefined,
        words: readTypedWords(groups.phrase ?? groups.word ?? ""),
      });
  }
  const queries = alternatives.flatMap((some) => {
    const counting = some.filter(({ words, isPhrase }) => isPhrase || !words.every(({ whole }) => FILLERS.has(whole)));
    const terms = (counting.length > 0 ? counting : some).filter(({ words }) => words.length > 0);
    return terms.length > 0 ? [terms.map(termOf).join(" & ")] : [];
  });
  return queries.length > 0 ? queries.join(" | ") : NOTHING;
}

function termOf({ lacks, isPhrase, words }: Typed): string {
  return `${lacks ? "!" : ""}(${words.map(wordQuery).join(isPhrase ? " <-> " : " & ")})`;
}

const wordQuery = ({ whole, parts }: TypedWord): string =>
  parts.length > 1 ? `('${whole}' | (${parts.map((part) => `'${part}'`).join(" <-> ")}))` : `'${whole}'`;
