import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { type JobMatch, JobMatchField } from "./match-reasons.ts";

registerEnum("JobMatchField", JobMatchField, "The field in which a word of a search was found.", {
  TITLE: "The title.",
  COMPANY: "The company's name.",
  PLACE: "The place.",
  CHOICE: "The work mode, type, category or experience.",
  REQUIREMENTS: "The requirements.",
  DESCRIPTION: "The description, or only a part of a word.",
});

@ObjectType("JobMatch", { description: "The reason why a search found a job.", simpleResolvers: true })
export class JobMatchReason implements JobMatch {
  @Field(() => String, { description: "The typed word, in lower case and without accents." })
  typed!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The matching text of the job, such as "Engineer" for "enginer"; null for DESCRIPTION.',
  })
  found!: string;

  @Field(() => JobMatchField, { description: "The field of the job that contains it." })
  field!: keyof typeof JobMatchField;
}

/** Additional edge fields of job lists. */
@ObjectType()
export class JobEdgeFields {
  @Field(() => [JobMatchReason], {
    nullable: true,
    description: "The match of each word of the keyword; null in lists without a search.",
  })
  matches!: JobMatchReason[] | null;
}
