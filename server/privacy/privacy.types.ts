import { Field, ID, ObjectType } from "type-graphql";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";

registerEnum("ReportKind", ReportKind, "The kind of item that was reported.", {
  JOB: "A job.",
  PERSON: "A seeker.",
  MESSAGE: "A chat message.",
  OFFER: "An offer of a job.",
});
registerEnum("ReportReason", ReportReason, "Why an item was reported.", {
  SPAM: "The item is spam or advertising.",
  FRAUD: "The item is fraudulent, or asks for money or documents.",
  ABUSE: "The item is insulting, threatening or hateful.",
  FAKE: "The item is fake, or someone pretends to be someone else.",
  OTHER: "Something else is wrong with the item.",
});

@ObjectType({ description: "A seeker whom the caller has blocked." })
export class BlockedPerson {
  @Field(() => ID, { description: "The blocked seeker's id." })
  id!: string;

  @Field(() => String, { description: "The blocked seeker's name." })
  name!: string;
}

/** A page of blocked people. */
export const BlockedPersonConnection = connectionOf(() => BlockedPerson, "BlockedPerson");

@ObjectType({ description: "The result of blocking a seeker." })
export class BlockPersonPayload {
  @Field(() => BlockedPerson, { description: "The blocked seeker." })
  person!: BlockedPerson;
}
