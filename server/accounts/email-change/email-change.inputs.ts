import { Field, InputType } from "type-graphql";

@InputType({ description: "A new email address for the acting account." })
export class RequestEmailChangeInput {
  @Field(() => String, {
    description: "The new email address, at most 254 characters. An address can have one account per role.",
  })
  email!: string;
}

@InputType({ description: "A token from an emailed link about a change of email address." })
export class EmailChangeTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;
}
