import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from "type-graphql";
import { CompanyRole } from "../../generated/prisma/enums.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { JoinRequestService } from "./join-requests.service.ts";
import { JoinableCompaniesPayload, JoinableCompany, JoinRequest, JoinRequestsPayload } from "./join-requests.types.ts";

type Context = ResolverContext<{ joinRequests: JoinRequestService }>;

@InputType({ description: "The answer to somebody who asks to join." })
export class AnswerJoinRequestInput {
  @Field(() => ID, { description: "Who asks." })
  accountId!: string;

  @Field(() => CompanyRole, { nullable: true, description: "What they are to be; absent: they are refused." })
  role?: CompanyRole | null;
}

@Resolver()
export class JoinRequestResolver {
  @Query(() => [JoinableCompany], {
    description:
      "The companies that the acting recruiter may ask to join, by the domain of their confirmed address; 20 at most.",
  })
  joinableCompanies(@Ctx() { actor, services }: Context): Promise<JoinableCompany[]> {
    return services.joinRequests.joinable(actor);
  }

  @Query(() => [JoinRequest], { description: "Who asks to join the current company. Owners only." })
  companyJoinRequests(@Ctx() { actor, services }: Context): Promise<JoinRequest[]> {
    return services.joinRequests.list(actor);
  }

  @Mutation(() => JoinableCompaniesPayload, { description: "Asks to join a company. Its owners are told by mail." })
  async askToJoin(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinableCompaniesPayload> {
    return { companies: await services.joinRequests.ask(actor, companyId) };
  }

  @Mutation(() => JoinRequestsPayload, {
    description: "Lets somebody in who asks to join, or refuses; a mail tells them. Owners only.",
  })
  async answerJoinRequest(
    @Arg("input", () => AnswerJoinRequestInput) { accountId, role }: AnswerJoinRequestInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JoinRequestsPayload> {
    return { requests: await services.joinRequests.answer(actor, accountId, role ?? null) };
  }
}
