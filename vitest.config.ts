import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** A single copy of graphql: the ES and CommonJS builds reject each other's schemas in one process. */
const graphql = createRequire(import.meta.url).resolve("graphql/index.js");

const shared = {
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  oxc: { decorator: { legacy: true } },
};

const browserTests = {
  isolate: false,
  globalSetup: ["server/testing/postgres.setup.ts", "tests/support/build.setup.mjs"],
  setupFiles: "server/testing/leaks.setup.ts",
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Two browsers may share a core with a server and a database; tests that depend on timing set their own timeouts.
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    tags: [
      {
        name: "thorough",
        description:
          "Beyond the first proof of a feature or a permission: faults, other clients, every variant. `npm test` leaves it out.",
      },
    ],
    // Test files wait for databases, browsers and clocks for a fifth of their time: one more worker than cores keeps all
    // cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...shared,
        test: {
          name: "server",
          // Files share a process and its imported modules: importing takes longer than most tests.
          isolate: false,
          include: ["server/**/*.test.ts", "prisma/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/*.long.test.ts"],
          globalSetup: "server/testing/postgres.setup.ts",
          setupFiles: "server/testing/leaks.setup.ts",
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          // Tests that take minutes: large tables, long random runs.
          name: "long",
          // Many start clusters, containers or browsers of their own, and measure: more workers than cores would starve them.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
          include: ["**/*.long.test.ts"],
          exclude: ["node_modules/**", "dist/**"],
          globalSetup: ["server/testing/postgres.setup.ts", "tests/support/build.setup.mjs"],
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
      { ...shared, test: { name: "web", include: ["web/**/*.test.ts", "web/**/*.test.tsx"] } },
      {
        ...shared,
        test: {
          name: "e2e",
          include: ["tests/**/*.test.ts"],
          exclude: ["**/*.long.test.ts", "**/*.timed.test.ts"],
          ...browserTests,
        },
      },
      {
        ...shared,
        test: {
          // Response times that users notice: run alone, after the others.
          name: "timed",
          include: ["tests/**/*.timed.test.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...browserTests,
        },
      },
    ],
  },
});
