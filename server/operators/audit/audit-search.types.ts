import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

const AuditOutcome = { ALLOWED: "ALLOWED", REFUSED: "REFUSED" } as const;

registerEnum("AuditOutcome", AuditOutcome, "Whether an operation in the audit log was performed.", {
  ALLOWED: "The operation was performed.",
  REFUSED: "The operation was rejected.",
});

@ObjectType({ description: "Someone whose data was shown." })
export class OperatorAuditPerson {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Their name; null if the account no longer exists." })
  name!: string | null;
}

@ObjectType({ description: "An event in the audit log. Events cannot be changed." })
export class OperatorAuditEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the account that performed the operation; null if no one was logged in, and for operations from the command line.",
  })
  accountId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the account that performed the operation; null if there was none, or if it no " +
      "longer exists.",
  })
  accountName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the account, job or message that the operation is about; null if there is none.",
  })
  subjectId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the account that the operation is about; null for other subjects, and if it no " +
      "longer exists.",
  })
  subjectName!: string | null;

  @Field(() => [OperatorAuditPerson], {
    nullable: true,
    description:
      "For operations that show data of accounts, such as `CONTACT_READ`: everyone whose data was shown " +
      "together, such as a page of applicants, including the subject. Null for other operations.",
  })
  people!: readonly OperatorAuditPerson[] | null;

  @Field(() => String, {
    description:
      "The operation: a name such as `LOG_IN`, or for an API key the field that it called, such as `query jobs`.",
  })
  operation!: string;

  @Field(() => AuditOutcome, { description: "Whether the operation was performed." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, {
    nullable: true,
    description: "The client's IP address, or the name of the user on the command line; null if unknown.",
  })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description: "The browser and operating system, or a program's name; null if unknown.",
  })
  device!: string;

  @Field(() => Boolean, { description: "Whether the operation was performed with an API key." })
  byKey!: boolean;

  @Field(() => DateTimeScalar, { description: "When the event happened." })
  createdAt!: Date;
}

/** A page of the audit log. */
export const OperatorAuditEventConnection = connectionOf(() => OperatorAuditEvent, "OperatorAuditEvent");

@InputType({ description: "Search conditions for the audit log. Events must meet all of them." })
export class AuditSearchInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id of the account that performed the operation, or that it is about.",
  })
  accountId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The exact name of the operation, such as `LOG_IN`; at most 100 characters.",
  })
  operation?: string | null;

  @Field(() => AuditOutcome, { nullable: true, description: "Whether the operation was performed." })
  outcome?: "ALLOWED" | "REFUSED" | null;

  @Field(() => String, { nullable: true, description: "The client's exact IP address." })
  address?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "Only events at or after this time." })
  from?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Only events before this time, which must be later than `from`.",
  })
  until?: Date | null;
}
