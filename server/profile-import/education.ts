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
}

const TENTH = 1;
const TWELFTH = 2;

/** The level of a qualification; a diploma or an unknown one lies between school and a degree. */
const levelOf = ({ qualification }: Education) => Math.max(...levelsIn(qualification?.text ?? ""), 0) || TWELFTH + 1;
const yearOf = ({ year }: Education) => Number(year?.text ?? 0);

/** Proposes the tenth and twelfth class and the highest of the other qualifications, the latest among equals. */
export function proposeEducation(draft: ProposalDraft, studies: readonly Education[]): void {
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
  const [highest] = studies
    .filter((study) => levelOf(study) > TWELFTH)
    .toSorted((a, b) => levelOf(b) - levelOf(a) || yearOf(b) - yearOf(a));
  if (!highest) return;
  propose("qualification", highest.qualification);
  propose("course", highest.course);
  propose("college", highest.college);
  propose("graduationYear", highest.year);
  propose("cgpa", highest.marks, readMarks(highest.marks?.text ?? "", true).cgpa ?? "");
}
