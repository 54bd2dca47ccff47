import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { type JobMatch, JobMatchField } from "./match-reasons.ts";

registerEnum("JobMatchField", JobMatchField, "The field of a job in which a word of a search was found.", {
  TITLE: "The word was found in the job title.",
  COMPANY: "The word was found in the company's name.",
  PLACE: "The word was found in the job's location.",
  CHOICE: "The word was found in the work mode, job type, industry or experience level.",
  REQUIREMENTS: "The word was found in the requirements.",
  DESCRIPTION: "The word was found in the job description, or only as a part of another word.",
});

@ObjectType("JobMatch", { description: "Where a search found one of its words in a job.", simpleResolvers: true })
export class JobMatchReason implements JobMatch {
  @Field(() => String, { description: "The word of the search, in lower case and without accents." })
  typed!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The matching text of the job, such as "Engineer" for the typed word "enginer"; null if `field` is ' +
      "`DESCRIPTION`.",
  })
  found!: string;

  @Field(() => JobMatchField, { description: "The field of the job in which the word was found." })
  field!: keyof typeof JobMatchField;
}

/** Additional edge fields of job lists. */
@ObjectType()
export class JobEdgeFields {
  @Field(() => [JobMatchReason], {
    nullable: true,
    description:
      "Where each word of the keyword was found in the job; null in lists that are not the result of a search.",
  })
  matches!: JobMatchReason[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the job has in common with the caller\'s profile, such as "1 of your 4 skills (CSS), Kochi", in the order ' +
      "`FOR_YOU`; null in all other lists.",
  })
  reason!: string | null;
}
