import type { PostedJobService } from "../jobs/posted/posted-jobs.service.ts";
import type { PostedJob } from "../jobs/posted/posted-jobs.types.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { dayOf } from "../platform/days.ts";
import type { Platform } from "../platform/platform.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import {
  readAnswersDue,
  readCounters,
  readInterviews,
  readSources,
  readTimeInStages,
  readWeeks,
} from "./dashboard.store.ts";
import type {
  AnswersDueCounts,
  DashboardCounters,
  InterviewCount,
  SourceCount,
  TimeInStage,
  WeekOfApplications,
} from "./dashboard.types.ts";

/** docs/specification.md 2.19 */
const RECENT = 2;
const MAX_INTERVIEWS = 5;
export const WEEKS = 12;

/** Provides the recruiter's dashboard part by part, so that clients pay only for the parts they request. */
export class DashboardService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly applicants: ApplicantService,
  ) {}

  /** Returns all counters, in one statement. @throws UNAUTHENTICATED, FORBIDDEN */
  async counters(actor: MaybeActor): Promise<DashboardCounters> {
    return readCounters(this.platform.db, requireMember(actor, "SEE_JOBS"));
  }

  /** Returns the two newest jobs. @throws UNAUTHENTICATED, FORBIDDEN */
  async recentJobs(actor: MaybeActor): Promise<readonly PostedJob[]> {
    return (await this.postedJobs.list(actor, { opened: true }, { first: RECENT })).nodes;
  }

  /** Returns the two newest applications, without contact details. @throws UNAUTHENTICATED, FORBIDDEN */
  async recentApplications(actor: MaybeActor): Promise<readonly ApplicantView[]> {
    return this.applicants.newest(actor, RECENT);
  }

  /**
   * Returns the last twelve weeks, oldest first, the current one included, in one statement. @throws UNAUTHENTICATED,
   * FORBIDDEN
   */
  async weeks(actor: MaybeActor): Promise<WeekOfApplications[]> {
    return readWeeks(this.platform.db, requireMember(actor, "SEE_JOBS"), this.platform.clock(), WEEKS);
  }
  /** Returns the sources of the applications, in one statement. @throws UNAUTHENTICATED, FORBIDDEN */
  async sources(actor: MaybeActor): Promise<SourceCount[]> {
    return readSources(this.platform.db, requireMember(actor, "SEE_JOBS"));
  }

  /**
   * Returns how long undecided applications have been in their stages, in one statement. @throws UNAUTHENTICATED,
   * FORBIDDEN
   */
  async stages(actor: MaybeActor): Promise<TimeInStage[]> {
    return readTimeInStages(this.platform.db, requireMember(actor, "SEE_JOBS"), this.platform.clock());
  }

  /**
   * Returns the numbers of pending applications whose answer is due, in one statement. @throws UNAUTHENTICATED,
   * FORBIDDEN
   */
  async answersDue(actor: MaybeActor): Promise<AnswersDueCounts> {
    return readAnswersDue(this.platform.db, requireMember(actor, "SEE_JOBS"), dayOf(this.platform.clock()));
  }

  /**
   * Returns the applicants in an interview stage, for the five jobs with the longest waiting applicant, in one
   * statement. @throws UNAUTHENTICATED, FORBIDDEN
   */
  async interviews(actor: MaybeActor): Promise<InterviewCount[]> {
    return readInterviews(this.platform.db, requireMember(actor, "SEE_JOBS"), MAX_INTERVIEWS);
  }
}
