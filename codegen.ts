import type { CodegenConfig } from "@graphql-codegen/cli";
import { documentsByFile } from "./codegen/documents-by-file.ts";

const config = {
  enumsAsTypes: true,
  useTypeImports: true,
  dedupeFragments: true,
  inlineFragmentTypes: "combine",
  strictScalars: true,
  defaultScalarType: "unknown",
  scalars: { DateTime: "string", Date: "string", Upload: "File" },
};

/** Typed documents generated from the committed schema: the web's with Apollo hooks, and those of tests. */
const codegen: CodegenConfig = {
  schema: { "schema.graphql": { loader: "./codegen/error-handling-client.cjs" } },
  ignoreNoDocuments: true,
  generates: {
    "web/generated/graphql.ts": {
      documents: "web/**/*.graphql",
      plugins: ["typescript-operations"],
      config,
    },
    "web/generated/": {
      documents: "web/**/*.graphql",
      preset: documentsByFile,
      presetConfig: { root: "web", types: "web/generated/graphql.ts" },
      plugins: ["typed-document-node", "./codegen/apollo-hooks.cjs"],
      config,
    },
    "server/testing/generated/": {
      documents: ["server/**/*.{test,testing}.ts", "server/testing/**/*.ts", "tests/**/*.ts"],
      preset: "client",
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: { ...config, importExtension: ".ts" },
    },
  },
};

export default codegen;
