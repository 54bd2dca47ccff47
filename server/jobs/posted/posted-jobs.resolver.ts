import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { JobStatus } from "../../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import { renamedTo } from "../../platform/graphql/renamed.ts";
import { costByLength } from "../../platform/graphql/text-cost.ts";
import { HandOverJobInput } from "../jobs.inputs.ts";
import type { PostedJobService } from "./posted-jobs.service.ts";
import { PostedJob, PostedJobConnection, PostedJobOrder, PostedJobPayload } from "./posted-jobs.types.ts";

type Context = ResolverContext<{ postedJobs: PostedJobService }>;

/** Cost of rendering a thousand characters, which may be sent for the first time. */
const RENDERING_COST = 10;

@Resolver(() => PostedJob)
export class PostedJobResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may edit, schedule, post, close, reopen and delete the job.",
  })
  viewerCanEdit(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): boolean {
    return services.postedJobs.editing(actor, posted).refusal === null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why the viewer is not allowed to edit the job, as a sentence; null if they are allowed to.",
  })
  viewerEditRefusal(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): string | null {
    return services.postedJobs.editing(actor, posted).refusal;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may change who edits the job, and may transfer it. Only the job owner and the company's " +
      "owners may.",
  })
  viewerCanChangeEditors(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): boolean {
    return services.postedJobs.editing(actor, posted).changesEditors;
  }

  @ForKeys("jobs:read")
  @Query(() => PostedJobConnection, {
    description:
      "Lists the jobs of the caller's company, drafts and closed jobs included; interviewers see only " +
      "the jobs assigned to them. Recruiters only.",
  })
  async postedJobs(
    @Arg("status", () => JobStatus, {
      nullable: true,
      description: "Only jobs with this status. If absent, jobs with any status.",
    })
    status: JobStatus | null,
    @Arg("title", () => String, {
      nullable: true,
      description: "Only jobs whose title contains this text, ignoring case; at most 200 characters.",
    })
    title: string | null,
    @Arg("externalId", () => ID, {
      nullable: true,
      description: "Only the job with this id in the company's source system.",
    })
    externalId: string | null,
    @Arg("order", () => PostedJobOrder, { nullable: true, description: "The sort order; newest first by default." })
    order: keyof typeof PostedJobOrder | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<PostedJob>> {
    return toConnection<PostedJob>(await services.postedJobs.list(actor, { status, title, externalId, order }, page));
  }

  @ForKeys()
  @Query(() => String, {
    description: "Renders Markdown as sanitized HTML, as job pages show it. Recruiters only.",
    complexity: costByLength(RENDERING_COST),
  })
  markdownPreview(
    @Arg("text", () => String, { description: "The Markdown text to render; at most 30,000 characters." }) text: string,
    @Ctx() { actor, services }: Context,
  ): string {
    return services.postedJobs.preview(actor, text);
  }

  @ForKeys("jobs:read")
  @Query(() => PostedJob, {
    description:
      "Returns a job of the caller's company by its id; interviewers see only the jobs assigned to them. " +
      "Recruiters only.",
  })
  postedJob(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJob> {
    return services.postedJobs.get(actor, id);
  }

  @Mutation(() => PostedJobPayload, {
    description:
      "Transfers a job to another owner or recruiter of the company, who becomes its job owner. Only for the " +
      "current job owner and the company's owners.",
  })
  async transferJob(
    @Arg("input", () => HandOverJobInput) { jobId, accountId }: HandOverJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJobPayload> {
    return { postedJob: await services.postedJobs.handOver(actor, jobId, accountId) };
  }

  @Mutation(() => PostedJobPayload, {
    deprecationReason: renamedTo("transferJob"),
    description: "The former name of `transferJob`.",
  })
  handOverJob(
    @Arg("input", () => HandOverJobInput) input: HandOverJobInput,
    @Ctx() context: Context,
  ): Promise<PostedJobPayload> {
    return this.transferJob(input, context);
  }
}
