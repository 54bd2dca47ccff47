import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { renamedTo } from "../../platform/graphql/renamed.ts";
import type { AccountService } from "../accounts.service.ts";
import { LogInPayload } from "../accounts.types.ts";
import type { SessionContext } from "../session-context.ts";
import {
  AuthenticatorCodeInput,
  BeginPasskeyLogInInput,
  FinishAddingPasskeyInput,
  FinishLogInInput,
  PasskeyIdInput,
  RenamePasskeyInput,
} from "./factors.inputs.ts";
import type { FactorService } from "./factors.service.ts";
import {
  AddFactorPayload,
  AuthenticatorAppPayload,
  LogInFactors,
  LogInFactorsPayload,
  PasskeyChallenge,
  RecoveryCodesPayload,
} from "./factors.types.ts";
import type { SecondStepService } from "./second-step.service.ts";

type Context = ResolverContext<{
  accounts: AccountService;
  factors: FactorService;
  secondStep: SecondStepService;
}> &
  SessionContext;

@Resolver()
export class FactorResolver {
  @Query(() => LogInFactors, {
    description: "Returns the caller's second factors: passkeys, authenticator app and recovery codes.",
  })
  viewerLogInFactors(@Ctx() { actor, services }: Context): Promise<LogInFactors> {
    return services.factors.list(actor);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      "Starts adding a passkey to the caller's account. Pass the browser's response to `finishAddingPasskey`. " +
      "Requires a recent login.",
  })
  beginAddingPasskey(@Ctx() { actor, services }: Context): Promise<PasskeyChallenge> {
    return services.factors.beginAddingPasskey(actor);
  }

  @Mutation(() => AddFactorPayload, {
    description:
      "Adds the passkey that the browser created. From then on, the password alone is not enough to log in. " +
      "The caller is notified by email. Requires a recent login.",
  })
  finishAddingPasskey(
    @Arg("input", () => FinishAddingPasskeyInput) input: FinishAddingPasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AddFactorPayload> {
    return services.factors.addPasskey(actor, input);
  }

  @Mutation(() => LogInFactorsPayload, { description: "Renames one of the caller's passkeys." })
  async renamePasskey(
    @Arg("input", () => RenamePasskeyInput) { passkeyId, name }: RenamePasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.renamePasskey(actor, passkeyId, { name }) };
  }

  @Mutation(() => LogInFactorsPayload, {
    description:
      "Removes one of the caller's passkeys. If no other factor remains, the recovery codes are deleted " +
      "too. The caller is notified by email. Requires a recent login.",
  })
  async removePasskey(
    @Arg("input", () => PasskeyIdInput) { passkeyId }: PasskeyIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.removePasskey(actor, passkeyId) };
  }

  @Mutation(() => AuthenticatorAppPayload, {
    description:
      "Starts adding an authenticator app to the caller's account. Pass the app's first code to " +
      "`confirmAuthenticatorApp`. Requires a recent login.",
  })
  beginAddingAuthenticatorApp(@Ctx() { actor, services }: Context): Promise<AuthenticatorAppPayload> {
    return services.factors.beginAddingApp(actor);
  }

  @Mutation(() => AddFactorPayload, {
    description:
      "Adds the authenticator app that shows this code. From then on, the password alone is not enough to " +
      "log in. The caller is notified by email. Requires a recent login.",
  })
  confirmAuthenticatorApp(
    @Arg("input", () => AuthenticatorCodeInput) input: AuthenticatorCodeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AddFactorPayload> {
    return services.factors.confirmApp(actor, input);
  }

  @Mutation(() => LogInFactorsPayload, {
    description:
      "Removes the caller's authenticator app. If no other factor remains, the recovery codes are deleted " +
      "too. The caller is notified by email. Requires a recent login.",
  })
  async removeAuthenticatorApp(@Ctx() { actor, services }: Context): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.removeApp(actor) };
  }

  @Mutation(() => RecoveryCodesPayload, {
    description:
      "Creates ten recovery codes for the caller's account and invalidates the previous ones. The caller is " +
      "notified by email. Requires a recent login, and a passkey or an authenticator app.",
  })
  createRecoveryCodes(@Ctx() { actor, services }: Context): Promise<RecoveryCodesPayload> {
    return services.factors.makeRecoveryCodes(actor);
  }

  @Mutation(() => RecoveryCodesPayload, {
    deprecationReason: renamedTo("createRecoveryCodes"),
    description: "The former name of `createRecoveryCodes`.",
  })
  makeRecoveryCodes(@Ctx() context: Context): Promise<RecoveryCodesPayload> {
    return this.createRecoveryCodes(context);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      "Starts a login with a passkey, alone or after the password. Pass the browser's response to `finishLogIn`.",
  })
  beginPasskeyLogIn(
    @Arg("input", () => BeginPasskeyLogInInput) { role, challenge }: BeginPasskeyLogInInput,
    @Ctx() { client, services }: Context,
  ): Promise<PasskeyChallenge> {
    return services.secondStep.beginWithPasskey(client, role, challenge ?? null);
  }

  @Mutation(() => LogInPayload, {
    description:
      "Completes a login with a passkey, or with the second factor after a password: opens a session and sets " +
      "its cookies.",
  })
  async finishLogIn(
    @Arg("input", () => FinishLogInInput) { challenge, ...answer }: FinishLogInInput,
    @Ctx() ctx: Context,
  ): Promise<LogInPayload> {
    const tokens = await ctx.services.secondStep.finish(ctx.client, challenge, answer);
    ctx.sendSession(tokens);
    const viewer = await ctx.services.accounts.own(tokens.actor);
    const { accessToken, refreshToken } = tokens;
    return { viewer, accessToken, refreshToken, continueAt: viewer.role === "SEEKER" ? ctx.continueAt : null };
  }
}
