import { conceptsIn, isAside, namesIn, tokensOf } from "./match-question.ts";

const BETWEEN = [/\b(?:with|vs|versus|against|or|to)\b/i, /\band\b/i];
/** Concepts whose words are not of a name here. */
const AROUND_NAMES = ["compare", "job", "best", "fit", "check", "profile"];

/** Returns the words of a title or company, with those that also ask for something; empty for none. */
function nameIn(text: string): string {
  if (namesIn(text) === "") return "";
  const tokens = tokensOf(text);
  const concepts = conceptsIn(tokens);
  const isName = (at: number) => !AROUND_NAMES.some((concept) => concepts.get(concept)?.has(at));
  return tokens
    .filter((token, at) => !isAside(token) && isName(at))
    .map(({ text }) => text)
    .join(" ");
}

/** Returns the names that a question compares: "Nurse" and "Baker" of "compare Nurse with Baker"; often fewer than two. */
export function comparedSides(question: string): string[] {
  const parts = BETWEEN.map((between) => question.split(between)).find(({ length }) => length > 1) ?? [];
  return parts.map(nameIn).filter((name) => name !== "");
}
