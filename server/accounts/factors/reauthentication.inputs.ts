import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The password of who is signed in." })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "The acting account's password." })
  password!: string;
}

@InputType({ description: "The passkey of who is signed in." })
export class ConfirmPasskeyInput {
  @Field(() => ID, { description: "Of `beginPasskeyConfirmation`." })
  challenge!: string;

  @Field(() => String, { description: "The browser's `AuthenticationResponseJSON`, as JSON." })
  passkey!: string;
}
