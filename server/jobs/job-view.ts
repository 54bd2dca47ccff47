import {
  type ExperienceLevelValue,
  type IndustryValue,
  type JobTypeValue,
  SALARY_RANGES,
  type SalaryRangeValue,
  type WorkModeValue,
} from "../../shared/jobs.options.ts";
import type { CompanySizeValue } from "../../shared/recruiters.options.ts";
import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import { fileUrl } from "../platform/files/file-url.ts";

/** A job as a list shows it, with what concerns the viewer: without its long text, which a list of many has no use for. */
export interface JobCard {
  readonly id: string;
  readonly title: string;
  readonly jobType: JobTypeValue;
  readonly industry: IndustryValue;
  readonly workMode: WorkModeValue;
  readonly location: string;
  readonly experienceLevel: ExperienceLevelValue | null;
  readonly salaryLabel: string;
  readonly salaryRange: SalaryRangeValue | null;
  readonly requirements: string;
  readonly createdAt: Date;
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly size: CompanySizeValue | null;
    readonly logoUrl: string;
  };
  readonly viewerHasSaved: boolean;
  /** The viewer's own application, unless withdrawn. */
  readonly viewerApplicationStatus: Exclude<ApplicationStatus, "WITHDRAWN"> | null;
}

/** A whole job, as every door shows it. */
export interface JobView extends JobCard {
  readonly recruiterId: string;
  /** Lakh rupees per year. */
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly description: string;
  /** UTC midnight of the last day, inclusive. */
  readonly applicationDeadline: Date | null;
  readonly status: "OPEN" | "CLOSED";
  /** Set when the recruiter deleted the job. */
  readonly deletedAt: Date | null;
  readonly viewerAppliedAt: Date | null;
}

/** A row of `jobCardColumns`. */
export interface JobCardRow {
  id: string;
  recruiter_id: string;
  title: string;
  job_type: JobTypeValue;
  industry: IndustryValue;
  work_mode: WorkModeValue;
  location: string;
  experience_level: ExperienceLevelValue | null;
  salary_label: string;
  requirements: string;
  created_at: Date;
  company_name: string;
  company_size: CompanySizeValue | null;
  logo_key: string | null;
  logo_name: string | null;
  viewer_has_saved: boolean;
  viewer_application_status: JobCard["viewerApplicationStatus"];
}

/** A row of `jobViewColumns`. */
export interface JobViewRow extends JobCardRow {
  salary_min: string | null;
  salary_max: string | null;
  description: string;
  application_deadline: string | null;
  status: "OPEN" | "CLOSED";
  deleted_at: Date | null;
  viewer_applied_at: Date | null;
}

/**
 * The select list of a job card, in SQL: one statement brings the job, its company's logo and the viewer's flags.
 * `job`: the alias of `jobs`; `viewer`: the placeholder of the viewing seeker's id (a uuid, null when nobody).
 */
export const jobCardColumns = (job: string, viewer: string): string => `
  ${job}.id, ${job}.recruiter_id, ${job}.title, ${job}.job_type, ${job}.industry, ${job}.work_mode, ${job}.location,
  ${job}.experience_level, ${job}.salary_label, ${job}.requirements, ${job}.created_at, ${job}.company_name,
  ${job}.company_size, logo.storage_key as logo_key, logo.name as logo_name,
  exists (select from saved_jobs s where s.seeker_id = ${viewer}::uuid and s.job_id = ${job}.id) as viewer_has_saved,
  mine.status as viewer_application_status`;

/** The same of a whole job. */
export const jobViewColumns = (job: string, viewer: string): string => `${jobCardColumns(job, viewer)},
  ${job}.salary_min, ${job}.salary_max, ${job}.description, ${job}.application_deadline::text, ${job}.status,
  ${job}.deleted_at, mine.applied_at as viewer_applied_at`;

/** The joins that these columns need. */
export const jobViewJoins = (job: string, viewer: string): string => `
  join recruiters r on r.id = ${job}.recruiter_id
  left join files logo on logo.id = r.logo_file_id
  left join applications mine on mine.seeker_id = ${viewer}::uuid and mine.job_id = ${job}.id and mine.status <> 'WITHDRAWN'`;

/** The choice that a label is of; others come from imports. */
const RANGE_OF: ReadonlyMap<string, SalaryRangeValue> = new Map(
  SALARY_RANGES.map(({ label, value }) => [label, value]),
);

/** Turns a row into the card. */
export function toJobCard(row: JobCardRow): JobCard {
  return {
    id: row.id,
    title: row.title,
    jobType: row.job_type,
    industry: row.industry,
    workMode: row.work_mode,
    location: row.location,
    experienceLevel: row.experience_level,
    salaryLabel: row.salary_label,
    salaryRange: RANGE_OF.get(row.salary_label) ?? null,
    requirements: row.requirements,
    createdAt: row.created_at,
    company: {
      id: row.recruiter_id,
      name: row.company_name,
      size: row.company_size,
      logoUrl: row.logo_key === null ? "" : fileUrl(row.logo_key, row.logo_name ?? "logo"),
    },
    viewerHasSaved: row.viewer_has_saved,
    viewerApplicationStatus: row.viewer_application_status,
  };
}

/** Turns a row into the view. */
export function toJobView(row: JobViewRow): JobView {
  return {
    ...toJobCard(row),
    recruiterId: row.recruiter_id,
    salaryMin: row.salary_min === null ? null : Number(row.salary_min),
    salaryMax: row.salary_max === null ? null : Number(row.salary_max),
    description: row.description,
    applicationDeadline: row.application_deadline === null ? null : new Date(`${row.application_deadline}T00:00:00Z`),
    status: row.status,
    deletedAt: row.deleted_at,
    viewerAppliedAt: row.viewer_applied_at,
  };
}

/** How much of a job is read: what is selected for it, and what a row is turned into. */
export interface JobShape<Row, Job> {
  readonly name: string;
  readonly columns: (job: string, viewer: string) => string;
  readonly of: (row: Row) => Job;
}

/** Cards. */
export const JOB_CARD: JobShape<JobCardRow, JobCard> = { name: "cards", columns: jobCardColumns, of: toJobCard };

/** Whole jobs. */
export const WHOLE_JOB: JobShape<JobViewRow, JobView> = { name: "whole", columns: jobViewColumns, of: toJobView };

/** What a whole job has and a card has not. */
export const BEYOND_CARD: Readonly<Record<Exclude<keyof JobView, keyof JobCard>, true>> = {
  recruiterId: true,
  salaryMin: true,
  salaryMax: true,
  description: true,
  applicationDeadline: true,
  status: true,
  deletedAt: true,
  viewerAppliedAt: true,
};
