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
import { FIELD_LABELS, type JobFormValues } from "./job-form-values.ts";

/** Number of characters of a long text that an error quotes. */
const QUOTED = 500;

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
  const text = OPTIONS[name]?.find((option) => option.value === value)?.label ?? value;
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

/** Returns the error for fields that someone else has changed too. `theirs`: what is stored now. */
export function collisionProblem(theirs: JobFormValues, names: readonly (keyof JobFormValues)[]): ServerProblem {
  const messageOf = (name: keyof JobFormValues) => {
    const text = shown(name, theirs);
    return text
      ? `Someone else changed this to “${text}”. Save again to replace it with your version.`
      : "Someone else cleared this. Save again to replace it with your version.";
  };
  const labels = names.map((name) => FIELD_LABELS[name]).join(", ");
  return {
    code: "CONFLICT",
    message: `Not saved: someone else changed the same fields while you were editing (${labels}). Your version is still here.`,
    fields: Object.fromEntries(names.map((name) => [name, messageOf(name)])),
  };
}
