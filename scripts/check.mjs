import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { generateClient, install, root, run, runInTurn } from "./steps.mjs";

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

/** Layering and words; and that statements fit the tables, and rows their types. */
const QUICK_TESTS = ["scripts/imports.test.ts", "scripts/words.test.ts", "server/stores.test.ts"];

/** What tsc found the last time is found again in a fifth of the time. */
const remembered = (name) => ["--incremental", "--tsBuildInfoFile", `node_modules/.cache/${name}.tsbuildinfo`];

/**
 * Runs the quick checks: types, lint and layering, SQL, dead code, drift of generated code, the schema. `isBuilt`: without
 * those that a build and the tests include.
 */
export async function check({ isBuilt = false } = {}) {
  install();
  generateClient();
  const before = stateOf();
  run("npm", ["run", "--silent", "codegen"], { quiet: true });
  if (stateOf() !== before) {
    console.error(
      `${generated.join(", ")} did not follow from the resolvers and operations; they have been generated anew. Commit them.`,
    );
    process.exit(1);
  }
  const ofSources = [
    // The product must build without dependencies that only tests use.
    ["tsc", ["-p", "tsconfig.build.json", "--noEmit", ...remembered("build")]],
    // Fails when built files import one another in a cycle, which only a build reveals.
    ["vite", ["build", "--logLevel", "error"], { WORKLANE_DIST: "node_modules/.cache/worklane-check" }],
    ["vitest", ["run", "--project", "server", "--reporter=dot", ...QUICK_TESTS]],
  ];
  const failures = await Promise.all([
    runInTurn([["tsc", remembered("all")], ...(isBuilt ? [] : ofSources)]),
    runInTurn([
      ["biome", ["check", "--diagnostic-level=error", "."]],
      ["knip", ["--no-progress"]],
      ["eslint", ["schema.graphql"]],
      ["tsx", ["scripts/schema-changes.ts", "--check"]],
    ]),
  ]);
  for (const failure of failures) if (failure) console.error(failure);
  if (failures.some(Boolean)) process.exit(1);
  console.log("types, lint, layering, SQL, dead code, the web's build, generated code and the schema: in order");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await check();
