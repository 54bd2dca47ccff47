import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import type { CompanyExclusionService } from "./company-exclusions.service.ts";
import { CompanyExclusion, CompanyExclusionsPayload, ExcludeCompanyInput } from "./company-exclusions.types.ts";

type Context = ResolverContext<{ companyExclusions: CompanyExclusionService }>;

@Resolver()
export class CompanyExclusionResolver {
  @ForKeys("profile:read")
  @Query(() => [CompanyExclusion], {
    description: "Lists the companies and domains that cannot find the caller, latest first. Seekers only.",
  })
  companyExclusions(@Ctx() { actor, services }: Context): Promise<readonly CompanyExclusion[]> {
    return services.companyExclusions.list(actor);
  }

  @ForKeys("profile:write")
  @Mutation(() => CompanyExclusionsPayload, {
    description:
      "Excludes a company, or the companies at a domain, at most 50: their members find the caller nowhere, except in " +
      "applications that the caller sends them. They are not notified. Excluding one again has no effect. Seekers only.",
  })
  async excludeCompany(
    @Arg("input", () => ExcludeCompanyInput) { company }: ExcludeCompanyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyExclusionsPayload> {
    return { exclusions: await services.companyExclusions.exclude(actor, company) };
  }

  @ForKeys("profile:write")
  @Mutation(() => CompanyExclusionsPayload, {
    description: "Removes one of the caller's exclusions. Removing it again has no effect. Seekers only.",
  })
  async removeCompanyExclusion(
    @Arg("id", () => ID, { description: "The exclusion's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<CompanyExclusionsPayload> {
    return { exclusions: await services.companyExclusions.remove(actor, id) };
  }
}
