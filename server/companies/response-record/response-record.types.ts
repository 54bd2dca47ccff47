import { Field, Float, Int, ObjectType } from "type-graphql";
import { DateScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  description:
    "How well a company kept its promised response times: figures on applications whose response deadline " +
    "passed within the last 365 days.",
})
export class ResponseRecord {
  @Field(() => Int, {
    description:
      "The number of applications on which the figures are based, at least 20. Applications withdrawn before a " +
      "response and before the deadline are left out.",
  })
  sample!: number;

  @Field(() => Int, {
    description: "The number of applications in `sample` that were accepted or rejected, including late responses.",
  })
  answered!: number;

  @Field(() => Float, {
    description: "The share of applications that got a response: `answered` divided by `sample`, from 0 to 1.",
  })
  shareAnswered!: number;

  @Field(() => Int, { description: "The number of applications in `answered` that were decided in bulk." })
  answeredTogether!: number;

  @Field(() => Int, {
    description: "The number of applications in `answered` whose response came after the response deadline.",
  })
  late!: number;

  @Field(() => Int, {
    description:
      "The number of further applications, not in `sample`, that got an interim response in time and whose " +
      "renewed response deadline has not passed.",
  })
  interim!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "The median number of days, counted in UTC, from an application to its response; null if no application got " +
      "a response.",
  })
  medianDays!: number | null;

  @Field(() => DateScalar, { description: "The day, in UTC, on which the first application in `sample` was sent." })
  since!: Date;

  @Field(() => String, { description: "How the figures are computed, as a text to show to people." })
  formula!: string;

  @Field(() => String, {
    description: "The URL of an anonymized CSV file with the events from which anyone can recompute the figures.",
  })
  eventsUrl!: string;
}
