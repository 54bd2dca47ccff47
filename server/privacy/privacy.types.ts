import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";

registerEnumType(ReportKind, { name: "ReportKind", description: "What kind of thing is reported." });
registerEnumType(ReportReason, { name: "ReportReason", description: "Why something is reported." });

@ObjectType({ description: "A person whom the acting seeker has blocked." })
export class BlockedPerson {
  @Field(() => ID, { description: "The seeker's id." })
  id!: string;

  @Field(() => String, { description: "The seeker's name." })
  name!: string;
}

/** A page of blocked people. */
export const BlockedPersonConnection = connectionOf(() => BlockedPerson, "BlockedPerson");

@ObjectType({ description: "A person was blocked." })
export class BlockPersonPayload {
  @Field(() => BlockedPerson, { description: "Who was blocked." })
  person!: BlockedPerson;
}
