import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import { ApplicantCounts, ApplicantSelection } from "./applicant-counts.types.ts";
import { ApplicantSearchArgs } from "./applicant-search.args.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import { Applicant, ApplicantConnection } from "./applicants.types.ts";

const searchOf = ({ status, stageId, tag, filter }: ApplicantSearchArgs) => ({ ...filter, status, stageId, tag });

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Applicant)
export class ApplicantResolver {
  @Query(() => ApplicantConnection, {
    description: "The applicants of one of the acting recruiter's jobs, the newest application first.",
  })
  async applicants(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ApplicantView>> {
    return toConnection(await services.applicants.list(actor, jobId, searchOf(search), page));
  }

  @Query(() => ApplicantSelection, {
    description: "All applicants of a job that match, to change them together; in the order of `applicants`.",
  })
  applicantSelection(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantSelection> {
    return services.applicants.select(actor, jobId, searchOf(search));
  }

  @Query(() => ApplicantCounts, { description: "How many applicants of a job match, for tabs, board and filters." })
  applicantCounts(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Arg("filter", () => SeekerFilter, { nullable: true, description: "Which of them; all when absent." })
    filter: SeekerFilter | null,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantCounts> {
    return services.applicants.count(actor, jobId, { ...filter });
  }

  @Query(() => Applicant, { description: "One application to one of the acting recruiter's jobs." })
  applicant(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantView> {
    return services.applicants.get(actor, id);
  }
}
