import { hasFigure } from "../../fit/figures.ts";
import { plainText } from "../plain-text.ts";
import type { Ability } from "./ability.ts";
import { careerOf, entriesOf, resultsOf } from "./own-career.ts";
import texts from "./texts.json" with { type: "json" };
import { advice, counted, from, missing, named, openJobs, paragraphs, quote, sentencesOf } from "./wording.ts";

/** Says what is strong in the profile, and how many open jobs ask for each skill. */
export const strengths: Ability = async (context) => {
  const { actor, data, now } = context;
  const profile = await data.readProfile(actor);
  const { years } = careerOf(profile, now);
  const results = resultsOf(profile).filter(hasFigure).slice(0, 3);
  const education = [profile.qualification, profile.course].filter(Boolean).join(", ");
  const own = [
    years > 0 ? `${counted(years, "year")} of work experience` : "",
    ...results.map((text) => `a result with a figure: ${quote(text)}`),
    education && `your education: ${plainText(education)}`,
  ].filter(Boolean);
  const demand = await Promise.all(
    profile.skills
      .slice(0, 8)
      .map(async (skill) => ({ skill, ...(await data.countJobs(actor, { keyword: skill.slice(0, 100) })) })),
  );
  const asked = demand
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ skill, count, capped }) => `${named([skill])}: in ${openJobs(count, capped)}`);
  if (own.length + asked.length === 0)
    return missing(context, "skills or experience", "so that your strengths can be seen");
  return paragraphs(
    from("your profile", own),
    from("the open jobs on this portal", asked.slice(0, 5)),
    results.length === 0 ? "No entry has a figure yet. A number shows a strength better than an adjective." : "",
  );
};

/** Rewrites the responsibilities of the latest work with gaps for results. */
export const responsibilities: Ability = async (context) => {
  const profile = await context.data.readProfile(context.actor);
  const [latest] = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
  const lines = sentencesOf(latest?.responsibilities ?? "").slice(0, 8);
  if (lines.length === 0)
    return missing(context, "responsibilities for your last job", "so that they can be rewritten with results");
  const rewritten = lines.map((line) => {
    const text = plainText(line, 300).replace(/[.!]$/, "");
    return hasFigure(line)
      ? `${text}. (It has a figure: put it first.)`
      : `${text}, which … (how many, how often, how much faster, for whom?)`;
  });
  return paragraphs(
    from(`your profile, ${named([latest?.title ?? ""])}, with gaps to fill`, rewritten),
    advice(texts.responsibilities),
  );
};
