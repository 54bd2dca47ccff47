import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { packageRoot } from "../platform/package-root.ts";

/** A new copy of the published schema. */
export const publishedSchema = () => buildSchema(readFileSync(join(packageRoot, "schema.graphql"), "utf8"));
