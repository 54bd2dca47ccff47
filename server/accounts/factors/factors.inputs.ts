import { Field, ID, InputType } from "type-graphql";
import { Role } from "../../generated/prisma/enums.ts";

@InputType({ description: "A new passkey." })
export class FinishAddingPasskeyInput {
  @Field(() => ID, { description: "The challenge from `beginAddingPasskey`." })
  challenge!: string;

  @Field(() => String, { description: "The browser's `RegistrationResponseJSON`, as JSON." })
  response!: string;

  @Field(() => String, { description: "The passkey's name, at most 60 characters." })
  name!: string;
}

@InputType({ description: "A new name for a passkey." })
export class RenamePasskeyInput {
  @Field(() => ID, { description: "The passkey." })
  passkeyId!: string;

  @Field(() => String, { description: "The passkey's name, at most 60 characters." })
  name!: string;
}

@InputType({ description: "One of the account's own passkeys." })
export class PasskeyIdInput {
  @Field(() => ID, { description: "The passkey." })
  passkeyId!: string;
}

@InputType({ description: "The code that an authenticator app shows." })
export class AuthenticatorCodeInput {
  @Field(() => String, { description: "Six digits." })
  code!: string;
}

@InputType({ description: "The start of a login with a passkey." })
export class BeginPasskeyLogInInput {
  @Field(() => Role, { description: "The role of the account to log in to." })
  role!: Role;

  @Field(() => ID, {
    nullable: true,
    description:
      "After the password: the challenge from the error `SECOND_FACTOR_REQUIRED`. Without it, the passkey is the " +
      "only credential.",
  })
  challenge!: string | null;
}

@InputType({ description: "The answer to a challenge: exactly one of the three." })
export class FinishLogInInput {
  @Field(() => ID, {
    description: "The challenge from `beginPasskeyLogIn`, or from the error `SECOND_FACTOR_REQUIRED`.",
  })
  challenge!: string;

  @Field(() => String, { nullable: true, description: "The browser's `AuthenticationResponseJSON`, as JSON." })
  passkey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The six digits from the authenticator app; only after the password.",
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: "A recovery code; only after the password." })
  recoveryCode!: string | null;
}
