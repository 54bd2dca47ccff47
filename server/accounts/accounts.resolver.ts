import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { Role } from "../generated/prisma/enums.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import { ForKeys } from "../platform/graphql/for-keys.ts";
import {
  AccountEmailInput,
  ChangeDisplayNameInput,
  ChangePasswordInput,
  EmailTokenInput,
  ResetPasswordInput,
  SignUpRecruiterInput,
  SignUpSeekerInput,
} from "./accounts.inputs.ts";
import type { AccountService } from "./accounts.service.ts";
import { MessagePayload, SignUpPayload, Viewer, ViewerPayload } from "./accounts.types.ts";
import type { PasswordChangeService } from "./passwords/password-change.service.ts";
import type { PasswordResetService } from "./passwords/password-reset.service.ts";
import type { SessionContext } from "./session-context.ts";

type Context = ResolverContext<{
  accounts: AccountService;
  passwordChange: PasswordChangeService;
  passwordReset: PasswordResetService;
}> &
  SessionContext;

@Resolver()
export class AccountResolver {
  @ForKeys()
  @Query(() => Viewer, { nullable: true, description: "Returns the caller's account; null if no one is logged in." })
  async viewer(
    @Arg("role", () => Role, {
      nullable: true,
      description:
        "The role whose session to read, for a client with a session in both roles. Null for the current session.",
    })
    role: Role | null,
    @Ctx() ctx: Context,
  ): Promise<Viewer | null> {
    const actor = role ? await ctx.actorOf(role) : ctx.actor;
    return actor && ctx.services.accounts.own(actor);
  }

  @Mutation(() => SignUpPayload, {
    description:
      "Creates a seeker account and sends a verification link, valid for 24 hours. The account cannot log in until " +
      "its address is verified.",
  })
  signUpSeeker(
    @Arg("input", () => SignUpSeekerInput) input: SignUpSeekerInput,
    @Ctx() ctx: Context,
  ): Promise<SignUpPayload> {
    return ctx.services.accounts.signUpSeeker(ctx.client, input);
  }

  @Mutation(() => SignUpPayload, {
    description:
      "Creates a recruiter account with a company that it owns, and sends a verification link, valid for 24 hours. " +
      "The account cannot log in until its address is verified.",
  })
  signUpRecruiter(
    @Arg("input", () => SignUpRecruiterInput) input: SignUpRecruiterInput,
    @Ctx() ctx: Context,
  ): Promise<SignUpPayload> {
    return ctx.services.accounts.signUpRecruiter(ctx.client, input);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Verifies an account's email address with the token from the verification email. Repeating the call within 24 " +
      "hours succeeds too.",
  })
  verifyEmail(
    @Arg("input", () => EmailTokenInput) { role, token }: EmailTokenInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    return ctx.services.accounts.verifyEmail(role, token);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Sends a new verification link to an unverified address. The response is the same if the address has no such " +
      "account.",
  })
  resendVerification(
    @Arg("input", () => AccountEmailInput) { role, email }: AccountEmailInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    return ctx.services.accounts.resendVerification(ctx.client, role, email);
  }

  @Mutation(() => MessagePayload, {
    description:
      "Sends a password reset link, valid for one hour. The response is the same if the address has no account.",
  })
  requestPasswordReset(
    @Arg("input", () => AccountEmailInput) { role, email }: AccountEmailInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    return ctx.services.passwordReset.request(ctx.client, role, email);
  }

  @Query(() => Boolean, { description: "Returns whether a password reset token can still be used." })
  async passwordResetTokenIsValid(
    @Arg("input", () => EmailTokenInput) { role, token }: EmailTokenInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return (await ctx.services.passwordReset.check(role, token)) !== null;
  }

  @Mutation(() => MessagePayload, {
    description:
      "Sets a new password with the token from the reset email. Ends all sessions of the account, and emails its " +
      "owner.",
  })
  async resetPassword(
    @Arg("input", () => ResetPasswordInput) { role, token, password }: ResetPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    const { message, browser } = await ctx.services.passwordReset.reset(ctx.client, role, token, password);
    ctx.sendBrowserToken(browser);
    return { message };
  }

  @Mutation(() => MessagePayload, {
    description:
      "Changes the caller's password. Logs out their other devices, cancels a pending change of their email " +
      "address, and notifies them by email.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ): Promise<MessagePayload> {
    const { browser } = await ctx.services.passwordChange.change(ctx.client, ctx.actor, input);
    ctx.sendBrowserToken(browser);
    return { message: "Your password has been changed. Your other devices are logged out." };
  }

  @Mutation(() => ViewerPayload, { description: "Changes the caller's display name, which colleagues see." })
  async changeDisplayName(
    @Arg("input", () => ChangeDisplayNameInput) input: ChangeDisplayNameInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ViewerPayload> {
    return { viewer: await services.accounts.changeDisplayName(actor, input) };
  }

  @ForKeys()
  @Subscription(() => Viewer, {
    description:
      "Sends the caller's account when the subscription starts. When a recruiter's role or company changes, the " +
      "server makes the client reconnect, which sends the account again.",
    subscribe: ({ context }: { context: Context }) => context.services.accounts.changes(context.actor),
  })
  viewerChanged(@Root() viewer: Viewer): Viewer {
    return viewer;
  }
}
