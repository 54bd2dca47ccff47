import type { JobView } from "../../jobs/job-view.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, WORK_MODES } from "../../jobs/jobs.options.ts";
import { labelOf } from "../../platform/closed-list.options.ts";
import { COMPANY_SIZES } from "../../recruiters/recruiters.options.ts";
import type { LegacyJob } from "./legacy-schemas.ts";

// Domain objects in the documented shapes (SPEC.md section 3): closed lists in the create form's words, absent text empty.
// `base`: what stands before the path of a file.

const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? "";
const fileAt = (base: string, url: string | null): string => (url ? base + url : "");

export const toLegacyJob = (job: JobView, base: string): LegacyJob => ({
  _id: job.id,
  jobTitle: job.title,
  jobType: labelOf(JOB_TYPES, job.jobType),
  industry: labelOf(INDUSTRIES, job.industry),
  location: job.location,
  place: labelOf(WORK_MODES, job.workMode),
  experienceLevel: labelOf(EXPERIENCE_LEVELS, job.experienceLevel),
  salaryRange: job.salaryLabel,
  requirements: job.requirements,
  jobDescription: job.description,
  applicationDeadline: day(job.applicationDeadline),
  createdAt: job.createdAt.toISOString(),
  postedBy: {
    name: job.company.name,
    companyLogo: fileAt(base, job.company.logoUrl),
    companysize: labelOf(COMPANY_SIZES, job.company.size),
  },
});
