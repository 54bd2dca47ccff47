import { hasSettled } from "../../applications/deciding/settled.sql.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Reads } from "../../platform/database/reads.ts";

/** The raw figures of a company's record. */
export interface ResponseFigures {
  readonly companyId: string;
  readonly sample: number;
  readonly answered: number;
  readonly answeredTogether: number;
  readonly late: number;
  readonly medianDays: number | null;
  readonly interim: number;
  readonly since: Date | null;
}

/** An event of one application, which is identified only by a meaningless number. */
export interface AnonymousEvent {
  readonly application: number;
  readonly event: "applied" | "interim" | "due" | "answered";
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly together: boolean;
}

const TODAY = `($2::timestamptz at time zone 'utc')::date`;

/**
 * SQL: the applications to a company's jobs, each with its first answer that was not undone at once. An interim answer
 * renews the promised day, unless it came after that day: then the broken promise counts. $1: the companies; $2: now.
 */
const APPLICATIONS = `
  select j.company_id, a.id, a.status, (a.applied_at at time zone 'utc')::date as applied, interim.day as interim,
    coalesce(interim.broken, a.answer_due_on) as due, answer.day as answered, coalesce(answer.bulk, false) as together,
    a.unanswered_at is not null or interim.broken is not null as unanswered_in_time
  from jobs j join applications a on a.job_id = j.id
  left join lateral (
    select max(e.day) filter (where e.day <= e.answer_was_due_on) as day,
      min(e.answer_was_due_on) filter (where e.day > e.answer_was_due_on) as broken
    from (select (created_at at time zone 'utc')::date as day, answer_was_due_on from application_events
      where application_id = a.id and kind = 'INTERIM_ANSWER' and created_at >= a.applied_at) e) interim on true
  left join lateral (
    select (e.created_at at time zone 'utc')::date as day, e.bulk from application_events e
    where e.application_id = a.id and e.kind in ('ACCEPTED', 'REJECTED') and e.created_at >= a.applied_at
      and ${hasSettled("e", "$2::timestamptz")}
    order by e.id limit 1) answer on true
  where j.company_id = any($1::uuid[]) and a.answer_due_on >= ${TODAY} - 365`;

/**
 * SQL: those whose promised day passed within the last year, without those withdrawn before that day; and those with an
 * interim answer that still have time, which have neither `due` nor `answered`.
 */
const ANSWERS = `
  select company_id, id, applied, interim, case when due < ${TODAY} then due end as due,
    case when due < ${TODAY} then answered end as answered, due < ${TODAY} and together as together
  from (${APPLICATIONS}) as promised
  where case when due >= ${TODAY} then interim is not null and status = 'APPLIED'
    else due >= ${TODAY} - 365 and (status <> 'WITHDRAWN' or unanswered_in_time or answered is not null) end`;

/** Returns the figures of these companies' applications and answers, as far as there are any, in one statement. */
export async function readResponseFigures(
  { pool }: Pick<Reads, "pool">,
  companyIds: readonly string[],
  now: Date,
): Promise<ResponseFigures[]> {
  const { rows } = await pool.query<ResponseFigures>({
    name: "response-figures",
    text: `select company_id as "companyId", count(due)::int as sample, count(answered)::int as answered, count(*) filter (where together)::int as "answeredTogether",
        count(*) filter (where answered > due)::int as late, count(*) filter (where due is null)::int as interim,
        percentile_cont(0.5) within group (order by answered - applied) as "medianDays",
        min(applied) filter (where due is not null)::timestamp at time zone 'utc' as since
      from (${ANSWERS}) as answers group by company_id`,
    values: [companyIds, now],
  });
  return rows;
}

/** Returns the events behind these figures, in an order that reveals nothing, in one statement. */
export async function readAnonymousEvents(
  { pool }: Pick<Database, "pool">,
  companyId: string,
  now: Date,
): Promise<AnonymousEvent[]> {
  const { rows } = await pool.query<AnonymousEvent>({
    name: "anonymous-events",
    text: `select application, event, day::text, event = 'answered' and together as together
      from (select *, (row_number() over (order by sha256(id::text::bytea)))::int as application from (${ANSWERS}) as answers) as numbered
      cross join lateral (values (1, 'applied', applied), (2, 'interim', interim), (3, 'due', due), (4, 'answered', answered)) as events (place, event, day)
      where day is not null order by application, place`,
    values: [[companyId], now],
  });
  return rows;
}
