import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AppealOutcome } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "An appeal, as operators see it." })
export class OperatorAppeal extends MeasureFacts {
  @Field(() => ID, { description: "The account, message or job." })
  targetId!: string;

  @Field(() => String, { nullable: true, description: "Whose account, or which company's job it is." })
  whose!: string | null;

  @Field(() => String, { nullable: true, description: "Which operator decided; null for the command line." })
  decidedBy!: string | null;

  @Field(() => Boolean, { description: "Whether the acting operator decided." })
  isOwnDecision!: boolean;

  @Field(() => String, { nullable: true, description: "Who appealed; null when the account is gone." })
  appellant!: string | null;

  @Field(() => String, { description: "The appeal." })
  appeal!: string;

  @Field(() => DateTimeScalar, { description: "When." })
  appealedAt!: Date;

  @Field(() => String, { nullable: true, description: "The reason for that." })
  answer!: string;

  @Field(() => String, { nullable: true, description: "Which operator decided on the appeal." })
  answeredBy!: string | null;

  @Field(() => Int, { description: "How many reports led to it." })
  reports!: number;
}

/** A page of appeals. */
export const OperatorAppealConnection = connectionOf(() => OperatorAppeal, "OperatorAppeal");

@InputType({ description: "A decision on an appeal." })
export class DecideAppealInput {
  @Field(() => ID, { description: "The appeal." })
  appealId!: string;

  @Field(() => AppealOutcome, { description: "Granted, what was done is taken back." })
  outcome!: AppealOutcome;

  @Field(() => String, { description: "Why; those whom it concerns are written it. At most 2000 characters." })
  explanation!: string;
}
