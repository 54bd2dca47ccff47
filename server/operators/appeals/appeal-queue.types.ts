import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AppealOutcome } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "An appeal, as operators see it." })
export class OperatorAppeal extends MeasureFacts {
  @Field(() => ID, { description: "The account, message or job concerned." })
  targetId!: string;

  @Field(() => String, { nullable: true, description: "The owner of the account, or the company of the job." })
  ownerName!: string | null;

  @Field(() => String, { nullable: true, description: "The operator who decided; null for the command line." })
  decidedBy!: string | null;

  @Field(() => Boolean, { description: "Whether the acting operator decided." })
  isOwnDecision!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether it is pending and the acting operator may decide on it: their own decision only if no one else could.",
  })
  viewerCanDecide!: boolean;

  @Field(() => String, { nullable: true, description: "The appellant; null when the account no longer exists." })
  appellant!: string | null;

  @Field(() => String, { description: "The text of the appeal." })
  appeal!: string;

  @Field(() => DateTimeScalar, { description: "When the appeal was made." })
  appealedAt!: Date;

  @Field(() => String, { nullable: true, description: "The reason for the decision on the appeal." })
  answer!: string;

  @Field(() => String, { nullable: true, description: "The operator who decided on the appeal." })
  answeredBy!: string | null;

  @Field(() => Int, { description: "Number of reports that led to the measure." })
  reports!: number;
}

/** A page of appeals. */
export const OperatorAppealConnection = connectionOf(() => OperatorAppeal, "OperatorAppeal");

@InputType({ description: "A decision on an appeal." })
export class DecideAppealInput {
  @Field(() => ID, { description: "The appeal." })
  appealId!: string;

  @Field(() => AppealOutcome, { description: "The outcome; granting reverses the measure." })
  outcome!: AppealOutcome;

  @Field(() => String, { description: "The reason, which is mailed to those concerned. At most 2000 characters." })
  explanation!: string;
}
