import { plainText } from "../plain-text.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import texts from "./texts.json" with { type: "json" };
import { from, paragraphs, quote } from "./wording.ts";

const SHOWN = 20;

const settings = ({ link }: AbilityContext) => link("Hidden jobs and companies", "/main/settings#hidden-jobs");

/** Lists what the seeker has hidden, and says how to hide more and where to show it again. */
export const hidden: Ability = async (context) => {
  const { actor, data } = context;
  const lines = (await data.hiddenListings(actor, SHOWN)).map(({ jobTitle, companyName }) =>
    jobTitle ? `${plainText(jobTitle)} at ${plainText(companyName)}` : `all jobs at ${plainText(companyName)}`,
  );
  if (await data.hidesReposts(actor)) lines.unshift("all jobs that were posted more than once");
  return paragraphs(
    from("your settings, you have hidden", lines) || texts.nothingHidden,
    texts.howToHide,
    settings(context),
  );
};

/** Says that the jobs with these words are hidden. */
export const hiddenText = (context: AbilityContext, words: string): string =>
  `**From your settings**: you have hidden the jobs or companies that match ${quote(words)}, so they are left out. ${settings(context)}`;
