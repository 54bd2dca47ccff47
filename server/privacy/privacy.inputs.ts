import { Field, ID, InputType } from "type-graphql";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";

@InputType({ description: "The confirmation for deleting the caller's account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: "A report to the operators." })
export class ReportInput {
  @Field(() => ReportKind, { description: "The kind of item to report." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The id of the reported seeker, message, job or version of an offer." })
  id!: string;

  @Field(() => ReportReason, { description: "Why the item is being reported." })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: "Details in the reporter's own words, at most 1,000 characters.",
  })
  note?: string | null;
}
