import { Prisma } from "../../generated/prisma/client.ts";
import type { JobStatus } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { OwnedJob } from "../editors/job-editors.ts";
import { columnName, takesApplications } from "../job.store.ts";
import { type JobFields, jobSchema } from "../jobs.schemas.ts";

/** A company's job, identified by its id in the source system. */
export interface ExternalJob {
  readonly companyId: string;
  readonly externalId: string;
}

/** A job to store, or to update when its company already has one with the same id. */
export interface JobRecord extends ExternalJob, JobFields {
  readonly id: string;
  /** When it was posted; now, by the database's clock, if null or later. */
  readonly createdAt: Date | null;
  readonly salaryLabel: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly postedById: string | null;
}

/** An existing job from a source system. */
export interface StoredExternalJob extends ExternalJob, OwnedJob {
  readonly id: string;
  readonly applicationDeadline: Date | null;
  readonly status: JobStatus;
  readonly takesApplications: boolean;
  readonly isDeleted: boolean;
}

/** Returns those of these jobs that exist, deleted ones included. */
export function findExternalJobs(tx: Transaction, jobs: readonly ExternalJob[]): Promise<StoredExternalJob[]> {
  return tx.$queryRaw`
    select job.id, job.company_id as "companyId", job.external_id as "externalId",
      job.status, (${Prisma.raw(takesApplications("job"))}) as "takesApplications",
      job.editors, job.posted_by_id as "postedById", job.application_deadline as "applicationDeadline", job.deleted_at is not null as "isDeleted"
    from jobs job join unnest(${jobs.map(({ companyId }) => companyId)}::uuid[], ${jobs.map(({ externalId }) => externalId)}::text[])
      as given (company_id, external_id) on job.company_id = given.company_id and job.external_id = given.external_id`;
}

/** The columns that an update changes: every field of a post. */
const CHANGED = [...new Set([...Object.keys(jobSchema.shape), "salaryLabel", "salaryMin", "salaryMax"])].map(
  columnName,
);
const ALL = ["id", "company_id", "external_id", "created_at", "posted_by_id", ...CHANGED];
const list = (columns: readonly string[], table: string) => columns.map((name) => `${table}.${name}`).join(", ");

/** The author of the writes and the options, for the companies' activity log. */
export interface WrittenBy {
  readonly actorId: string | null;
  readonly detail: string;
  /** Whether existing jobs keep their questions, because the source cannot provide any. */
  readonly keepsQuestions?: boolean;
}

/**
 * Stores jobs. An existing job is updated only where it differs; unchanged ones are filtered out first, as their search
 * words would be recomputed for nothing. Writes are recorded in the company's activity log. @returns the jobs written
 */
export function upsertJobs(
  tx: Transaction,
  jobs: readonly JobRecord[],
  { actorId, detail, keepsQuestions = false }: WrittenBy,
): Promise<(ExternalJob & { readonly id: string; readonly isNew: boolean })[]> {
  const rows = jobs.map((job) =>
    Object.fromEntries(Object.entries(job).map(([name, value]) => [columnName(name), value])),
  );
  const changed = keepsQuestions ? CHANGED.filter((name) => name !== "questions") : CHANGED;
  return tx.$queryRaw`
    with written as (
    insert into jobs (${Prisma.raw(ALL.join(", "))})
    select ${Prisma.raw(list(ALL, "given").replace("given.created_at", "least(given.created_at, now())"))}
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb) as given
    where not exists (
      select from jobs where jobs.company_id = given.company_id and jobs.external_id = given.external_id
        and (${Prisma.raw(list(changed, "jobs"))}) is not distinct from (${Prisma.raw(list(changed, "given"))}))
    order by given.company_id, given.external_id
    on conflict (company_id, external_id) do update
      set ${Prisma.raw(changed.map((name) => `${name} = excluded.${name}`).join(", "))}, updated_at = now()
      where (${Prisma.raw(list(changed, "jobs"))}) is distinct from (${Prisma.raw(list(changed, "excluded"))})
    returning id, company_id, external_id, title, (xmax = 0) as inserted),
    noted as (
      insert into company_events (company_id, actor_id, kind, job_id, subject, detail)
      select company_id, ${actorId}::uuid, (case when inserted then 'JOB_POSTED' else 'JOB_EDITED' end)::"CompanyEventKind", id, title, ${detail}::text
      from written)
    select id, company_id as "companyId", external_id as "externalId", inserted as "isNew" from written`;
}
