import { Field, ObjectType } from "type-graphql";
import { DESCRIPTIONS, type ErrorCode } from "../errors.ts";
import { registerEnum } from "./register-enum.ts";

/** Descriptions of the codes in the schema; all other codes are specific to HTTP. */
const MEANINGS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).flatMap(([code, { meaning }]) => (meaning ? [[code, meaning]] : [])),
);
/** The error codes as an enum of the schema. */
export const ErrorCodes = Object.fromEntries(Object.keys(MEANINGS).map((code) => [code, code]));
registerEnum(
  "ErrorCode",
  ErrorCodes,
  "The code of an error, in `extensions.code` of an error and in `UserError.code`.",
  MEANINGS,
);

@ObjectType({ description: "An error of a mutation that a person can fix." })
export class UserError {
  @Field(() => ErrorCodes, { description: "The code of the error." })
  code!: ErrorCode;

  @Field(() => String, { description: "The error message for the person, as a sentence." })
  message!: string;

  @Field(() => [String], {
    description:
      "The path to the wrong value in the mutation's arguments, such as `input`, `title`; empty if no single value " +
      "is wrong.",
  })
  path!: readonly string[];
}
