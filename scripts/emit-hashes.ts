import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { InMemoryCache } from "@apollo/client";
import { type DocumentNode, print } from "graphql";
import * as generated from "../web/generated/graphql.ts";

// The last step of `npm run codegen`: the hash of each operation as Apollo Client sends it, so that no browser has to work
// it out, and none needs crypto for it (which browsers keep from pages without https).

const cache = new InMemoryCache();
const lines = Object.values(generated)
  .filter((value): value is DocumentNode & typeof value => "kind" in value && value.kind === "Document")
  .flatMap((document) => {
    const [operation] = document.definitions;
    if (operation?.kind !== "OperationDefinition" || !operation.name || operation.operation === "subscription")
      return [];
    const text = print(cache.transformDocument(document));
    return `  ${operation.name.value}: "${createHash("sha256").update(text).digest("hex")}",`;
  });
writeFileSync(
  join(import.meta.dirname, "../web/generated/hashes.ts"),
  `/** SHA-256 of each query and mutation as it is sent, by its name. */
export const DOCUMENT_HASHES: Readonly<Record<string, string>> = {\n${lines.sort().join("\n")}\n};\n`,
);
