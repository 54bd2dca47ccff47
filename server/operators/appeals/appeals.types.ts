import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "A measure that operators took against a person or a company, as those concerned see it." })
export class Measure extends MeasureFacts {
  @Field(() => DateTimeScalar, { nullable: true, description: "When it was reversed; null unless reversed." })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "The deadline for an appeal; there can be only one." })
  appealUntil!: Date;

  @Field(() => Boolean, { description: "Whether an appeal is possible now." })
  canAppeal!: boolean;

  @Field(() => String, { nullable: true, description: "The text of the appeal; null when there is none." })
  appeal!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the appeal was made." })
  appealedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The reason for the decision on the appeal." })
  answer!: string | null;
}

/** A page of measures. */
export const MeasureConnection = connectionOf(() => Measure, "Measure");

@InputType({ description: "An appeal by a logged-in person." })
export class AppealInput {
  @Field(() => ID, { description: "The measure to appeal against." })
  measureId!: string;

  @Field(() => String, { description: "Why the measure is wrong; at most 4000 characters." })
  text!: string;
}

@InputType({ description: "An appeal with a mailed link." })
export class AppealByTokenInput {
  @Field(() => String, { description: "The token from the link." })
  token!: string;

  @Field(() => String, { description: "Why the measure is wrong; at most 4000 characters." })
  text!: string;
}
