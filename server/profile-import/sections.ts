import type { Found } from "./proposal.ts";

/** What the lines below a heading are about. */
export type Section =
  | "HEAD"
  | "SUMMARY"
  | "JOB"
  | "INTERNSHIP"
  | "SOCIAL"
  | "EDUCATION"
  | "SKILLS"
  | "PERSONAL"
  | "REFERENCES"
  | "OTHER";

/** A line of a resume, without its bullet. */
export interface ResumeLine extends Found {
  readonly section: Section;
  readonly isBullet: boolean;
}

/** Headings of resumes from India and elsewhere. */
const HEADINGS: Readonly<Record<Exclude<Section, "HEAD">, string>> = {
  SUMMARY:
    "(?:career |professional |executive |personal |job )?(?:summary|objectives?|profile(?: summary)?|synopsis|overview)|about(?: me)?|profile",
  INTERNSHIP: "(?:summer |industrial |work )?(?:internships?|trainings?)(?: (?:experience|details|undertaken))?",
  SOCIAL:
    "(?:volunteer(?:ing|ed)?|social)(?: (?:work|experience|service|activities))?|(?:extra|co)[ -]?curricular(?: activities)?|community (?:service|work)|positions? of responsibility|leadership(?: experience)?",
  JOB: "(?:(?:professional|work|working|job|industry|industrial|relevant|total|corporate|career|teaching|clinical|organi[sz]ational|employment) )*(?:experiences?|employment|history|background)(?: (?:details|summary|history|record))?|employment|work|career(?: history| graph| path)?|(?:sea|military|government) service",
  EDUCATION:
    "(?:education(?:al)?|academic|scholastic)s?(?: (?:qualifications?|details|background|profile|credentials|history|record|chronicle))?(?: and training)?|qualifications?|stud(?:y|ies)",
  SKILLS:
    "(?:(?:key|technical|core|professional|it|computer|soft|software|top|major|relevant|other) )*(?:skills?|skill ?sets?|competenc(?:y|ies)|technologies|proficienc(?:y|ies)|expertise|strengths)(?: (?:summary|set|and abilities|and tools))?|tools(?: and technologies)?|areas? of expertise",
  PERSONAL:
    "personal (?:details?|information|profile|data|particulars)|contacts?(?: (?:details|information|me|info))?|bio-?data|links",
  REFERENCES: "(?:professional )?(?:references?|referees?)(?: details)?",
  OTHER:
    "languages?(?: known)?|(?:(?:academic|personal|key|major|college) )?projects?(?: (?:details|undertaken|work))?|(?:certifications?|certificates?|courses|licen[cs]es?)(?: (?:and|&) (?:\\w+))?|(?:achievements?|awards?|accomplishments|honou?rs)(?: (?:and|&) (?:\\w+))?|interests?|hobbies(?: (?:and|&) interests)?|declaration|publications?|patents?|workshops?(?: attended)?|passport details|additional information|place|date",
};
/** Their text may follow on the heading's line; "Experience: 5 years" is no experience. */
const WITH_TEXT = new Set<Section>(["SUMMARY", "SKILLS", "EDUCATION"]);
/** Any label ends these. */
const ENDED_BY_LABELS = new Set<Section>(["SUMMARY", "SKILLS"]);
const IN_DETAILS = new Set<Section>(["HEAD", "PERSONAL"]);
/** A file without one of these, and without a title, is no resume. */
const OF_RESUMES = new Set<Section>(["JOB", "INTERNSHIP", "EDUCATION", "SKILLS"]);
const RESUME_TITLE = /^\W*(?:resume|résumé|curriculum vitae|c\.?v\.?|bio-?data)\W*$/i;

const PATTERNS = Object.entries(HEADINGS).map(([section, names]) => ({
  section: section as Section,
  pattern: new RegExp(
    String.raw`^[^\p{L}\d]*(?:\d+[.)]\s*|[ivx]+[.)]\s*)?(?:${names.replaceAll(" and ", " (?:and|&) ")})(?:\s*[:\-–—.]*\s*$|\s*[:–—]\s*(?<rest>\S.*)$)`,
    "iu",
  ),
}));
const BULLET = /^\s*(?:[•●▪◦■□‣➢➤✓✔❖*·\uF000-\uF0FF]|[-–—](?=\s)|o(?=\s))\s*/u;

/** Between the cells of a table. */
const GAP = /(?<=\S)(?:\t\s*|\s{3,})(?=\S)/g;

/** "E D U C A T I O N" */
const unspaced = (text: string) => (/^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text);

function headingOf(text: string, within: Section): { readonly section: Section; readonly rest: string } | null {
  // "Languages: Java, SQL" is a group of skills.
  if (within === "SKILLS" && /^\W*languages?\s*[:–—]\s*\S/i.test(text)) return null;
  const line = unspaced(text.trim());
  for (const { section, pattern } of PATTERNS) {
    const found = pattern.exec(line);
    const rest = found?.groups?.rest ?? "";
    const mayHaveText = WITH_TEXT.has(section) || section === "OTHER" || section === "REFERENCES";
    const isLabel = ENDED_BY_LABELS.has(within) && !/[–—]/.test(line.slice(0, -rest.length));
    if (found && (rest === "" || mayHaveText || isLabel)) return { section, rest };
  }
  return null;
}

/** Whether a line is a heading alone. */
export const isHeading = (text: string): boolean => headingOf(text, "HEAD")?.rest === "";

/** Of two headings. */
const MAX_WORDS = 10;
/** Headings of two columns, whose lines follow as one: "SKILLS EXPERIENCE". */
function areHeadings(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= MAX_WORDS &&
    words.some((_, at) => isHeading(words.slice(0, at).join(" ")) && isHeading(words.slice(at).join(" ")))
  );
}

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
    if (plain) lines.push({ section: of, line, text: plain, isBullet: BULLET.test(content) });
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
