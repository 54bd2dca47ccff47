import { mailTime } from "../../notices/mail-times.ts";
import { DEFAULT_HOURS } from "../../notices/preferences.ts";
import { queueNotices } from "../../notices/queue-notices.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTasks } from "../../platform/queue/worker-task.ts";
import type { JobSearch } from "../search/job-search.ts";
import { prepareSearch } from "../search/prepare-search.ts";
import { alertConditions } from "./alert-conditions.ts";
import {
  type AlertSearch,
  findOutdatedSearches,
  removeIfUnused,
  type SearchToStore,
  storeConditions,
} from "./alert-searches.store.ts";
import { tokensOfSearch } from "./alert-tokens.ts";

import {
  deleteOldMatches,
  type FoundAlerts,
  findAlertsFor,
  hasAlerts,
  insertMatches,
  setMatched,
  takeOpenedJobs,
} from "./matching.store.ts";

/** The kind of notice that tells of new jobs. */
const JOB_ALERTS = "JOB_ALERTS";
/** Jobs in one transaction: one may have very many alerts. And found alerts in one statement. */
const JOBS = 1;
const ALERTS = 5000;
/** Searches whose words are looked up again in one run, and how old that may be before. */
const RENEWED = 5000;
const OLD_HOURS = 24;

/**
 * Asks the alerts about the jobs that opened since the last time. What they found is stored in the transaction that notes that
 * they were asked: whatever dies, each job is told once by each alert. @returns how many jobs
 */
export async function matchOpenedJobs({ db, clock }: Pick<Platform, "db" | "clock">): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await hasAlerts(tx))) return 0;
    const opened = await takeOpenedJobs(tx, JOBS);
    if (opened.length === 0) return 0;
    for (const job of opened) await storeMatches(tx, job.jobId, await findAlertsFor(tx, job), clock());
    await setMatched(
      tx,
      opened.map(({ changeId }) => changeId),
    );
    return opened.length;
  });
}

/** Stores what is to be told to those whose alerts a job matches. */
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

/** Looks the words of a search up; outside of transactions, as it needs a connection of its own. @throws BAD_USER_INPUT */
export async function readSearchToStore(db: Pick<Database, "pool">, search: JobSearch): Promise<SearchToStore> {
  const prepared = await prepareSearch(db, search);
  const conditions = alertConditions(prepared);
  return { search, conditions, tokens: tokensOfSearch(prepared, conditions) };
}

/** Looks the words of a stored search up again; one that no alert has is removed. */
export async function renewSearch(db: Database, { id, search }: AlertSearch): Promise<void> {
  const asked = await readSearchToStore(db, search);
  await db.transaction(async (tx) => {
    if (!(await removeIfUnused(tx, id))) await storeConditions(tx, id, asked);
  });
}

/** The alerts' background work. */
export const jobAlertTasks = (platform: Pick<Platform, "db" | "clock">): BackgroundTasks => ({
  "match-job-alerts": {
    schedule: "* * * * *",
    async run() {
      while ((await matchOpenedJobs(platform)) > 0);
    },
  },
  // Words that jobs did not have before may be synonyms, endings or better spellings of what an alert asks for.
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
