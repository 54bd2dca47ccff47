import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description:
    "A passkey: a WebAuthn credential whose private key is stored on the owner's device or in their password " +
    "manager.",
})
export class Passkey {
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;

  @Field(() => String, { description: "The name that the owner gave the passkey." })
  name!: string;

  @Field(() => Boolean, { description: "Whether the passkey is synchronized across the owner's devices." })
  isBackedUp!: boolean;

  @Field(() => DateTimeScalar, { description: "When the passkey was added." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the passkey was last used; null if never." })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description:
    "An account's second factors. With a passkey or an authenticator app, the password alone is not " +
    "enough to log in.",
})
export class LogInFactors {
  @Field(() => [Passkey], { description: "The account's passkeys, oldest first; at most 20." })
  passkeys!: Passkey[];

  @Field(() => Boolean, { description: "Whether the account has a confirmed authenticator app." })
  hasAuthenticatorApp!: boolean;

  @Field(() => Int, { description: "Number of unused recovery codes, 0 to 10." })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: "The result of changing the caller's second factors." })
export class LogInFactorsPayload {
  @Field(() => LogInFactors, { description: "The account's second factors after the change." })
  factors!: LogInFactors;
}

@ObjectType({ description: "The result of adding a second factor." })
export class AddFactorPayload extends LogInFactorsPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      "Ten recovery codes, created with the account's first factor. Each works once, and they cannot be " +
      "retrieved again. Null if the account already had a factor.",
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ description: "New recovery codes. The previous ones no longer work." })
export class RecoveryCodesPayload extends LogInFactorsPayload {
  @Field(() => [String], { description: "Ten recovery codes, each valid once. They cannot be retrieved again." })
  recoveryCodes!: string[];
}

@ObjectType({ description: "A challenge for a passkey, valid once, for 10 minutes." })
export class PasskeyChallenge {
  @Field(() => ID, { description: "The challenge's id, to send back with the browser's response." })
  challenge!: string;

  @Field(() => String, {
    description:
      "The options for `navigator.credentials`, as JSON: `PublicKeyCredentialCreationOptionsJSON` to create a " +
      "passkey, `PublicKeyCredentialRequestOptionsJSON` to use one.",
  })
  options!: string;
}

@ObjectType({
  description:
    "The setup data for an authenticator app. The app is not active until `confirmAuthenticatorApp` receives one " +
    "of its codes.",
})
export class AuthenticatorAppPayload {
  @Field(() => String, { description: "The secret key in base32, for manual entry. It cannot be retrieved again." })
  key!: string;

  @Field(() => String, { description: "The secret key as an `otpauth:` URI, for a QR code." })
  uri!: string;
}
