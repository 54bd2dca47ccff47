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
      "Whether the acting session logged in or reauthenticated within the last 15 minutes. If not, sensitive " +
      "operations answer `REAUTHENTICATION_REQUIRED`.",
  })
  viewerIsConfirmed(@Ctx() { actor, services }: Context): Promise<boolean> {
    return services.reauthentication.isRecent(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description: "Reauthenticates the acting session with the password, for 15 minutes.",
  })
  confirmPassword(
    @Arg("input", () => ConfirmPasswordInput) input: ConfirmPasswordInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPassword(actor, input);
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      "Starts the reauthentication of the acting session with a passkey; `confirmPasskey` takes the browser's " +
      "response.",
  })
  beginPasskeyConfirmation(@Ctx() { actor, services }: Context): Promise<PasskeyChallenge> {
    return services.reauthentication.beginWithPasskey(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description: "Reauthenticates the acting session with a passkey of its account, for 15 minutes.",
  })
  confirmPasskey(
    @Arg("input", () => ConfirmPasskeyInput) input: ConfirmPasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPasskey(actor, input);
  }
}
