import type { Database } from "../../platform/database/database.ts";

/** The raw figures of a company's record. */
export interface ResponseFigures {
  readonly sample: number;
  readonly answered: number;
  readonly answeredTogether: number;
  readonly late: number;
  readonly medianDays: number | null;
  readonly since: Date | null;
}

/** An event of one application, which is identified only by a meaningless number. */
export interface AnonymousEvent {
  readonly application: number;
  readonly event: "applied" | "due" | "answered";
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly together: boolean;
}

/**
 * SQL: the applications to a company's jobs whose promised day passed within the last year, each with its first answer
 * that was not undone at once; without those withdrawn before that day. $1: the company; $2: now.
 */
const ANSWERS = `
  select a.id, (a.applied_at at time zone 'utc')::date as applied, a.answer_due_on as due, answer.day as answered,
    coalesce(answer.bulk, false) as together
  from jobs j join applications a on a.job_id = j.id
  left join lateral (
    select (e.created_at at time zone 'utc')::date as day, e.bulk from application_events e
    where e.application_id = a.id and e.kind in ('ACCEPTED', 'REJECTED') and e.created_at >= a.applied_at
      and e.created_at <= $2::timestamptz - decision_delay()
      and not exists (
        select from application_events undone
        where undone.application_id = a.id and undone.id > e.id and undone.kind in ('ACCEPTED', 'REJECTED', 'REMOVED')
          and undone.created_at < e.created_at + decision_delay())
    order by e.id limit 1) answer on true
  where j.company_id = $1 and a.answer_due_on < ($2::timestamptz at time zone 'utc')::date
    and a.answer_due_on >= ($2::timestamptz at time zone 'utc')::date - 365
    and (a.status <> 'WITHDRAWN' or a.unanswered_at is not null or answer.day is not null)`;

/** Returns the figures of a company's applications and answers, in one statement. */
export async function readResponseFigures(
  { pool }: Pick<Database, "pool">,
  companyId: string,
  now: Date,
): Promise<ResponseFigures> {
  const { rows } = await pool.query<ResponseFigures>({
    name: "response-figures",
    text: `select count(*)::int as sample, count(answered)::int as answered, count(*) filter (where together)::int as "answeredTogether",
        count(*) filter (where answered > due)::int as late,
        percentile_cont(0.5) within group (order by answered - applied) as "medianDays",
        min(applied)::timestamp at time zone 'utc' as since
      from (${ANSWERS}) as answers`,
    values: [companyId, now],
  });
  return rows[0] as ResponseFigures;
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
      cross join lateral (values (1, 'applied', applied), (2, 'due', due), (3, 'answered', answered)) as events (place, event, day)
      where day is not null order by application, place`,
    values: [companyId, now],
  });
  return rows;
}
