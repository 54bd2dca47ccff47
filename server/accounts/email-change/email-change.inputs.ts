import { Field, InputType } from "type-graphql";

@InputType({ description: "A new email address for the caller's account." })
export class RequestEmailChangeInput {
  @Field(() => String, {
    description: "The new email address, at most 254 characters. Each address can have only one account per role.",
  })
  email!: string;
}

@InputType({ description: "A token from an emailed link about a change of email address." })
export class EmailChangeTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;
}
