import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "One of the account's own sessions." })
export class SessionIdInput {
  @Field(() => ID, { description: "The session's id." })
  sessionId!: string;
}
