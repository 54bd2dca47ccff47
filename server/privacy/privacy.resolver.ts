import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../accounts/accounts.types.ts";
import { SeekerIdInput } from "../connections/connections.types.ts";
import type { Context } from "../context.ts";
import { DeleteAccountInput, ReportInput } from "./privacy.inputs.ts";
import { BlockedPerson, BlockPersonPayload } from "./privacy.types.ts";

@Resolver()
export class PrivacyResolver {
  @Query(() => [BlockedPerson], {
    description: "Whom the acting seeker has blocked, the last blocked first; at most 500.",
  })
  blockedPeople(@Ctx() ctx: Context): Promise<BlockedPerson[]> {
    return ctx.services.blocks.list(ctx.actor);
  }

  @Mutation(() => BlockPersonPayload, {
    description: "Blocks a person: they no longer find, ask or write to the acting seeker. Ends the connection.",
  })
  async blockPerson(
    @Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput,
    @Ctx() ctx: Context,
  ): Promise<BlockPersonPayload> {
    return { person: await ctx.services.blocks.block(ctx.actor, seekerId) };
  }

  @Mutation(() => MessagePayload, { description: "Takes a block back." })
  unblockPerson(
    @Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    return ctx.services.blocks.unblock(ctx.actor, seekerId);
  }

  @Mutation(() => MessagePayload, { description: "Reports a person, message or job to the operator." })
  report(@Arg("input", () => ReportInput) input: ReportInput, @Ctx() ctx: Context): Promise<MessagePayload> {
    return ctx.services.reports.report(ctx.actor, input);
  }

  @Mutation(() => MessagePayload, { description: "Deletes the acting account for good, with its sessions and files." })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput) { password }: DeleteAccountInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    const answer = await ctx.services.accountRemoval.removeOwn(ctx.actor, password);
    if (ctx.actor) ctx.dropSession(ctx.actor.role);
    return answer;
  }
}
