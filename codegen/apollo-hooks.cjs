/**
 * A codegen plugin that generates one hook per operation for Apollo Client 4, beside the typed documents. The usual
 * plugin for React hooks was written for Apollo Client 3.
 */
const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const requiresVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue);

function hooksOf(operation) {
  const name = pascalCase(operation.name.value);
  const kind = pascalCase(operation.operation);
  const hook = `use${name}${kind}`;
  const data = `Types.${name}${kind}`;
  const variables = `${data}Variables`;
  const document = `${name}Document`;
  const types = `<${data}, ${variables}>`;
  const needsVariables = requiresVariables(operation);
  if (operation.operation === "mutation") {
    return `/** Hook of the mutation \`${name}\`. */
export const ${hook} = (options?: useMutation.Options${types}) => useMutation${types}(${document}, options);`;
  }
  if (operation.operation === "subscription") {
    const optional = needsVariables ? "" : "?";
    return `/** Hook of the subscription \`${name}\`. */
export const ${hook} = (options${optional}: useSubscription.Options${types}${needsVariables ? ` & ({ variables: ${variables} } | { skip: true })` : ""}) =>
  useSubscription(${document}, options as useSubscription.Options${types} & { variables: ${variables} });`;
  }
  const asked = needsVariables ? ` & ({ variables: ${variables}; skip?: boolean } | { skip: boolean })` : "";
  return `/** Hook of the query \`${name}\`. */
export const ${hook} = (options${needsVariables ? "" : "?"}: useQuery.Options${types}${asked}) =>
  useQuery(${document}, options as useQuery.Options${types} & { variables: ${variables} });
/** Hook that asks the query \`${name}\` when called. */
export const use${name}LazyQuery = (options?: useLazyQuery.Options${types}) => useLazyQuery${types}(${document}, options);`;
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document?.definitions ?? [])
      .filter((definition) => definition.kind === "OperationDefinition" && definition.name);
    const content = operations.map(hooksOf).join("\n\n");
    const used = ["useLazyQuery", "useMutation", "useQuery", "useSubscription"].filter(
      (hook) => content.includes(`${hook}(`) || content.includes(`${hook}<`),
    );
    return { prepend: used.length > 0 ? [`import { ${used.join(", ")} } from "@apollo/client/react";`] : [], content };
  },
};
