import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GraphQLSchema, subscribe as open, parse, buildSchema as schemaFrom } from "graphql";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../graphql/schema.ts";
import { publicGraphQLError } from "../../http/public-error.ts";
import { createLogger } from "../../platform/logging/log.ts";
import { packageRoot } from "../../platform/package-root.ts";
import type { Context } from "../../services/context.ts";
import { pdf } from "../sample-files.ts";
import { testApp } from "../test-app.ts";
import { upload } from "../upload.ts";
import { permissionsFor } from "./answers.ts";
import { documentOf, operationsOf, VARIABLES } from "./graphql-operations.ts";
import type { Person, Scene } from "./scene.ts";
import { permissionTable } from "./table.ts";

const app = testApp();
const operations = operationsOf(schemaFrom(readFileSync(join(packageRoot, "schema.graphql"), "utf8")));
const table = permissionTable("GraphQL");
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = await createSchema();
});

test("names every operation of the schema, and none beside", () => {
  expect(table.map(([operation]) => operation).sort()).toEqual([...operations.keys()].sort());
});

describe("every GraphQL operation answers each person as docs/permissions.md says", () => {
  test.each(table)("%s", async (operation, expected) => {
    const seen = await permissionsFor(app, (scene, person) => answerOf(operation, scene, person));
    expect(seen).toEqual(expected);
  });
});

/** `yes`, or the code of the first error. */
async function answerOf(operation: string, scene: Scene, person: Person): Promise<string> {
  const { kind, field } = operations.get(operation) ?? {};
  if (!kind || !field) throw new Error(`${operation} is not in the schema.`);
  const asFile = field.args.some(({ name }) => name === "file");
  const variables = VARIABLES[field.name]?.(scene) ?? {};
  const document = documentOf(kind, field, asFile ? ["file"] : Object.keys(variables));
  if (kind === "subscription") return openStream(document, variables, person);
  const as = person.cookie ? { cookie: person.cookie } : {};
  const { errors } = asFile
    ? await upload(app, document, await fileFor(field.name), as)
    : await app.execute(document, variables, as);
  return errors?.[0]?.extensions.code ?? "yes";
}

const fileFor = async (operation: string) =>
  operation === "uploadResume"
    ? { bytes: await pdf(), name: "cv.pdf" }
    : {
        bytes: await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
        name: "me.png",
      };

/** Opens a subscription as the socket does after its handshake, which turns the signed out away. */
async function openStream(
  document: string,
  variables: Record<string, unknown>,
  { account: actor }: Person,
): Promise<string> {
  const context: Partial<Context> = { actor, services: app.app.services, requestId: "test" };
  const stream = await open({ schema, document: parse(document), variableValues: variables, contextValue: context });
  if (Symbol.asyncIterator in stream) {
    await stream.return?.(undefined);
    return "yes";
  }
  const [error] = stream.errors ?? [];
  return String(publicGraphQLError(error, "test", createLogger("fatal")).extensions.code);
}
