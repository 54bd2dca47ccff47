import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The password of the logged-in account." })
export class ConfirmPasswordInput {
  @Field(() => String, { description: "The acting account's password." })
  password!: string;
}

@InputType({ description: "A passkey of the logged-in account." })
export class ConfirmPasskeyInput {
  @Field(() => ID, { description: "The challenge from `beginPasskeyConfirmation`." })
  challenge!: string;

  @Field(() => String, { description: "The browser's `AuthenticationResponseJSON`, as JSON." })
  passkey!: string;
}
