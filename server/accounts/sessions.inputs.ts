import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "One of the caller's sessions." })
export class SessionIdInput {
  @Field(() => ID, { description: "The session's id, from `viewerSessions`." })
  sessionId!: string;
}
