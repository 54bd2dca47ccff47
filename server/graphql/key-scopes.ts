import {
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import {
  ANSWER_SCOPES,
  answerRules,
  COMPANIES_ANSWER_SCOPES,
  isIdField,
  SEEKERS_ANSWER_SCOPES,
} from "../apps/answer-scopes.ts";
import { admitKey, OPERATION_SCOPES, type ScopeRule } from "../apps/operation-scopes.ts";
import type { Actor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Context } from "../services/graphql-context.ts";
import { rootFields } from "./root-fields.ts";

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Restricts API keys to the operations and fields within their scopes, over HTTP and sockets alike. */
export function enforceKeyScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const { operation, field, act } of rootFields(schema)) {
    const resolve: Resolver | undefined = field[act];
    if (!resolve) throw new Error(`${operation} has no resolver.`);
    const held: Resolver = (source, args, context, info) => {
      if (context.actor?.key) {
        const { key, role } = context.actor;
        const answers = rulesOf(schema, info).map((name) => answerRule(role, name));
        admitKey(key, operation, [OPERATION_SCOPES[operation] ?? "NEVER", ...answers]);
      }
      const answer = () => resolve(source, args, context, info);
      const { invalidToken } = context;
      if (!invalidToken) return answer();
      // Answered as if nobody were logged in, a query would say so: null, and nothing saved or applied to.
      if (operation.startsWith("query ")) throw invalidToken;
      return reportInvalidToken(invalidToken, answer);
    };
    field[act] = held;
  }
  return schema;
}

/** Reports an invalid token instead of a missing login. */
async function reportInvalidToken(invalidToken: AppError, answer: () => unknown): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "UNAUTHENTICATED") throw error;
    throw invalidToken;
  }
}

/** Returns the scopes that a key of this role needs for a type or field in a response. */
const answerRule = (role: Actor["role"], name: string): ScopeRule =>
  ANSWER_SCOPES[name] ?? (role === "SEEKER" ? SEEKERS_ANSWER_SCOPES : COMPANIES_ANSWER_SCOPES)[name] ?? "ANY";

const known = new WeakMap<FieldNode, readonly string[]>();

/** Collects the scope rules of everything that an operation selects. */
function rulesOf(schema: GraphQLSchema, { fieldNodes, fragments, returnType }: GraphQLResolveInfo) {
  return fieldNodes.flatMap((node) => {
    const before = known.get(node);
    if (before) return before;
    const found = new Set<string>();
    const visited = new Set<SelectionSetNode>();
    collect(node.selectionSet, getNamedType(returnType));
    known.set(node, [...found]);
    return [...found];

    function selectsIdsAlone(set: SelectionSetNode | undefined): boolean {
      return (set?.selections ?? []).every((selection) =>
        selection.kind === Kind.FIELD
          ? isIdField(selection.name.value)
          : selectsIdsAlone(
              (selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection)?.selectionSet,
            ),
      );
    }

    function collect(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined) {
      if (!set || !type || visited.has(set)) return;
      visited.add(set);
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          if (selection.name.value === "__typename") continue;
          for (const rule of answerRules(type.name, selection.name.value)) {
            if (!(rule in COMPANIES_ANSWER_SCOPES && selectsIdsAlone(selection.selectionSet))) found.add(rule);
          }
          const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
          if (field) collect(selection.selectionSet, getNamedType(field.type));
        } else {
          const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
          const on = fragment?.typeCondition?.name.value;
          collect(fragment?.selectionSet, on ? schema.getType(on) : type);
        }
      }
    }
  });
}
