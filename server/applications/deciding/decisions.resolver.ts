import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ApplicationChangePayload } from "../applications.types.ts";
import { DecideApplicationInput, DecideApplicationsInput, MoveApplicationInput } from "./decisions.inputs.ts";
import type { DecisionService } from "./decisions.service.ts";
import { ApplicationDecision, DecideApplicationsPayload } from "./decisions.types.ts";

type Context = ResolverContext<{ decisions: DecisionService }>;

@Resolver(() => ApplicationDecision)
export class DecisionResolver {
  @Mutation(() => ApplicationChangePayload, {
    description: "Accepts, rejects or reopens an application to an own job.",
  })
  decideApplication(
    @Arg("input", () => DecideApplicationInput) { applicationId, status, version }: DecideApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.decide(actor, { applicationId }, status, version);
  }

  @Mutation(() => DecideApplicationsPayload, {
    description: "Decides on many applications, or moves them; tells of each what became of it.",
  })
  async decideApplications(
    @Arg("input", () => DecideApplicationsInput) { applications, ...decision }: DecideApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DecideApplicationsPayload> {
    return { results: await services.decisions.decideMany(actor, applications, decision) };
  }

  @Mutation(() => ApplicationChangePayload, {
    description: "Moves an application that is not decided to another stage. Its applicant is told nothing.",
  })
  moveApplication(
    @Arg("input", () => MoveApplicationInput) { applicationId, stageId, version }: MoveApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.move(actor, applicationId, stageId, version);
  }
}
