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
  OTHER:
    "languages?(?: known)?|(?:(?:academic|personal|key|major|college) )?projects?(?: (?:details|undertaken|work))?|(?:certifications?|certificates?|courses|licen[cs]es?)(?: (?:and|&) (?:\\w+))?|(?:achievements?|awards?|accomplishments|honou?rs)(?: (?:and|&) (?:\\w+))?|interests?|hobbies(?: (?:and|&) interests)?|declaration|references?|publications?|patents?|workshops?(?: attended)?|passport details|additional information|place|date",
};
/** A line with text after a heading: a list, not "Experience: 5 years". */
const WITH_TEXT = new Set<Section>(["SUMMARY", "SKILLS", "OTHER"]);

const PATTERNS = Object.entries(HEADINGS).map(([section, names]) => ({
  section: section as Section,
  pattern: new RegExp(
    String.raw`^[^\p{L}\d]*(?:\d+[.)]\s*|[ivx]+[.)]\s*)?(?:${names})(?:\s*[:\-–—.]*\s*$|\s*[:–—]\s*(?<rest>\S.*)$)`,
    "iu",
  ),
}));
const BULLET = /^\s*(?:[•●▪◦■□‣➢➤✓✔❖*·\uF000-\uF0FF]|[-–—](?=\s)|o(?=\s))\s*/u;

/** Between the cells of a table. */
const GAP = /(?<=\S)(?:\t\s*|\s{3,})(?=\S)/g;

/** "E D U C A T I O N" */
const unspaced = (text: string) => (/^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text);

function headingOf(text: string): { readonly section: Section; readonly rest: string } | null {
  const line = unspaced(text.trim()).replaceAll("&", "and");
  for (const { section, pattern } of PATTERNS) {
    const found = pattern.exec(line);
    const rest = found?.groups?.rest ?? "";
    if (found && (rest === "" || WITH_TEXT.has(section))) return { section, rest: rest && text.slice(-rest.length) };
  }
  return null;
}

/** Returns the lines of a resume by section, and the numbers of those that are headings. */
export function linesInSections(text: readonly string[]) {
  const lines: ResumeLine[] = [];
  const headings: number[] = [];
  let section = "HEAD" as Section;
  for (const [index, written] of text.entries()) {
    const line = index + 1;
    const found = headingOf(written);
    // "Languages: Java, SQL" is a group of skills.
    const isGroup = found?.section === "OTHER" && found.rest !== "" && section === "SKILLS" && !/known/i.test(written);
    const heading = isGroup ? null : found;
    const isLine = heading?.section === "OTHER" && heading.rest !== "";
    if (heading && !isLine) section = heading.section;
    if (heading && !isLine) headings.push(line);
    const content = heading && !isLine ? heading.rest : written;
    const plain = content.replace(BULLET, "").replaceAll(GAP, " | ").replaceAll(/\s+/g, " ").trim();
    if (plain) lines.push({ section: isLine ? "OTHER" : section, line, text: plain, isBullet: BULLET.test(content) });
  }
  return { lines, headings };
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
