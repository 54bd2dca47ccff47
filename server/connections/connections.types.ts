import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Seeker } from "../seekers/seekers.types.ts";

@InputType({ description: "Another seeker, by id." })
export class SeekerIdInput {
  @Field(() => ID, { description: "The other seeker's id." })
  seekerId!: string;
}

@ObjectType({ description: "The other seeker after a change to the connection." })
export class ConnectionPayload {
  @Field(() => Seeker, { description: "The other seeker. `viewerConnection` has the new state of the connection." })
  seeker!: Seeker;
}

@ObjectType({ description: "An event of the `connectionChanged` subscription." })
export class ConnectionChange {
  @Field(() => Seeker, {
    nullable: true,
    description:
      "The other seeker, whose `viewerConnection` has the new state. Null at the start of the stream and after a " +
      "gap: reload the lists.",
  })
  seeker!: Seeker | null;
}
