import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  printSchema,
} from "graphql";

/** Marks fields that are null only together with an error, for clients that throw away what has errors. */
export const semanticNonNull = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is null only when it failed; then `errors` says why, or `userErrors` where a mutation is asked for them.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLList(GraphQLInt), defaultValue: [0] } },
});

/**
 * Makes every field of queries and mutations nullable: one that fails is null, and the others keep what they did. Without
 * it, one refused alias of a mutation would hide that all others were carried out.
 */
export function letRootFieldsFail(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, [semanticNonNull.name]: true };
    }
  }
  return schema;
}

/** The schema's text with the marks, which GraphQL's own printer leaves out. */
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
