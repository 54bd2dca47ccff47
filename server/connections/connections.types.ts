import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Seeker } from "../seekers/seekers.types.ts";

@InputType({ description: "Another seeker." })
export class SeekerIdInput {
  @Field(() => ID, { description: "The seeker." })
  seekerId!: string;
}

@ObjectType({ description: "The other person after a change; `viewerConnection` says how you stand now." })
export class ConnectionPayload {
  @Field(() => Seeker, { description: "The other person." })
  seeker!: Seeker;
}

@ObjectType({ description: "Something changed between the acting seeker and another." })
export class ConnectionChange {
  @Field(() => Seeker, {
    nullable: true,
    description:
      "The other person, with how you stand now. Null when the stream begins and after a gap in it: load the lists again.",
  })
  seeker!: Seeker | null;
}
