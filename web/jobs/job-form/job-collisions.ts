import {
  AI_POLICIES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  JOB_EDITORS,
  JOB_TYPES,
  SALARY_RANGES,
  WORK_MODES,
} from "../../../shared/jobs.options.ts";
import type { ServerProblem } from "../../apollo/problem.ts";
import { collisionProblem } from "../../ui/forms/collision-problem.ts";
import { FIELD_LABELS, type JobFormValues } from "./job-form-values.ts";

const OPTIONS: Partial<Record<keyof JobFormValues, readonly { readonly value: string; readonly label: string }[]>> = {
  industry: INDUSTRIES,
  jobType: JOB_TYPES,
  workMode: WORK_MODES,
  experienceLevel: EXPERIENCE_LEVELS,
  salaryRange: SALARY_RANGES,
  aiPolicy: AI_POLICIES,
  editors: JOB_EDITORS,
};

/** Returns a field's value in words. */
function shown(name: keyof JobFormValues, values: JobFormValues): string {
  if (name === "questions") return values.questions.map(({ label }) => label).join(", ");
  const value = values[name];
  return OPTIONS[name]?.find((option) => option.value === value)?.label ?? value;
}

/** Returns the error for fields that someone else has changed too. `theirs`: what is stored now. */
export const jobCollisions = (theirs: JobFormValues, names: readonly (keyof JobFormValues)[]): ServerProblem =>
  collisionProblem({ names, labels: FIELD_LABELS, shown: (name) => shown(name, theirs), who: "Someone else" });
