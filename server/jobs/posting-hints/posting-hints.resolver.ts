import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
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
  @Query(() => [JobPostingHint], {
    description:
      "Suggestions for a post before it is published: missing information, and discouraging words under the law " +
      "of the operator's country. Advisory only; no post is refused because of them. Recruiters only.",
    complexity: costByLength(READING_COST),
  })
  jobPostingHints(
    @Arg("input", () => JobInput, { description: "The post so far; required texts may still be empty." })
    input: JobPost,
    @Ctx() { actor, services }: Context,
  ): Promise<PostingHint[]> {
    return services.postingHints.find(actor, input);
  }
}
