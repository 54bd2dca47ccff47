import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { PasskeyChallenge } from "./factors.types.ts";
import { ConfirmPasskeyInput, ConfirmPasswordInput } from "./reauthentication.inputs.ts";
import type { ReauthenticationService } from "./reauthentication.service.ts";
import { ConfirmationPayload } from "./reauthentication.types.ts";

type Context = ResolverContext<{ reauthentication: ReauthenticationService }>;

@Resolver()
export class ReauthenticationResolver {
  @Query(() => Boolean, {
    description:
      "Returns whether the current session logged in or reauthenticated within the last 15 minutes. If not, " +
      "sensitive operations fail with `REAUTHENTICATION_REQUIRED`.",
  })
  viewerIsConfirmed(@Ctx() { actor, services }: Context): Promise<boolean> {
    return services.reauthentication.isRecent(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description: "Reauthenticates the current session with the account's password, for 15 minutes.",
  })
  confirmPassword(
    @Arg("input", () => ConfirmPasswordInput) input: ConfirmPasswordInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPassword(actor, input);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      "Starts reauthenticating the current session with a passkey. Pass the browser's response to `confirmPasskey`.",
  })
  beginPasskeyConfirmation(@Ctx() { actor, services }: Context): Promise<PasskeyChallenge> {
    return services.reauthentication.beginWithPasskey(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description:
      "Reauthenticates the current session with one of the account's passkeys, for 15 minutes. The session then " +
      "also meets a company's second-factor requirement.",
  })
  confirmPasskey(
    @Arg("input", () => ConfirmPasskeyInput) input: ConfirmPasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPasskey(actor, input);
  }
}
