import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { permissionsFor } from "./answers.ts";
import { answerOf, operations } from "./graphql-answers.ts";
import { permissionTable } from "./table.ts";

const app = testApp();
const table = permissionTable("GraphQL");

test("names every operation of the schema, and no others", () => {
  expect(table.map(([operation]) => operation).sort()).toEqual([...operations.keys()].sort());
});

test.each(table)(
  "every GraphQL operation responds to each person as in docs/permissions.md: %s",
  async (operation, expected) => {
    const seen = await permissionsFor(app, (scene, person) => answerOf(app, operation, scene, person));
    expect(seen).toEqual(expected);
  },
);
