import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { JoinRequestService } from "./join-requests.service.ts";
import { JoinableCompaniesPayload, JoinableCompany, JoinRequest, JoinRequestsPayload } from "./join-requests.types.ts";

type Context = ResolverContext<{ joinRequests: JoinRequestService }>;

@InputType({ description: "The answer to a request to join." })
export class AnswerJoinRequestInput {
  @Field(() => ID, { description: "The account that requests to join." })
  accountId!: string;

  @Field(() => CompanyRole, { nullable: true, description: "The role to give them; absent: the request is refused." })
  role?: CompanyRole | null;
}

@Resolver()
export class JoinRequestResolver {
  @Query(() => [JoinableCompany], {
    description:
      "The companies that the acting recruiter may request to join, by the domain of their verified address; at " +
      "most 20.",
  })
  joinableCompanies(@Ctx() { actor, services }: Context): Promise<JoinableCompany[]> {
    return services.joinRequests.joinable(actor);
  }

  @Query(() => [JoinRequest], { description: "The pending requests to join the current company. Owners only." })
  companyJoinRequests(@Ctx() { actor, services }: Context): Promise<JoinRequest[]> {
    return services.joinRequests.list(actor);
  }

  @Mutation(() => JoinableCompaniesPayload, {
    description: "Requests to join a company. Its owners are notified by email.",
  })
  async askToJoin(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinableCompaniesPayload> {
    return { companies: await services.joinRequests.ask(actor, companyId) };
  }

  @Mutation(() => JoinRequestsPayload, {
    description: "Accepts or refuses a request to join; the person is notified by email. Owners only.",
  })
  async answerJoinRequest(
    @Arg("input", () => AnswerJoinRequestInput) { accountId, role }: AnswerJoinRequestInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinRequestsPayload> {
    return { requests: await services.joinRequests.answer(actor, accountId, role ?? null) };
  }
}
