import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { SuspensionService } from "./suspensions.service.ts";

type Context = ResolverContext<{ suspensions: SuspensionService }>;

@InputType({ description: "An account to suspend, or whose suspension to lift." })
export class SuspensionInput {
  @Field(() => ID, { description: "The account's id." })
  accountId!: string;

  @Field(() => String, { description: "The reason, 1 to 2,000 characters, which is emailed to the account's owner." })
  explanation!: string;
}

@Resolver()
export class SuspensionResolver {
  @Mutation(() => MessagePayload, {
    description:
      "Suspends an account: its sessions and API keys end immediately, no one can log in to it, and the " +
      "open jobs that it posted close. The account's owner is notified by email and can appeal. Moderators " +
      "and administrators.",
  })
  async suspendAccount(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.suspend(actor, input);
    return { message: "Account suspended. We have notified its owner." };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Lifts the suspension of an account and reopens the jobs that the suspension closed. The account's " +
      "owner is notified by email. Moderators and administrators.",
  })
  async liftSuspension(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.lift(actor, input);
    return { message: "Account restored. We have notified its owner." };
  }
}
