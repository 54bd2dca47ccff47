import { describe, expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { permissionsFor } from "./answers.ts";
import { answerOf, operations } from "./graphql-answers.ts";
import { permissionTable } from "./table.ts";

const app = testApp();
const table = permissionTable("GraphQL");

test("names every operation of the schema, and none beside", () => {
  expect(table.map(([operation]) => operation).sort()).toEqual([...operations.keys()].sort());
});

describe("every GraphQL operation answers each person as docs/permissions.md says", () => {
  test.each(table)("%s", async (operation, expected) => {
    const seen = await permissionsFor(app, (scene, person) => answerOf(app, operation, scene, person));
    expect(seen).toEqual(expected);
  });
});
