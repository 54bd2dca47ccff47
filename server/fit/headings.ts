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
    "details|personal (?:details?|information|profile|data|particulars)|contacts?(?: (?:details|information|me|info))?|bio-?data|links",
  REFERENCES: "(?:professional )?(?:references?|referees?)(?: details)?",
  OTHER:
    "languages?(?: known)?|(?:(?:academic|personal|key|major|college) )?projects?(?: (?:details|undertaken|work))?|(?:certifications?|certificates?|courses|licen[cs]es?)(?: and \\w+)?|(?:achievements?|awards?|accomplishments|honou?rs)(?: and \\w+)?|interests?|hobbies(?: (?:and|&) interests)?|declaration|publications?|patents?|workshops?(?: attended)?|passport details|additional information|place|date",
};
/** Their text may follow on the heading's line; "Experience: 5 years" is no experience. */
export const WITH_TEXT = new Set<Section>(["SUMMARY", "SKILLS", "EDUCATION"]);
/** Any label ends these. */
export const ENDED_BY_LABELS = new Set<Section>(["SUMMARY", "SKILLS"]);

/** "Summary of my work experience"; spaces are lost where letters are spaced. */
const patternOf = (names: string) =>
  `(?:(?:(?:career |brief )?(?:summary|details|history|overview) of )?(?:my )?)?(?:${names})`
    .replaceAll(/\band\b/g, "(?:and|&)")
    .replaceAll(" ", " ?");
const PATTERNS = Object.entries(HEADINGS).map(([section, names]) => ({
  section: section as Section,
  pattern: new RegExp(
    String.raw`^[^\p{L}\d]*(?:\d+[.)]\s*|[ivx]+[.)]\s*)?${patternOf(names)}(?:\s*[:\-–—.]*\s*$|\s*[:–—]\s*(?<rest>\S.*)$)`,
    "iu",
  ),
}));

/** "W O R K H I S T O R Y", also "E D U C AT I O N" where letters stand closer. */
const SPACED = /^(?:[\p{L}&]{1,3}\s+){3,}[\p{L}&]{1,3}\W*$/u;
const unspaced = (text: string) => (SPACED.test(text) ? text.replaceAll(/\s/g, "") : text);

/** Returns the heading that a line is, or begins with, `within` a section. */
export function headingOf(text: string, within: Section): { readonly section: Section; readonly rest: string } | null {
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

/** Returns the section that a line is the heading of, alone. */
export function sectionOf(text: string): Section | null {
  const heading = headingOf(text, "HEAD");
  return heading?.rest === "" ? heading.section : null;
}

export const isHeading = (text: string): boolean => sectionOf(text) !== null;

/** Of two headings. */
const MAX_WORDS = 10;
/** Headings of two columns, whose lines follow as one: "SKILLS EXPERIENCE". */
export function areHeadings(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= MAX_WORDS &&
    words.some((_, at) => isHeading(words.slice(0, at).join(" ")) && isHeading(words.slice(at).join(" ")))
  );
}
