import { Field, ID, ObjectType } from "type-graphql";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../shared/operators.options.ts";
import { AppealOutcome, MeasureKind, ReportKind } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("MeasureKind", MeasureKind, "The kind of measure that operators take.", MEASURE_KINDS);
registerEnum("AppealOutcome", AppealOutcome, "The outcome of an appeal.", APPEAL_OUTCOMES);

/** What both those concerned and operators see of a measure and the appeal against it. */
@ObjectType()
export abstract class MeasureFacts {
  @Field(() => ID, { description: "The measure's id." })
  id!: string;

  @Field(() => MeasureKind, { description: "The kind of measure." })
  kind!: MeasureKind;

  @Field(() => ReportKind, { description: "The kind of thing concerned." })
  about!: ReportKind;

  @Field(() => String, { nullable: true, description: "The title of the job concerned; null for others." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The operator's reason." })
  explanation!: string;

  @Field(() => DateTimeScalar, { description: "When it was decided." })
  createdAt!: Date;

  @Field(() => AppealOutcome, { nullable: true, description: "The outcome of the appeal; null while pending." })
  outcome!: AppealOutcome | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the appeal was decided." })
  answeredAt!: Date | null;
}
