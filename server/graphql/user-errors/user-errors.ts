import {
  type FieldNode,
  type GraphQLArgument,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { AppError, type ErrorCode } from "../../platform/errors.ts";
import type { UserError } from "../../platform/graphql/user-error.types.ts";
import { addField } from "../add-field.ts";
import { semanticNonNull } from "../nullable-root-fields.ts";
import { findInputField } from "./field-path.ts";

const FIELD = "userErrors";

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
 * Adds `userErrors` to the payload of every mutation. If selected, errors that a person can fix are returned there,
 * with null in place of the other fields; otherwise they are in `errors`. Reasons: docs/decisions/0017.
 */
export function addUserErrors(schema: GraphQLSchema): GraphQLSchema {
  const userError = schema.getType("UserError");
  if (!isObjectType(userError)) throw new Error("The schema has no UserError.");
  const payloads = new Set<GraphQLObjectType>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(field.type);
    if (!isObjectType(payload)) throw new Error(`mutation ${field.name} has no payload.`);
    payloads.add(payload);
    const { resolve } = field;
    field.resolve = async (source, args, context, info) => {
      try {
        return await resolve?.(source, args, context, info);
      } catch (error) {
        if (!(error instanceof AppError && FIXABLE_BY_USER.has(error.code) && asksForUserErrors(info))) throw error;
        return { [FIELD]: userErrorsOf(error, field.args) };
      }
    };
  }
  for (const payload of payloads) {
    for (const field of Object.values(payload.getFields())) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, [semanticNonNull.name]: true };
    }
    addField(payload, FIELD, {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(userError))),
      description:
        "Errors that a person can fix; empty on success. If this field is not selected, they are in `errors` instead.",
      resolve: (source) => (source as Partial<Record<typeof FIELD, UserError[]>>)[FIELD] ?? [],
    });
  }
  return schema;
}

/** Returns one error per wrong field. `args`: the mutation's arguments. */
function userErrorsOf({ code, message, details: { fields } }: AppError, args: readonly GraphQLArgument[]): UserError[] {
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
      if (selection.kind === Kind.FIELD) return selection.name.value === FIELD;
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(fragments[selection.name.value]?.selectionSet);
    });
  }
}
