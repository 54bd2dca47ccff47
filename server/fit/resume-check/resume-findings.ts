import { monthOf } from "../../../shared/profiles/months-of-work.ts";
import { forgivenTypos, typosBetween } from "../../platform/search/typos.ts";
import { readTypedWords } from "../../platform/search/words.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import { hasFigure } from "../figures.ts";
import { type FitVocabulary, foundWords, isNamedIn, stemOf } from "../fit-vocabulary.ts";
import { areHeadings, isHeading, type Section, sectionOf } from "../headings.ts";
import { type Span, spansIn } from "../spans.ts";

/** Something to improve in a resume. */
export interface ResumeFinding {
  readonly kind:
    | "CONTACT"
    | "SECTION"
    | "LENGTH"
    | "COLUMNS"
    | "DATES"
    | "GAP"
    | "OVERLAP"
    | "NUMBERS"
    | "SPELLING"
    | "PROFILE";
  /** What was found and what to do, for the person. */
  readonly sentence: string;
  /** The text of the resume that it is about; empty for what is missing. */
  readonly text: string;
}

/** What a resume is compared with. `skills`: those of a job, as it spells them. */
export interface ComparedWith {
  readonly profile: Pick<Seeker, "skills" | "experiences">;
  readonly skills: readonly string[];
  /** What stands in the text for contacts that were removed from it. */
  readonly masks: readonly string[];
  readonly vocabulary: FitVocabulary;
  readonly now: Date;
}

const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  experience: ["JOB", "INTERNSHIP"],
  education: ["EDUCATION"],
  skills: ["SKILLS"],
};
const isOf = (line: string, sections: readonly Section[] = []) => sections.some((one) => one === sectionOf(line));

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/;
const PHONE = /(?:\+?\d[\s()-]?){10,13}/;
const WORDS = { least: 100, most: 1_000 };
const GAP_MONTHS = 6;
const OVERLAP_MONTHS = 2;
/** Shorter lines are headings, dates and names. */
const SENTENCE_WORDS = 6;
const MAX_LISTED = 5;

/** In narrow columns: "June 2019 –", "May 2021". */
const BROKEN_PERIOD = /(?<=\d\s*(?:[-–—]|\bto|\btill))\s*\n\s*/gi;

