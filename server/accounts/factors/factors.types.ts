import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description: "A WebAuthn credential whose private key is held by a person's device or password manager.",
})
export class Passkey {
  @Field(() => ID, { description: "The passkey's id." })
  id!: string;

  @Field(() => String, { description: "The name given by its owner." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is synchronised across its owner's devices." })
  isBackedUp!: boolean;

  @Field(() => DateTimeScalar, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was last used; null if never." })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description:
    "An account's login factors besides its password. With a passkey or an app, the password alone is not enough.",
})
export class LogInFactors {
  @Field(() => [Passkey], { description: "The account's passkeys, oldest first; at most 20." })
  passkeys!: Passkey[];

  @Field(() => Boolean, { description: "Whether an authenticator app is set up for the account." })
  hasAuthenticatorApp!: boolean;

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodesLeft!: number;
}

@ObjectType({ description: "The factors after a change." })
export class LogInFactorsPayload {
  @Field(() => LogInFactors, { description: "Their current state." })
  factors!: LogInFactors;
}

@ObjectType({ description: "The factors, including a new one." })
export class AddFactorPayload extends LogInFactorsPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      "Recovery codes in case the factor is lost, created with the first factor; each is valid once, and they are " +
      "not shown again. Null when the account already has some.",
  })
  recoveryCodes!: string[] | null;
}

@ObjectType({ description: "New recovery codes; the previous ones no longer work." })
export class RecoveryCodesPayload extends LogInFactorsPayload {
  @Field(() => [String], { description: "The codes, each valid once. They are not shown again." })
  recoveryCodes!: string[];
}

@ObjectType({ description: "A challenge for the browser, valid for 10 minutes." })
export class PasskeyChallenge {
  @Field(() => ID, { description: "Identifies the challenge when it is answered." })
  challenge!: string;

  @Field(() => String, {
    description:
      "The options for `navigator.credentials`, as JSON: `PublicKeyCredentialCreationOptionsJSON` for a new " +
      "passkey, `PublicKeyCredentialRequestOptionsJSON` for a login.",
  })
  options!: string;
}

@ObjectType({
  description:
    "The set-up data for an authenticator app. Its codes are not required until `confirmAuthenticatorApp` has " +
    "received one.",
})
export class AuthenticatorAppPayload {
  @Field(() => String, { description: "The key in base 32, for manual entry. It is not shown again." })
  key!: string;

  @Field(() => String, { description: "The same as an `otpauth:` URI, for a QR code." })
  uri!: string;
}
