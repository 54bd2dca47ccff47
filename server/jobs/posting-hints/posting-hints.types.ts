import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { HINT_MEANINGS, type HintCode } from "./posting-hints.ts";

/** The codes as an enum of the schema. */
const JobPostingHintCode = Object.fromEntries(Object.keys(HINT_MEANINGS).map((code) => [code, code])) as {
  readonly [Code in HintCode]: Code;
};
registerEnum(
  "JobPostingHintCode",
  JobPostingHintCode,
  "The kind of a suggestion for a job before it is posted.",
  HINT_MEANINGS,
);

@ObjectType({ description: "A suggestion for one field of a job before it is posted.", simpleResolvers: true })
export class JobPostingHint {
  @Field(() => JobPostingHintCode, { description: "The kind of the suggestion." })
  code!: HintCode;

  @Field(() => String, { description: "The name of the field of `JobInput` to which the suggestion applies." })
  field!: string;

  @Field(() => String, { description: "What to fix and why, as text for the recruiter." })
  message!: string;

  @Field(() => [String], {
    description: "The words in the field that the suggestion is about; empty if something is missing.",
  })
  words!: readonly string[];
}
