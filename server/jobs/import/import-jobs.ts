import { randomUUID } from "node:crypto";
import { IMPORTED } from "../../../shared/companies.options.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { HiringRules } from "../posting-hints/hiring-rules.ts";
import { type HintCode, postingHints } from "../posting-hints/posting-hints.ts";
import { refreshVocabulary } from "../search/vocabulary.store.ts";
import { saveJobs } from "../upsert/save-jobs.ts";
import { findCompanies } from "./companies.ts";
import { type Mapping, type Row, read } from "./mapping.ts";
import { type ImportedJob, readRow } from "./read-row.ts";

/** Rows per transaction. */
const BATCH = 200;

/** The reason why a row did not become a job. `line` counts the rows of the file from 1. */
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
  /** Number of rows with an id that another row of the file has too. */
  repeated: number;
  readonly refusals: ImportRefusal[];
  /** Number of imported jobs per hint. */
  readonly hints: Map<HintCode, number>;
}

interface ImportOptions {
  /** Called with the number of rows done. */
  readonly onProgress?: (done: number) => void;
  /** The law that the hints follow. */
  readonly hiringRules?: HiringRules;
  /** Whether the number of open jobs of unverified companies is limited. */
  readonly holdsUnverified?: boolean;
}

/**
 * Imports jobs for recruiters. Each batch is one transaction, stored whole or not at all. A second run changes only
 * what has changed.
 */
export async function importJobs(
  db: Database,
  rows: readonly Row[],
  mapping: Mapping,
  now: Date,
  { onProgress = () => {}, hiringRules = "none", holdsUnverified = false }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: rows.length,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refusals: [],
    hints: new Map(),
  };
  const chosen = chooseRows(rows, mapping);
  report.repeated = rows.length - chosen.length;
  let done = report.repeated;
  onProgress(done);
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH);
    const jobs = batch.flatMap(({ row, line }) => readOne(row, line, mapping, now, report));
    for (const { job } of jobs) countHints(job, hiringRules, now, report);
    if (jobs.length > 0) await db.transaction((tx) => saveBatch(tx, jobs, mapping, report, holdsUnverified));
    done += batch.length;
    onProgress(done);
  }
  if (report.inserted + report.updated > 0) await refreshVocabulary(db);
  return report;
}

/**
 * Returns one row per id: the preferred one, else the first. Rows without an id are included, to be refused with a
 * reason.
 */
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

/** A row that was read successfully. */
interface ReadJob {
  readonly line: number;
  readonly job: ImportedJob;
}

function readOne(row: Row, line: number, mapping: Mapping, now: Date, report: ImportReport): ReadJob[] {
  const externalId = read(row, mapping.externalId).trim();
  const result = readRow(row, mapping, now);
  if ("refused" in result) {
    report.refusals.push({ line, externalId, reason: result.refused });
    return [];
  }
  return [{ line, job: result.job }];
}

function countHints(job: ImportedJob, rules: HiringRules, now: Date, { hints }: ImportReport): void {
  for (const code of new Set(postingHints(job, rules, now).map((hint) => hint.code)))
    hints.set(code, (hints.get(code) ?? 0) + 1);
}

const VERIFIED_NAME = "Its company has the name of a verified company, and another account.";

async function saveBatch(
  tx: Transaction,
  candidates: readonly ReadJob[],
  mapping: Mapping,
  report: ImportReport,
  holdsUnverified: boolean,
): Promise<void> {
  const companyIds = await findCompanies(tx, mapping, [...new Set(candidates.map(({ job }) => job.company))]);
  const jobs = candidates.filter(({ line, job: { company, externalId } }) => {
    const allowed = companyIds.has(company);
    if (!allowed) report.refusals.push({ line, externalId, reason: VERIFIED_NAME });
    return allowed;
  });
  if (jobs.length === 0) return;
  const records = jobs.map(({ job: { company, ...job } }) => ({
    ...job,
    id: randomUUID(),
    companyId: companyIds.get(company) ?? "",
    postedById: null,
  }));
  const saved = await saveJobs(tx, records, { actorId: null, detail: IMPORTED, keepsQuestions: true, holdsUnverified });
  saved.forEach((one, index) => {
    const { line = 0, job } = jobs[index] ?? {};
    if ("refused" in one) report.refusals.push({ line, externalId: job?.externalId ?? "", reason: one.refused });
    else report[COUNTED[one.outcome]]++;
  });
}

const COUNTED = { CREATED: "inserted", UPDATED: "updated", UNCHANGED: "unchanged" } as const;