/** Returns what to improve in the text of a resume, as programs and recruiters' searches read it. */
export function findingsIn(text: string, compared: ComparedWith): ResumeFinding[] {
  const lines = text
    .replaceAll(BROKEN_PERIOD, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return [
    ...contact(text, compared.masks),
    ...sections(lines),
    ...length(text),
    ...dates(lines, compared.now),
    ...numbers(lines),
    ...spelling(text, compared),
    ...profile(text, compared),
  ];
}

const finding = (kind: ResumeFinding["kind"], sentence: string, text = ""): ResumeFinding => ({ kind, sentence, text });

function contact(text: string, masks: readonly string[]): ResumeFinding[] {
  const isMasked = (what: string) => masks.some((mask) => mask.includes(what) && text.includes(mask));
  const missing = [
    ...(EMAIL.test(text) || isMasked("email") ? [] : ["email address"]),
    ...(PHONE.test(text) || isMasked("phone") ? [] : ["phone number"]),
  ];
  return missing.map((what) => finding("CONTACT", `No ${what} was found. Add it as text at the top.`));
}

function sections(lines: readonly string[]): ResumeFinding[] {
  const across = lines.find((line) => areHeadings(line) && !isHeading(line));
  if (across) return [finding("COLUMNS", "Text in two columns is read across, as one line. Use one column.", across)];
  return Object.entries(SECTIONS).flatMap(([name, names]) =>
    lines.some((line) => isOf(line, names))
      ? []
      : [finding("SECTION", `No heading for your ${name} was found. Add one on a line of its own.`)],
  );
}

function length(text: string): ResumeFinding[] {
  const count = text.split(/\s+/u).length;
  if (count < WORDS.least)
    return [finding("LENGTH", `The resume has only ${count} words. Say what you did and with what result.`)];
  return count > WORDS.most
    ? [finding("LENGTH", `The resume has ${count.toLocaleString("en")} words. Shorten it to two pages.`)]
    : [];
}

/** Returns the lines below the headings of a section, each up to the next. */
function linesOf(lines: readonly string[], sections: readonly Section[] = []): string[] {
  let isWithin = false;
  return lines.filter((line) => {
    const begins = isHeading(line);
    if (begins) isWithin = isOf(line, sections);
    return isWithin && !begins;
  });
}

function dates(lines: readonly string[], now: Date): ResumeFinding[] {
  const spansOf = (some: readonly string[]) =>
    some.flatMap((line) => spansIn(line, now)).toSorted((a, b) => a.from - b.from);
  const wrong = (span: Span) => span.to < span.from || span.from > monthOf(now);
  const all = spansOf(lines);
  const right = all.filter((span) => !wrong(span));
  // Who volunteers does so in addition to a job.
  const paid = linesOf(lines, SECTIONS.experience).filter((line) => !/volunteer|social work/i.test(line));
  const work = spansOf(paid).filter((span) => !wrong(span));
  // Who graduates in a year was studying until then.
  const studied = linesOf(lines, SECTIONS.education)
    .filter((line) => spansIn(line, now).length === 0)
    .flatMap((line) => line.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? [])
    .map((year) => ({ from: (year - 2) * 12, latest: year * 12 + 11, text: String(year) }));
  const gaps = right.flatMap((span, at) => {
    const earlier = at === 0 ? [] : [...right.slice(0, at), ...studied.filter(({ from }) => from <= span.from)];
    const last = earlier.toSorted((a, b) => b.latest - a.latest)[0];
    const months = last ? span.from - last.latest - 1 : 0;
    const sentence = `There are ${months} months between these dates. Say what you did, or check them.`;
    return last && months > GAP_MONTHS ? [finding("GAP", sentence, `${last.text}, ${span.text}`)] : [];
  });
  const overlaps = work.flatMap((span, at) => {
    const other = work.slice(0, at).find(({ to }) => to - span.from + 1 > OVERLAP_MONTHS);
    const sentence = "These dates overlap. Check them, or say that you did both.";
    return other ? [finding("OVERLAP", sentence, `${other.text}, ${span.text}`)] : [];
  });
  return [
    ...all
      .filter(wrong)
      .map(({ text }) => finding("DATES", "This period ends before it begins, or is in the future. Check it.", text)),
    ...gaps,
    ...overlaps.slice(0, 1),
  ];
}

const hasSpan = (text: string) => spansIn(text, new Date(0)).length > 0;

/** Returns the sentences of some lines, some of which a page broke off. */
function sentencesIn(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const continues = last !== undefined && /[^.!?:;]$/.test(last) && /^[\p{Ll}\d(]/u.test(line) && !hasSpan(last);
    if (continues) whole[whole.length - 1] = `${last} ${line}`;
    else whole.push(line);
  }
  return whole.flatMap((line) => line.split(/(?<=[.!?])\s+/u));
}

function numbers(lines: readonly string[]): ResumeFinding[] {
  const said = sentencesIn(linesOf(lines, SECTIONS.experience)).filter(
    (sentence) => sentence.split(/\s+/u).length >= SENTENCE_WORDS && !hasSpan(sentence),
  );
  const without = said.filter((sentence) => !hasFigure(sentence));
  return without[0] && without.length * 2 > said.length
    ? [
        finding(
          "NUMBERS",
          `${without.length} of ${said.length} sentences of your experience have no number. Say how many, how much or how often.`,
          without[0],
        ),
      ]
    : [];
}

function spelling(text: string, { skills, vocabulary }: ComparedWith): ResumeFinding[] {
  const written = [...new Set(readTypedWords(text).map(({ whole }) => whole))];
  const words = foundWords(text);
  return skills.flatMap((skill) => {
    if (vocabulary.groupsOf(skill).every((group) => isNamedIn(words, group))) return [];
    return readTypedWords(skill).flatMap(({ whole }) => {
      const most = forgivenTypos(whole.length);
      const typo = written.find(
        (word) => word[0] === whole[0] && stemOf(word) !== stemOf(whole) && typosBetween(whole, word, most) <= most,
      );
      return typo && !words.has(whole) && most > 0
        ? [
            finding(
              "SPELLING",
              `The job spells it “${skill}”. Recruiters who search for that will not find “${typo}”.`,
              typo,
            ),
          ]
        : [];
    });
  });
}

function profile(text: string, { profile: { skills, experiences }, vocabulary }: ComparedWith): ResumeFinding[] {
  const words = foundWords(text);
  const missing = skills.filter((skill) => !vocabulary.groupsOf(skill).some((group) => isNamedIn(words, group)));
  const unnamed = experiences.filter(({ company }) => readTypedWords(company).some(({ whole }) => !words.has(whole)));
  const lacking = (what: string, names: readonly string[]) => {
    const listed = names.slice(0, MAX_LISTED).join(", ");
    const sentence = `Your profile has ${what} that the resume does not name: ${listed}.`;
    return listed ? [finding("PROFILE", sentence)] : [];
  };
  const companies = unnamed.map(({ company }) => company);
  return [...lacking("skills", missing), ...lacking("experience", companies)];
}
