import { Field, Float, Int, ObjectType } from "type-graphql";
import { DateScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "How a company keeps its promise to answer who applies." })
export class ResponseRecord {
  @Field(() => Int, { description: "The applications that it is about, at least 20." })
  sample!: number;

  @Field(() => Int, { description: "Those of them that were answered, late ones included." })
  answered!: number;

  @Field(() => Float, { description: "`answered` of `sample`, from 0 to 1." })
  shareAnswered!: number;

  @Field(() => Int, { description: "Those of `answered` that were decided together with others." })
  answeredTogether!: number;

  @Field(() => Int, { description: "Those of `answered` whose promised day was over." })
  late!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Days from an application to its answer, the median of those that were answered; null when none was.",
  })
  medianDays!: number | null;

  @Field(() => DateScalar, { description: "When the first of them was sent." })
  since!: Date;

  @Field(() => String, { description: "How these numbers are made, in words." })
  formula!: string;

  @Field(() => String, {
    description: "Where the events are downloaded from which anybody can make the same numbers: CSV without names.",
  })
  eventsUrl!: string;
}
