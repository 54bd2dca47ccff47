const { readFileSync } = require("node:fs");
const { Kind, parse, visit } = require("graphql");

const markedNonNull = {
  enter: (field) =>
    field.directives.some(({ name }) => name.value === "semanticNonNull")
      ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
      : undefined,
};

/**
 * Reads the schema as a client sees it that takes an answer with errors for a failure, as Apollo Client does with its
 * `errorPolicy` "none": what is null only together with an error is never null in its data.
 */
module.exports = (file) => visit(parse(readFileSync(file, "utf8")), { [Kind.FIELD_DEFINITION]: markedNonNull });
