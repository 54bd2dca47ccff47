import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { RelatedJobService } from "./related-jobs.service.ts";
import { RelatedJobs } from "./related-jobs.types.ts";

type Context = ResolverContext<{ relatedJobs: RelatedJobService }>;

/** Thousands of jobs are compared, as in a search. */
const SEARCH_COST = 150;

@Resolver(() => RelatedJobs)
export class RelatedJobResolver {
  @Query(() => RelatedJobs, {
    description: "What leads on from a job. Anyone who may read the job may.",
    complexity: ({ childComplexity }) => SEARCH_COST + 4 * childComplexity,
  })
  relatedJobs(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<RelatedJobs> {
    return services.relatedJobs.get(actor, jobId);
  }
}
