import type { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { takesApplications } from "../job.store.ts";
import { jobIs } from "../search/conditions.sql.ts";
import { FILTER_COLUMNS } from "./alert-conditions.ts";
import { type JobForTokens, tokensOfJob } from "./alert-tokens.ts";

/** A job that opened. */
export interface OpenedJob {
  readonly changeId: bigint;
  readonly jobId: string;
  readonly openedAt: Date;
}

/** Whether anybody has an alert. */
export async function hasAlerts(tx: Transaction): Promise<boolean> {
  return (await tx.jobAlert.findFirst({ select: { id: true } })) !== null;
}

/** The jobs that opened first and wait for the alerts; the locks keep others from asking the same. */
export const takeOpenedJobs = (tx: Transaction, limit: number): Promise<OpenedJob[]> =>
  tx.$queryRaw`
    select id as "changeId", job_id as "jobId", created_at as "openedAt" from job_changes
    where kind = 'OPENED' and not alerts_matched order by id limit ${limit} for update skip locked`;

/** Notes that the alerts were asked about these. */
export const setMatched = (tx: Transaction, changeIds: readonly bigint[]) =>
  tx.$executeRaw`update job_changes set alerts_matched = true where id = any(${changeIds}::bigint[])`;

/** Alerts that a job matches and that are told at the same hours; an alert and its seeker have the same place in the lists. */
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

/** The conditions of the search with a stored search's columns as operands; those that most candidates fail first. */
const MATCHES = [
  // A keyword without words, such as "++", is only looked for as it was typed.
  `(a.contains is null or coalesce(${jobIs.matching("a.words")}, false) or strpos(search_text, a.contains) > 0)`,
  unlessAny("places", jobIs.matching),
  unlessAny("companies", jobIs.matching),
  unlessAny("pay_at_least", (least) => `(${jobIs.payingAtLeast(least)})`),
  jobIs.paidWithin([unlessAny("salary_min", jobIs.paidFrom), unlessAny("salary_max", jobIs.paidUpTo)]),
  unlessAny("posted_within_days", jobIs.postedWithin),
  ...FILTER_COLUMNS.map(({ job, alert }) => unlessAny(alert, (values) => jobIs.oneOf(job, values))),
  unlessAny("excluded", (query) => `not (${jobIs.matching(query)})`),
].join(" and ");

// The job's words are unpacked once, and not for each search. `offset 0` has each candidate looked up by its id: how many tokens
// a job has says nothing of how many searches have them, and the planner would rather read all.
const FIND_ALERTS = `
  with job as materialized (
    select created_at, search_words || ''::tsvector as search_words, search_text || '' as search_text, salary_min, salary_max,
      ${FILTER_COLUMNS.map(({ job }) => job).join(", ")}
    from jobs where id = $1::uuid),
  candidates as materialized (
    select distinct found.search_id
    from unnest($2::text[]) as had (token) cross join lateral (
      select search_id from job_alert_tokens
      where token = had.token and filters & $3::bigint = $3::bigint and places & $4::bigint <> 0 offset 0) found),
  matching as materialized (
    select c.search_id
    from candidates c cross join lateral (select * from job_alert_searches where id = c.search_id offset 0) a
    where exists (select from job where ${MATCHES}))
  select array_agg(a.id::text) as "alertIds", array_agg(a.seeker_id::text) as "seekerIds", a.frequency::text as frequency,
    p.time_zone as "timeZone", p.quiet_from as "quietFrom", p.quiet_until as "quietUntil"
  from matching m
    cross join lateral (
      select id, seeker_id, frequency from job_alerts
      where search_id = m.search_id and paused_at is null and created_at <= $5::timestamptz offset 0) a
    left join lateral (select * from notice_preferences where account_id = a.seeker_id offset 0) p on a.frequency <> 'AT_ONCE'
  group by a.frequency, p.time_zone, p.quiet_from, p.quiet_until`;

/** Every alert that a job matches which is open; those that are paused, or began after it opened, are not asked. */
export async function findAlertsFor(
  tx: Transaction,
  { jobId, openedAt }: Omit<OpenedJob, "changeId">,
): Promise<FoundAlerts[]> {
  const [job] = await tx.$queryRawUnsafe<JobForTokens[]>(
    `select tsvector_to_array(search_words) as lexemes, search_text as "searchText",
       array[${FILTER_COLUMNS.map(({ job }) => `${job}::text`).join(", ")}] as values
     from jobs where id = $1::uuid and ${takesApplications("jobs")}`,
    jobId,
  );
  if (!job) return [];
  const { tokens, filterBits, placeBits } = tokensOfJob(job);
  return tx.$queryRawUnsafe<FoundAlerts[]>(FIND_ALERTS, jobId, tokens, filterBits, placeBits, openedAt);
}

/** Stores that alerts found a job. What an alert has found before stays as it is. */
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

/** Removes what was told half a year ago: a job that opens again after that is a new one. */
export async function deleteOldMatches({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "delete from job_alert_matches where created_at < now() - interval '180 days' and told_at < now() - interval '30 days'",
  );
}
