import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { findRecruiters } from "./companies.ts";
import { type Mapping, type Row, read } from "./mapping.ts";
import { type ImportedJob, readRow } from "./read-row.ts";

/** Rows of one transaction. */
const BATCH = 200;

/** Why a row did not become a job. `line` counts the rows of the file from 1. */
export interface ImportRefusal {
  readonly line: number;
  readonly externalId: string;
  readonly reason: string;
}

export interface ImportReport {
  rows: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Rows with an id that another row of the file has too. */
  repeated: number;
  readonly refusals: ImportRefusal[];
}

/**
 * Loads jobs for recruiters. A batch is one transaction: it is there whole or not at all. Running it again changes only
 * what has changed. `onProgress` hears how many rows are done.
 */
export async function importJobs(
  db: Database,
  rows: readonly Row[],
  mapping: Mapping,
  now: Date,
  onProgress: (done: number) => void = () => {},
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: rows.length,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refusals: [],
  };
  const chosen = chooseRows(rows, mapping);
  report.repeated = rows.length - chosen.length;
  let done = report.repeated;
  onProgress(done);
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH);
    const jobs = batch.flatMap(({ row, line }) => readOne(row, line, mapping, now, report));
    if (jobs.length > 0) await db.transaction((tx) => saveBatch(tx, jobs, mapping, report));
    done += batch.length;
    onProgress(done);
  }
  return report;
}

/** One row for each id: the preferred, else the first. Rows without an id stay, to be refused with a reason. */
function chooseRows(rows: readonly Row[], mapping: Mapping): { row: Row; line: number }[] {
  const { prefer } = mapping;
  const isPreferred = (row: Row) => prefer !== undefined && row[prefer.column]?.trim() === prefer.value;
  const byId = new Map<string, { row: Row; line: number }>();
  rows.forEach((row, index) => {
    const company = "company" in mapping.recruiter ? read(row, mapping.recruiter.company).trim() : "";
    const id = read(row, mapping.externalId).trim();
    const key = id ? `${company}\u0000${id}` : `line ${index}`;
    const before = byId.get(key);
    if (!before || (isPreferred(row) && !isPreferred(before.row))) byId.set(key, { row, line: index + 1 });
  });
  return [...byId.values()];
}

function readOne(row: Row, line: number, mapping: Mapping, now: Date, report: ImportReport): ImportedJob[] {
  const externalId = read(row, mapping.externalId).trim();
  const result = readRow(row, mapping, now);
  if ("refused" in result) {
    report.refusals.push({ line, externalId, reason: result.refused });
    return [];
  }
  return [result.job];
}

async function saveBatch(
  tx: Transaction,
  jobs: readonly ImportedJob[],
  mapping: Mapping,
  report: ImportReport,
): Promise<void> {
  const recruiters = await findRecruiters(tx, mapping, [...new Set(jobs.map(({ company }) => company))]);
  const records = jobs.map(({ company, ...job }) => ({
    ...job,
    id: randomUUID(),
    recruiterId: recruiters.get(company),
  }));
  const saved = await tx.$queryRaw<{ inserted: boolean }[]>`
    insert into jobs (id, recruiter_id, external_id, title, job_type, industry, work_mode, location, experience_level,
                      salary_label, salary_min, salary_max, requirements, description, application_deadline, created_at, updated_at)
    select r.id, r."recruiterId", r."externalId", r.title, r."jobType", r.industry, r."workMode", r.location, r."experienceLevel",
           r."salaryLabel", r."salaryMin", r."salaryMax", r.requirements, r.description, r."applicationDeadline"::date, r."createdAt", now()
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
      id uuid, "recruiterId" uuid, "externalId" text, title text, "jobType" "JobType", industry "Industry", "workMode" "WorkMode",
      location text, "experienceLevel" "ExperienceLevel", "salaryLabel" text, "salaryMin" numeric, "salaryMax" numeric,
      requirements text, description text, "applicationDeadline" timestamptz, "createdAt" timestamptz)
    on conflict (recruiter_id, external_id) do update set
      title = excluded.title, job_type = excluded.job_type, industry = excluded.industry, work_mode = excluded.work_mode,
      location = excluded.location, experience_level = excluded.experience_level, salary_label = excluded.salary_label,
      salary_min = excluded.salary_min, salary_max = excluded.salary_max, requirements = excluded.requirements,
      description = excluded.description, application_deadline = excluded.application_deadline, updated_at = now()
    where (jobs.title, jobs.job_type, jobs.industry, jobs.work_mode, jobs.location, jobs.experience_level, jobs.salary_label,
           jobs.salary_min, jobs.salary_max, jobs.requirements, jobs.description, jobs.application_deadline)
      is distinct from (excluded.title, excluded.job_type, excluded.industry, excluded.work_mode, excluded.location,
           excluded.experience_level, excluded.salary_label, excluded.salary_min, excluded.salary_max, excluded.requirements,
           excluded.description, excluded.application_deadline)
    returning (xmax = 0) as inserted`;
  const inserted = saved.filter((row) => row.inserted).length;
  report.inserted += inserted;
  report.updated += saved.length - inserted;
  report.unchanged += jobs.length - saved.length;
}
