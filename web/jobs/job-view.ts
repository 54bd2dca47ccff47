import type {
  ExperienceLevelValue,
  IndustryValue,
  JobTypeValue,
  WorkModeValue,
} from "../../server/jobs/jobs.options.ts";
import type { CompanySizeValue } from "../../server/recruiters/recruiters.options.ts";

export type ApplicationStatusValue = "APPLIED" | "ACCEPTED" | "REJECTED";

/** What a job card and the details panel show of a job: pure data, from a query or from the landing page's example. */
export interface JobView {
  id: string;
  title: string;
  jobType: JobTypeValue;
  industry: IndustryValue;
  workMode: WorkModeValue;
  location: string;
  experienceLevel: ExperienceLevelValue | null;
  /** "6-7 LPA"; null when the job names no pay. */
  salaryLabel: string | null;
  requirements: string;
  description: string;
  /** A day, "2025-04-30"; null when the job stays open. */
  applicationDeadline: string | null;
  /** A moment in ISO 8601. */
  createdAt: string;
  company: { id: string; name: string; logoUrl: string | null; size: CompanySizeValue | null };
  viewerHasSaved: boolean | null;
  viewerApplicationStatus: ApplicationStatusValue | null;
}
