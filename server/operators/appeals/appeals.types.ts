import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";
import { MeasureFacts } from "../measure-facts.types.ts";

@ObjectType({ description: "What operators did about a person or a company, as those whom it concerns see it." })
export class Measure extends MeasureFacts {
  @Field(() => DateTimeScalar, { nullable: true, description: "When it was taken back; null when it was not." })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, { description: "Until when one can appeal, once." })
  appealUntil!: Date;

  @Field(() => Boolean, { description: "Whether one can appeal now." })
  canAppeal!: boolean;

  @Field(() => String, { nullable: true, description: "The appeal; null when there is none." })
  appeal!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When somebody appealed." })
  appealedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The reason of who decided on the appeal." })
  answer!: string | null;
}

/** A page of measures. */
export const MeasureConnection = connectionOf(() => Measure, "Measure");

@InputType({ description: "An appeal of somebody who is logged in." })
export class AppealInput {
  @Field(() => ID, { description: "What it is against." })
  measureId!: string;

  @Field(() => String, { description: "Why it is wrong; at most 4000 characters." })
  text!: string;
}

@InputType({ description: "An appeal with the link of a mail." })
export class AppealByTokenInput {
  @Field(() => String, { description: "The token of the link." })
  token!: string;

  @Field(() => String, { description: "Why it is wrong; at most 4000 characters." })
  text!: string;
}
