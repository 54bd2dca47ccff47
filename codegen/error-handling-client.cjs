const { readFileSync } = require("node:fs");
const { Kind, parse, visit } = require("graphql");

const markedNonNull = {
  enter: (field) =>
    field.directives.some(({ name }) => name.value === "semanticNonNull")
      ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
      : undefined,
};

/**
 * Loads the schema as seen by a client that treats a response with errors as a failure, as Apollo Client does with its
 * `errorPolicy` "none": a field that is null only together with an error is never null in its data.
 */
module.exports = (file) => visit(parse(readFileSync(file, "utf8")), { [Kind.FIELD_DEFINITION]: markedNonNull });
