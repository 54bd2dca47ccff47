import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "A moderation decision against an account or a company, as the people affected see it." })
export class Measure extends MeasureFacts {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the decision was reversed; null if it has not been.",
  })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    description: "The deadline for an appeal: 30 days after the decision was made. A decision can be appealed once.",
  })
  appealUntil!: Date;

  @Field(() => Boolean, { description: "Whether the decision can be appealed now." })
  canAppeal!: boolean;

  @Field(() => String, { nullable: true, description: "The text of the appeal; null if there is none." })
  appeal!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the appeal was made; null if there is none." })
  appealedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The reason for the outcome of the appeal; null if there was no appeal, or while it is pending.",
  })
  answer!: string | null;
}

/** A page of measures. */
export const MeasureConnection = connectionOf(() => Measure, "Measure");

@InputType({ description: "An appeal by a logged-in user." })
export class AppealInput {
  @Field(() => ID, { description: "The id of the moderation decision." })
  measureId!: string;

  @Field(() => String, { description: "Why the decision is wrong, 1 to 4,000 characters." })
  text!: string;
}

@InputType({ description: "An appeal with an emailed link." })
export class AppealByTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;

  @Field(() => String, { description: "Why the decision is wrong, 1 to 4,000 characters." })
  text!: string;
}
