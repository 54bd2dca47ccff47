import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { JobStatus } from "../generated/prisma/enums.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { PostedJobService } from "./posted-jobs.service.ts";
import { PostedJob, PostedJobConnection } from "./posted-jobs.types.ts";

type Context = ResolverContext<{ postedJobs: PostedJobService }>;

@Resolver(() => PostedJob)
export class PostedJobResolver {
  @Query(() => PostedJobConnection, { description: "The acting recruiter's jobs, newest first." })
  async postedJobs(
    @Arg("status", () => JobStatus, { nullable: true, description: "Only these; both without it." })
    status: JobStatus | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<PostedJob>> {
    return toConnection<PostedJob>(await services.postedJobs.list(actor, { status }, page));
  }

  @Query(() => PostedJob, { description: "One of the acting recruiter's jobs." })
  postedJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<PostedJob> {
    return services.postedJobs.get(actor, id);
  }
}
