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
    description: "Returns the caller's pending email address change; null if there is none.",
  })
  viewerEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChange | null> {
    return services.emailChange.find(actor);
  }

  @Query(() => EmailChangeLink, {
    description:
      "Returns what an emailed link about a change of email address does, and whether it can be used. Does not use " +
      "the link.",
  })
  emailChangeLink(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { client, services }: Context,
  ): Promise<EmailChangeLink> {
    return services.emailChangeLinks.find(client, token);
  }

  @Mutation(() => EmailChangePayload, {
    description:
      "Requests a new email address for the caller's account, replacing a pending change. It takes effect when the " +
      "link sent to the new address is confirmed. The current address is notified immediately.",
  })
  requestEmailChange(
    @Arg("input", () => RequestEmailChangeInput) input: RequestEmailChangeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<EmailChangePayload> {
    return services.emailChange.request(actor, input);
  }

  @Mutation(() => EmailChangePayload, {
    description: "Sends another confirmation link for the pending email address change, valid for 24 hours.",
  })
  resendEmailChange(@Ctx() { actor, services }: Context): Promise<EmailChangePayload> {
    return services.emailChange.resend(actor);
  }

  @Mutation(() => MessagePayload, {
    description: "Cancels the pending email address change. Its links no longer work.",
  })
  cancelEmailChange(@Ctx() { actor, services }: Context): Promise<MessagePayload> {
    return services.emailChange.cancel(actor);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Confirms a change of email address with the token sent to the new address. Ends the account's sessions " +
      "except the one that requested the change, and sends the previous address a link that can undo the change " +
      "for 7 days.",
  })
  confirmEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.confirm(client, token);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Undoes a change of email address with the token sent to the previous address. Ends all sessions, deletes " +
      "passkeys, keys and other access added since, and invalidates the password. A reset link is sent to the " +
      "restored address.",
  })
  undoEmailChange(
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
    @Ctx() { client, services }: Context,
  ): Promise<MessagePayload> {
    return services.emailChangeLinks.undo(client, token);
  }
}
