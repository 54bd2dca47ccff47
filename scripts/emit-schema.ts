import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../server/graphql/schema.ts";
import { packageRoot } from "../server/platform/package-root.ts";

const HEADER = `# Worklane's public GraphQL schema. Generated from the resolvers by \`npm run codegen\`; a change here is a change
# to the contract.
`;

const noEvents = {
  publish() {},
  subscribe(): AsyncIterable<unknown> {
    throw new Error("The schema is only printed.");
  },
};

writeFileSync(
  join(packageRoot, "schema.graphql"),
  `${HEADER}\n${printSchema(lexicographicSortSchema(await createSchema(noEvents)))}\n`,
);
