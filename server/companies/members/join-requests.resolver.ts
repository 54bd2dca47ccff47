import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { JoinRequestService } from "./join-requests.service.ts";
import { JoinableCompaniesPayload, JoinableCompany, JoinRequest, JoinRequestsPayload } from "./join-requests.types.ts";

type Context = ResolverContext<{ joinRequests: JoinRequestService }>;

@InputType({ description: "An owner's decision on a request to join the company." })
export class AnswerJoinRequestInput {
  @Field(() => ID, { description: "The account id of the person who requests to join." })
  accountId!: string;

  @Field(() => CompanyRole, {
    nullable: true,
    description: "The role to give to the person. If absent, the request is declined.",
  })
  role?: CompanyRole | null;
}

@Resolver()
export class JoinRequestResolver {
  @Query(() => [JoinableCompany], {
    description:
      "Lists companies that the caller can request to join: those with an owner whose verified email " +
      "address has the same domain as the recruiter's. At most 20, sorted by name.",
  })
  joinableCompanies(@Ctx() { actor, services }: Context): Promise<JoinableCompany[]> {
    return services.joinRequests.joinable(actor);
  }

  @Query(() => [JoinRequest], {
    description: "The pending requests to join the current company, oldest first, at most 200. Owners only.",
  })
  companyJoinRequests(@Ctx() { actor, services }: Context): Promise<JoinRequest[]> {
    return services.joinRequests.list(actor);
  }

  @Mutation(() => JoinableCompaniesPayload, {
    description:
      "Requests to join a company listed in `joinableCompanies`. The company's owners are notified by email.",
  })
  async askToJoin(
    @Arg("companyId", () => ID, { description: "The company's id, from `joinableCompanies`." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinableCompaniesPayload> {
    return { companies: await services.joinRequests.ask(actor, companyId) };
  }

  @Mutation(() => JoinRequestsPayload, {
    description:
      "Approves or declines a request to join the current company. The person is notified by email. Owners only.",
  })
  async answerJoinRequest(
    @Arg("input", () => AnswerJoinRequestInput) { accountId, role }: AnswerJoinRequestInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinRequestsPayload> {
    return { requests: await services.joinRequests.answer(actor, accountId, role ?? null) };
  }
}
