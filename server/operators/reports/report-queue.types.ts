import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ReportKind, ReportOutcome, ReportReason } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

export const ReportState = { WAITING: "WAITING", DECIDED: "DECIDED" } as const;
const DeskDecision = { DISMISS: "DISMISS", WARN: "WARN", REMOVE: "REMOVE", SUSPEND: "SUSPEND" } as const;
/** An operator's decision on a reported thing. */
export type DeskDecision = keyof typeof DeskDecision;

registerEnum("ReportState", ReportState, "The state of a report, case or appeal.", {
  WAITING: "Operators have not decided yet.",
  DECIDED: "Operators have decided.",
});
registerEnum("DeskDecision", DeskDecision, "An operator's decision on a reported item.", {
  DISMISS: "Leaves the item as it is.",
  WARN: "Warns the people responsible for the item, and leaves it as it is.",
  REMOVE: "Takes the item down, or withdraws the offer. Available for messages, jobs and offers.",
  SUSPEND:
    "Suspends the account of the seeker, or of the sender of the message or offer. An offer is also withdrawn. " +
    "Available for seekers, messages and offers.",
});
registerEnum("ReportOutcome", ReportOutcome, "The outcome of a report.", {
  DISMISSED: "The reported item stays.",
  WARNED: "The people responsible for the item were warned.",
  REMOVED: "The item was taken down, or the offer withdrawn.",
  SUSPENDED: "The account of the seeker, or of the sender of the message or offer, was suspended.",
});

@ObjectType({ description: "A report by a user, as operators see it." })
export class OperatorReport {
  @Field(() => ID, { description: "The report's id." })
  id!: string;

  @Field(() => ReportKind, { description: "The kind of item that was reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The id of the reported seeker, message, job or offer." })
  targetId!: string;

  @Field(() => ReportReason, { description: "The reason that the reporter chose." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "Details in the reporter's own words; null if not stated." })
  note!: string;

  @Field(() => String, {
    nullable: true,
    description: "The item's content when it was reported; null if the responsible seeker's account no longer exists.",
  })
  evidence!: string;

  @Field(() => DateTimeScalar, { description: "When the report was made." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The reporter's name, or email address for a recruiter without a display name; null if the account no longer " +
      "exists.",
  })
  reporterName!: string | null;

  @Field(() => Int, { description: "Number of other reports about the same item, including decided ones." })
  otherReports!: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator to whom the report was last assigned; null if never assigned, and " +
      "if the operator's account no longer exists.",
  })
  takenBy!: string | null;

  @Field(() => Boolean, { description: "Whether the report is assigned to the caller." })
  isTakenByViewer!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the report was last assigned; null if never." })
  takenAt!: Date | null;

  @Field(() => ReportOutcome, { nullable: true, description: "The outcome; null while the report is pending." })
  outcome!: ReportOutcome | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The operator's reason, as emailed to the reporter and the people responsible; null while the report is pending.",
  })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who decided the report; null while pending, if the report was " +
      "decided from the command line, and if the operator's account no longer exists.",
  })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the report was decided; null while pending." })
  decidedAt!: Date | null;
}

/** A page of reports. */
export const OperatorReportConnection = connectionOf(() => OperatorReport, "OperatorReport");

@InputType({ description: "Identifies a report." })
export class ReportIdInput {
  @Field(() => ID, { description: "The report's id." })
  reportId!: string;
}

@InputType({ description: "A decision on a case." })
export class DecideReportInput {
  @Field(() => ID, { description: "The id of any report in the case." })
  reportId!: string;

  @Field(() => DeskDecision, {
    description: "The decision. Which ones are available depends on the kind of item: see `DeskDecision`.",
  })
  decision!: DeskDecision;

  @Field(() => String, {
    description: "The reason, 1 to 2,000 characters, which is emailed to the reporters and the people responsible.",
  })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A message to the applicants of a job that is taken down, in addition to their notification; at most 2,000 " +
      "characters. Ignored for other decisions.",
  })
  messageToApplicants?: string | null;
}
