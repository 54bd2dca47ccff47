import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { MessagePayload } from "../accounts.types.ts";
import type { SessionContext } from "../session-context.ts";
import { EmailChangeTokenInput, RequestEmailChangeInput } from "./email-change.inputs.ts";
import type { EmailChangeService } from "./email-change.service.ts";
import { EmailChange, EmailChangeLink, EmailChangePayload } from "./email-change.types.ts";
import type { EmailChangeLinkService } from "./email-change-links.service.ts";

type Context = ResolverContext<{ emailChange: EmailChangeService; emailChangeLinks: EmailChangeLinkService }> &
  SessionContext;

@Resolver()
export class EmailChangeResolver {
  @Query(() => EmailChange, {
    nullable: true,
    description: "The acting account's pending change of address; null when there is none.",
  })
  viewerEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChange | null> {
    return services.emailChange.find(actor);
  }

  @Query(() => EmailChangeLink, {
    description: "What the link in a email about a change of the address does. Read-only.",
  })
  emailChangeLink(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { client, services }: Context,
  ): Promise<EmailChangeLink> {
    return services.emailChangeLinks.find(client, token);
  }

  @Mutation(() => EmailChangePayload, {
    description:
      "Requests another address for the acting account, replacing a pending change. The address changes when the " +
      "link mailed to it is confirmed; the current address is notified immediately.",
  })
  requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput) input: RequestEmailChangeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<EmailChangePayload> {
    return services.emailChange.request(actor, input);
  }

  @Mutation(() => EmailChangePayload, { description: "Sends another link for the pending change." })
  resendEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChangePayload> {
    return services.emailChange.resend(actor);
  }

  @Mutation(() => MessagePayload, { description: "Cancels the pending change." })
  cancelEmailChange(@Ctx() { actor, services }: Context): Promise<MessagePayload> {
    return services.emailChange.cancel(actor);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Changes an account's address to the one that the token was mailed to. Its sessions end except the " +
      "requesting one, and the previous address is mailed a link that undoes the change for 7 days.",
  })
  confirmEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.confirm(client, token);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Restores the address from before a change, with the token that was mailed to it: all sessions end, and the " +
      "password is invalidated.",
  })
  undoEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.undo(client, token);
  }
}
