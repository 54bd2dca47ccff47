import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

const AuditOutcome = { ALLOWED: "ALLOWED", REFUSED: "REFUSED" } as const;

registerEnum("AuditOutcome", AuditOutcome, "The outcome of an attempted operation.", {
  ALLOWED: "It was performed.",
  REFUSED: "It was refused.",
});

@ObjectType({ description: "An event of the audit log as operators see it; events are immutable." })
export class OperatorAuditEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The acting account; null when no one was logged in, or for a command.",
  })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: "The actor's name; null when the account no longer exists." })
  accountName!: string | null;

  @Field(() => ID, { nullable: true, description: "The account, job or message concerned." })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: "The name of the account concerned; null for other subjects." })
  subjectName!: string | null;

  @Field(() => String, { description: "The operation, such as `LOG_IN`, or with a key `query jobs`." })
  operation!: string;

  @Field(() => AuditOutcome, { description: "Whether it was performed." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, { nullable: true, description: "The IP address, or the user of the command line." })
  address!: string;

  @Field(() => String, { nullable: true, description: "The browser and system, or a program's name." })
  device!: string;

  @Field(() => Boolean, { description: "Whether a program performed it, with a key." })
  byKey!: boolean;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;
}

/** A page of the audit log. */
export const OperatorAuditEventConnection = connectionOf(() => OperatorAuditEvent, "OperatorAuditEvent");

@InputType({ description: "Search conditions for the audit log; an event must meet all of them." })
export class AuditSearchInput {
  @Field(() => ID, { nullable: true, description: "The actor or the subject." })
  accountId?: string | null;

  @Field(() => String, { nullable: true, description: "The exact operation, such as `LOG_IN`." })
  operation?: string | null;

  @Field(() => AuditOutcome, { nullable: true, description: "Whether it was performed." })
  outcome?: "ALLOWED" | "REFUSED" | null;

  @Field(() => String, { nullable: true, description: "The exact IP address." })
  address?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "From this time on." })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Before this time." })
  until?: Date | null;
}
