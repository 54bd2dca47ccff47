import { mailTime } from "../../notices/mail-times.ts";
import { DEFAULT_HOURS } from "../../notices/preferences.ts";
import { queueNotices } from "../../notices/queue-notices.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTasks } from "../../platform/queue/worker-task.ts";
import type { JobSearch } from "../search/job-search.ts";
import { prepareSearch } from "../search/prepare-search.ts";
import { alertConditions } from "./alert-conditions.ts";
import {
  type AlertSearch,
  findOutdatedSearches,
  keepConditions,
  removeIfUnused,
  type SearchToStore,
  storeConditions,
} from "./alert-searches.store.ts";
import {
  claimOpenedJobs,
  deleteOldMatches,
  type FoundAlerts,
  findAlertsFor,
  hasAlerts,
  insertMatches,
  setMatched,
} from "./matching.store.ts";

/** The notice kind for new jobs. */
const JOB_ALERTS = "JOB_ALERTS";
/** Jobs per transaction, as one may match very many alerts; and matched alerts per statement. */
const JOBS = 1;
const ALERTS = 5000;
/** Number of searches whose words are looked up again in one run, and the age in hours from which that is due. */
const RENEWED = 5000;
const OLD_HOURS = 24;

/**
 * Matches the alerts against the jobs that opened since the last run. The matches are stored in the same transaction
 * that marks the jobs as matched, so after a crash each alert still sends each job exactly once. @returns the number of
 * jobs
 */
export async function matchOpenedJobs({ db, clock }: Pick<Platform, "db" | "clock">): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await hasAlerts(tx))) return 0;
    const opened = await claimOpenedJobs(tx, JOBS);
    if (opened.length === 0) return 0;
    for (const job of opened) await storeMatches(tx, job.jobId, await findAlertsFor(tx, job), clock());
    await setMatched(
      tx,
      opened.map(({ changeId }) => changeId),
    );
    return opened.length;
  });
}

/** Stores pending notifications for the alerts that a job matches. */
export async function storeMatches(
  tx: Transaction,
  jobId: string,
  found: readonly FoundAlerts[],
  now: Date,
): Promise<void> {
  for (const { alertIds, seekerIds, frequency, ...hours } of found) {
    const isAtOnce = frequency === "AT_ONCE";
    const times = { ...hours, timeZone: hours.timeZone ?? DEFAULT_HOURS.timeZone };
    const dueAt = isAtOnce ? now : (mailTime(frequency, times, now) ?? now);
    for (let from = 0; from < alertIds.length; from += ALERTS) {
      const some = {
        alertIds: alertIds.slice(from, from + ALERTS),
        seekerIds: seekerIds.slice(from, from + ALERTS),
      };
      await insertMatches(tx, jobId, some, dueAt);
      const told = isAtOnce ? [...new Set(some.seekerIds)] : [];
      await queueNotices(
        tx,
        JOB_ALERTS,
        told.map((seekerId) => ({ id: seekerId, cause: { seekerId } })),
      );
    }
  }
}

/**
 * Looks up the words of a search; called outside of transactions, as it takes a connection from the pool. @throws
 * BAD_USER_INPUT
 */
export async function readSearchToStore(db: Pick<Database, "pool">, search: JobSearch): Promise<SearchToStore> {
  return { search, conditions: alertConditions(await prepareSearch(db, search)) };
}

/** Looks up the words of a stored search again; removes the search if no alert uses it. */
export async function renewSearch(db: Database, { id, search }: AlertSearch): Promise<void> {
  const asked = await readSearchToStore(db, search).catch(nullIfInvalid);
  await db.transaction(async (tx) => {
    if (!(await removeIfUnused(tx, id)))
      await (asked ? storeConditions(tx, id, asked.conditions) : keepConditions(tx, id));
  });
}

/** A search may have been stored before one of its values was refused. */
function nullIfInvalid(error: unknown): null {
  if (error instanceof AppError && error.code === "BAD_USER_INPUT") return null;
  throw error;
}

/** Background tasks of job alerts. */
export const jobAlertTasks = (platform: Pick<Platform, "db" | "clock">): BackgroundTasks => ({
  "match-job-alerts": {
    schedule: "* * * * *",
    async run() {
      while ((await matchOpenedJobs(platform)) > 0);
    },
  },
  // Words that are new among the jobs may be synonyms, inflections or better spellings of an alert's words.
  "renew-job-alerts": {
    schedule: "*/10 * * * *",
    async run() {
      const before = new Date(platform.clock().getTime() - OLD_HOURS * 3_600_000);
      for (const stored of await findOutdatedSearches(platform.db, before, RENEWED))
        await renewSearch(platform.db, stored);
    },
  },
  "remove-old-job-alert-matches": { schedule: "47 3 * * *", run: () => deleteOldMatches(platform.db) },
});
