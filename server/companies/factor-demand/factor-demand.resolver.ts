import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { FactorDemandService } from "./factor-demand.service.ts";
import { DemandSecondFactorInput, FactorDemand, FactorDemandPayload } from "./factor-demand.types.ts";

type Context = ResolverContext<{ factorDemands: FactorDemandService }>;

@Resolver()
export class FactorDemandResolver {
  @Query(() => FactorDemand, {
    description:
      "Whether the current company requires a second factor of its members, and whom that affects. Owners only.",
  })
  companyFactorDemand(@Ctx() { actor, services }: Context): Promise<FactorDemand> {
    return services.factorDemands.own(actor);
  }

  @Mutation(() => FactorDemandPayload, {
    description:
      "Requires a passkey or an authenticator app of every member of the current company, and notifies them by " +
      "mail. Sessions without one can do nothing in it from then on. Only for owners who have used their own " +
      "second factor.",
  })
  async demandSecondFactor(
    @Arg("input", () => DemandSecondFactorInput) input: DemandSecondFactorInput,
    @Ctx() { actor, services }: Context,
  ): Promise<FactorDemandPayload> {
    return { demand: await services.factorDemands.demand(actor, input) };
  }

  @Mutation(() => FactorDemandPayload, {
    description: "Ends the second-factor requirement of the current company. Owners only.",
  })
  async endSecondFactorDemand(@Ctx() { actor, services }: Context): Promise<FactorDemandPayload> {
    return { demand: await services.factorDemands.end(actor) };
  }
}
