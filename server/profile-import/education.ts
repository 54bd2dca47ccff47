import { levelsIn } from "../fit/degrees.ts";
import { readMarks } from "./marks.ts";
import type { Found, ProposalDraft } from "./proposal.ts";

/** An entry of the education, as far as it was found. */
export interface Education {
  readonly qualification?: Found | undefined;
  readonly course?: Found | undefined;
  readonly college?: Found | undefined;
  /** Of its end. */
  readonly year?: Found | undefined;
  /** The text that states the result. */
  readonly marks?: Found | undefined;
  /** States that it is not finished. */
  readonly unfinished?: Found | undefined;
  /** States that it is the highest one. */
  readonly level?: Found | undefined;
}

const TENTH = 1;
const TWELFTH = 2;

const TWELFTH_NAMES =
  /^H\.?S\.?$|\b(?:XII(?:th)?|12(?:th)?|10\s?\+\s?2|H\.?\s?S\.?\s?(?:S\.?\s?(?:L\.?\s?)?)?C|ISC|AISSCE|(?<!\.)I\.\s?(?:A|Sc|Com)|(?:senior|higher) secondary|(?:uch?chat?ar|higher) madhyamik|intermediate|P\.?U\.?C|pre-university|plus two)\b|\+\s?2\b/i;
const TENTH_NAMES =
  /(?:^high school|\b(?:X(?:th)?|10(?:th)?|S\.?\s?S\.?\s?L?\.?\s?C|I\.?C\.?S\.?E|AISSE|HSLC|madhyamik|secondary|matric\w*))\b/i;

/** Returns which school leaving certificate a qualification is: of the tenth class (1) or the twelfth (2), or null. */
export function schoolLevel(qualification: string): number | null {
  if (levelsIn(qualification).some((level) => level > TWELFTH)) return null;
  if (TWELFTH_NAMES.test(qualification) && !/\bCA\b/.test(qualification)) return TWELFTH;
  return TENTH_NAMES.test(qualification) || levelsIn(qualification).includes(TENTH) ? TENTH : null;
}

/** The level of a qualification; a diploma or an unknown one lies between school and a degree. */
const levelOf = ({ qualification, level }: Education) => {
  const text = qualification?.text ?? "";
  const other = /^M\./.test(text) ? 5 : /^B\./.test(text) ? 4 : TWELFTH + 1;
  return level ? Number.POSITIVE_INFINITY : (schoolLevel(text) ?? (Math.max(...levelsIn(text), 0) || other));
};
const isFurther = ({ level }: Education) => level?.text === "further";
const yearOf = ({ year }: Education) => Number(year?.text ?? 0);

/**
 * Proposes the tenth and twelfth class, the highest of the other qualifications (a finished one if there is one, the
 * latest among equals), and the rest as further degrees.
 */
export function proposeEducation(draft: ProposalDraft, all: readonly Education[]): void {
  const studies = all.filter(({ qualification, college, level }) => qualification || college || level);
  const propose = (
    field: Parameters<ProposalDraft["propose"]>[0],
    found: Found | undefined,
    text = found?.text ?? "",
  ) => found && draft.propose(field, text, found.line);
  const school = (level: number) => studies.find((study) => levelOf(study) === level);
  for (const [name, study] of [["tenth", school(TENTH)] as const, ["twelfth", school(TWELFTH)] as const]) {
    if (!study) continue;
    if (study.qualification) draft.place(study.qualification.line);
    propose(`${name}School`, study.college);
    propose(`${name}Passout`, study.year);
    propose(`${name}Percent`, study.marks, readMarks(study.marks?.text ?? "", true).percent ?? "");
  }
  const [highest, ...others] = studies
    .filter((study) => levelOf(study) > TWELFTH && !isFurther(study))
    .toSorted(
      (a, b) =>
        Number(a.unfinished !== undefined) - Number(b.unfinished !== undefined) ||
        levelOf(b) - levelOf(a) ||
        yearOf(b) - yearOf(a),
    );
  for (const { level } of studies) if (level) draft.place(level.line);
  propose("qualification", highest?.qualification);
  propose("course", highest?.course);
  propose("college", highest?.college);
  propose("graduationYear", highest?.year);
  // Percent and other scales do not become an average of 10.
  propose("cgpa", highest?.marks, readMarks(highest?.marks?.text ?? "", true).cgpa ?? "");
  for (const { qualification, course, college, year } of [...others, ...studies.filter(isFurther)])
    draft.proposeEntry({
      kind: "DEGREE",
      title: [qualification, course].flatMap((found) => found?.text || []).join(", "),
      organization: college?.text ?? "",
      year: yearOf({ year }) || null,
      ...{ link: "", description: "" },
      foundIn: [...new Set([qualification, course, college, year].flatMap((found) => found?.line ?? []))],
    });
}
