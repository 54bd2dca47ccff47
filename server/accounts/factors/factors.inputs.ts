import { Field, ID, InputType } from "type-graphql";
import { Role } from "../../generated/prisma/enums.ts";

@InputType({ description: "A new passkey." })
export class FinishAddingPasskeyInput {
  @Field(() => ID, { description: "Of `beginAddingPasskey`." })
  challenge!: string;

  @Field(() => String, { description: "The browser's `RegistrationResponseJSON`, as JSON." })
  response!: string;

  @Field(() => String, { description: "What to call it; at most 60 characters." })
  name!: string;
}

@InputType({ description: "A passkey under another name." })
export class RenamePasskeyInput {
  @Field(() => ID, { description: "The passkey." })
  passkeyId!: string;

  @Field(() => String, { description: "What to call it; at most 60 characters." })
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

@InputType({ description: "The beginning of a log-in with a passkey." })
export class BeginPasskeyLogInInput {
  @Field(() => Role, { description: "The role of the account that is to be logged in to." })
  role!: Role;

  @Field(() => ID, {
    nullable: true,
    description:
      "After the password: the challenge of the error `SECOND_FACTOR_REQUIRED`. Without it the passkey logs in alone.",
  })
  challenge!: string | null;
}

@InputType({ description: "The answer to a challenge: one of the three." })
export class FinishLogInInput {
  @Field(() => ID, { description: "Of `beginPasskeyLogIn`, or of the error `SECOND_FACTOR_REQUIRED`." })
  challenge!: string;

  @Field(() => String, { nullable: true, description: "The browser's `AuthenticationResponseJSON`, as JSON." })
  passkey!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The six digits of the authenticator app; after the password only.",
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: "A recovery code; after the password only." })
  recoveryCode!: string | null;
}
