import { Field, Float, Int, ObjectType } from "type-graphql";
import { DateScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "How well a company keeps its promise to answer applicants." })
export class ResponseRecord {
  @Field(() => Int, { description: "The number of applications considered, at least 20." })
  sample!: number;

  @Field(() => Int, { description: "Number of answered applications, including late answers." })
  answered!: number;

  @Field(() => Float, { description: "`answered` divided by `sample`, from 0 to 1." })
  shareAnswered!: number;

  @Field(() => Int, { description: "Number of `answered` that were decided in bulk." })
  answeredTogether!: number;

  @Field(() => Int, { description: "Number of `answered` after the promised day." })
  late!: number;

  @Field(() => Int, {
    description:
      "Number of further applications, not in `sample`, with an interim answer in time whose renewed day has not passed.",
  })
  interim!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Median number of days from an application to its answer; null when none was answered.",
  })
  medianDays!: number | null;

  @Field(() => DateScalar, { description: "When the first of them was sent." })
  since!: Date;

  @Field(() => String, { description: "How these numbers are computed, in words." })
  formula!: string;

  @Field(() => String, {
    description: "The download URL of the events from which anyone can recompute the numbers: CSV without names.",
  })
  eventsUrl!: string;
}
