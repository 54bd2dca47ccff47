import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { JobStatus } from "../../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
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
    description: "Whether the viewer may edit, schedule, post, close, reopen and delete it.",
  })
  viewerCanEdit(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): boolean {
    return services.postedJobs.editing(actor, posted).refusal === null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The reason why the viewer may not edit it, as a sentence; null when they may.",
  })
  viewerEditRefusal(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): string | null {
    return services.postedJobs.editing(actor, posted).refusal;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may change who edits it, and transfer it: its owner and the company's owners may.",
  })
  viewerCanChangeEditors(@Root() posted: PostedJob, @Ctx() { actor, services }: Context): boolean {
    return services.postedJobs.editing(actor, posted).changesEditors;
  }

  @Query(() => PostedJobConnection, { description: "Jobs of the acting recruiter's company." })
  async postedJobs(
    @Arg("status", () => JobStatus, { nullable: true, description: "Only jobs with this status; all when absent." })
    status: JobStatus | null,
    @Arg("title", () => String, { nullable: true, description: "A part of the title, case-insensitive." })
    title: string | null,
    @Arg("externalId", () => ID, {
      nullable: true,
      description: "Only the job with this id in its source system.",
    })
    externalId: string | null,
    @Arg("order", () => PostedJobOrder, { nullable: true, description: "The sort order; newest first when absent." })
    order: keyof typeof PostedJobOrder | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<PostedJob>> {
    return toConnection<PostedJob>(await services.postedJobs.list(actor, { status, title, externalId, order }, page));
  }

  @Query(() => String, {
    description: "Renders Markdown as job pages show it, for a preview. Recruiters only.",
    complexity: costByLength(RENDERING_COST),
  })
  markdownPreview(
    @Arg("text", () => String, { description: "The Markdown text, at most 30,000 characters." }) text: string,
    @Ctx() { actor, services }: Context,
  ): string {
    return services.postedJobs.preview(actor, text);
  }

  @Query(() => PostedJob, { description: "One job of the acting recruiter's company." })
  postedJob(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJob> {
    return services.postedJobs.get(actor, id);
  }

  @Mutation(() => PostedJobPayload, {
    description:
      "Transfers a job to another recruiter of the company. Only its owner and the company's owners may do so.",
  })
  async handOverJob(
    @Arg("input", () => HandOverJobInput) { jobId, accountId }: HandOverJobInput,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJobPayload> {
    return { postedJob: await services.postedJobs.handOver(actor, jobId, accountId) };
  }
}
