// @module-tag thorough

import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { generate } from "@graphql-codegen/cli";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { testApp } from "../../server/testing/test-app.ts";

const app = testApp();
// Inside the package, so that the generated code can resolve its imports.
const folder = join(packageRoot, "node_modules/.cache/generated-client");
beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

const PROGRAM = `import { graphql } from "./generated/gql";
import type { ResultOf } from "@graphql-typed-document-node/core";
const JOBS = graphql(\`query GeneratedClientJobs { jobs(first: 2) { nodes { id title applicationDeadline status } } }\`);
declare const result: ResultOf<typeof JOBS>;
export const titles: string[] = result.jobs?.nodes.map(({ title }) => title) ?? [];
// @ts-expect-error a title is no number
export const wrong: number[] = titles;
`;

test("graphql-codegen generates a typed client from the introspection, which type-checks", async () => {
  await writeFile(join(folder, "program.ts"), PROGRAM);
  const files = await generate(
    {
      schema: `${app.url}/graphql`,
      documents: [join(folder, "program.ts")],
      silent: true,
      generates: { [`${folder}/generated/`]: { preset: "client", config: { useTypeImports: true } } },
    },
    true,
  );
  expect(files.length).toBeGreaterThan(0);
  const options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler", "--skipLibCheck"];
  const compiled = await promisify(execFile)("npx", [
    "tsc",
    "--ignoreConfig",
    ...options,
    join(folder, "program.ts"),
  ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  expect(compiled.stdout).toBe("");
});
