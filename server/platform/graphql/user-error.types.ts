import { Field, ObjectType } from "type-graphql";
import { DESCRIPTIONS, type ErrorCode } from "../errors.ts";
import { registerEnum } from "./register-enum.ts";

/** What each code that the schema knows means; the others are of HTTP alone. */
const MEANINGS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).flatMap(([code, { meaning }]) => (meaning ? [[code, meaning]] : [])),
);
const CODES = Object.fromEntries(Object.keys(MEANINGS).map((code) => [code, code]));
registerEnum("ErrorCode", CODES, "What is wrong, in `extensions.code` of an error and in `UserError.code`.", MEANINGS);

@ObjectType({ description: "What a person can mend." })
export class UserError {
  @Field(() => CODES, { description: "What is wrong." })
  code!: ErrorCode;

  @Field(() => String, { description: "What to tell the person." })
  message!: string;

  @Field(() => [String], {
    description: "Where it is among the mutation's arguments, such as `input`, `title`; empty when it is no field's.",
  })
  path!: readonly string[];
}
