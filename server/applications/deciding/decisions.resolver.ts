import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { ApplicationChangePayload } from "../applications.types.ts";
import { DecideApplicationInput, DecideApplicationsInput, MoveApplicationInput } from "./decisions.inputs.ts";
import type { DecisionService } from "./decisions.service.ts";
import { ApplicationDecision, DecideApplicationsPayload } from "./decisions.types.ts";

type Context = ResolverContext<{ decisions: DecisionService }>;

@Resolver(() => ApplicationDecision)
export class DecisionResolver {
  @ForKeys("applications:write")
  @Mutation(() => ApplicationChangePayload, {
    description:
      "Accepts, rejects or reopens an application to a job of the caller's company. The applicant sees " +
      "the decision immediately, and is notified once it can no longer be undone. Owners and recruiters only.",
  })
  decideApplication(
    @Arg("input", () => DecideApplicationInput) { applicationId, status, version }: DecideApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.decide(actor, { applicationId }, status, version);
  }

  @ForKeys("applications:write")
  @Mutation(() => DecideApplicationsPayload, {
    description:
      "Decides on up to 500 applications, or moves them to a stage, and returns a result for each. Applicants see " +
      "decisions immediately, and are notified once these can no longer be undone. Owners and recruiters only.",
  })
  async decideApplications(
    @Arg("input", () => DecideApplicationsInput) { applications, ...decision }: DecideApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<DecideApplicationsPayload> {
    return { results: await services.decisions.decideMany(actor, applications, decision) };
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationChangePayload, {
    description:
      "Moves an undecided application to another stage. The applicant is notified only if the stage has " +
      "`notifiesApplicants`. Owners and recruiters only.",
  })
  moveApplication(
    @Arg("input", () => MoveApplicationInput) { applicationId, stageId, version }: MoveApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.decisions.move(actor, applicationId, stageId, version);
  }
}
