import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { FactorRequirementService } from "./factor-requirement.service.ts";
import { FactorRequirement, FactorRequirementPayload, RequireSecondFactorInput } from "./factor-requirement.types.ts";

type Context = ResolverContext<{ factorRequirements: FactorRequirementService }>;

@Resolver()
export class FactorRequirementResolver {
  @Query(() => FactorRequirement, {
    description:
      "Whether the current company requires a second factor of its members, and who is affected. Owners only.",
  })
  companyFactorRequirement(@Ctx() { actor, services }: Context): Promise<FactorRequirement> {
    return services.factorRequirements.own(actor);
  }

  @Mutation(() => FactorRequirementPayload, {
    description:
      "Requires a passkey or an authenticator app of every member of the current company, and notifies them by " +
      "email. From the given day, sessions that have not used one lose access to the company. Only for owners who " +
      "have used their own second factor.",
  })
  async requireSecondFactor(
    @Arg("input", () => RequireSecondFactorInput) input: RequireSecondFactorInput,
    @Ctx() { actor, services }: Context,
  ): Promise<FactorRequirementPayload> {
    return { requirement: await services.factorRequirements.require(actor, input) };
  }

  @Mutation(() => FactorRequirementPayload, {
    description: "Ends the current company's second-factor requirement. Owners only.",
  })
  async endSecondFactorRequirement(@Ctx() { actor, services }: Context): Promise<FactorRequirementPayload> {
    return { requirement: await services.factorRequirements.end(actor) };
  }
}
