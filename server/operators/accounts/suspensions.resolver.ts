import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { SuspensionService } from "./suspensions.service.ts";

type Context = ResolverContext<{ suspensions: SuspensionService }>;

@InputType({ description: "The account to suspend or reinstate." })
export class SuspensionInput {
  @Field(() => ID, { description: "The account." })
  accountId!: string;

  @Field(() => String, { description: "The reason, which is mailed to its owner. At most 2000 characters." })
  explanation!: string;
}

@Resolver()
export class SuspensionResolver {
  @Mutation(() => MessagePayload, {
    description:
      "Suspends an account: its sessions and keys end immediately, and it cannot be logged in to. Moderators and " +
      "administrators.",
  })
  async suspendAccount(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.suspend(actor, input);
    return { message: "The account is suspended. Its owner is notified." };
  }

  @Mutation(() => MessagePayload, {
    description: "Lifts the suspension of an account. Moderators and administrators.",
  })
  async liftSuspension(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.lift(actor, input);
    return { message: "The account is open again. Its owner is notified." };
  }
}
