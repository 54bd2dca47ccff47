import { AppError } from "../../platform/errors.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { hasFigure } from "./own-career.ts";
import texts from "./texts.json" with { type: "json" };
import { counted, from, missing, named, paragraphs, quote, sentencesOf } from "./wording.ts";

const MAX_PAGES = 2;
const MIN_WORDS = 120;
/** A line with more words is not read to its end. */
const MAX_LINE = 40;
const SHOWN = 6;

/** Returns the resume of the conversation, or the profile's; null without one. */
async function resumeOf({ actor, data, resume }: AbilityContext) {
  if (resume) return { ...resume, source: "the resume in this conversation" };
  try {
    return { ...(await data.readResume(actor)), source: "the resume in your profile" };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** Checks the resume by rules. */
export const resume: Ability = async (context) => {
  const [found, profile] = await Promise.all([resumeOf(context), context.data.readProfile(context.actor)]);
  if (!found) return missing(context, "resume", "or choose a file beside the field, so that it can be checked");
  const { parts, unit, source } = found;
  const text = parts.join("\n");
  const words = wordsOf(text);
  const count = text.split(/\s+/).filter(Boolean).length;
  const lines = sentencesOf(text).filter((line) => line.split(/\s+/).length >= 6);
  const plain = lines.filter((line) => !hasFigure(line));
  const long = lines.find((line) => line.split(/\s+/).length > MAX_LINE);
  const sections = texts.resumeSections.filter(({ words: names }) => !names.some((name) => words.has(name)));
  const unnamed = profile.skills.filter((skill) => ![...wordsOf(skill)].every((word) => words.has(word)));
  const findings = [
    ...(unit === "page" && parts.length > MAX_PAGES
      ? [`It has ${parts.length} pages. Two are enough for most work.`]
      : []),
    ...(count < MIN_WORDS
      ? [`It has ${counted(count, "word")} that a text reader sees. Pictures of text and scans are not read.`]
      : []),
    ...sections.map(({ name }) => `No section about ${name} was found.`),
    ...(/\b(?:19|20)\d\d\b/.test(text) ? [] : ["No year was found: say from when to when for each job and course."]),
    ...(plain.length > 0
      ? [
          `${plain.length} of ${counted(lines.length, "line")} with six words or more have no figure, such as ${quote(plain[0] ?? "")} Say how many, how often or how fast.`,
        ]
      : []),
    ...(long ? [`This sentence has more than ${MAX_LINE} words: ${quote(long)}`] : []),
    ...(unnamed.length > 0 ? [`Your profile names ${named(unnamed.slice(0, 6))}, and this resume does not.`] : []),
  ];
  if (findings.length === 0)
    return `**From ${source}**: these checks found nothing to improve. They cannot judge its style.`;
  return paragraphs(
    from(`${source}, first things first`, findings.slice(0, SHOWN)),
    "These are checks by rules. Whether the text convinces, only a reader can say.",
  );
};
