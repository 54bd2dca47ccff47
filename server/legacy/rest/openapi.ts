import { z } from "zod";
import { decapitalized } from "../../../shared/text/case.ts";
import { PROBLEM_TYPE } from "../../http/errors/problem-details.ts";
import { COOKIES } from "../../http/sessions/session-cookies.ts";
import { webhookBodies } from "../../webhooks/webhook-bodies.ts";
import { errorAnswer, problemAnswer } from "./legacy-schemas.ts";
import { isRepeatable, type RestRoute } from "./rest-route.ts";

type JsonSchema = Record<string, unknown>;

/** Statuses that every call may return. */
const GENERAL: Readonly<Record<number, string>> = {
  500: "An unexpected error on the server.",
  503: "The server is temporarily unavailable; see `Retry-After`.",
};

const WITH_ROLE = {
  401: "The request has no valid session or API key.",
  403: "The session has the other role, the data belongs to someone else, or the API key lacks the scope.",
};
const WITHOUT_FACTOR =
  "With `code` `STRONGER_LOG_IN_REQUIRED`: the company requires a second factor, and the session or API key was created without one.";
const WITH_BODY = {
  400: "The request is malformed.",
  413: "The request is too large.",
  415: "The content type is not supported.",
};

const TAGS: Readonly<Record<string, { name: string; description: string }>> = {
  auth: { name: "Authentication", description: "Accounts, sessions and passwords." },
  seeker: {
    name: "Seeker",
    description: "Jobs, applications, the caller's profile, and connections with other seekers.",
  },
  messages: { name: "Messages", description: "Conversations between connected seekers." },
  recruiter: { name: "Recruiter", description: "The company's jobs, applicants and profile, and candidates." },
  api: { name: "Assistant", description: "Questions for the career assistant." },
  webhooks: { name: "Webhooks", description: "The events that Worklane sends to the webhooks of a company's apps." },
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Makes retries safe: send a new UUID with each new action, and the same one with its retries. The action is then executed once.",
  schema: { type: "string", minLength: 1, maxLength: 202 },
};
const REPLAYED = {
  description: "`true` if this is the stored response of an earlier request with the same `Idempotency-Key`.",
  schema: { type: "string", enum: ["true"] },
};

/** Headers of every webhook, by https://www.standardwebhooks.com. */
const WEBHOOK_HEADERS = Object.entries({
  "webhook-id": "The id of the event, the same on every attempt to deliver it.",
  "webhook-timestamp": "When this attempt was made, as a Unix timestamp in seconds.",
  "webhook-signature": "The signatures of the request, separated by spaces.",
}).map(([name, description]) => ({ name, in: "header", required: true, description, schema: { type: "string" } }));

const CALLERS = { SEEKER: "For seekers.", RECRUITER: "For recruiters." };

