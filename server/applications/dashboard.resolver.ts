import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import { PostedJob } from "../jobs/posted/posted-jobs.types.ts";
import { requireRecruiter } from "../platform/actor.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import type { ApplicantView } from "./applicants.service.ts";
import { Applicant } from "./applicants.types.ts";
import type { DashboardService } from "./dashboard.service.ts";
import {
  AnswersDueCounts,
  DashboardCounters,
  InterviewCount,
  RecruiterDashboard,
  SourceCount,
  TimeInStage,
  WeekOfApplications,
} from "./dashboard.types.ts";

type Context = ResolverContext<{ dashboard: DashboardService }>;

@Resolver(() => RecruiterDashboard)
export class DashboardResolver {
  @ForKeys("jobs:read", "applications:read")
  @Query(() => RecruiterDashboard, {
    description: "The dashboard of the caller's company, limited to the jobs that the recruiter may see.",
  })
  recruiterDashboard(@Ctx() { actor }: Context): RecruiterDashboard {
    requireRecruiter(actor);
    return {};
  }

  @FieldResolver(() => DashboardCounters, { description: "The total numbers of jobs and applications." })
  counters(@Ctx() { actor, services }: Context): Promise<DashboardCounters> {
    return services.dashboard.counters(actor);
  }

  @FieldResolver(() => [PostedJob], { description: "The two newest jobs that have been opened." })
  recentJobs(@Ctx() { actor, services }: Context): Promise<readonly PostedJob[]> {
    return services.dashboard.recentJobs(actor);
  }

  @FieldResolver(() => [Applicant], {
    description: "The two newest applications. `email` and `phone` are null here; request them from `applicants`.",
  })
  recentApplications(@Ctx() { actor, services }: Context): Promise<readonly ApplicantView[]> {
    return services.dashboard.recentApplications(actor);
  }

  @FieldResolver(() => [WeekOfApplications], {
    description: "Applications received in each of the last 12 weeks, including the current one, oldest first.",
  })
  weeks(@Ctx() { actor, services }: Context): Promise<WeekOfApplications[]> {
    return services.dashboard.weeks(actor);
  }
  @FieldResolver(() => [SourceCount], {
    description: "Where applicants found the jobs, most frequent source first.",
  })
  sources(@Ctx() { actor, services }: Context): Promise<SourceCount[]> {
    return services.dashboard.sources(actor);
  }

  @FieldResolver(() => [TimeInStage], {
    description:
      "How many undecided applications are in each of the company's stages, and for how long, in the order of the " +
      "stages.",
  })
  stages(@Ctx() { actor, services }: Context): Promise<TimeInStage[]> {
    return services.dashboard.stages(actor);
  }

  @FieldResolver(() => AnswersDueCounts, { description: "The numbers of undecided applications by response deadline." })
  answersDue(@Ctx() { actor, services }: Context): Promise<AnswersDueCounts> {
    return services.dashboard.answersDue(actor);
  }

  @FieldResolver(() => [InterviewCount], {
    description:
      "Applicants in stages whose name contains “interview”, by job and stage: at most five entries, longest " +
      "waiting first.",
  })
  interviews(@Ctx() { actor, services }: Context): Promise<InterviewCount[]> {
    return services.dashboard.interviews(actor);
  }
}
