import { mailTime } from "../../notices/mail-times.ts";
import { DEFAULT_HOURS } from "../../notices/preferences.ts";
import { queueNotices } from "../../notices/queue-notices.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTasks } from "../../platform/queue/worker-task.ts";
import type { JobSearch } from "../search/job-search.ts";
import { prepareSearch } from "../search/prepare-search.ts";
import { alertConditions } from "./alert-conditions.ts";
import { tokensOfAlert } from "./alert-tokens.ts";
import { findOutdatedAlerts, storeConditions } from "./alerts.store.ts";
import {
  type FoundAlert,
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
/** Alerts whose words are looked up again in one run, and how old that may be before. */
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

async function storeMatches(tx: Transaction, jobId: string, found: readonly FoundAlert[], now: Date): Promise<void> {
  const times = new Map<string, Date>();
  const dueAt = ({ frequency, timeZone, quietFrom, quietUntil }: FoundAlert): Date => {
    if (frequency === "AT_ONCE") return now;
    const key = [frequency, timeZone, quietFrom, quietUntil].join();
    const hours = { timeZone: timeZone ?? DEFAULT_HOURS.timeZone, quietFrom, quietUntil };
    const at = times.get(key) ?? mailTime(frequency, hours, now) ?? now;
    times.set(key, at);
    return at;
  };
  for (let from = 0; from < found.length; from += ALERTS) {
    const some = found.slice(from, from + ALERTS);
    await insertMatches(
      tx,
      jobId,
      some.map((alert) => ({ alertId: alert.alertId, seekerId: alert.seekerId, dueAt: dueAt(alert) })),
    );
    const atOnce = [
      ...new Set(some.filter(({ frequency }) => frequency === "AT_ONCE").map(({ seekerId }) => seekerId)),
    ];
    await queueNotices(
      tx,
      JOB_ALERTS,
      atOnce.map((seekerId) => ({ id: seekerId, cause: { seekerId } })),
    );
  }
}

/** Looks the words of an alert's search up, and stores what it asks for. @throws BAD_USER_INPUT */
export async function prepareAlert(
  { db }: Pick<Platform, "db">,
  tx: Transaction,
  { id, search }: { readonly id: string; readonly search: JobSearch },
): Promise<void> {
  const prepared = await prepareSearch(db, search);
  const conditions = alertConditions(prepared);
  await storeConditions(tx, id, conditions, tokensOfAlert(prepared, conditions));
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
      for (const alert of await findOutdatedAlerts(platform.db, before, RENEWED))
        await platform.db.transaction((tx) => prepareAlert(platform, tx, alert));
    },
  },
});
