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
  "What is wrong, in `extensions.code` of an error and in `UserError.code`.",
  MEANINGS,
);

@ObjectType({ description: "An error that a person can fix." })
export class UserError {
  @Field(() => ErrorCodes, { description: "The error code." })
  code!: ErrorCode;

  @Field(() => String, { description: "The message for the person." })
  message!: string;

  @Field(() => [String], {
    description: "The path in the mutation's arguments, such as `input`, `title`; empty if no field is wrong.",
  })
  path!: readonly string[];
}
