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
  VIEWER: "The acting operator.",
  NOBODY: "No one, or no longer anyone: an assignment reserves it for an hour.",
  OTHERS: "Another operator.",
});
registerEnum("CaseOrder", CaseOrder, "The order of pending cases.", {
  OLDEST: "The oldest first report first.",
  MOST_REPORTS: "The most reports first.",
});

@ObjectType({ description: "How often a reason was given." })
export class ReasonCount {
  @Field(() => ReportReason, { description: "The reason." })
  reason!: ReportReason;

  @Field(() => Int, { description: "The number of reports with it." })
  count!: number;
}

@ObjectType({
  description:
    "A reported thing, as operators see it, with all its pending reports, or with those that one decision closed.",
})
export class OperatorReportCase {
  @Field(() => ID, { description: "The id of its oldest report, with which it is taken and decided." })
  id!: string;

  @Field(() => ReportKind, { description: "The kind of thing reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The reported seeker, message or job." })
  targetId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The job's title, or the name of the seeker or of the message's author; null when it no longer exists.",
  })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "The company of a job; null for others." })
  companyName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The beginning of the first reporter's own words, or else of what was reported.",
  })
  excerpt!: string;

  @Field(() => Int, { description: "The number of its reports." })
  reports!: number;

  @Field(() => [ReasonCount], { description: "The reasons given, the most frequent one first." })
  reasons!: readonly ReasonCount[];

  @Field(() => DateTimeScalar, { description: "When it was first reported." })
  reportedAt!: Date;

  @Field(() => String, { nullable: true, description: "The operator who works on it; null when no one does." })
  takenBy!: string | null;

  @Field(() => Boolean, { description: "Whether it is assigned to the acting operator." })
  isTakenByViewer!: boolean;

  @Field(() => ReportOutcome, { nullable: true, description: "The outcome; null while pending." })
  outcome!: ReportOutcome | null;

  @Field(() => String, { nullable: true, description: "The operator who decided it." })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was decided." })
  decidedAt!: Date | null;
}

/** A page of cases. */
export const OperatorReportCaseConnection = connectionOf(() => OperatorReportCase, "OperatorReportCase");

@InputType({ description: "Search conditions for cases; a case must meet all of them." })
export class ReportCaseSearchInput {
  @Field(() => ReportState, { nullable: true, description: "The state of its reports; pending when absent." })
  state?: ReportStateValue | null;

  @Field(() => ReportKind, { nullable: true, description: "The kind of thing." })
  kind?: ReportKind | null;

  @Field(() => ReportReason, { nullable: true, description: "At least one report has this reason." })
  reason?: ReportReason | null;

  @Field(() => String, {
    nullable: true,
    description: "A part of the job's title, its company or the person's name, in any case.",
  })
  words?: string | null;

  @Field(() => [CaseAssignee], { nullable: true, description: "Who works on it: any of these." })
  assignees?: readonly CaseAssigneeValue[] | null;

  @Field(() => ID, { nullable: true, description: "Only about this seeker, message or job." })
  targetId?: string | null;

  @Field(() => CaseOrder, {
    nullable: true,
    description: "The order of pending cases, `OLDEST` when absent; decided ones are listed latest first.",
  })
  order?: CaseOrderValue | null;
}
