import { Field, ID, ObjectType } from "type-graphql";
import { REPORT_REASONS } from "../../shared/privacy.ts";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";

registerEnum("ReportKind", ReportKind, "The kind of thing reported.", {
  JOB: "A job.",
  PERSON: "A seeker.",
  MESSAGE: "A chat message.",
});
registerEnum("ReportReason", ReportReason, "The reason for a report.", REPORT_REASONS);

@ObjectType({ description: "A person whom the acting seeker has blocked." })
export class BlockedPerson {
  @Field(() => ID, { description: "The seeker's id." })
  id!: string;

  @Field(() => String, { description: "The seeker's name." })
  name!: string;
}

/** A page of blocked people. */
export const BlockedPersonConnection = connectionOf(() => BlockedPerson, "BlockedPerson");

@ObjectType({ description: "The result of blocking a person." })
export class BlockPersonPayload {
  @Field(() => BlockedPerson, { description: "The blocked person." })
  person!: BlockedPerson;
}
