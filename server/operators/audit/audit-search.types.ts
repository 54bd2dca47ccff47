import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

const AuditOutcome = { ALLOWED: "ALLOWED", REFUSED: "REFUSED" } as const;

registerEnum("AuditOutcome", AuditOutcome, "What became of something that was tried.", {
  ALLOWED: "It was done.",
  REFUSED: "It was refused.",
});

@ObjectType({ description: "An event of the audit log, as operators see it; never rewritten." })
export class OperatorAuditEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "Who did it; null: nobody who was logged in, or a command." })
  accountId!: string | null;

  @Field(() => String, { nullable: true, description: "Their name; null when the account is gone." })
  accountName!: string | null;

  @Field(() => ID, { nullable: true, description: "Whose account, job or message it is about." })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: "The name of the account that it is about; null for others." })
  subjectName!: string | null;

  @Field(() => String, { description: "What was done, such as `LOG_IN`, or with a key `query jobs`." })
  operation!: string;

  @Field(() => AuditOutcome, { description: "Whether it was done." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, { nullable: true, description: "The IP address, or who worked on the command line." })
  address!: string;

  @Field(() => String, { nullable: true, description: "The browser and system, or a program's name." })
  device!: string;

  @Field(() => Boolean, { description: "Whether a program did it, with a key." })
  byKey!: boolean;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;
}

/** A page of the audit log. */
export const OperatorAuditEventConnection = connectionOf(() => OperatorAuditEvent, "OperatorAuditEvent");

@InputType({ description: "What is looked for in the audit log: events that meet all that is given." })
export class AuditSearchInput {
  @Field(() => ID, { nullable: true, description: "Who did it, or whom it is about." })
  accountId?: string | null;

  @Field(() => String, { nullable: true, description: "What was done, exactly, such as `LOG_IN`." })
  operation?: string | null;

  @Field(() => AuditOutcome, { nullable: true, description: "Whether it was done." })
  outcome?: "ALLOWED" | "REFUSED" | null;

  @Field(() => String, { nullable: true, description: "From this IP address, exactly." })
  address?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "From this moment on." })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Before this moment." })
  until?: Date | null;
}
