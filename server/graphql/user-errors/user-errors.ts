import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLResolveInfo,
  getNamedType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { AppError, ErrorCode } from "../../platform/errors.ts";
import type { UserError } from "../../platform/graphql/user-error.types.ts";
import { findInputField } from "./field-path.ts";

/** The field of a payload that has the errors that a person can fix. */
export const USER_ERRORS = "userErrors";

/** Codes of the errors that a person can fix; all others concern the client program and stay in `errors`. */
const FIXABLE_BY_USER: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "BAD_USER_INPUT",
  "WRONG_PASSWORD",
  "WRONG_PASSKEY",
  "WRONG_CODE",
  "EMAIL_NOT_REGISTERED",
  "EMAIL_NOT_VERIFIED",
  "EMAIL_TAKEN",
  "INVALID_TOKEN",
  "ALREADY_APPLIED",
  "PROFILE_EMPTY",
  "ANSWERS_NEEDED",
  "JOB_CLOSED",
  "CONFLICT",
  "NOT_CONNECTED",
  "FILE_TOO_LARGE",
  "UNSUPPORTED_FILE",
]);

const ABOUT_A_FILE: ReadonlySet<ErrorCode> = new Set(["FILE_TOO_LARGE", "UNSUPPORTED_FILE"]);

/**
 * Returns an error of a mutation as user errors, one per wrong field; null if it belongs into `errors`, because nobody
 * can fix it or `userErrors` is not selected. `args`: the mutation's arguments.
 */
export function userErrorsOf(
  { code, message, details: { fields } }: AppError,
  args: readonly GraphQLArgument[],
  info: GraphQLResolveInfo,
): UserError[] | null {
  if (!FIXABLE_BY_USER.has(code) || !asksForUserErrors(info)) return null;
  const wrong = Object.entries(fields ?? {});
  if (wrong.length === 0) {
    const file = ABOUT_A_FILE.has(code) && findInputField(args, ({ type }) => getNamedType(type).name === "Upload");
    return [{ code, message, path: [...(file || [])] }];
  }
  return wrong.map(([name, text]) => {
    const [first = "", ...rest] = name.split(".");
    return {
      code,
      message: text,
      path: [...(findInputField(args, (field) => field.name === first) ?? [first]), ...rest],
    };
  });
}

const known = new WeakMap<FieldNode, boolean>();

/**
 * Whether a mutation's response unconditionally includes the field: if a condition decides, errors stay in `errors`.
 */
function asksForUserErrors({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  return fieldNodes.some((node) => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const found = within(node.selectionSet);
    known.set(node, found);
    return found;
  });

  function within(set: SelectionSetNode | undefined): boolean {
    return (set?.selections ?? []).some((selection) => {
      if (selection.directives && selection.directives.length > 0) return false;
      if (selection.kind === Kind.FIELD) return selection.name.value === USER_ERRORS;
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(fragments[selection.name.value]?.selectionSet);
    });
  }
}
