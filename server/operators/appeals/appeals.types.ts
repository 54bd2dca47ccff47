import { Field, ID, InputType, ObjectType } from "type-graphql";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../../shared/operators.options.ts";
import { AppealOutcome, MeasureKind, ReportKind } from "../../generated/prisma/enums.ts";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

registerEnum("MeasureKind", MeasureKind, "What operators did about somebody.", MEASURE_KINDS);
registerEnum("AppealOutcome", AppealOutcome, "What became of an appeal.", APPEAL_OUTCOMES);

@ObjectType({ description: "What operators did about a person or a company, as those whom it concerns see it." })
export class Measure {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => MeasureKind, { description: "What was done." })
  kind!: MeasureKind;

  @Field(() => ReportKind, { description: "About what kind of thing." })
  about!: ReportKind;

  @Field(() => String, { nullable: true, description: "The title of the job that it is about; null for others." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The operator's reason." })
  explanation!: string;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;

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

  @Field(() => AppealOutcome, { nullable: true, description: "What became of the appeal; null while it waits." })
  outcome!: AppealOutcome | null;

  @Field(() => String, { nullable: true, description: "The reason of who decided on the appeal." })
  answer!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the appeal was decided on." })
  answeredAt!: Date | null;
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
