import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import type { CompanySizeValue } from "../recruiters/recruiters.options.ts";
import type { ExperienceLevelValue, IndustryValue, JobTypeValue, WorkModeValue } from "./jobs.options.ts";

/** A job as every door shows it, with what concerns the viewer. */
export interface JobView {
  readonly id: string;
  readonly recruiterId: string;
  readonly title: string;
  readonly jobType: JobTypeValue;
  readonly industry: IndustryValue;
  readonly workMode: WorkModeValue;
  readonly location: string;
  readonly experienceLevel: ExperienceLevelValue | null;
  readonly salaryLabel: string;
  /** Lakh rupees per year. */
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly requirements: string;
  readonly description: string;
  /** UTC midnight of the last day, inclusive. */
  readonly applicationDeadline: Date | null;
  readonly status: "OPEN" | "CLOSED";
  /** Set when the recruiter deleted the job. */
  readonly deletedAt: Date | null;
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
  readonly viewerAppliedAt: Date | null;
}

/** A row of `jobViewColumns`. */
export interface JobViewRow {
  id: string;
  recruiter_id: string;
  title: string;
  job_type: JobTypeValue;
  industry: IndustryValue;
  work_mode: WorkModeValue;
  location: string;
  experience_level: ExperienceLevelValue | null;
  salary_label: string;
  salary_min: string | null;
  salary_max: string | null;
  requirements: string;
  description: string;
  application_deadline: string | null;
  status: "OPEN" | "CLOSED";
  deleted_at: Date | null;
  created_at: Date;
  company_name: string;
  company_size: CompanySizeValue | null;
  logo_key: string | null;
  logo_name: string | null;
  viewer_has_saved: boolean;
  viewer_application_status: JobView["viewerApplicationStatus"];
  viewer_applied_at: Date | null;
}

/**
 * The select list of a job view, in SQL: one statement brings the job, its company's logo and the viewer's flags.
 * `job`: the alias of `jobs`; `viewer`: the placeholder of the viewing seeker's id (a uuid, null when nobody).
 */
export const jobViewColumns = (job: string, viewer: string): string => `
  ${job}.id, ${job}.recruiter_id, ${job}.title, ${job}.job_type, ${job}.industry, ${job}.work_mode, ${job}.location,
  ${job}.experience_level, ${job}.salary_label, ${job}.salary_min, ${job}.salary_max, ${job}.requirements,
  ${job}.description, ${job}.application_deadline::text, ${job}.status, ${job}.deleted_at, ${job}.created_at,
  ${job}.company_name, ${job}.company_size, logo.storage_key as logo_key, logo.name as logo_name,
  exists (select from saved_jobs s where s.seeker_id = ${viewer}::uuid and s.job_id = ${job}.id) as viewer_has_saved,
  mine.status as viewer_application_status, mine.applied_at as viewer_applied_at`;

/** The joins that `jobViewColumns` needs. */
export const jobViewJoins = (job: string, viewer: string): string => `
  join recruiters r on r.id = ${job}.recruiter_id
  left join files logo on logo.id = r.logo_file_id
  left join applications mine on mine.seeker_id = ${viewer}::uuid and mine.job_id = ${job}.id and mine.status <> 'WITHDRAWN'`;

/** Turns a row into the view. */
export function toJobView(row: JobViewRow): JobView {
  return {
    id: row.id,
    recruiterId: row.recruiter_id,
    title: row.title,
    jobType: row.job_type,
    industry: row.industry,
    workMode: row.work_mode,
    location: row.location,
    experienceLevel: row.experience_level,
    salaryLabel: row.salary_label,
    salaryMin: row.salary_min === null ? null : Number(row.salary_min),
    salaryMax: row.salary_max === null ? null : Number(row.salary_max),
    requirements: row.requirements,
    description: row.description,
    applicationDeadline: row.application_deadline === null ? null : new Date(`${row.application_deadline}T00:00:00Z`),
    status: row.status,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    company: {
      id: row.recruiter_id,
      name: row.company_name,
      size: row.company_size,
      logoUrl: row.logo_key === null ? "" : fileUrl(row.logo_key, row.logo_name ?? "logo"),
    },
    viewerHasSaved: row.viewer_has_saved,
    viewerApplicationStatus: row.viewer_application_status,
    viewerAppliedAt: row.viewer_applied_at,
  };
}
