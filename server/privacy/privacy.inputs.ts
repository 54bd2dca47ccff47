import { Field, ID, InputType } from "type-graphql";
import { ReportKind, ReportReason } from "../generated/prisma/enums.ts";

@InputType({ description: "The proof that it is you who deletes your account." })
export class DeleteAccountInput {
  @Field(() => String, { description: "The account's password." })
  password!: string;
}

@InputType({ description: "A report to the operator." })
export class ReportInput {
  @Field(() => ReportKind, { description: "What kind of thing it is." })
  kind!: ReportKind;

  @Field(() => ID, { description: "The seeker's, message's or job's id." })
  id!: string;

  @Field(() => ReportReason, { description: "What is wrong with it." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "More about it, at most 1000 characters." })
  note?: string | null;
}
