import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { generateClient, install, root, run } from "./steps.mjs";

const generated = [
  "schema.graphql",
  "docs/schema-changes.md",
  "web/generated",
  "server/generated/web-documents.ts",
  "server/testing/generated",
];
const stateOf = () =>
  spawnSync("git", ["hash-object", "--stdin"], {
    cwd: root,
    input: spawnSync("sh", ["-c", `find ${generated.join(" ")} -type f | sort | xargs cat`], {
      cwd: root,
      maxBuffer: Number.POSITIVE_INFINITY,
    }).stdout,
    encoding: "utf8",
  }).stdout;

/**
 * Runs the quick checks: types, lint and layering, dead code, drift of generated code, the schema. `isBuilt`: without
 * those that a build and the tests include.
 */
export function check({ isBuilt = false } = {}) {
  install();
  generateClient();
  run("tsc", []);
  if (!isBuilt) {
    // The product must build without dependencies that only tests use.
    run("tsc", ["-p", "tsconfig.build.json", "--noEmit"]);
    // Fails when built files import one another in a cycle, which only a build reveals.
    run("vite", ["build", "--logLevel", "error"], { env: { WORKLANE_DIST: "node_modules/.cache/worklane-check" } });
    run("vitest", ["run", "--project", "server", "--reporter=dot", "scripts/imports.test.ts"], { quiet: true });
  }
  run("biome", ["check", "--diagnostic-level=error", "."]);
  run("knip", ["--no-progress"]);
  const before = stateOf();
  run("npm", ["run", "--silent", "codegen"], { quiet: true });
  if (stateOf() !== before) {
    console.error(
      `${generated.join(", ")} did not follow from the resolvers and operations; they have been generated anew. Commit them.`,
    );
    process.exit(1);
  }
  run("eslint", ["schema.graphql"]);
  run("tsx", ["scripts/schema-changes.ts", "--check"]);
  console.log("types, lint, layering, dead code, the web's build, generated code and the schema: in order");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) check();
