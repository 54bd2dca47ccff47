import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { InMemoryCache } from "@apollo/client";
import { type DocumentNode, print } from "graphql";

// The last step of `npm run codegen`: the hash of each query as Apollo Client sends it, so that browsers need not
// compute it, which requires crypto and thus HTTPS; and the text of each hash, so that the server never has to request
// it.

const ROOT = join(import.meta.dirname, "..");
const GENERATED = join(ROOT, "web/generated");

/** The generated module of each file of operations; a module whose file is gone is removed. */
const modules = readdirSync(GENERATED, { recursive: true, encoding: "utf8" })
  .filter((file) => /\/.*\.ts$/.test(file))
  .filter((file) => {
    if (existsSync(join(ROOT, "web", file.replace(/\.ts$/, ".graphql")))) return true;
    rmSync(join(GENERATED, file));
    return false;
  });

const cache = new InMemoryCache();
const exported: readonly unknown[] = (
  await Promise.all(modules.map((file) => import(`../web/generated/${file}`) as Promise<Record<string, unknown>>))
).flatMap((module) => Object.values(module));

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "Document";

const queries = exported
  .filter(isDocument)
  .flatMap((document) => {
    const [operation] = document.definitions;
    if (operation?.kind !== "OperationDefinition" || !operation.name || operation.operation !== "query") return [];
    const text = print(cache.transformDocument(document));
    return { name: operation.name.value, text, hash: createHash("sha256").update(text).digest("hex") };
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

function write(file: string, comment: string, name: string, lines: string[]): void {
  const path = join(ROOT, file);
  const text = `/** ${comment} */\nexport const ${name}: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`;
  // Writes only changes: the development server restarts on each write.
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

write(
  "web/generated/hashes.ts",
  "SHA-256 of each query as it is sent, by its name.",
  "DOCUMENT_HASHES",
  queries.map(({ name, hash }) => `  ${name}: "${hash}",`),
);
write(
  "server/generated/web-documents.ts",
  "The web's queries, by the SHA-256 that it sends in their place.",
  "WEB_DOCUMENTS",
  queries.map(({ text, hash }) => `  "${hash}": ${JSON.stringify(text)},`),
);
