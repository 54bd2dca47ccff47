import type { JobStatus } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { MAX_OPEN_UNVERIFIED, roomForOpenJobs, withinRoom } from "../lifecycle/open-job-limit.store.ts";
import { findWithheldCompanies, OWNERS_SUSPENDED } from "../lifecycle/suspended-jobs.store.ts";
import {
  type ExternalJob,
  findExternalJobs,
  type JobRecord,
  upsertJobs,
  type WrittenBy,
} from "./upserted-jobs.store.ts";

/** The result for a given job, or why it was not saved. */
export type SavedJob =
  | {
      readonly id: string;
      readonly outcome: "CREATED" | "UPDATED" | "UNCHANGED";
      readonly status: JobStatus;
      readonly takesApplications: boolean;
    }
  | { readonly refused: string };

interface SaveOptions extends WrittenBy {
  /** Whether the number of open jobs of unverified companies is limited. */
  readonly holdsUnverified: boolean;
}

const DELETED = "This job was deleted here. To post it again, give it another id.";
const NO_ROOM = `Its company is not verified and has ${MAX_OPEN_UNVERIFIED} open jobs.`;

const keyOf = ({ companyId, externalId }: ExternalJob) => `${companyId} ${externalId}`;
const byKey = <Job extends ExternalJob>(jobs: readonly Job[]) => new Map(jobs.map((job) => [keyOf(job), job]));

/**
 * Saves jobs by their ids in the source system: new ones are posted, changed ones are updated, and unchanged ones cause
 * no events. Each id must occur once. @returns the result for each, in order
 */
export async function saveJobs(
  tx: Transaction,
  jobs: readonly JobRecord[],
  { holdsUnverified, ...by }: SaveOptions,
): Promise<SavedJob[]> {
  const companyIds = [...new Set(jobs.map(({ companyId }) => companyId))];
  const withheld = await findWithheldCompanies(tx, companyIds);
  const room = holdsUnverified ? await roomForOpenJobs(tx, companyIds) : null;
  const stored = byKey(await findExternalJobs(tx, jobs));
  const added = jobs.filter((job) => !stored.has(keyOf(job)));
  const notOpened = new Set(added);
  const openable = added.filter(({ companyId }) => !withheld.has(companyId));
  for (const job of room ? withinRoom(room, openable) : openable) notOpened.delete(job);
  const kept = jobs.filter((job) => !stored.get(keyOf(job))?.isDeleted && !notOpened.has(job));
  const written = byKey(await upsertJobs(tx, kept, by));
  // Read again: a concurrent call may just have posted the same job, and a deadline may have changed.
  const there = byKey(await findExternalJobs(tx, kept));
  return jobs.map((job) => {
    const key = keyOf(job);
    if (notOpened.has(job)) return { refused: withheld.has(job.companyId) ? OWNERS_SUSPENDED : NO_ROOM };
    if (stored.get(key)?.isDeleted) return { refused: DELETED };
    const now = written.get(key);
    const { id = job.id, status = "OPEN", takesApplications = true } = there.get(key) ?? {};
    return { id, outcome: now ? (now.isNew ? "CREATED" : "UPDATED") : "UNCHANGED", status, takesApplications };
  });
}
