import type { ExperienceLevelValue, IndustryValue, JobTypeValue, WorkModeValue } from "../../../shared/jobs.options.ts";
import type { CompanySizeValue } from "../../../shared/recruiters.options.ts";

/** A filter that matches any of several values. */
export type Several<Value> = readonly Value[] | null | undefined;

/** What a seeker has hidden. */
export interface Hidden {
  readonly jobIds: readonly string[];
  readonly companyIds: readonly string[];
  /** Whether jobs that were posted more than once are hidden. */
  readonly reposts: boolean;
}

/**
 * Search conditions for jobs; a job must meet all of them (docs/specification.md 5.7). A list matches any of its
 * values.
 */
export interface JobSearch {
  readonly keyword?: string | null | undefined;
  readonly jobType?: JobTypeValue | null | undefined;
  readonly workMode?: WorkModeValue | null | undefined;
  readonly experienceLevel?: ExperienceLevelValue | null | undefined;
  readonly industry?: IndustryValue | null | undefined;
  readonly companySize?: CompanySizeValue | null | undefined;
  readonly jobTypes?: Several<JobTypeValue>;
  readonly workModes?: Several<WorkModeValue>;
  readonly experienceLevels?: Several<ExperienceLevelValue>;
  readonly industries?: Several<IndustryValue>;
  readonly companySizes?: Several<CompanySizeValue>;
  /** One of `SALARY_RANGES`; instead of the two numbers. */
  readonly salaryRange?: string | null | undefined;
  /** Lakh rupees per year. */
  readonly salaryMin?: number | null | undefined;
  /** Lakh rupees per year; absent: no upper bound. */
  readonly salaryMax?: number | null | undefined;
  /** The pay that the job may reach, in lakh rupees per year; excludes jobs without stated pay. */
  readonly payAtLeast?: number | null | undefined;
  readonly postedWithinDays?: number | null | undefined;
  readonly places?: Several<string>;
  /** Includes places within this distance of one of `places`. */
  readonly withinKm?: number | null | undefined;
  readonly companies?: Several<string>;
  readonly excludeWords?: Several<string>;
  readonly excludeCompanies?: Several<string>;
  /** A company's id: only its jobs. */
  readonly companyId?: string | null | undefined;
  readonly postedAfter?: Date | null | undefined;
  readonly postedBefore?: Date | null | undefined;
  readonly updatedAfter?: Date | null | undefined;
  /** Left out because the seeker has hidden it; null: nothing is left out. */
  readonly hidden?: Hidden | null | undefined;
}
