import { Field, ID, InputType } from "type-graphql";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";

@InputType({ description: "The confirmation for deleting the acting account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: "A report to the operator." })
export class ReportInput {
  @Field(() => ReportKind, { description: "The kind of thing reported." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The seeker's, message's or job's id." })
  id!: string;

  @Field(() => ReportReason, { description: "The problem with it." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "More details, at most 1000 characters." })
  note?: string | null;
}
