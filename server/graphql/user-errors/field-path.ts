import { type GraphQLInputType, getNamedType, isInputObjectType, isListType, isNonNullType } from "graphql";

interface InputFieldLike {
  readonly name: string;
  readonly type: GraphQLInputType;
}

const isList = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/**
 * Returns where the first argument, or field of an input object in them, is for which `isWanted`, nearest first;
 * undefined if there is none. Lists are not searched: their fields have no position of their own.
 */
export function findInputField(
  args: readonly InputFieldLike[],
  isWanted: (field: InputFieldLike) => boolean,
): readonly string[] | undefined {
  let level = args.map((field) => ({ field, path: [field.name] }));
  const seen = new Set<unknown>();
  while (level.length > 0) {
    const found = level.find(({ field }) => isWanted(field));
    if (found) return found.path;
    level = level.flatMap(({ field: { type }, path }) => {
      const named = getNamedType(type);
      if (!isInputObjectType(named) || isList(type) || seen.has(named)) return [];
      seen.add(named);
      return Object.values(named.getFields()).map((field) => ({ field, path: [...path, field.name] }));
    });
  }
  return undefined;
}
