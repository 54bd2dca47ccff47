import { Field, ID, InputType } from "type-graphql";
import { Role } from "../../generated/prisma/enums.ts";

@InputType({ description: "A new passkey, as the browser created it." })
export class FinishAddingPasskeyInput {
  @Field(() => ID, { description: "The challenge from `beginAddingPasskey`." })
  challenge!: string;

  @Field(() => String, {
    description: "The browser's `RegistrationResponseJSON`, as a JSON string of at most 20,000 characters.",
  })
  response!: string;

  @Field(() => String, { description: "The passkey's name, 1 to 60 characters." })
  name!: string;
}

@InputType({ description: "A new name for a passkey." })
export class RenamePasskeyInput {
  @Field(() => ID, { description: "The passkey's id." })
  passkeyId!: string;

  @Field(() => String, { description: "The new name, 1 to 60 characters." })
  name!: string;
}

@InputType({ description: "One of the caller's passkeys." })
export class PasskeyIdInput {
  @Field(() => ID, { description: "The passkey's id." })
  passkeyId!: string;
}

@InputType({ description: "A code from an authenticator app." })
export class AuthenticatorCodeInput {
  @Field(() => String, { description: "The six digits that the app shows. Spaces and hyphens are ignored." })
  code!: string;
}

@InputType({ description: "The account and the kind of a login with a passkey." })
export class BeginPasskeyLogInInput {
  @Field(() => Role, { description: "The role of the account to log in to." })
  role!: Role;

  @Field(() => ID, {
    nullable: true,
    description:
      "The challenge from the error `SECOND_FACTOR_REQUIRED`, to use the passkey after the password. Null to log " +
      "in with the passkey alone.",
  })
  challenge!: string | null;
}

@InputType({ description: "The challenge of a login, and exactly one of a passkey, a code and a recovery code." })
export class FinishLogInInput {
  @Field(() => ID, {
    description: "The challenge from `beginPasskeyLogIn`, or from the error `SECOND_FACTOR_REQUIRED`.",
  })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description: "The browser's `AuthenticationResponseJSON`, as a JSON string of at most 20,000 characters.",
  })
  passkey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The six digits that the authenticator app shows; only after the password.",
  })
  code!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A recovery code of 24 letters and digits, in any case, with or without hyphens; only after the password.",
  })
  recoveryCode!: string | null;
}
