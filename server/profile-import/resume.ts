import type { Section } from "../fit/headings.ts";
import { proposeContact } from "./contact.ts";
import { proposeEducation } from "./education.ts";
import { proposeHistory } from "./histories.ts";
import type { Found, ProposalDraft } from "./proposal.ts";
import { joined, linesInSections, type ResumeLine } from "./sections.ts";
import { proposeSkills } from "./skills.ts";
import { studiesIn } from "./studies.ts";

const MAX_SKILL_WORDS = 5;

/** Reads a resume's text by rules: its headings, and the forms in which people write dates, degrees and marks. */
export function readResume(text: readonly string[], draft: ProposalDraft): void {
  for (const line of text) draft.add(line);
  const { lines, headings, isResume } = linesInSections(draft.lines);
  draft.place(...headings);
  draft.isProfile = isResume;
  const of = (section: Section): ResumeLine[] => lines.filter((line) => line.section === section);
  proposeContact(draft, lines, isResume);
  const summary = of("SUMMARY");
  draft.propose("about", joined(summary), ...summary.map(({ line }) => line));
  proposeEducation(draft, studiesIn(of("EDUCATION")));
  proposeSkills(draft, of("SKILLS").flatMap(skillsOf));
  for (const kind of ["JOB", "INTERNSHIP", "SOCIAL"] as const) proposeHistory(draft, kind, of(kind));
}

/** What no skill has: a label, an address, a number to call, a person's title. */
const NO_SKILL = /:(?!\d)|@|\d{6}|\b(?:mr|mrs|dr|prof)\b\.?\s/i;

/** "Languages: Java, SQL" */
const skillsOf = ({ text, line }: ResumeLine): Found[] =>
  text.split(/[|•·●▪]/).flatMap((written) => {
    const group = written.trim().replace(/^[\p{L}\s&/]{2,40}:(?!\/)\s*/u, "");
    if (NO_SKILL.test(group)) return [];
    const names = group
      .split(/[,;]|\s\/\s|\s{2,}|\sand\s(?=\S+$)/)
      .map((name) => name.replaceAll(/^[\s.–-]+|[\s.]+$/g, ""));
    return names
      .filter((name) => name !== "" && name.split(" ").length <= MAX_SKILL_WORDS)
      .map((name) => ({ text: name, line }));
  });
