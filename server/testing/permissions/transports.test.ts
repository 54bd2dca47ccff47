import { describe, expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { permissionsFor } from "./answers.ts";
import { permissionTable } from "./table.ts";
import { answerToEvent, PAYLOADS, statusOfCall, statusOfFile } from "./transport-answers.ts";

const app = testApp();
const rest = permissionTable("REST");
const events = permissionTable("Socket events");
const files = permissionTable("Files");

test("the REST table names every call of the OpenAPI document, and no others", async () => {
  const { paths } = (await (await fetch(`${app.url}/api-docs/openapi.json`)).json()) as { paths: object };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(rest.map(([row]) => row).sort()).toEqual(calls.sort());
});

test.each(rest)(
  "every legacy call responds to each person with the status in docs/permissions.md: %s",
  async (row, expected) => {
    expect(await permissionsFor(app, (scene, person) => statusOfCall(app, row, scene, person))).toEqual(expected);
  },
);

describe("every event of the socket responds to each person as in docs/permissions.md", () => {
  test("names them all", () => {
    expect(events.map(([name]) => name)).toEqual(Object.keys(PAYLOADS));
  });

  test.each(events)("%s", async (name, expected) => {
    expect(await permissionsFor(app, (scene, person) => answerToEvent(app, name, scene, person))).toEqual(expected);
  });
});

test.each(files)(
  "every kind of file can be opened by the people listed in docs/permissions.md: %s",
  async (kind, expected) => {
    expect(await permissionsFor(app, (scene, person) => statusOfFile(app, kind, scene, person))).toEqual(expected);
  },
);
