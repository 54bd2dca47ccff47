import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Seeker } from "../seekers/seekers.types.ts";

@InputType({ description: "Another seeker." })
export class SeekerIdInput {
  @Field(() => ID, { description: "The seeker." })
  seekerId!: string;
}

@ObjectType({ description: "The other person after a change; `viewerConnection` has the new state." })
export class ConnectionPayload {
  @Field(() => Seeker, { description: "The other person." })
  seeker!: Seeker;
}

@ObjectType({ description: "A change between the acting seeker and another." })
export class ConnectionChange {
  @Field(() => Seeker, {
    nullable: true,
    description:
      "The other person, with the new state. Null at the start of the stream and after a gap: reload the lists.",
  })
  seeker!: Seeker | null;
}
