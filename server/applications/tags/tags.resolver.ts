import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { TagService } from "./tags.service.ts";
import { ApplicationTags, TagApplicationsInput, TagApplicationsPayload } from "./tags.types.ts";

type Context = ResolverContext<{ tags: TagService }>;

@Resolver(() => ApplicationTags)
export class TagResolver {
  @ForKeys("applications:read")
  @Query(() => [String], {
    description:
      "All tags on applications to the company's jobs that the caller may see, in alphabetical order, " +
      "at most 500.",
  })
  applicationTags(@Ctx() { actor, services }: Context): Promise<string[]> {
    return services.tags.list(actor);
  }

  @ForKeys("applications:write")
  @Mutation(() => TagApplicationsPayload, {
    description: "Adds tags to, and removes tags from, up to 500 applications. Owners and recruiters only.",
  })
  tagApplications(
    @Arg("input", () => TagApplicationsInput) input: TagApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<TagApplicationsPayload> {
    return services.tags.change(actor, input);
  }
}
