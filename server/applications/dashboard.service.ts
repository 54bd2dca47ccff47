import type { PostedJobService, PostedJobView } from "../jobs/posted-jobs.service.ts";
import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";

/** What the dashboard's counters say: over all jobs that are not deleted and all applications that are not withdrawn. */
export interface DashboardCounters {
  readonly jobsPosted: number;
  readonly jobsOpen: number;
  readonly applicationsReceived: number;
  readonly applicationsAccepted: number;
  readonly applicationsRejected: number;
}

/** The applications that came in within one week. */
export interface WeekOfApplications {
  /** UTC midnight of its Monday. */
  readonly weekStart: Date;
  readonly received: number;
  /** How many of these have been accepted by now. */
  readonly accepted: number;
}

/** docs/specification.md 2.19 */
const RECENT = 2;
export const WEEKS = 12;

/** The recruiter's dashboard, part by part, so that a reader pays only for what it asks for. */
export class DashboardService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly applicants: ApplicantService,
  ) {}

  /** All counters in one statement. @throws UNAUTHENTICATED, FORBIDDEN */
  async counters(actor: MaybeActor): Promise<DashboardCounters> {
    const { accountId } = requireRecruiter(actor);
    const { rows } = await this.platform.db.pool.query<DashboardCounters>({
      name: "dashboard-counters",
      text: `
        with own as materialized (select id, status from jobs where recruiter_id = $1 and deleted_at is null),
        counted as (
          select count(*)::int as received, count(*) filter (where a.status = 'ACCEPTED')::int as accepted,
                 count(*) filter (where a.status = 'REJECTED')::int as rejected
          from applications a join own on own.id = a.job_id where a.status <> 'WITHDRAWN')
        select (select count(*)::int from own) as "jobsPosted",
               (select count(*)::int from own where status = 'OPEN') as "jobsOpen",
               received as "applicationsReceived", accepted as "applicationsAccepted",
               rejected as "applicationsRejected"
        from counted`,
      values: [accountId],
    });
    return (
      rows[0] ?? {
        jobsPosted: 0,
        jobsOpen: 0,
        applicationsReceived: 0,
        applicationsAccepted: 0,
        applicationsRejected: 0,
      }
    );
  }

  /** The two newest jobs. @throws UNAUTHENTICATED, FORBIDDEN */
  async recentJobs(actor: MaybeActor): Promise<readonly PostedJobView[]> {
    return (await this.postedJobs.list(actor, null, { first: RECENT })).nodes;
  }

  /** The two newest applications. @throws UNAUTHENTICATED, FORBIDDEN */
  async recentApplications(actor: MaybeActor): Promise<readonly ApplicantView[]> {
    return (await this.applicants.all(actor, { first: RECENT })).nodes;
  }

  /** The last twelve weeks, the oldest first, this one included; one statement. @throws UNAUTHENTICATED, FORBIDDEN */
  async weeks(actor: MaybeActor): Promise<WeekOfApplications[]> {
    const { accountId } = requireRecruiter(actor);
    const { rows } = await this.platform.db.pool.query<WeekOfApplications>({
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
          where j.recruiter_id = $1 and j.deleted_at is null and a.status <> 'WITHDRAWN'
            and a.applied_at >= (select min(start) from week) at time zone 'utc'
          group by 1)
        select week.start at time zone 'utc' as "weekStart", coalesce(received, 0) as received,
               coalesce(accepted, 0) as accepted
        from week left join came using (start) order by week.start`,
      values: [accountId, this.platform.clock(), WEEKS],
    });
    return rows;
  }
}
