import { Field, ObjectType } from "type-graphql";
import { registerEnum } from "../../platform/graphql/register-enum.ts";
import { HINT_MEANINGS, type HintCode } from "./posting-hints.ts";

/** The codes as an enum of the schema. */
const JobPostingHintCode = Object.fromEntries(Object.keys(HINT_MEANINGS).map((code) => [code, code])) as {
  readonly [Code in HintCode]: Code;
};
registerEnum("JobPostingHintCode", JobPostingHintCode, "A way to improve a post.", HINT_MEANINGS);

@ObjectType({ description: "Advice on one field of a post.", simpleResolvers: true })
export class JobPostingHint {
  @Field(() => JobPostingHintCode, { description: "The kind of hint." })
  code!: HintCode;

  @Field(() => String, { description: "The field of `JobInput` concerned." })
  field!: string;

  @Field(() => String, { description: "What to fix, and why." })
  message!: string;

  @Field(() => [String], { description: "The words concerned; empty when something is missing." })
  words!: readonly string[];
}
