import { Field, InputType } from "type-graphql";

@InputType({ description: "Another address for the acting account." })
export class RequestEmailChangeInput {
  @Field(() => String, { description: "E-mail address; one account of the role each." })
  email!: string;
}

@InputType({ description: "A link from a mail about a change of the address." })
export class EmailChangeTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;
}
