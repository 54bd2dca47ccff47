import type { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";
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

/** An alert that a job matches. */
export interface FoundAlert {
  readonly alertId: string;
  readonly seekerId: string;
  readonly frequency: JobAlertFrequency;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

const unlessAny = (column: string, condition: (operand: string) => string) =>
  `(a.${column} is null or ${condition(`a.${column}`)})`;

/** The conditions of the search with an alert's columns as operands; those that cost least first. */
const MATCHES = [
  ...FILTER_COLUMNS.map(({ job, alert }) => unlessAny(alert, (values) => jobIs.oneOf(job, values))),
  unlessAny("posted_within_days", jobIs.postedWithin),
  unlessAny("pay_at_least", (least) => `(${jobIs.payingAtLeast(least)})`),
  jobIs.paidWithin([unlessAny("salary_min", jobIs.paidFrom), unlessAny("salary_max", jobIs.paidUpTo)]),
  unlessAny("places", jobIs.matching),
  unlessAny("companies", jobIs.matching),
  // A keyword without words, such as "++", is only looked for as it was typed.
  `(a.contains is null or coalesce(${jobIs.matching("a.words")}, false) or strpos(search_text, a.contains) > 0)`,
  unlessAny("excluded", (query) => `not (${jobIs.matching(query)})`),
].join(" and ");

// The job's words are unpacked once, and not for each alert. `offset 0` has each candidate looked up by its id: how many tokens
// a job has says nothing of how many alerts have them, and the planner would rather read all alerts.
const FIND_ALERTS = `
  with job as materialized (
    select created_at, search_words || ''::tsvector as search_words, search_text || '' as search_text, salary_min, salary_max,
      ${FILTER_COLUMNS.map(({ job }) => job).join(", ")}
    from jobs where id = $1::uuid),
  candidates as materialized (
    select distinct found.alert_id from unnest($2::text[]) as had (token) join job_alert_tokens found on found.token = had.token)
  select a.id as "alertId", a.seeker_id as "seekerId", a.frequency::text as frequency, p.time_zone as "timeZone",
    p.quiet_from as "quietFrom", p.quiet_until as "quietUntil"
  from candidates c cross join lateral (select * from job_alerts where id = c.alert_id offset 0) a
    left join lateral (select * from notice_preferences where account_id = a.seeker_id offset 0) p on true
  where a.paused_at is null and a.created_at <= $3::timestamptz and exists (select from job where ${MATCHES})`;

/** Every alert that a job matches which is open; those that are paused, or began after it opened, are not asked. */
export async function findAlertsFor(
  tx: Transaction,
  { jobId, openedAt }: Omit<OpenedJob, "changeId">,
): Promise<FoundAlert[]> {
  const [job] = await tx.$queryRawUnsafe<JobForTokens[]>(
    `select tsvector_to_array(search_words) as lexemes, search_text as "searchText",
       array[${FILTER_COLUMNS.map(({ job }) => `${job}::text`).join(", ")}] as values
     from jobs where id = $1::uuid and ${takesApplications("jobs")}`,
    jobId,
  );
  return job ? tx.$queryRawUnsafe<FoundAlert[]>(FIND_ALERTS, jobId, tokensOfJob(job), openedAt) : [];
}

/** A job that is to be told. */
export interface NewMatch {
  readonly alertId: string;
  readonly seekerId: string;
  readonly dueAt: Date;
}

/** Stores that alerts found a job. What an alert has found before stays as it is. */
export const insertMatches = (tx: Transaction, jobId: string, matches: readonly NewMatch[]) =>
  tx.$executeRaw`
    insert into job_alert_matches (alert_id, job_id, seeker_id, due_at)
    select alert_id, ${jobId}::uuid, seeker_id, due_at
    from unnest(${matches.map(({ alertId }) => alertId)}::uuid[], ${matches.map(({ seekerId }) => seekerId)}::uuid[],
      ${matches.map(({ dueAt }) => dueAt)}::timestamptz[]) as found (alert_id, seeker_id, due_at)
    where exists (select from job_alerts a where a.id = alert_id)
    on conflict do nothing`;
