import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { REPORT_DECISIONS } from "../../../shared/operators.options.ts";
import { ReportKind, ReportOutcome, ReportReason } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

export const ReportState = { WAITING: "WAITING", DECIDED: "DECIDED" } as const;
const DeskDecision = { DISMISS: "DISMISS", WARN: "WARN", REMOVE: "REMOVE", SUSPEND: "SUSPEND" } as const;
/** An operator's decision on a reported thing. */
export type DeskDecision = keyof typeof DeskDecision;

registerEnum("ReportState", ReportState, "The state of a report.", {
  WAITING: "It is pending.",
  DECIDED: "It was decided.",
});
registerEnum("DeskDecision", DeskDecision, "The decision on a reported thing.", REPORT_DECISIONS);
registerEnum("ReportOutcome", ReportOutcome, "The outcome of a report.", {
  DISMISSED: "The reported thing may stay.",
  WARNED: "The people responsible were warned.",
  REMOVED: "The thing was taken down.",
  SUSPENDED: "The account of the responsible seeker was suspended.",
});

@ObjectType({ description: "A report, as operators see it." })
export class OperatorReport {
  @Field(() => ID, { description: "The report's id." })
  id!: string;

  @Field(() => ReportKind, { description: "The kind of thing reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The reported seeker, message or job." })
  targetId!: string;

  @Field(() => ReportReason, { description: "The problem, as the reporter chose it." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "The reporter's own words; null when not stated." })
  note!: string;

  @Field(() => String, {
    nullable: true,
    description: "The thing as it was when it was reported; null when its seeker's account no longer exists.",
  })
  evidence!: string;

  @Field(() => DateTimeScalar, { description: "When it was reported." })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: "The reporter; null when the account no longer exists." })
  reporterName!: string | null;

  @Field(() => Int, { description: "Number of other reports of the same thing, past ones included." })
  otherReports!: number;

  @Field(() => String, { nullable: true, description: "The operator assigned to it." })
  takenBy!: string | null;

  @Field(() => Boolean, { description: "Whether it is assigned to the acting operator." })
  isTakenByViewer!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was assigned." })
  takenAt!: Date | null;

  @Field(() => ReportOutcome, { nullable: true, description: "The outcome; null while pending." })
  outcome!: ReportOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "The operator's reason, as mailed to both sides; null while pending.",
  })
  explanation!: string;

  @Field(() => String, { nullable: true, description: "The operator who decided it." })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was decided." })
  decidedAt!: Date | null;
}

/** A page of reports. */
export const OperatorReportConnection = connectionOf(() => OperatorReport, "OperatorReport");

@InputType({ description: "A report." })
export class ReportIdInput {
  @Field(() => ID, { description: "The report's id." })
  reportId!: string;
}

@InputType({ description: "A decision on a reported thing." })
export class DecideReportInput {
  @Field(() => ID, { description: "One of its reports." })
  reportId!: string;

  @Field(() => DeskDecision, { description: "The decision." })
  decision!: DeskDecision;

  @Field(() => String, { description: "The reason, for both sides; at most 2000 characters." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A message to the applicants of a job, in addition to the notification of its removal; at most 2000 characters. " +
      "Ignored for other things.",
  })
  messageToApplicants?: string | null;
}
