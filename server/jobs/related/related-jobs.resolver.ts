import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { RelatedJobService } from "./related-jobs.service.ts";
import { RelatedJobs } from "./related-jobs.types.ts";

type Context = ResolverContext<{ relatedJobs: RelatedJobService }>;

/** Compares thousands of jobs, like a search. */
const SEARCH_COST = 150;

@Resolver(() => RelatedJobs)
export class RelatedJobResolver {
  @ForKeys()
  @Query(() => RelatedJobs, {
    description: "Returns jobs similar to a job, for anyone who may read that job. Public.",
    complexity: ({ childComplexity }) => SEARCH_COST + 4 * childComplexity,
  })
  relatedJobs(
    @Arg("jobId", () => ID, { description: "The id of the job to compare with." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<RelatedJobs> {
    return services.relatedJobs.get(actor, jobId);
  }
}
