import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ConsoleSessionService } from "./console-sessions.service.ts";

type Context = ResolverContext<{ consoleSessions: ConsoleSessionService }>;

@InputType({ description: "The account whose sessions should end." })
export class EndAccountSessionsInput {
  @Field(() => ID, { description: "The account." })
  accountId!: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the keys of its apps should end too." })
  keys!: boolean;

  @Field(() => String, { description: "The reason, which is mailed to its owner. At most 2000 characters." })
  explanation!: string;
}

@Resolver()
export class ConsoleSessionResolver {
  @Mutation(() => MessagePayload, {
    description: "Ends all sessions of an account; its owner is notified by email. Moderators and administrators.",
  })
  async endAccountSessions(
    @Arg("input", () => EndAccountSessionsInput) input: EndAccountSessionsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.consoleSessions.endAll(actor, input);
    return { message: "The account is logged out everywhere. Its owner is notified." };
  }
}
