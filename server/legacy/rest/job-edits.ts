import type { z } from "zod";
import { labelOf, readOption } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, SALARY_RANGES } from "../../../shared/jobs.options.ts";
import type { JobView } from "../../jobs/job-view.ts";
import type { jobBody } from "./request-schemas.ts";

type JobBody = z.output<typeof jobBody>;

/** The documented fields under the domain's names. */
export const toJobInput = ({ jobTitle, place, jobDescription, ...rest }: JobBody) => ({
  ...rest,
  title: jobTitle,
  workMode: place,
  description: jobDescription,
});

/** An edit over what is stored: documented forms post blank what they could not show, and blank keeps (DESIGN.md section 6). */
export function mergeJobEdit(stored: JobView, edit: JobBody) {
  const sent = toJobInput(edit);
  const kept = {
    title: stored.title,
    industry: stored.industry,
    description: stored.description,
    requirements: stored.requirements,
    location: stored.location,
    jobType: stored.jobType,
    workMode: stored.workMode,
    experienceLevel: labelOf(EXPERIENCE_LEVELS, stored.experienceLevel),
    // A label that no form offers comes from an import; the service keeps it when none is given.
    salaryRange: readOption(SALARY_RANGES, stored.salaryLabel) ?? "",
    applicationDeadline: stored.applicationDeadline?.toISOString().slice(0, 10) ?? "",
  };
  const given = ([, value]: [string, string]) => value.trim() !== "";
  // What is stored blank is left out as well: blank might clear what this form cannot show, such as pay in free words.
  const merged = { ...kept, ...Object.fromEntries(Object.entries(sent).filter(given)) };
  return Object.fromEntries(Object.entries(merged).filter(given));
}
