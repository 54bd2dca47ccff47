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
    description: "The change of the acting account's address that waits to be confirmed; null when none does.",
  })
  viewerEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChange | null> {
    return services.emailChange.find(actor);
  }

  @Query(() => EmailChangeLink, {
    description: "What the link in a mail about a change of the address does. To look at it changes nothing.",
  })
  emailChangeLink(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { client, services }: Context,
  ): Promise<EmailChangeLink> {
    return services.emailChangeLinks.find(client, token);
  }

  @Mutation(() => EmailChangePayload, {
    description:
      "Asks for another address of the acting account, in place of a change that waits. It changes when the link that is mailed there is confirmed; the present address is told at once.",
  })
  requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput) input: RequestEmailChangeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<EmailChangePayload> {
    return services.emailChange.request(actor, input);
  }

  @Mutation(() => EmailChangePayload, { description: "Mails another link for the change that waits." })
  resendEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChangePayload> {
    return services.emailChange.resend(actor);
  }

  @Mutation(() => MessagePayload, { description: "Takes the change back that waits to be confirmed." })
  cancelEmailChange(@Ctx() { actor, services }: Context): Promise<MessagePayload> {
    return services.emailChange.cancel(actor);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Changes the address of an account to the one to which the token was mailed. Its sessions end but the one that asked for it, and the address before is mailed a link that undoes it for 7 days.",
  })
  confirmEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.confirm(client, token);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Brings the address from before a change back, with the token that was mailed there: all sessions end, and the password is good no more.",
  })
  undoEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.undo(client, token);
  }
}
