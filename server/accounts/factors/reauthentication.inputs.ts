import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The caller's password." })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "The password." })
  password!: string;
}

@InputType({ description: "One of the caller's passkeys, as the browser used it." })
export class ConfirmPasskeyInput {
  @Field(() => ID, { description: "The challenge from `beginPasskeyConfirmation`." })
  challenge!: string;

  @Field(() => String, {
    description: "The browser's `AuthenticationResponseJSON`, as a JSON string of at most 20,000 characters.",
  })
  passkey!: string;
}
