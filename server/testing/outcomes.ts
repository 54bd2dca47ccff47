import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { packageRoot } from "../platform/package-root.ts";
import { graphql } from "./generated/gql.ts";
import { documentOf, operationsOf } from "./permissions/graphql-operations.ts";
import { type Answer, type As, type Operation, textOf } from "./send.ts";
import type { TestServer } from "./test-app.ts";

let operations: ReturnType<typeof operationsOf> | undefined;

/** The document of an operation that is given by its name, such as `report`, for tests that only need to know how it went. */
function documentFor(operation: Operation, variables: object): Operation {
  if (typeof operation !== "string" || !/^\w+$/.test(operation)) return operation;
  operations ??= operationsOf(buildSchema(readFileSync(join(packageRoot, "schema.graphql"), "utf8")));
  const named = operations.get(`mutation ${operation}`) ?? operations.get(`query ${operation}`);
  if (!named) throw new Error(`The schema has no operation ${operation}.`);
  return documentOf(named.kind, named.field, Object.keys(variables));
}

/** Sends an operation, given by its document or its name; resolves with the error of its refusal. */
export async function refusalOf(app: TestServer, operation: Operation, variables: object = {}, as: As = {}) {
  const [error] = (await app.execute(documentFor(operation, variables), variables, as)).errors ?? [];
  return error && { ...error.extensions, message: error.message };
}

/** Sends an operation, given by its document or its name; resolves with "yes", or the code of its refusal. */
export const outcomeOf = async (...sent: Parameters<typeof refusalOf>): Promise<string> =>
  (await refusalOf(...sent))?.code ?? "yes";

/** The code of the refusal in an answer, or "yes". */
export const codeIn = ({ errors }: Pick<Answer<unknown>, "errors">): string => errors?.[0]?.extensions.code ?? "yes";

/** Sends an operation, given by its document or its name, that must succeed. */
export async function perform(...sent: Parameters<typeof refusalOf>): Promise<void> {
  const refusal = await refusalOf(...sent);
  if (refusal) throw new Error(`${textOf(sent[1])} failed: ${JSON.stringify(refusal)}`);
}

export const VIEWER = graphql(`query Viewer { viewer { id } }`);

/** The id of the account for which requests with this cookie or token are answered; null: for nobody's. */
export const viewerId = async (app: TestServer, as: As): Promise<string | null> =>
  (await app.expectOk(VIEWER, {}, as)).viewer?.id ?? null;
