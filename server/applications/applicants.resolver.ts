import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { selectsContacts } from "../seekers/seekers.resolver.ts";
import { ApplicantCounts, ApplicantSelection } from "./applicant-counts.types.ts";
import {
  ApplicantFilterArgs,
  ApplicantOrder,
  ApplicantSearchArgs,
  ORDER_DESCRIPTIONS,
} from "./applicant-search.args.ts";
import type { ApplicantService, ApplicantView } from "./applicants.service.ts";
import { Applicant, ApplicantConnection, ReceivedApplicationState } from "./applicants.types.ts";

const searchOf = <Search extends ApplicantFilterArgs>({ filter, ...search }: Search) => ({ ...filter, ...search });

type Context = ResolverContext<{ applicants: ApplicantService }>;

@Resolver(() => Applicant)
export class ApplicantResolver {
  @ForKeys("applications:read")
  @Query(() => ApplicantConnection, {
    description:
      "Lists the applicants to one job of the caller's company, or to all of its jobs that the " +
      "recruiter may see, without withdrawn applications. Requesting `email` or `phone` is recorded and shown to " +
      "the applicant.",
  })
  async applicants(
    @Arg("jobId", () => ID, {
      nullable: true,
      description: "The job's id; all jobs that the caller may see if absent.",
    })
    jobId: string | null,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Arg("order", () => ApplicantOrder, {
      defaultValue: "NEWEST",
      description: "The sort order; newest application first by default.",
    })
    order: ApplicantOrder,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ConnectionSource<ApplicantView> & { orderDescription: string }> {
    const contacts = { withContacts: selectsContacts(info) };
    const found = await services.applicants.list(actor, jobId ?? null, searchOf(search), page, order, contacts);
    const list = toConnection(found);
    return Object.assign(list, { orderDescription: ORDER_DESCRIPTIONS[order] });
  }

  @ForKeys("applications:read")
  @Query(() => ApplicantSelection, {
    description: "Returns up to 500 matching applications to a job with their versions, to change them together.",
  })
  applicantSelection(
    @Arg("jobId", () => ID, { description: "The job's id." }) jobId: string,
    @Args(() => ApplicantSearchArgs) search: ApplicantSearchArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantSelection> {
    return services.applicants.select(actor, jobId, searchOf(search));
  }

  @ForKeys("applications:read")
  @Query(() => ApplicantCounts, {
    description:
      "Counts the matching applications to a job, or to all jobs that the caller may see, by status, " +
      "stage and tag.",
  })
  applicantCounts(
    @Arg("jobId", () => ID, {
      nullable: true,
      description: "The job's id; all jobs that the caller may see if absent.",
    })
    jobId: string | null,
    @Args(() => ApplicantFilterArgs) search: ApplicantFilterArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicantCounts> {
    return services.applicants.count(actor, jobId ?? null, searchOf(search));
  }

  @ForKeys("applications:read")
  @Query(() => ReceivedApplicationState, {
    description:
      "The current state of one application to a job of the caller's company, even if it was withdrawn. " +
      "For apps that missed a webhook.",
  })
  receivedApplicationState(
    @Arg("id", () => ID, { description: "The application's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ReceivedApplicationState> {
    return services.applicants.state(actor, id);
  }

  @ForKeys("applications:read")
  @Query(() => Applicant, {
    description:
      "One application to a job of the caller's company, unless withdrawn. Requesting `email` or " +
      "`phone` is recorded and shown to the applicant.",
  })
  applicant(
    @Arg("id", () => ID, { description: "The application's id." }) id: string,
    @Ctx() { actor, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ApplicantView> {
    return services.applicants.get(actor, id, { withContacts: selectsContacts(info) });
  }
}
