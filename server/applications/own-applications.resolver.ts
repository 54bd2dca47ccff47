import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ApplicationSource } from "../generated/prisma/enums.ts";
import { JobIdInput } from "../jobs/jobs.inputs.ts";
import { JobPayload } from "../jobs/jobs.types.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { DateScalar } from "../platform/graphql/scalars.ts";
import { ApplicationAnswerInput } from "./answers/answers.types.ts";
import { WithdrawApplicationPayload } from "./applications.types.ts";
import type { OwnApplicationService } from "./own-applications.service.ts";
import {
  ApplicationChange,
  ArchiveApplicationInput,
  ArchiveApplicationPayload,
  OwnApplication,
  OwnApplicationConnection,
  OwnApplicationOrder,
} from "./own-applications.types.ts";

type Context = ResolverContext<{ ownApplications: OwnApplicationService }>;

@Resolver()
export class OwnApplicationResolver {
  @ForKeys("applications:read")
  @Query(() => OwnApplicationConnection, {
    description: "The caller's applications, including those to closed and deleted jobs, without withdrawn ones.",
  })
  async appliedJobs(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("archived", () => Boolean, {
      nullable: true,
      description: "True returns only archived applications, false only the others; both if absent.",
    })
    archived: boolean | null,
    @Arg("order", () => OwnApplicationOrder, {
      defaultValue: "NEWEST",
      description: "The sort order; most recently sent first by default.",
    })
    order: OwnApplicationOrder,
    @Arg("answerDueBy", () => DateScalar, {
      nullable: true,
      description:
        "Returns only pending applications whose response deadline, a day in UTC, is this day or earlier; all if absent.",
    })
    answerDueBy: Date | null,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OwnApplication>> {
    const which = { archived, answerDueBy, order };
    return toConnection<OwnApplication>(await services.ownApplications.list(actor, page, which));
  }

  @ForKeys("applications:read")
  @Query(() => OwnApplication, {
    nullable: true,
    description: "The caller's application to a job; null if there is none or it was withdrawn.",
  })
  ownApplication(
    @Arg("jobId", () => ID, { description: "The job's id." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<OwnApplication | null> {
    return services.ownApplications.toJob(actor, jobId);
  }

  @ForKeys("applications:write")
  @Mutation(() => JobPayload, {
    description:
      "Applies to a job with a resume of the caller's, by default the one in the profile. The application can be undone with " +
      "`undoApplication` for 10 seconds. Seekers only.",
  })
  async applyToJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Arg("source", () => ApplicationSource, {
      nullable: true,
      description: "Where the seeker found the job; null if unknown.",
    })
    source: ApplicationSource | null,
    @Arg("asksWhenEmpty", () => Boolean, {
      defaultValue: false,
      description:
        "Whether to fail with PROFILE_EMPTY, once per seeker, if the profile has no resume and no content, so that " +
        "the client can ask before applying.",
    })
    asksWhenEmpty: boolean,
    @Arg("answers", () => [ApplicationAnswerInput], {
      nullable: true,
      description:
        "Answers to the job's screening questions, each question once. Fails with ANSWERS_NEEDED if required " +
        "questions exist and no answers are given. Errors name the field `answers.` followed by the question's id.",
    })
    answers: ApplicationAnswerInput[] | null,
    @Arg("coverNote", () => String, {
      nullable: true,
      description: "A note to the company, as plain text; at most 2,000 characters. None if absent or empty.",
    })
    coverNote: string | null,
    @Arg("resumeId", () => ID, {
      nullable: true,
      description: "Which of the caller's `viewerResumes` is sent; the one in the profile if absent.",
    })
    resumeId: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    const given = (answers ?? []).map(async ({ file, ...answer }) => ({ ...answer, file: await file }));
    const options = { source, asksWhenEmpty, answers: await Promise.all(given), coverNote, resumeId };
    return { job: await services.ownApplications.apply(actor, jobId, options) };
  }

  @ForKeys("applications:write")
  @Mutation(() => WithdrawApplicationPayload, {
    description:
      "Withdraws the caller's application to a job, whatever its status. The seeker can apply to the job " + "again.",
  })
  withdrawApplication(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WithdrawApplicationPayload> {
    return services.ownApplications.withdraw(actor, jobId);
  }

  @ForKeys("applications:write")
  @Mutation(() => ArchiveApplicationPayload, {
    description: "Archives or unarchives one of the caller's applications. The company is not notified.",
  })
  async archiveApplication(
    @Arg("input", () => ArchiveApplicationInput) { jobId, archived }: ArchiveApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ArchiveApplicationPayload> {
    return { application: await services.ownApplications.archive(actor, jobId, archived) };
  }

  @ForKeys("applications:read")
  @Subscription(() => ApplicationChange, {
    description: "Reports changes to applications that the caller sent or their company received, made on any device.",
    subscribe: ({ context }: { context: Context }) => context.services.ownApplications.changes(context.actor),
  })
  applicationChanged(@Root() change: ApplicationChange): ApplicationChange {
    return change;
  }
}
