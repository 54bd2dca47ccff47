import type { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { isHiddenBy } from "../../platform/hidden-listings.sql.ts";
import { takesApplications } from "../job.store.ts";
import { jobIs } from "../search/conditions.sql.ts";
import { FILTER_COLUMNS } from "./alert-conditions.ts";

/** A job that opened. */
export interface OpenedJob {
  readonly changeId: bigint;
  readonly jobId: string;
  readonly openedAt: Date;
}

/** Whether any alert exists. */
export async function hasAlerts(tx: Transaction): Promise<boolean> {
  return (await tx.jobAlert.findFirst({ select: { id: true } })) !== null;
}

/** Returns the jobs that opened first and are not matched yet; locks keep concurrent runs from taking the same. */
export const claimOpenedJobs = (tx: Transaction, limit: number): Promise<OpenedJob[]> =>
  tx.$queryRaw`
    select id as "changeId", job_id as "jobId", created_at as "openedAt" from job_changes
    where kind = 'OPENED' and not alerts_matched order by id limit ${limit} for update skip locked`;

/** Marks these changes as matched against the alerts. */
export const setMatched = (tx: Transaction, changeIds: readonly bigint[]) =>
  tx.$executeRaw`update job_changes set alerts_matched = true where id = any(${changeIds}::bigint[])`;

/**
 * Alerts that match a job and are sent on the same schedule; an alert and its seeker have the same index in both lists.
 */
export interface FoundAlerts {
  readonly alertIds: readonly string[];
  readonly seekerIds: readonly string[];
  readonly frequency: JobAlertFrequency;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

const unlessAny = (column: string, condition: (operand: string) => string) =>
  `(a.${column} is null or ${condition(`a.${column}`)})`;

/** The conditions of a search, with the columns of the stored search as operands; the most selective ones first. */
const MATCHES = [
  // A keyword without words, such as "++", is only searched verbatim.
  `(a.contains is null and a.words is null or coalesce(${jobIs.matching("a.words")}, false)
    or coalesce(strpos(search_text, a.contains) > 0, false))`,
  unlessAny("places", jobIs.matching),
  unlessAny("companies", jobIs.matching),
  unlessAny("pay_at_least", (least) => `(${jobIs.payingAtLeast(least)})`),
  jobIs.paidWithin([unlessAny("salary_min", jobIs.paidFrom), unlessAny("salary_max", jobIs.paidUpTo)]),
  unlessAny("posted_within_days", jobIs.postedWithin),
  ...FILTER_COLUMNS.map(({ job, alert }) => unlessAny(alert, (values) => jobIs.oneOf(job, values))),
  unlessAny("excluded", (query) => `not (${jobIs.matching(query)})`),
].join(" and ");

// The job is compared with every search: a fifth of a second for 50,000 different ones. Its words are unpacked once
// instead of once per search.
const FIND_ALERTS = `
  with job as materialized (
    select id, company_id, created_at, times_posted, search_words || ''::tsvector as search_words, search_text || '' as search_text, salary_min, salary_max,
      ${FILTER_COLUMNS.map(({ job }) => job).join(", ")}
    from jobs where id = $1::uuid and ${takesApplications("jobs")})
  select array_agg(a.id::text) as "alertIds", array_agg(a.seeker_id::text) as "seekerIds", a.frequency::text as frequency,
    p.time_zone as "timeZone", p.quiet_from as "quietFrom", p.quiet_until as "quietUntil"
  from (select id from job_alert_searches a where exists (select from job where ${MATCHES})) matching
    join job_alerts a on a.search_id = matching.id and a.paused_at is null and a.created_at <= $2::timestamptz
      and not ${isHiddenBy("a.seeker_id", { id: "$1::uuid", companyId: "(select company_id from job)", timesPosted: "(select times_posted from job)" })}
    left join notice_preferences p on p.account_id = a.seeker_id and a.frequency <> 'AT_ONCE'
  group by a.frequency, p.time_zone, p.quiet_from, p.quiet_until`;

/**
 * Returns every alert that an open job matches, except those that are paused or were created after it opened, and those
 * of seekers who have hidden it.
 */
export const findAlertsFor = (
  tx: Transaction,
  { jobId, openedAt }: Omit<OpenedJob, "changeId">,
): Promise<FoundAlerts[]> => tx.$queryRawUnsafe<FoundAlerts[]>(FIND_ALERTS, jobId, openedAt);

/** Stores that alerts matched a job; existing matches stay as they are. */
export const insertMatches = (
  tx: Transaction,
  jobId: string,
  { alertIds, seekerIds }: Pick<FoundAlerts, "alertIds" | "seekerIds">,
  dueAt: Date,
) =>
  tx.$executeRaw`
    insert into job_alert_matches (alert_id, job_id, seeker_id, due_at)
    select alert_id, ${jobId}::uuid, seeker_id, ${dueAt}::timestamptz
    from unnest(${alertIds}::uuid[], ${seekerIds}::uuid[]) as found (alert_id, seeker_id)
    where exists (select from job_alerts a where a.id = alert_id)
    on conflict do nothing`;

/** Deletes matches that were sent half a year ago: a job that reopens after that counts as new. */
export async function deleteOldMatches({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "delete from job_alert_matches where created_at < now() - interval '180 days' and told_at < now() - interval '30 days'",
  );
}
