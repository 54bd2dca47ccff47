import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import { type ConnectionSource, toConnection } from "../../platform/graphql/connection.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PageArgs } from "../../platform/graphql/page-args.ts";
import type { ConsoleCompanyService } from "./console-companies.service.ts";
import type { VerificationState as VerificationStateValue } from "./console-companies.store.ts";
import {
  OperatorCompany,
  OperatorCompanyConnection,
  RevokeVerificationInput,
  VerificationState,
  VerifyCompanyManuallyInput,
} from "./console-companies.types.ts";

type Context = ResolverContext<{ consoleCompanies: ConsoleCompanyService }>;

@Resolver(() => OperatorCompany)
export class ConsoleCompanyResolver {
  @Query(() => OperatorCompanyConnection, {
    description:
      "Lists companies with this state of verification, most recently changed first, or all companies, " +
      "newest first. Operators only.",
  })
  async operatorCompanies(
    @Arg("state", () => VerificationState, {
      nullable: true,
      description: "The state of the verification; null for companies in every state.",
    })
    state: VerificationStateValue | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "A part of the company's name or of its claimed or verified domain; null for all companies.",
    })
    words: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, services }: Context,
  ): Promise<ConnectionSource<OperatorCompany>> {
    return toConnection<OperatorCompany>(await services.consoleCompanies.list(actor, { state, words }, page));
  }

  @Mutation(() => MessagePayload, {
    description:
      "Verifies a company as the owner of a domain, even if its verification was revoked. Its owners are notified by email. " +
      "Operators cannot verify their own company. Moderators and administrators.",
  })
  async verifyCompanyManually(
    @Arg("input", () => VerifyCompanyManuallyInput) input: VerifyCompanyManuallyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.consoleCompanies.verify(actor, input);
    return { message: "Company verified. We have notified its owners." };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Revokes a company's verification until operators verify it again. Its owners are notified by email. " +
      "Operators cannot do this to their own company. Moderators and administrators.",
  })
  async revokeVerification(
    @Arg("input", () => RevokeVerificationInput) input: RevokeVerificationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.consoleCompanies.takeAway(actor, input);
    return { message: "Verification revoked. We have notified the company's owners." };
  }
}
