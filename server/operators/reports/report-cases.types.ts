import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ReportKind, ReportOutcome, ReportReason } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import type { ReportState as ReportStateValue } from "../report-queue.store.ts";
import type { CaseAssignee as CaseAssigneeValue, CaseOrder as CaseOrderValue } from "./report-cases.store.ts";
import { ReportState } from "./report-queue.types.ts";

const CaseAssignee = { VIEWER: "VIEWER", NOBODY: "NOBODY", OTHERS: "OTHERS" } as const;
const CaseOrder = { OLDEST: "OLDEST", MOST_REPORTS: "MOST_REPORTS" } as const;

registerEnum("CaseAssignee", CaseAssignee, "Who works on a case.", {
  VIEWER: "The case is assigned to the caller.",
  NOBODY: "The case is assigned to no one, or was assigned to another operator more than an hour ago.",
  OTHERS: "The case was assigned to another operator within the last hour.",
});
registerEnum("CaseOrder", CaseOrder, "The order of pending cases.", {
  OLDEST: "Cases whose first report is oldest come first.",
  MOST_REPORTS: "Cases with the most reports come first.",
});

@ObjectType({ description: "How often a reason was given in the reports in a case." })
export class ReasonCount {
  @Field(() => ReportReason, { description: "The reason." })
  reason!: ReportReason;

  @Field(() => Int, { description: "Number of reports with this reason." })
  count!: number;
}

@ObjectType({
  description: "A reported item with all its pending reports, or with the reports that one decision closed.",
})
export class OperatorReportCase {
  @Field(() => ID, {
    description: "The id of the oldest report in the case. Pass it to `assignReport` and `decideReport`.",
  })
  id!: string;

  @Field(() => ReportKind, { description: "The kind of item that was reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The id of the reported seeker, message, job or offer." })
  targetId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The job's title, the seeker's name, or the name of the message's author; null if it no longer exists.",
  })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "The name of the job's company; null if the item is not a job." })
  companyName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The first 300 characters of the first reporter's note or, without a note, of the reported item; null if " +
      "both are empty.",
  })
  excerpt!: string;

  @Field(() => Int, { description: "Number of reports in the case." })
  reports!: number;

  @Field(() => [ReasonCount], { description: "The reasons given in the reports, most frequent first." })
  reasons!: readonly ReasonCount[];

  @Field(() => DateTimeScalar, { description: "When the item was first reported in this case." })
  reportedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who works on the case; null if no one does. An assignment to " +
      "another operator lapses after an hour.",
  })
  takenBy!: string | null;

  @Field(() => Boolean, { description: "Whether the case is assigned to the caller." })
  isTakenByViewer!: boolean;

  @Field(() => ReportOutcome, { nullable: true, description: "The outcome; null while the case is pending." })
  outcome!: ReportOutcome | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who decided the case; null while pending, if the case was decided " +
      "from the command line, and if the operator's account no longer exists.",
  })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the case was decided; null while pending." })
  decidedAt!: Date | null;
}

/** A page of cases. */
export const OperatorReportCaseConnection = connectionOf(() => OperatorReportCase, "OperatorReportCase");

@InputType({ description: "Search conditions for cases. Cases must meet all of them." })
export class ReportCaseSearchInput {
  @Field(() => ReportState, { nullable: true, description: "The state of the cases; pending if null." })
  state?: ReportStateValue | null;

  @Field(() => ReportKind, { nullable: true, description: "The kind of item that was reported." })
  kind?: ReportKind | null;

  @Field(() => ReportReason, { nullable: true, description: "A reason that at least one report in the case has." })
  reason?: ReportReason | null;

  @Field(() => String, {
    nullable: true,
    description: "A part of the job's title, its company's name or the seeker's name, case-insensitive.",
  })
  words?: string | null;

  @Field(() => [CaseAssignee], { nullable: true, description: "Who works on the case: any of these." })
  assignees?: readonly CaseAssigneeValue[] | null;

  @Field(() => ID, { nullable: true, description: "The id of the reported seeker, message, job or offer." })
  targetId?: string | null;

  @Field(() => CaseOrder, {
    nullable: true,
    description:
      "The order of pending cases; `OLDEST` if null. Decided cases are always listed most recently decided first.",
  })
  order?: CaseOrderValue | null;
}
