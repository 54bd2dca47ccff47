import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { SeekerFilter } from "../seekers/seeker-filter.input.ts";
import { ApplicantCounts, ApplicantSelection } from "./applicant-counts.types.ts";
import { ApplicantOrder, ApplicantSearchArgs, ORDER_DESCRIPTIONS } from "./applicant-search.args.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import { Applicant, ApplicantConnection } from "./applicants.types.ts";

const searchOf = ({ filter, ...search }: ApplicantSearchArgs) => ({ ...filter, ...search });

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Applicant)
export class ApplicantResolver {
  @Query(() => ApplicantConnection, {
    description:
      "The applicants of one of the acting recruiter's jobs, the newest application first unless asked otherwise.",
  })
  async applicants(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Arg("order", () => ApplicantOrder, { defaultValue: "NEWEST", description: "The order of the list." })
    order: ApplicantOrder,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ApplicantView> & { orderDescription: string }> {
    const list = toConnection(await services.applicants.list(actor, jobId, searchOf(search), page, order));
    return Object.assign(list, { orderDescription: ORDER_DESCRIPTIONS[order] });
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
    @Arg("resumeSearch", () => String, { nullable: true, description: "As of `applicants`." })
    resumeSearch: string | null,
    @Arg("tag", () => String, { nullable: true, description: "As of `applicants`; `tags` counts the others too." })
    tag: string | null,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantCounts> {
    return services.applicants.count(actor, jobId, { ...filter, resumeSearch, tag });
  }

  @Query(() => Applicant, { description: "One application to one of the acting recruiter's jobs." })
  applicant(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantView> {
    return services.applicants.get(actor, id);
  }
}
