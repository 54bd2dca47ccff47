import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { MessagePayload } from "../accounts/accounts.types.ts";
import type { SessionContext } from "../accounts/session-context.ts";
import { SeekerIdInput } from "../connections/connections.types.ts";
import { type ConnectionSource, toConnection } from "../platform/graphql/connection.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import type { AccountRemovalService } from "./account-removal.service.ts";
import type { BlockService } from "./blocks.service.ts";
import { DeleteAccountInput, ReportInput } from "./privacy.inputs.ts";
import { type BlockedPerson, BlockedPersonConnection, BlockPersonPayload } from "./privacy.types.ts";
import type { ReportService } from "./reports.service.ts";

type Context = ResolverContext<{
  accountRemoval: AccountRemovalService;
  blocks: BlockService;
  reports: ReportService;
}> &
  SessionContext;

@Resolver()
export class PrivacyResolver {
  @ForKeys("connections:read")
  @Query(() => BlockedPersonConnection, {
    description: "Lists the seekers whom the caller has blocked, most recently blocked first.",
  })
  async blockedPeople(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: Context,
  ): Promise<ConnectionSource<BlockedPerson>> {
    return toConnection<BlockedPerson>(await ctx.services.blocks.list(ctx.actor, page));
  }

  @ForKeys("connections:read")
  @Query(() => Boolean, {
    description:
      "Returns whether the caller has blocked another seeker. Whether the other seeker has blocked them is " +
      "never revealed.",
  })
  viewerHasBlocked(
    @Arg("seekerId", () => ID, { description: "The other seeker's id." }) seekerId: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return ctx.services.blocks.has(ctx.actor, seekerId);
  }

  @ForKeys("connections:write")
  @Mutation(() => BlockPersonPayload, {
    description:
      "Blocks a seeker and ends the connection with them. Neither finds, connects with or messages the other, " +
      "and the blocked seeker is not notified.",
  })
  async blockPerson(
    @Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput,
    @Ctx() ctx: Context,
  ): Promise<BlockPersonPayload> {
    return { person: await ctx.services.blocks.block(ctx.actor, seekerId) };
  }

  @ForKeys("connections:write")
  @Mutation(() => MessagePayload, {
    description: "Unblocks a seeker. A connection that the block ended is not restored.",
  })
  unblockPerson(
    @Arg("input", () => SeekerIdInput) { seekerId }: SeekerIdInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    return ctx.services.blocks.unblock(ctx.actor, seekerId);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Reports a seeker, message, job or offer to the operators. Repeating a pending report has no effect. Callers " +
      "cannot report themselves or their own messages.",
  })
  report(@Arg("input", () => ReportInput) input: ReportInput, @Ctx() ctx: Context): Promise<MessagePayload> {
    return ctx.services.reports.report(ctx.actor, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Deletes the caller's account permanently, with its sessions, API keys and files; a recruiter's " +
      "companies without another owner are deleted too. The caller is notified by email.",
  })
  async deleteAccount(
    @Arg("input", () => DeleteAccountInput) { password }: DeleteAccountInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    const answer = await ctx.services.accountRemoval.removeOwn(ctx.actor, password);
    if (ctx.actor) ctx.clearSession(ctx.actor.role);
    return answer;
  }
}
