import { labelOf } from "../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS } from "../../shared/jobs.options.ts";
import type { JobView } from "../jobs/job.store.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import { degreesIn } from "./degrees.ts";
import type { FitVocabulary } from "./fit-vocabulary.ts";
import { FIT_WORDS } from "./fit-words.ts";
import { asksForAnything, linesThatShow } from "./matching.ts";
import { type ProfileLine, type ProfileSection, placesOf, profileLines, workOf } from "./profile-lines.ts";
import { type Passage, requirementsIn } from "./requirements.ts";
import { yearsIn } from "./spans.ts";

/** The part of a job that asks for something. */
export const JobPart = {
  TITLE: "TITLE",
  REQUIREMENTS: "REQUIREMENTS",
  DESCRIPTION: "DESCRIPTION",
  EXPERIENCE_LEVEL: "EXPERIENCE_LEVEL",
  LOCATION: "LOCATION",
} as const;

/** Something that a job asks for. */
export interface Asked extends Passage {
  readonly part: keyof typeof JobPart;
}

/** The same, with what shows it in a profile. */
export interface FitItem extends Asked {
  /** Where it was found, or would be added. */
  readonly section: keyof typeof ProfileSection;
  /** The profile's words; null: not found. */
  readonly quote: string | null;
}

const MAX_ASKED = 25;
/** A longer requirement is a description, in which single words would be found by chance. */
const MAX_NAMED = 6;
/** The maximum number of lines that are quoted. */
const MAX_QUOTED = 3;

/** What a job says that it does not ask for, or that no profile shows. */
const NOT_ASKED =
  /\b(?:need not|not (?:needed|required|necessary|mandatory|a condition)|no (?:need|experience|degree)\b|(?:is|are|as) (?:a |an )?(?:plus|pleasure|bonus|advantage|welcome|optional)\b|nice to have|(?:is|are) your\b|(?:tell|show) us\b)/iu;

/** Clauses that describe, and name nothing: "charts that tell the truth". */
const isProse = (text: string) =>
  /\s(?:that|who|whom|which|what|where|when)\s/u.test(text) && !/(?<!^)\p{Lu}/u.test(text);

// "excel at" is not a skill: its name has a capital letter somewhere.
const SKILLS = FIT_WORDS.skills.map((skill) => {
  const escaped = skill.replaceAll("+", String.raw`\+`).replaceAll(" ", String.raw`[\s-]+`);
  return new RegExp(String.raw`(?<![\p{L}\d.])${escaped}(?![\p{L}\d+#])`, "giu");
});

/** Returns the sentence around a place of a text. */
const sentenceAt = (text: string, at: number): string =>
  `${/[^.!?\n]*$/u.exec(text.slice(0, at))?.[0] ?? ""}${/^[^.!?\n]*/u.exec(text.slice(at))?.[0] ?? ""}`;

function skillsIn(text: string): Passage[] {
  return SKILLS.flatMap((pattern) => {
    const named = [...text.matchAll(pattern)].find(
      ({ 0: written, index }) => written !== written.toLowerCase() && !NOT_ASKED.test(sentenceAt(text, index)),
    );
    return named ? [{ text: named[0], offset: named.index }] : [];
  });
}

/** "Any programming language" names none. */
const isAny = (text: string, vocabulary: FitVocabulary) =>
  /^any\s/iu.test(text) &&
  degreesIn(text).degrees.length === 0 &&
  vocabulary.groupsOf(text).every(({ typed }) => typed.split(" ").every((word) => FIT_WORDS.weak.has(word)));

/** Words that only a profile in English has several of. */
const ENGLISH = /\b(?:the|and|of|to|in|for|with)\b/giu;
const MIN_ENGLISH = 5;
const isEnglish = ({ about, experiences }: Seeker) =>
  ([about, ...experiences.map(({ responsibilities }) => responsibilities)].join(" ").match(ENGLISH)?.length ?? 0) >=
  MIN_ENGLISH;

