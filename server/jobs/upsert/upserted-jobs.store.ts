import { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { OwnedJob } from "../editors/job-editors.ts";
import { columnName } from "../job.store.ts";
import { type JobFields, jobSchema } from "../jobs.schemas.ts";

/** A job of a company, by its id where it comes from. */
export interface ExternalJob {
  readonly companyId: string;
  readonly externalId: string;
}

/** A job to store, or to change when its company has one of the same id already. */
export interface JobRecord extends ExternalJob, JobFields {
  readonly id: string;
  readonly createdAt: Date;
  readonly salaryLabel: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly postedById: string | null;
}

/** A job of this kind that is there. */
export interface StoredExternalJob extends ExternalJob, OwnedJob {
  readonly id: string;
  readonly applicationDeadline: Date | null;
  readonly isDeleted: boolean;
}

/** Those of these jobs that are there, deleted ones too. */
export function findExternalJobs(tx: Transaction, jobs: readonly ExternalJob[]): Promise<StoredExternalJob[]> {
  return tx.$queryRaw`
    select job.id, job.company_id as "companyId", job.external_id as "externalId",
      job.editors, job.posted_by_id as "postedById", job.application_deadline as "applicationDeadline", job.deleted_at is not null as "isDeleted"
    from jobs job join unnest(${jobs.map(({ companyId }) => companyId)}::uuid[], ${jobs.map(({ externalId }) => externalId)}::text[])
      as given (company_id, external_id) on job.company_id = given.company_id and job.external_id = given.external_id`;
}

/** What is changed of a job that is there: every field of a post. */
const CHANGED = [...new Set([...Object.keys(jobSchema.shape), "salaryLabel", "salaryMin", "salaryMax"])].map(
  columnName,
);
const ALL = ["id", "company_id", "external_id", "created_at", "posted_by_id", ...CHANGED];
const list = (columns: readonly string[], table: string) => columns.map((name) => `${table}.${name}`).join(", ");

/** Who writes jobs, and how, for the activity of their companies. */
export interface WrittenBy {
  readonly actorId: string | null;
  readonly detail: string;
  /** Whether the questions of jobs that are there stay, because the source cannot ask any. */
  readonly keepsQuestions?: boolean;
}

/**
 * Stores jobs. One that is there already is changed only where it differs; what is the same is left out first, as the words that it
 * is found by would be read again for nothing. What is written is noted in the activity of its
 * company. @returns those that were written
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
    select ${Prisma.raw(list(ALL, "given"))}
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
