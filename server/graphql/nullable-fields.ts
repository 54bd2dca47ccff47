import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  printSchema,
} from "graphql";

/** Marks fields that are null only together with an error, for clients that discard responses with errors. */
export const semanticNonNull = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "Marks a field that is null only if it failed. The reason is in `errors`, or in `userErrors` if a mutation selects them.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLList(GraphQLInt), defaultValue: [0] } },
});

/** Makes a field nullable, for when it fails, and marks it. */
export function letFail(field: GraphQLField<unknown, unknown>): void {
  if (!isNonNullType(field.type)) return;
  field.type = field.type.ofType;
  field.extensions = { ...field.extensions, [semanticNonNull.name]: true };
}

/** Prints the schema with the `@semanticNonNull` directives, which GraphQL's own printer omits. */
export function printMarked(schema: GraphQLSchema): string {
  const text = printSchema(schema);
  const marked = parse(text).definitions.flatMap((definition) => {
    const type = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? schema.getType(definition.name.value) : null;
    if (!isObjectType(type) || definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const fields = type.getFields();
    return definition.fields?.filter(({ name }) => fields[name.value]?.extensions[semanticNonNull.name]) ?? [];
  });
  return marked.reduceRight((shown, { loc }) => {
    const end = loc?.end ?? shown.length;
    return `${shown.slice(0, end)} @${semanticNonNull.name}${shown.slice(end)}`;
  }, text);
}