/** Describes who may make a call, by session and by key. */
function callersOf({ scopes, role }: RestRoute): string {
  const who = role ? CALLERS[role] : "For everyone, without a session.";
  if (!scopes) return `${who} Not available with an API key.`;
  return scopes.length === 0
    ? `${who} Available with any API key.`
    : `${who} With an API key, requires the scope ${scopes.map((scope) => `\`${scope}\``).join(" and ")}.`;
}

/** Builds the OpenAPI 3.1 document of the legacy paths from the same schemas that parse the requests. */
export function openApiDocument(routes: readonly RestRoute[], publicUrl: string) {
  const shared: JsonSchema = {};
  const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
    share(z.toJSONSchema(schema, { io, override: finish }), shared);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route, schemaOf) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Worklane REST API",
      version: "1.0.0",
      contact: { name: "Worklane for developers", url: `${publicUrl}/developers` },
      license: { name: "MIT", identifier: "MIT" },
      description:
        "The REST API for existing clients. New clients should use the GraphQL API at `/graphql`, which can do all of this and more. The Socket.IO API at `/socket.io` is described on `/api-docs`. Webhooks are managed with GraphQL. Every error has a `code`, and with status 422 a list of the invalid `fields`. Errors are problem details (RFC 9457) if the request accepts `application/problem+json`.",
    },
    servers: [{ url: publicUrl }],
    tags: Object.values(TAGS),
    paths,
    webhooks: Object.fromEntries(webhookBodies().map((webhook) => [webhook.kind, webhookItem(webhook, schemaOf)])),
    components: {
      schemas: shared,
      securitySchemes: {
        seekerCookie: { type: "apiKey", in: "cookie", name: COOKIES.SEEKER.refresh },
        recruiterCookie: { type: "apiKey", in: "cookie", name: COOKIES.RECRUITER.refresh },
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The access token from a login, or an API key (`wl_live_…`).",
        },
      },
    },
  };
}

/**
 * Responses may gain fields: clients that validate them by this document must accept those. Examples are given as
 * `example`, because zod drops `examples` of transformed text.
 */
function finish({ jsonSchema }: { jsonSchema: JsonSchema }) {
  // The type says what to send, and the union what is accepted from older clients.
  if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  const { example } = jsonSchema;
  if (example === undefined) return;
  jsonSchema.examples = [example];
  delete jsonSchema.example;
}

/** Builds an example body from its fields' examples; none if a required field has none. */
function exampleOf({ properties = {}, required = [] }: JsonSchema) {
  const examples = Object.entries(properties as Record<string, { examples?: readonly unknown[] }>).flatMap(
    ([name, { examples }]) => (examples ? [[name, examples[0]] as const] : []),
  );
  const example: Record<string, unknown> = Object.fromEntries(examples);
  const isComplete = (required as readonly string[]).every((name) => name in example);
  return isComplete && examples.length > 0 ? { example } : {};
}

/** Moves named schemas to the document's components. */
function share({ $schema: _, $defs = {}, ...schema }: JsonSchema, shared: JsonSchema): JsonSchema {
  const renamed = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
    const { id: _id, ...rest } = renamed(definition);
    shared[name] = rest;
  }
  const { id, ...rest } = renamed(schema);
  if (typeof id !== "string") return rest;
  shared[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

function webhookItem({ kind, label, body }: ReturnType<typeof webhookBodies>[number], schemaOf: SchemaOf) {
  return {
    post: {
      operationId: kind,
      tags: [TAGS.webhooks?.name],
      summary: `${label}.`,
      description:
        kind === "test"
          ? "Sent to one webhook, when `sendTestWebhook` requests it."
          : "Sent to the webhooks that subscribe to this event.",
      security: [],
      parameters: WEBHOOK_HEADERS,
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "output") } } },
      responses: {
        "2XX": { description: "The event was received. After any other response, it is sent again later." },
      },
    },
  };
}

type SchemaOf = (schema: z.ZodType, io: "input" | "output") => JsonSchema;

/** Joins the reasons for the same status. */
const either = (one: string | undefined, other: string | undefined) =>
  one && other ? `${one} Or ${decapitalized(other)}` : (one ?? other ?? "");

function operation(route: RestRoute, schemaOf: SchemaOf) {
  const root = route.path.split("/")[1] ?? "";
  const sessionOf = route.role ?? route.optionalRole;
  const json = (schema: z.ZodType) => ({ "application/json": { schema: schemaOf(schema, "output") } });
  const errors = { ...json(errorAnswer), [PROBLEM_TYPE]: { schema: schemaOf(problemAnswer, "output") } };
  const refusals: Record<number, string> = { ...GENERAL };
  if (route.role) Object.assign(refusals, WITH_ROLE);
  if (route.method !== "GET" || route.path.startsWith("/auth"))
    refusals[429] = "The caller sends too many requests; see `Retry-After`.";
  if (route.body || route.query) refusals[422] = "Some fields are invalid; see `fields`.";
  if (route.body) Object.assign(refusals, WITH_BODY);
  const isIdempotent = isRepeatable(route);
  if (isIdempotent) {
    refusals[409] = "An earlier request with this `Idempotency-Key` is still in progress.";
    refusals[422] = either(
      refusals[422],
      "The `Idempotency-Key` is malformed, or was sent before with a different request.",
    );
  }
  for (const [status, text] of Object.entries(route.refusals ?? {}))
    refusals[Number(status)] = either(text, refusals[Number(status)]);
  if (route.role === "RECRUITER") refusals[403] = `${refusals[403]} ${WITHOUT_FACTOR}`;
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/\{(\w+)\}/g, "$1").replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [TAGS[root]?.name],
    summary: route.summary,
    description: callersOf(route),
    security: sessionOf
      ? [
          { [sessionOf === "SEEKER" ? "seekerCookie" : "recruiterCookie"]: [] },
          { bearer: [] },
          ...(route.role ? [] : [{}]),
        ]
      : [],
    parameters: [
      ...parameters(route.params, "path", schemaOf),
      ...parameters(route.query, "query", schemaOf),
      ...(isIdempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(route.body && { requestBody: { required: true, content: bodyContent(route, route.body, schemaOf) } }),
    responses: {
      [route.status ?? 200]: {
        description: "The call succeeded.",
        ...(isIdempotent && { headers: { "Idempotent-Replayed": REPLAYED } }),
        content: json(route.response),
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: errors }]),
      ),
    },
  };
}

function parameters(schema: z.ZodObject | undefined, where: "path" | "query", schemaOf: SchemaOf) {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, "input");
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === "path" || (Array.isArray(required) && required.includes(name)),
    description,
    schema: rest,
  }));
}

function bodyContent({ files }: RestRoute, body: z.ZodObject, schemaOf: SchemaOf) {
  const schema = schemaOf(body, "input");
  if (!files) return { "application/json": { schema, ...exampleOf(schema) } };
  const uploads = Object.entries(files).map(([name, { accept, maxBytes }]) => [
    name,
    {
      type: "string",
      format: "binary",
      description: `A file of type ${accept.replaceAll(",", ", ")}, at most ${maxBytes / 1024 / 1024} MB.`,
    },
  ]);
  const properties = { ...(schema.properties as JsonSchema), ...Object.fromEntries(uploads) };
  return { "multipart/form-data": { schema: { ...schema, properties }, ...exampleOf(schema) } };
}
