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
      "Whether the acting session logged in, or confirmed that it is its owner's, within 15 minutes. If not, what is sensitive answers `REAUTHENTICATION_REQUIRED`.",
  })
  viewerIsConfirmed(@Ctx() { actor, services }: Context): Promise<boolean> {
    return services.reauthentication.isRecent(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description: "Confirms by the password that the acting session is its owner's, for 15 minutes.",
  })
  confirmPassword(
    @Arg("input", () => ConfirmPasswordInput) input: ConfirmPasswordInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPassword(actor, input);
  }

  @Mutation(() => PasskeyChallenge, {
    description: "Begins to confirm the acting session by a passkey; `confirmPasskey` takes the browser's answer.",
  })
  beginPasskeyConfirmation(@Ctx() { actor, services }: Context): Promise<PasskeyChallenge> {
    return services.reauthentication.beginWithPasskey(actor);
  }

  @Mutation(() => ConfirmationPayload, {
    description: "Confirms by a passkey of its account that the acting session is its owner's, for 15 minutes.",
  })
  confirmPasskey(
    @Arg("input", () => ConfirmPasskeyInput) input: ConfirmPasskeyInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ConfirmationPayload> {
    return services.reauthentication.byPasskey(actor, input);
  }
}
