import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { ApplicantCounts, ApplicantSelection } from "./applicant-counts.types.ts";
import {
  ApplicantFilterArgs,
  ApplicantOrder,
  ApplicantSearchArgs,
  ORDER_DESCRIPTIONS,
} from "./applicant-search.args.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import { Applicant, ApplicantConnection } from "./applicants.types.ts";

const searchOf = <Search extends ApplicantFilterArgs>({ filter, ...search }: Search) => ({ ...filter, ...search });

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Applicant)
export class ApplicantResolver {
  @Query(() => ApplicantConnection, {
    description:
      "The applicants of one of the acting recruiter's jobs, or of all that they see, the newest application first unless asked otherwise.",
  })
  async applicants(
    @Arg("jobId", () => ID, { nullable: true, description: "The job; all that the viewer sees when absent." })
    jobId: string | null,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Arg("order", () => ApplicantOrder, { defaultValue: "NEWEST", description: "The order of the list." })
    order: ApplicantOrder,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<ApplicantView> & { orderDescription: string }> {
    const list = toConnection(await services.applicants.list(actor, jobId ?? null, searchOf(search), page, order));
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

  @Query(() => ApplicantCounts, {
    description:
      "How many applicants of a job, or of all jobs that the viewer sees, match, for tabs, board and filters.",
  })
  applicantCounts(
    @Arg("jobId", () => ID, { nullable: true, description: "As of `applicants`." }) jobId: string | null,
    @Args(() => ApplicantFilterArgs) search: ApplicantFilterArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantCounts> {
    return services.applicants.count(actor, jobId ?? null, searchOf(search));
  }

  @Query(() => Applicant, { description: "One application to one of the acting recruiter's jobs." })
  applicant(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantView> {
    return services.applicants.get(actor, id);
  }
}
