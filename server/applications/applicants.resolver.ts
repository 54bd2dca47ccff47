import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import { Applicant, ApplicantConnection } from "./applicants.types.ts";
import { DecideApplicationInput } from "./applications.inputs.ts";
import { ApplicationChangePayload, Decision } from "./applications.types.ts";

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Applicant)
export class ApplicantResolver {
  @Query(() => ApplicantConnection, {
    description: "The applicants of one of the acting recruiter's jobs, the newest application first.",
  })
  async applicants(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Arg("status", () => Decision, { nullable: true, description: "Those that stand so; all when absent." })
    status: keyof typeof Decision | null,
    @Arg("filter", () => SeekerFilter, { nullable: true, description: "Which of them; all when absent." })
    filter: SeekerFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ApplicantView>> {
    return toConnection(await services.applicants.list(actor, jobId, { ...filter, status }, page));
  }

  @Query(() => Applicant, { description: "One application to one of the acting recruiter's jobs." })
  applicant(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantView> {
    return services.applicants.get(actor, id);
  }

  @Mutation(() => ApplicationChangePayload, {
    description: "Accepts, rejects or reopens an application to an own job.",
  })
  decideApplication(
    @Arg("input", () => DecideApplicationInput) { applicationId, status, version }: DecideApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationChangePayload> {
    return services.applicants.decide(actor, { applicationId }, status, version);
  }
}
