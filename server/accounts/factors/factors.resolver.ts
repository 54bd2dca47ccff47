import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
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
  @Query(() => LogInFactors, { description: "How the acting account is logged in to besides its password." })
  viewerLogInFactors(@Ctx() { actor, services }: Context): Promise<LogInFactors> {
    return services.factors.list(actor);
  }

  @Mutation(() => PasskeyChallenge, {
    description: "Begins to add a passkey to the acting account; `finishAddingPasskey` takes the browser's answer.",
  })
  beginAddingPasskey(@Ctx() { actor, services }: Context): Promise<PasskeyChallenge> {
    return services.factors.beginAddingPasskey(actor);
  }

  @Mutation(() => AddFactorPayload, {
    description:
      "Adds the passkey that the browser made. From then on the password alone does not log in. A mail tells of it.",
  })
  finishAddingPasskey(
    @Arg("input", () => FinishAddingPasskeyInput) input: FinishAddingPasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AddFactorPayload> {
    return services.factors.addPasskey(actor, input);
  }

  @Mutation(() => LogInFactorsPayload, { description: "Calls one of the acting account's passkeys something else." })
  async renamePasskey(
    @Arg("input", () => RenamePasskeyInput) { passkeyId, name }: RenamePasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.renamePasskey(actor, passkeyId, { name }) };
  }

  @Mutation(() => LogInFactorsPayload, {
    description: "Removes one of the acting account's passkeys. A mail tells of it.",
  })
  async removePasskey(
    @Arg("input", () => PasskeyIdInput) { passkeyId }: PasskeyIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.removePasskey(actor, passkeyId) };
  }

  @Mutation(() => AuthenticatorAppPayload, {
    description:
      "Begins to add an authenticator app to the acting account; `confirmAuthenticatorApp` takes its first code.",
  })
  beginAddingAuthenticatorApp(@Ctx() { actor, services }: Context): Promise<AuthenticatorAppPayload> {
    return services.factors.beginAddingApp(actor);
  }

  @Mutation(() => AddFactorPayload, {
    description:
      "Adds the authenticator app that shows this code. From then on the password alone does not log in. A mail tells of it.",
  })
  confirmAuthenticatorApp(
    @Arg("input", () => AuthenticatorCodeInput) input: AuthenticatorCodeInput,
    @Ctx() { actor, services }: Context,
  ): Promise<AddFactorPayload> {
    return services.factors.confirmApp(actor, input);
  }

  @Mutation(() => LogInFactorsPayload, {
    description: "Removes the acting account's authenticator app. A mail tells of it.",
  })
  async removeAuthenticatorApp(@Ctx() { actor, services }: Context): Promise<LogInFactorsPayload> {
    return { factors: await services.factors.removeApp(actor) };
  }

  @Mutation(() => RecoveryCodesPayload, {
    description: "Makes new recovery codes for the acting account; those before end. A mail tells of it.",
  })
  makeRecoveryCodes(@Ctx() { actor, services }: Context): Promise<RecoveryCodesPayload> {
    return services.factors.makeRecoveryCodes(actor);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      "Begins a log-in with a passkey, alone or after the password; `finishLogIn` takes the browser's answer.",
  })
  beginPasskeyLogIn(
    @Arg("input", () => BeginPasskeyLogInInput) { role, challenge }: BeginPasskeyLogInInput,
    @Ctx() { client, services }: Context,
  ): Promise<PasskeyChallenge> {
    return services.secondStep.beginWithPasskey(client, role, challenge ?? null);
  }

  @Mutation(() => LogInPayload, {
    description:
      "Opens a session and sets its cookies, for the answer to a challenge: a log-in with a passkey, or the second step of one with a password.",
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
