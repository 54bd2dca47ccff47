import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AppealOutcome } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "An appeal against a moderation decision, as operators see it." })
export class OperatorAppeal extends MeasureFacts {
  @Field(() => ID, { description: "The id of the account, message, job or offer that the decision is about." })
  targetId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The name of the account's owner, or of the job's company; null if it no longer exists.",
  })
  ownerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who made the decision; null if it was made from the command " +
      "line, and if the operator's account no longer exists.",
  })
  decidedBy!: string | null;

  @Field(() => Boolean, { description: "Whether the caller made the decision." })
  isOwnDecision!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the appeal is pending and the caller can decide it. Operators can decide appeals against " +
      "their own decisions only if no one else can.",
  })
  viewerCanDecide!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The name or email address of the person who appealed; null if their account no longer exists.",
  })
  appellant!: string | null;

  @Field(() => String, { description: "The text of the appeal." })
  appeal!: string;

  @Field(() => DateTimeScalar, { description: "When the appeal was made." })
  appealedAt!: Date;

  @Field(() => String, { nullable: true, description: "The reason for the outcome of the appeal; null while pending." })
  answer!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name or email address of the operator who decided the appeal; null while pending, and if their account no " +
      "longer exists.",
  })
  answeredBy!: string | null;

  @Field(() => Int, { description: "Number of reports that led to the decision; 0 if it was made without a report." })
  reports!: number;
}

/** A page of appeals. */
export const OperatorAppealConnection = connectionOf(() => OperatorAppeal, "OperatorAppeal");

@InputType({ description: "The outcome of an appeal, with its reason." })
export class DecideAppealInput {
  @Field(() => ID, { description: "The appeal's id." })
  appealId!: string;

  @Field(() => AppealOutcome, { description: "The outcome. Granting the appeal reverses the moderation decision." })
  outcome!: AppealOutcome;

  @Field(() => String, {
    description: "The reason, 1 to 2,000 characters, which is emailed to everyone whom the decision affects.",
  })
  explanation!: string;
}
