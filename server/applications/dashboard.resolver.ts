import { Ctx, FieldResolver, Query, Resolver } from "type-graphql";
import { PostedJob } from "../jobs/posted/posted-jobs.types.ts";
import { requireRecruiter } from "../platform/actor.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
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
  @Query(() => RecruiterDashboard, { description: "The acting recruiter's dashboard." })
  recruiterDashboard(@Ctx() { actor }: Context): RecruiterDashboard {
    requireRecruiter(actor);
    return {};
  }

  @FieldResolver(() => DashboardCounters, { description: "The counters." })
  counters(@Ctx() { actor, services }: Context): Promise<DashboardCounters> {
    return services.dashboard.counters(actor);
  }

  @FieldResolver(() => [PostedJob], { description: "The two newest jobs." })
  recentJobs(@Ctx() { actor, services }: Context): Promise<readonly PostedJob[]> {
    return services.dashboard.recentJobs(actor);
  }

  @FieldResolver(() => [Applicant], {
    description:
      "The two newest applications, without `email` and `phone`, whose reading is recorded: see `applicants`.",
  })
  recentApplications(@Ctx() { actor, services }: Context): Promise<readonly ApplicantView[]> {
    return services.dashboard.recentApplications(actor);
  }

  @FieldResolver(() => [WeekOfApplications], { description: "The last twelve weeks, oldest first." })
  weeks(@Ctx() { actor, services }: Context): Promise<WeekOfApplications[]> {
    return services.dashboard.weeks(actor);
  }
  @FieldResolver(() => [SourceCount], {
    description: "The sources of the applications, most frequent first.",
  })
  sources(@Ctx() { actor, services }: Context): Promise<SourceCount[]> {
    return services.dashboard.sources(actor);
  }

  @FieldResolver(() => [TimeInStage], {
    description: "The company's stages in order, with their undecided applications.",
  })
  stages(@Ctx() { actor, services }: Context): Promise<TimeInStage[]> {
    return services.dashboard.stages(actor);
  }

  @FieldResolver(() => AnswersDueCounts, { description: "The numbers of answers that are due." })
  answersDue(@Ctx() { actor, services }: Context): Promise<AnswersDueCounts> {
    return services.dashboard.answersDue(actor);
  }

  @FieldResolver(() => [InterviewCount], {
    description:
      "Applicants in an interview stage, by job: the five jobs with the longest waiting applicant, longest first.",
  })
  interviews(@Ctx() { actor, services }: Context): Promise<InterviewCount[]> {
    return services.dashboard.interviews(actor);
  }
}
