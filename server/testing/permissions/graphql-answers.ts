import { subscribe as open, parse } from "graphql";
import { createSchema } from "../../graphql/schema.ts";
import { publicGraphQLError } from "../../http/errors/public-error.ts";
import { createLogger } from "../../platform/logging/log.ts";
import type { Context } from "../../services/graphql-context.ts";
import { publishedSchema } from "../published-schema.ts";
import { pdf, png } from "../sample-files.ts";
import type { TestApp } from "../test-app.ts";
import { upload } from "../upload.ts";
import { documentOf, operationsOf, variablesOf } from "./graphql-operations.ts";
import { headersOf, type Person, type Scene } from "./scene.ts";

/** Every operation of the schema. */
export const operations = operationsOf(publishedSchema());
const schema = createSchema();

/** Returns `yes`, or the code of the first error. */
export async function answerOf(app: TestApp, operation: string, scene: Scene, person: Person): Promise<string> {
  const { kind, field } = operations.get(operation) ?? {};
  if (!kind || !field) throw new Error(`${operation} is not in the schema.`);
  const asFile = field.args.some(({ name }) => name === "file");
  const variables = variablesOf(field, scene);
  const document = documentOf(kind, field, [...Object.keys(variables), ...(asFile ? ["file"] : [])]);
  if (kind === "subscription") return openStream(app, document, variables, person);
  const as = { headers: headersOf(person) };
  const { errors } = asFile
    ? await upload(app, document, await fileFor(field.name), as, variables)
    : await app.execute(document, variables, as);
  return errors?.[0]?.extensions.code ?? "yes";
}

const fileFor = async (operation: string) =>
  ["addResume", "uploadResume", "uploadMessageFile", "readProfileFile"].includes(operation)
    ? { bytes: await pdf(), name: "cv.pdf" }
    : { bytes: await png(), name: "me.png" };

/** Opens a subscription as the socket does after its handshake, which refuses unauthenticated clients. */
async function openStream(
  app: TestApp,
  document: string,
  variables: Record<string, unknown>,
  { account: actor }: Person,
): Promise<string> {
  const context: Partial<Context> = { actor, services: app.app.services, requestId: "test" };
  const stream = await open({
    schema: await schema,
    document: parse(document),
    variableValues: variables,
    contextValue: context,
  });
  if (Symbol.asyncIterator in stream) {
    await stream.return?.(undefined);
    return "yes";
  }
  const [error] = stream.errors ?? [];
  return String(publicGraphQLError(error, "test", createLogger("fatal")).extensions.code);
}
