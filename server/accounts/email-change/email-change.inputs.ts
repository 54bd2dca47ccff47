import { Field, InputType } from "type-graphql";

@InputType({ description: "A new address for the acting account." })
export class RequestEmailChangeInput {
  @Field(() => String, { description: "Email address; at most one account per role." })
  email!: string;
}

@InputType({ description: "A token from a mailed link about a change of the address." })
export class EmailChangeTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;
}
