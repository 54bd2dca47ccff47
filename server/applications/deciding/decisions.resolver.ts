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
    description: "Accepts, rejects or reopens an application to a job of the acting recruiter's company.",
  })
  decideApplication(
    @Arg("input", () => DecideApplicationInput) { applicationId, status, version }: DecideApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.decide(actor, { applicationId }, status, version);
  }

  @Mutation(() => DecideApplicationsPayload, {
    description: "Decides on many applications, or moves them; returns a result for each.",
  })
  async decideApplications(
    @Arg("input", () => DecideApplicationsInput) { applications, ...decision }: DecideApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DecideApplicationsPayload> {
    return { results: await services.decisions.decideMany(actor, applications, decision) };
  }

  @Mutation(() => ApplicationChangePayload, {
    description: "Moves an undecided application to another stage. Its applicant is not notified.",
  })
  moveApplication(
    @Arg("input", () => MoveApplicationInput) { applicationId, stageId, version }: MoveApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.move(actor, applicationId, stageId, version);
  }
}
