import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Scope } from "../../shared/scopes.ts";
import { admitKey, type ScopeRule } from "../apps/admit-key.ts";
import {
  ANSWER_SCOPES,
  answerRules,
  COMPANIES_ANSWER_SCOPES,
  isIdField,
  SEEKERS_ANSWER_SCOPES,
} from "../apps/answer-scopes.ts";
import type { ActingKey, Actor } from "../platform/actor.ts";

/**
 * Restricts an API key to the operations and fields within its scopes. `scopes`: those that the operation declares; if
 * undefined, no key is admitted. @throws FORBIDDEN
 */
export function requireScopes(
  { role }: Actor,
  key: ActingKey,
  operation: string,
  scopes: readonly Scope[] | undefined,
  info: GraphQLResolveInfo,
): void {
  const answers = rulesOf(info).map((name) => answerRule(role, name));
  admitKey(key, operation, [scopes ?? "NEVER", ...answers]);
}

/** Returns the scopes that a key of this role needs for a type or field in a response. */
const answerRule = (role: Actor["role"], name: string): ScopeRule =>
  ANSWER_SCOPES[name] ?? (role === "SEEKER" ? SEEKERS_ANSWER_SCOPES : COMPANIES_ANSWER_SCOPES)[name] ?? "ANY";

/** Whether a rule is that of what a write returns, whose ids need no scope. */
const isOfWrite = (rule: string) => /Payload\./.test(rule);

const known = new WeakMap<FieldNode, readonly string[]>();

/** Collects the scope rules of everything that an operation selects. */
function rulesOf({ schema, fieldNodes, fragments, returnType }: GraphQLResolveInfo) {
  return fieldNodes.flatMap((node) => {
    const before = known.get(node);
    if (before) return before;
    const found = new Set<string>();
    const visited = new Set<SelectionSetNode>();
    collect(node.selectionSet, getNamedType(returnType));
    known.set(node, [...found]);
    return [...found];

    function selectsIdsAlone(set: SelectionSetNode | undefined): boolean {
      if (!set) return false;
      return set.selections.every((selection) =>
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
            if (!(isOfWrite(rule) && selectsIdsAlone(selection.selectionSet))) found.add(rule);
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
