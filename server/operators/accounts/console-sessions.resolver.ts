import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ConsoleSessionService } from "./console-sessions.service.ts";

type Context = ResolverContext<{ consoleSessions: ConsoleSessionService }>;

@InputType({ description: "An account whose sessions to end." })
export class EndAccountSessionsInput {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether to revoke the account's API keys, too." })
  keys!: boolean;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the account's owner." })
  explanation!: string;
}

@Resolver()
export class ConsoleSessionResolver {
  @Mutation(() => MessagePayload, {
    description:
      "Ends all sessions of an account immediately, and notifies its owner by email. Moderators and " +
      "administrators; for an operator's account, only administrators.",
  })
  async endAccountSessions(
    @Arg("input", () => EndAccountSessionsInput) input: EndAccountSessionsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.consoleSessions.endAll(actor, input);
    return { message: "Account logged out everywhere. We have notified its owner." };
  }
}
