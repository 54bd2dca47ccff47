import { areHeadings, ENDED_BY_LABELS, headingOf, type Section, WITH_TEXT } from "../fit/headings.ts";
import { MONTHS } from "../fit/spans.ts";
import type { Found } from "./proposal.ts";

/** A line of a resume, without its bullet. */
export interface ResumeLine extends Found {
  readonly section: Section;
  readonly isBullet: boolean;
}

const IN_DETAILS = new Set<Section>(["HEAD", "PERSONAL"]);
/** A file without one of these, and without a title, is no resume. */
const OF_RESUMES = new Set<Section>(["JOB", "INTERNSHIP", "EDUCATION", "SKILLS"]);
const RESUME_TITLE = /^\W*(?:resume|résumé|curriculum vitae|c\.?v\.?|bio-?data)\W*$/i;

const BULLET = /^\s*(?:[•●▪◦■□‣➢➤✓✔❖*·\uF000-\uF0FF]|[-–—](?=\s)|o(?=\s))\s*/u;

/** Between the cells of a table. */
const GAP = /(?<=\S)(?:\t\s*|\s{3,})(?=\S)/g;

const MONTH = `(?:${MONTHS.join("|")})[a-z]*`;
/** What never ends a line of its own: "June 2019 –", "Institute of Science and". */
const GOES_ON = new RegExp(
  String.raw`\S\s(?:and|of|for|in|from|&)$|\d\s*(?:[-–—]|to|till)$|(?:[-–—]|to|from)\s+${MONTH},?$`,
  "i",
);
const ENDS_PERIOD = new RegExp(String.raw`^\s*[-–—]\s*(?:${MONTH}\W*\d|\d{4}|present|current|now|till)\b`, "i");
/** What a narrow column breaks off the name of a college. */
const ENDS_NAME =
  /^(?:university|college|school|institute|engineering|technology|management|sciences?|studies)\b.{0,3}$/i;

/** Returns the lines of a resume by section, the numbers of those that are headings, and whether it is a resume. */
export function linesInSections(text: readonly string[]) {
  const lines: ResumeLine[] = [];
  const headings: number[] = [];
  let isResume = false;
  let section = "HEAD" as Section;
  for (const [index, written] of text.entries()) {
    const line = index + 1;
    const heading = headingOf(written, section);
    const hasContent = heading !== null && (heading.rest === "" || WITH_TEXT.has(heading.section));
    let of = section;
    if (heading) {
      const { section: named, rest } = heading;
      // A label among the person's details, or in a list, is of its line alone.
      const isIn = named === "EDUCATION" ? IN_DETAILS.has(section) : named === "OTHER" && !ENDED_BY_LABELS.has(section);
      of = hasContent || named === "REFERENCES" ? named : "OTHER";
      if (rest === "") headings.push(line);
      if (rest === "" || !isIn) section = named;
    }
    if (!heading && areHeadings(written)) section = of = "OTHER";
    isResume ||= RESUME_TITLE.test(written) || (hasContent && OF_RESUMES.has(heading.section));
    const content = hasContent ? heading.rest : written;
    const plain = content.replace(BULLET, "").replaceAll(GAP, " | ").replaceAll(/\s+/g, " ").trim();
    const isBullet = BULLET.test(content);
    const last = lines.at(-1);
    const isNext = last?.section === of && last.line === line - 1 && !heading;
    const goesOn = !isBullet && last && (GOES_ON.test(last.text) || (of === "EDUCATION" && ENDS_NAME.test(plain)));
    if (plain && isNext && (goesOn || ENDS_PERIOD.test(content))) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${goesOn ? plain : content.trim()}` };
      headings.push(line);
    } else if (plain) lines.push({ section: of, line, text: plain, isBullet });
  }
  return { lines, headings, isResume };
}

/** A line of a page holds more characters. */
const FULL = 60;

/** Joins lines that a page broke off. */
export function joined(lines: readonly ResumeLine[]): string {
  return lines
    .map(({ text, isBullet }, at) => {
      const before = lines[at - 1]?.text ?? "";
      const isBroken = before.length > FULL && !/[.:;!?]$/.test(before);
      const continues = !isBullet && (/^\p{Ll}/u.test(text) || /,$/.test(before) || isBroken);
      return at === 0 ? text : `${continues ? " " : "\n"}${text}`;
    })
    .join("");
}
