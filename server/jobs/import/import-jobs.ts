import { randomUUID } from "node:crypto";
import { IMPORTED } from "../../../shared/companies.options.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { HiringRules } from "../posting-hints/hiring-rules.ts";
import { type HintCode, postingHints } from "../posting-hints/posting-hints.ts";
import { refreshVocabulary } from "../search/vocabulary.store.ts";
import { saveJobs } from "../upsert/save-jobs.ts";
import { type FoundCompany, findCompanies, findRecruiter } from "./companies.ts";
import { companyKey } from "./company-names.ts";
import type { Mapping, Row } from "./mapping.ts";
import { type ImportedJob, readIdentity, readRow } from "./read-row.ts";
import { repairEncoding } from "./repair-encoding.ts";

/** Rows per transaction. */
const BATCH = 200;

/** The reason why a row did not become a job. `line` is where the row begins in the file, or else its number from 1. */
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
  /** The line of each row in its file. */
  readonly lines?: readonly number[];
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
  { lines = [], onProgress = () => {}, hiringRules = "none", holdsUnverified = false }: ImportOptions = {},
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
  const chosen = chooseRows(mapping.repairEncoding ? rows.map(repaired) : rows, lines, mapping);
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

const repaired = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, repairEncoding(cell)]));

/**
 * Returns one row per id: the preferred one, else the first. Rows without an id are included, to be refused with a
 * reason.
 */
function chooseRows(rows: readonly Row[], lines: readonly number[], mapping: Mapping): { row: Row; line: number }[] {
  const { prefer } = mapping;
  const isPreferred = (row: Row) => prefer !== undefined && row[prefer.column]?.trim() === prefer.value;
  const byId = new Map<string, { row: Row; line: number }>();
  rows.forEach((row, index) => {
    const { externalId, company } = readIdentity(row, mapping);
    const key = externalId ? `${companyKey(company)}\u0000${externalId}` : `line ${index}`;
    const before = byId.get(key);
    if (!before || (isPreferred(row) && !isPreferred(before.row)))
      byId.set(key, { row, line: lines[index] ?? index + 1 });
  });
  return [...byId.values()];
}

/** A row that was read successfully. */
interface ReadJob {
  readonly line: number;
  readonly job: ImportedJob;
}

function readOne(row: Row, line: number, mapping: Mapping, now: Date, report: ImportReport): ReadJob[] {
  const result = readRow(row, mapping, now);
  if ("refused" in result) {
    report.refusals.push({ line, externalId: readIdentity(row, mapping).externalId, reason: result.refused });
    return [];
  }
  return [{ line, job: result.job }];
}

function countHints(job: ImportedJob, rules: HiringRules, now: Date, { hints }: ImportReport): void {
  for (const code of new Set(postingHints(job, rules, now).map((hint) => hint.code)))
    hints.set(code, (hints.get(code) ?? 0) + 1);
}

async function companiesOf(
  tx: Transaction,
  { recruiter }: Mapping,
  jobs: readonly ReadJob[],
): Promise<Map<string, FoundCompany>> {
  if ("company" in recruiter)
    return findCompanies(
      tx,
      recruiter,
      jobs.map(({ job }) => job.company),
    );
  return new Map([[companyKey(""), { id: await findRecruiter(tx, recruiter.email) }]]);
}

async function saveBatch(
  tx: Transaction,
  candidates: readonly ReadJob[],
  mapping: Mapping,
  report: ImportReport,
  holdsUnverified: boolean,
): Promise<void> {
  const companies = await companiesOf(tx, mapping, candidates);
  const jobs = candidates.flatMap(({ line, job: { company, ...job } }) => {
    const found = companies.get(companyKey(company)) ?? { refused: "It names no company." };
    if ("id" in found) return [{ line, record: { ...job, id: randomUUID(), companyId: found.id, postedById: null } }];
    report.refusals.push({ line, externalId: job.externalId, reason: found.refused });
    return [];
  });
  if (jobs.length === 0) return;
  const records = jobs.map(({ record }) => record);
  const saved = await saveJobs(tx, records, { actorId: null, detail: IMPORTED, keepsQuestions: true, holdsUnverified });
  saved.forEach((one, index) => {
    const { line = 0, record } = jobs[index] ?? {};
    if ("refused" in one) report.refusals.push({ line, externalId: record?.externalId ?? "", reason: one.refused });
    else report[COUNTED[one.outcome]]++;
  });
}

const COUNTED = { CREATED: "inserted", UPDATED: "updated", UNCHANGED: "unchanged" } as const;
