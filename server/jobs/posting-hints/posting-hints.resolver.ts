import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { costByLength } from "../../platform/graphql/text-cost.ts";
import { JobInput } from "../jobs.inputs.ts";
import type { JobPost } from "../jobs.schemas.ts";
import type { PostingHintService } from "./posting-hints.service.ts";
import type { PostingHint } from "./posting-hints.ts";
import { JobPostingHint } from "./posting-hints.types.ts";

type Context = ResolverContext<{ postingHints: PostingHintService }>;

/** Cost of scanning a thousand characters for many words. */
const READING_COST = 20;

@Resolver(() => JobPostingHint)
export class PostingHintResolver {
  @ForKeys("jobs:read")
  @Query(() => [JobPostingHint], {
    description:
      "Suggests improvements to a job before it is posted: missing information, and discouraging words under the " +
      "law of the operator's country. The suggestions are only advice and never prevent posting. Owners and " +
      "recruiters of a company only.",
    complexity: costByLength(READING_COST),
  })
  jobPostingHints(
    @Arg("input", () => JobInput, { description: "The job so far. Required texts may still be empty." })
    input: JobPost,
    @Ctx() { actor, services }: Context,
  ): Promise<PostingHint[]> {
    return services.postingHints.find(actor, input);
  }
}