const isWithin = (text: string, others: readonly Passage[]) =>
  others.some((other) => other.text.toLowerCase().includes(text.toLowerCase()));

/** Returns the skills that a job names, as it spells them. */
export const skillsOfJob = ({ title, requirements, description }: JobView): string[] =>
  skillsIn([title, requirements, description].join("\n")).map(({ text }) => text);

/** Returns the texts of a job whose words the vocabulary must know. */
export const textsOfJob = ({ title, requirements, description, location }: JobView): string[] => [
  ...[...requirementsIn(requirements), ...skillsIn(title), ...skillsIn(description)].map(({ text }) => text),
  location,
];

/** Returns what a job asks for, in the order of its texts. Sentences that name nothing to look for are left out. */
export function askedBy(job: JobView, vocabulary: FitVocabulary): Asked[] {
  const required = requirementsIn(job.requirements).filter(
    ({ text }) =>
      asksForAnything(text, vocabulary) &&
      !NOT_ASKED.test(text) &&
      !isProse(text) &&
      !isAny(text, vocabulary) &&
      vocabulary.groupsOf(text).length <= MAX_NAMED,
  );
  const inTitle = skillsIn(job.title).filter(({ text }) => !isWithin(text, required));
  const inDescription = skillsIn(job.description).filter(({ text }) => !isWithin(text, [...required, ...inTitle]));
  const years = job.experienceLevel ? labelOf(EXPERIENCE_LEVELS, job.experienceLevel) : "";
  const saysYears = required.some(({ text }) => (yearsIn(text)?.years ?? 0) > 0);
  const [place = ""] = job.location.split(/[,(/;|]/u);
  const isOnSite = job.workMode !== "REMOTE" && place.trim() !== "";
  const of = (part: Asked["part"], passages: readonly Passage[]) => passages.map((passage) => ({ ...passage, part }));
  return [
    ...of("TITLE", inTitle),
    ...of("REQUIREMENTS", required),
    ...of(
      "DESCRIPTION",
      inDescription.toSorted((a, b) => a.offset - b.offset),
    ),
    ...of("EXPERIENCE_LEVEL", (yearsIn(years)?.years ?? 0) > 0 && !saysYears ? [{ text: years, offset: 0 }] : []),
    ...of("LOCATION", isOnSite ? [{ text: place.trim(), offset: 0 }] : []),
  ].slice(0, MAX_ASKED);
}

function sectionFor({ part, text }: Asked): FitItem["section"] {
  if (part === "LOCATION") return "PERSONAL";
  if (degreesIn(text).degrees.length > 0) return "EDUCATION";
  return yearsIn(text) ? "EXPERIENCE" : "SKILLS";
}

/** Looks for everything that a job asks for in a profile. */
export function fitOf(asked: readonly Asked[], seeker: Seeker, vocabulary: FitVocabulary, now: Date): FitItem[] {
  const all = profileLines(seeker, now);
  const linesFor = ({ part }: Asked): ProfileLine[] =>
    part === "LOCATION" ? placesOf(seeker) : part === "EXPERIENCE_LEVEL" ? workOf(seeker, now) : all;
  // A profile in English shows it itself.
  const showsEnglish = isEnglish(seeker);
  const isShownByItself = ({ text }: Asked) =>
    showsEnglish && vocabulary.groupsOf(text).every(({ typed }) => typed === "english") && /english/iu.test(text);
  return asked
    .filter((item) => !isShownByItself(item))
    .map((item) => {
      const shown = linesThatShow(item.text, linesFor(item), vocabulary, now);
      const first = shown[0];
      if (!first) return { ...item, section: sectionFor(item), quote: null };
      // Several periods may be needed for a number of years; otherwise one line is enough.
      const quoted = yearsIn(item.text) ? shown.slice(0, MAX_QUOTED) : [first];
      return { ...item, section: first.section, quote: quoted.map(({ quote }) => quote).join(", ") };
    });
}
