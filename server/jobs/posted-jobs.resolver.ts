import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { JobStatus } from "../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { PostedJobService } from "./posted-jobs.service.ts";
import { PostedJob, PostedJobConnection, PostedJobOrder } from "./posted-jobs.types.ts";

type Context = ResolverContext<{ postedJobs: PostedJobService }>;

/** Long texts are read to their end. */
const RENDERING_COST = 10;

@Resolver(() => PostedJob)
export class PostedJobResolver {
  @Query(() => PostedJobConnection, { description: "The acting recruiter's jobs, newest first." })
  async postedJobs(
    @Arg("status", () => JobStatus, { nullable: true, description: "Only these; all without it." })
    status: JobStatus | null,
    @Arg("title", () => String, { nullable: true, description: "A part of the title, in any case." })
    title: string | null,
    @Arg("order", () => PostedJobOrder, { nullable: true, description: "What comes first; the newest when absent." })
    order: keyof typeof PostedJobOrder | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<PostedJob>> {
    return toConnection<PostedJob>(await services.postedJobs.list(actor, { status, title, order }, page));
  }

  @Query(() => String, {
    description: "Text in Markdown as the pages of jobs show it, for a preview. Recruiters only.",
    complexity: RENDERING_COST,
  })
  markdownPreview(
    @Arg("text", () => String, { description: "In Markdown, at most 30,000 characters." }) text: string,
    @Ctx() { actor, services }: Context,
  ): string {
    return services.postedJobs.preview(actor, text);
  }

  @Query(() => PostedJob, { description: "One of the acting recruiter's jobs." })
  postedJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJob> {
    return services.postedJobs.get(actor, id);
  }
}
