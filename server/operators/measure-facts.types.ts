import { Field, ID, ObjectType } from "type-graphql";
import { APPEAL_OUTCOMES, MEASURE_KINDS } from "../../shared/operators.options.ts";
import { AppealOutcome, MeasureKind, ReportKind } from "../generated/prisma/enums.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

registerEnum("MeasureKind", MeasureKind, "What operators did about somebody.", MEASURE_KINDS);
registerEnum("AppealOutcome", AppealOutcome, "What became of an appeal.", APPEAL_OUTCOMES);

/** What both those whom a measure concerns and operators see of it and of the appeal against it. */
@ObjectType()
export abstract class MeasureFacts {
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

  @Field(() => DateTimeScalar, { description: "When it was decided." })
  createdAt!: Date;

  @Field(() => AppealOutcome, { nullable: true, description: "What became of the appeal; null while it waits." })
  outcome!: AppealOutcome | null;

  @Field(() => DateTimeScalar, { nullable: true, description: "When the appeal was decided on." })
  answeredAt!: Date | null;
}
