import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { JobIdInput } from "../jobs/jobs.inputs.ts";
import { JobPayload } from "../jobs/jobs.types.ts";
import { DecideApplicationInput } from "./applications.inputs.ts";
import { ApplicationChangePayload, WithdrawApplicationPayload } from "./applications.types.ts";

@Resolver()
export class ApplicationResolver {
  @Mutation(() => JobPayload, { description: "Applies to a job with the profile's resume. Seekers only." })
  async applyToJob(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.applications.apply(actor, jobId) };
  }

  @Mutation(() => WithdrawApplicationPayload, { description: "Takes the acting seeker's application to a job back." })
  withdrawApplication(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WithdrawApplicationPayload> {
    return services.applications.withdraw(actor, jobId);
  }

  @Mutation(() => ApplicationChangePayload, {
    description: "Accepts, rejects or reopens an application to an own job.",
  })
  decideApplication(
    @Arg("input", () => DecideApplicationInput) { applicationId, status, version }: DecideApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.applications.decide(actor, { applicationId }, status, version);
  }
}
