import { takesApplications } from "../jobs/job.store.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database } from "../platform/database/database.ts";
import type {
  AnswersDueCounts,
  DashboardCounters,
  InterviewCount,
  SourceCount,
  TimeInStage,
  WeekOfApplications,
} from "./dashboard.types.ts";

/** Returns all counters of a company, in one statement. */
export async function readCounters(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
): Promise<DashboardCounters> {
  const { rows } = await pool.query<DashboardCounters>({
    name: "dashboard-counters",
    text: `
      with own as materialized (
        select id, ${takesApplications("jobs")} as open from jobs where ${seenJobs("jobs", "$1", "$2")} and deleted_at is null
          and status not in ('DRAFT', 'SCHEDULED')),
      counted as (
        select count(*)::int as received, count(*) filter (where a.status = 'ACCEPTED')::int as accepted,
               count(*) filter (where a.status = 'REJECTED')::int as rejected
        from applications a join own on own.id = a.job_id where a.status <> 'WITHDRAWN')
      select (select count(*)::int from own) as "jobsPosted",
             (select count(*)::int from own where open) as "jobsOpen",
             received as "applicationsReceived", accepted as "applicationsAccepted",
             rejected as "applicationsRejected"
      from counted`,
    values: [companyId, interviewerId],
  });
  return rows[0] as DashboardCounters;
}

/** Returns the last weeks of a company, oldest first, that of `now` included, in one statement. */
export async function readWeeks(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  now: Date,
  weeks: number,
): Promise<WeekOfApplications[]> {
  const { rows } = await pool.query<WeekOfApplications>({
    name: "dashboard-weeks",
    text: `
      with week as (
        select start from generate_series(
          date_trunc('week', $2::timestamptz at time zone 'utc') - make_interval(weeks => $3 - 1),
          date_trunc('week', $2::timestamptz at time zone 'utc'), interval '1 week') as start),
      came as (
        select date_trunc('week', a.applied_at at time zone 'utc') as start, count(*)::int as received,
               count(*) filter (where a.status = 'ACCEPTED')::int as accepted
        from applications a join jobs j on j.id = a.job_id
        where ${seenJobs("j", "$1", "$4")} and j.deleted_at is null and a.status <> 'WITHDRAWN'
          and a.applied_at >= (select min(start) from week) at time zone 'utc'
        group by 1)
      select week.start at time zone 'utc' as "weekStart", coalesce(received, 0) as received,
             coalesce(accepted, 0) as accepted
      from week left join came using (start) order by week.start`,
    values: [companyId, now, weeks, interviewerId],
  });
  return rows;
}

/** Returns the sources of a company's applications, most frequent first, in one statement. */
export async function readSources(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
): Promise<SourceCount[]> {
  const { rows } = await pool.query<SourceCount>({
    name: "dashboard-sources",
    text: `
      select a.source, count(*)::int as count from applications a join jobs j on j.id = a.job_id
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null and a.status <> 'WITHDRAWN'
      group by a.source order by count desc, a.source`,
    values: [companyId, interviewerId],
  });
  return rows;
}

/** Returns the stages of a company in order, with how long their applications have been there, in one statement. */
export async function readTimeInStages(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  now: Date,
): Promise<TimeInStage[]> {
  const { rows } = await pool.query<TimeInStage>({
    name: "dashboard-stages",
    text: `
      with waiting as (
        select a.stage_id, count(*)::int as count,
          percentile_cont(0.5) within group (order by extract(epoch from $3::timestamptz - a.stage_since)::float8) / 86400 as days
        from applications a join jobs j on j.id = a.job_id
        where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null and a.status = 'APPLIED' group by 1)
      select s.id as "stageId", s.name as stage, coalesce(w.count, 0) as count, round(case when w.days is not null then greatest(w.days, 0) end::numeric, 1)::float8 as "medianDays"
      from company_stages s left join waiting w on w.stage_id = s.id where s.company_id = $1 order by s.position, s.id`,
    values: [companyId, interviewerId, now],
  });
  return rows;
}

/** Returns the numbers of a company's pending applications whose answer is due, in one statement. */
export async function readAnswersDue(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  today: Date,
): Promise<AnswersDueCounts> {
  const { rows } = await pool.query<AnswersDueCounts>({
    name: "dashboard-answers-due",
    text: `
      select count(*) filter (where answer_due_on < $3::date)::int as passed,
        count(*) filter (where answer_due_on = $3::date and unanswered_at is null)::int as today,
        count(*) filter (where answer_due_on >= $3::date and unanswered_at is null)::int as week
      from applications a join jobs j on j.id = a.job_id
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null and a.status = 'APPLIED' and a.answer_due_on <= $3::date + 6`,
    values: [companyId, interviewerId, today],
  });
  return rows[0] as AnswersDueCounts;
}

/** Returns the applicants in a stage named as an interview, by job, longest wait first, in one statement. */
export async function readInterviews(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  most: number,
): Promise<InterviewCount[]> {
  const { rows } = await pool.query<InterviewCount>({
    name: "dashboard-interviews",
    text: `
      select j.id as "jobId", j.title as "jobTitle", s.id as "stageId", s.name as stage, count(*)::int as count, min(a.stage_since) as since
      from company_stages s join applications a on a.stage_id = s.id join jobs j on j.id = a.job_id
      where s.company_id = $1 and s.name ilike '%interview%' and ${seenJobs("j", "$1", "$2")} and j.deleted_at is null
        and a.status = 'APPLIED'
      group by j.id, s.id order by since, j.id, s.id limit $3`,
    values: [companyId, interviewerId, most],
  });
  return rows;
}
