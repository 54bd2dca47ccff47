import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import type { JobFitService } from "./job-fit.service.ts";
import { JobFit } from "./job-fit.types.ts";

type Context = ResolverContext<{ jobFit: JobFitService }>;

/** Looks up the words of a whole job. */
const FIT_COST = 50;

@Resolver(() => JobFit)
export class JobFitResolver {
  @ForKeys("profile:read")
  @Query(() => JobFit, {
    description:
      "Compares what a job asks for with the caller's profile. The result is shown to no one else. Seekers only.",
    complexity: ({ childComplexity }) => FIT_COST + childComplexity,
  })
  async jobFit(
    @Arg("jobId", () => ID, { description: "The job's id." }) jobId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<JobFit> {
    return { jobId, items: await services.jobFit.get(actor, jobId) };
  }
}
