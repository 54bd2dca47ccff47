import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from "type-graphql";
import { MessagePayload } from "../../accounts/accounts.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { SuspensionService } from "./suspensions.service.ts";

type Context = ResolverContext<{ suspensions: SuspensionService }>;

@InputType({ description: "An account that is to be suspended, or not any more." })
export class SuspensionInput {
  @Field(() => ID, { description: "The account." })
  accountId!: string;

  @Field(() => String, { description: "Why; its owner is written it. At most 2000 characters." })
  explanation!: string;
}

@Resolver()
export class SuspensionResolver {
  @Mutation(() => MessagePayload, {
    description:
      "Suspends an account: its sessions and keys end at once, and nobody logs in to it. Moderators and administrators.",
  })
  async suspendAccount(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.suspend(actor, input);
    return { message: "The account is suspended. Its owner is written to." };
  }

  @Mutation(() => MessagePayload, {
    description: "Lets a suspended account be logged in to again. Moderators and administrators.",
  })
  async liftSuspension(
    @Arg("input", () => SuspensionInput) input: SuspensionInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessagePayload> {
    await services.suspensions.lift(actor, input);
    return { message: "The account is open again. Its owner is written to." };
  }
}
