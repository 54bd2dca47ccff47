import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DESK_DECISIONS } from "../../../shared/operators.options.ts";
import { ReportKind, ReportOutcome, ReportReason } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

export const ReportState = { WAITING: "WAITING", DECIDED: "DECIDED" } as const;
const DeskDecision = { DISMISS: "DISMISS", WARN: "WARN", REMOVE: "REMOVE", SUSPEND: "SUSPEND" } as const;
/** What an operator decides on what was reported. */
export type DeskDecision = keyof typeof DeskDecision;

registerEnum("ReportState", ReportState, "How far a report is.", {
  WAITING: "It waits for a decision.",
  DECIDED: "It was decided.",
});
registerEnum("DeskDecision", DeskDecision, "What is decided on what was reported.", DESK_DECISIONS);
registerEnum("ReportOutcome", ReportOutcome, "What became of a report.", {
  DISMISSED: "What was reported may stay.",
  WARNED: "Those whose it is were warned.",
  REMOVED: "It was taken down.",
  SUSPENDED: "The account of the seeker whose it is was suspended.",
});

@ObjectType({ description: "A report, as operators see it." })
export class OperatorReport {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => ReportKind, { description: "What kind of thing was reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The seeker, message or job." })
  targetId!: string;

  @Field(() => ReportReason, { description: "What is wrong with it, as the reporter chose." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "The reporter's own words; null when not stated." })
  note!: string;

  @Field(() => String, {
    nullable: true,
    description: "The thing as it was when it was reported; null when its seeker's account is gone.",
  })
  evidence!: string;

  @Field(() => DateTimeScalar, { description: "When it was reported." })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: "Who reported it; null when the account is gone." })
  reporterName!: string | null;

  @Field(() => Int, { description: "How many other reports of the same thing there are or were." })
  otherReports!: number;

  @Field(() => String, { nullable: true, description: "Which operator works on it." })
  takenBy!: string | null;

  @Field(() => Boolean, { description: "Whether the acting operator works on it." })
  isTakenByViewer!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: "Since when." })
  takenAt!: Date | null;

  @Field(() => ReportOutcome, { nullable: true, description: "What became of it; null while it waits." })
  outcome!: ReportOutcome | null;

  @Field(() => String, {
    nullable: true,
    description: "The operator's reason, as both sides were written it; null while it waits.",
  })
  explanation!: string;

  @Field(() => String, { nullable: true, description: "Which operator decided it." })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When." })
  decidedAt!: Date | null;
}

/** A page of reports. */
export const OperatorReportConnection = connectionOf(() => OperatorReport, "OperatorReport");

@InputType({ description: "A report." })
export class ReportIdInput {
  @Field(() => ID, { description: "Its id." })
  reportId!: string;
}

@InputType({ description: "A decision on what was reported." })
export class DecideReportInput {
  @Field(() => ID, { description: "One of the reports of it." })
  reportId!: string;

  @Field(() => DeskDecision, { description: "What is done." })
  decision!: DeskDecision;

  @Field(() => String, { description: "Why, for both sides; at most 2000 characters." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What those who applied to a job are told, beside that it is taken down; at most 2000 characters. Of no meaning for others.",
  })
  toldApplicants?: string | null;
}
