import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { type JobMatch, JobMatchField } from "./match-reasons.ts";

registerEnum("JobMatchField", JobMatchField, "Where a word of a search was found.", {
  TITLE: "In the title.",
  COMPANY: "In the company's name.",
  PLACE: "In the place.",
  CHOICE: "In the work mode, type, category or experience.",
  REQUIREMENTS: "In the requirements.",
  DESCRIPTION: "In the description, or as a part of a word.",
});

@ObjectType("JobMatch", { description: "Why a search found a job.", simpleResolvers: true })
export class JobMatchReason implements JobMatch {
  @Field(() => String, { description: "What was typed, in lower case and without accents." })
  typed!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the job says, such as "Engineer" for "enginer"; null for DESCRIPTION.',
  })
  found!: string;

  @Field(() => JobMatchField, { description: "Where it says so." })
  field!: keyof typeof JobMatchField;
}

/** What a job in a list has beside itself. */
@ObjectType()
export class JobEdgeFields {
  @Field(() => [JobMatchReason], {
    nullable: true,
    description: "What each word of the keyword matched; null in lists that were not searched.",
  })
  matches!: JobMatchReason[] | null;
}
