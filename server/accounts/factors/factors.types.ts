import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description: "A key of which a person's device, or their password manager, has the secret half (WebAuthn).",
})
export class Passkey {
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;

  @Field(() => String, { description: "What its owner calls it." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is on several of its owner's devices." })
  isBackedUp!: boolean;

  @Field(() => DateTimeScalar, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was last used; null: never." })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description:
    "How an account is logged in to besides its password. With a passkey or an app, the password alone is not enough.",
})
export class LogInFactors {
  @Field(() => [Passkey], { description: "At most 20, the oldest first." })
  passkeys!: Passkey[];

  @Field(() => Boolean, { description: "Whether an authenticator app shows codes for the account." })
  hasAuthenticatorApp!: boolean;

  @Field(() => Int, { description: "Recovery codes that were not used yet." })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: "The factors after a change." })
export class LogInFactorsPayload {
  @Field(() => LogInFactors, { description: "As they are now." })
  factors!: LogInFactors;
}

@ObjectType({ description: "The factors with a new one." })
export class AddFactorPayload extends LogInFactorsPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      "With the first factor: codes for who loses it, each good once. They are not shown again. Null: the account has some.",
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ description: "New recovery codes; those before them do not work any more." })
export class RecoveryCodesPayload extends LogInFactorsPayload {
  @Field(() => [String], { description: "Each is good once. They are not shown again." })
  recoveryCodes!: string[];
}

@ObjectType({ description: "What a browser is to answer, within 10 minutes." })
export class PasskeyChallenge {
  @Field(() => ID, { description: "Names the challenge when it is answered." })
  challenge!: string;

  @Field(() => String, {
    description:
      "What `navigator.credentials` is given, as JSON: `PublicKeyCredentialCreationOptionsJSON` for a new passkey, `PublicKeyCredentialRequestOptionsJSON` for a log-in.",
  })
  options!: string;
}

@ObjectType({
  description:
    "What an authenticator app is given. Nothing asks for its codes until `confirmAuthenticatorApp` had one.",
})
export class AuthenticatorAppPayload {
  @Field(() => String, { description: "The key, in base 32, for who types it. It is not shown again." })
  key!: string;

  @Field(() => String, { description: "The same as `otpauth:` address, for a QR code." })
  uri!: string;
}
