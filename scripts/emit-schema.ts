import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema } from "graphql";
import { printMarked } from "../server/graphql/nullable-fields.ts";
import { createSchema } from "../server/graphql/schema.ts";
import { packageRoot } from "../server/platform/package-root.ts";

const HEADER = `# Worklane's public GraphQL schema. Generated from the resolvers by \`npm run codegen\`; a change here is a change
# to the contract.
`;

const schema = lexicographicSortSchema(await createSchema());

writeFileSync(join(packageRoot, "schema.graphql"), `${HEADER}\n${printMarked(schema)}\n`);
