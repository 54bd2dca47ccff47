import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { FactorDemandService } from "./factor-demand.service.ts";
import { DemandSecondFactorInput, FactorDemand, FactorDemandPayload } from "./factor-demand.types.ts";

type Context = ResolverContext<{ factorDemands: FactorDemandService }>;

@Resolver()
export class FactorDemandResolver {
  @Query(() => FactorDemand, {
    description:
      "Whether the current company demands a second factor of its members, and whom that meets. Owners only.",
  })
  companyFactorDemand(@Ctx() { actor, services }: Context): Promise<FactorDemand> {
    return services.factorDemands.own(actor);
  }

  @Mutation(() => FactorDemandPayload, {
    description:
      "Demands a passkey or an authenticator app of everybody in the current company, and tells them by mail. Who logged in without one does nothing in it from then on. Owners only, who have shown their own.",
  })
  async demandSecondFactor(
    @Arg("input", () => DemandSecondFactorInput) input: DemandSecondFactorInput,
    @Ctx() { actor, services }: Context,
  ): Promise<FactorDemandPayload> {
    return { demand: await services.factorDemands.demand(actor, input) };
  }

  @Mutation(() => FactorDemandPayload, {
    description: "Demands no second factor in the current company any more. Owners only.",
  })
  async endSecondFactorDemand(@Ctx() { actor, services }: Context): Promise<FactorDemandPayload> {
    return { demand: await services.factorDemands.end(actor) };
  }
}
