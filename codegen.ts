import type { CodegenConfig } from "@graphql-codegen/cli";

/** Typed documents and Apollo hooks for the web, from the committed schema and the operations beside the components. */
const config: CodegenConfig = {
  schema: { "schema.graphql": { loader: "./codegen/error-handling-client.cjs" } },
  documents: "web/**/*.graphql",
  ignoreNoDocuments: true,
  generates: {
    "web/generated/graphql.ts": {
      plugins: ["typescript-operations", "typed-document-node", "./codegen/apollo-hooks.cjs"],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        dedupeFragments: true,
        inlineFragmentTypes: "combine",
        strictScalars: true,
        defaultScalarType: "unknown",
        scalars: { DateTime: "string", Date: "string", Upload: "File" },
      },
    },
  },
};

export default config;
