import fc from "fast-check";
import { permissionTable } from "../permissions/table.ts";
import { contentType, escapeText, type FuzzRequest, multipart, oddHeaders, sender } from "./requests.ts";
import { asText, oddJson, oddText, textNamed, withWrongPart } from "./values.ts";

interface Schema {
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Call {
  readonly parameters: readonly { readonly name: string; readonly in: "path" | "query"; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The required parts of `/api-docs/openapi.json`. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PURGE"];

/** Addresses other than the legacy calls: those of docs/permissions.md, and others. */
const OTHERS = [
  ...permissionTable("Other addresses").map(([row]) => row.replace(/^\w+ /, "").replace(/:\w+/g, "{name}")),
  ...["/", "/main", "/graphql", "/socket.io/", "/files/{key}/{name}", "/jobs/{name}-{jobId}", "/developers/{name}"],
  ...["/assets/{name}", "/{anything}", "/seeker/{anything}"],
];
const PARAMETERS = ["", "q=", "industry=", "after=", "first=", "mine="];

/** Documented calls with valid or almost valid input, and other addresses in unusual ways. */
export function restRequests(document: ApiDocument): fc.Arbitrary<FuzzRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => restCall(method.toUpperCase(), path, call)),
  );
  const paths = [...Object.keys(document.paths), ...OTHERS];
  return fc.oneof({ weight: 5, arbitrary: fc.oneof(...calls) }, { weight: 2, arbitrary: oddCall(paths) });
}

function restCall(method: string, path: string, { parameters, requestBody }: Call): fc.Arbitrary<FuzzRequest> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const inPath = fc.record(
    Object.fromEntries(names.map((name) => [name, textNamed(name === "id" ? idOf(path) : name)])),
  );
  const requested = parameters.filter((parameter) => parameter.in === "query");
  const inQuery = fc.record(Object.fromEntries(requested.map(({ name, schema }) => [name, valuesOf(schema, name)])), {
    requiredKeys: [],
  });
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const fields = content ? valuesOf(content.schema, "") : fc.oneof(fc.constant({}), oddJson);
  return fc
    .record({ who: sender, inPath, inQuery, fields, headers: oddHeaders, isOdd: fc.nat(9) })
    .map(({ who, inPath, inQuery, fields, headers, isOdd }) => {
      const search = Object.entries(inQuery).map(([name, value]) => `${name}=${escapeText(asText(value))}`);
      const address = filled(path, inPath) + (search.length > 0 ? `?${search.join("&")}` : "");
      if (type === "multipart/form-data" && isOdd > 0) {
        const { texts, files } = divided(fields, content?.schema);
        return multipart(who, method, address, texts, files, headers);
      }
      const body = method === "GET" || method === "DELETE" ? null : JSON.stringify(fields);
      const json = { "content-type": "application/json" };
      return { who, method, path: address, headers: { ...json, ...headers }, body: body ?? null };
    });
}

const idOf = (path: string) =>
  /job/i.test(path) ? "jobId" : /connect|request|peer|profile/i.test(path) ? "seekerId" : "id";
const filled = (path: string, values: Readonly<Record<string, unknown>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => escapeText(asText(values[name])).slice(0, 2000));

function valuesOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return withWrongPart(
      fc.record(Object.fromEntries(fields.map(([field, inner]) => [field, valuesOf(inner, field)])), {
        requiredKeys: [],
      }),
    );
  }
  if (schema.enum) return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...schema.enum) }, oddJson);
  if (schema.type === "array") return fc.array(valuesOf(schema.items ?? {}, name), { maxLength: 3 });
  if (schema.type === "integer" || schema.type === "number") return fc.oneof(fc.integer(), oddJson);
  if (schema.format === "binary") return oddText;
  return fc.oneof({ weight: 8, arbitrary: textNamed(name) }, oddJson);
}

/** Divides the fields of a form into texts and files. */
function divided(fields: unknown, schema: Schema | undefined) {
  const texts: Record<string, unknown> = {};
  const files: Record<string, string> = {};
  if (typeof fields !== "object" || fields === null) return { texts, files };
  for (const [name, value] of Object.entries(fields)) {
    if (schema?.properties?.[name]?.format === "binary") files[name] = asText(value);
    else texts[name] = value;
  }
  return { texts, files };
}

/** Any method on any address with any body of any type. */
function oddCall(paths: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all).toString("latin1"));
  return fc
    .record({
      who: sender,
      method: fc.constantFrom(...METHODS),
      path: fc.constantFrom(...paths),
      piece: fc.oneof(oddText, fc.constantFrom("..", "%2e%2e", "%", "%00", "a".repeat(600), "x.html", "«seekerId»")),
      isRaw: fc.boolean(),
      search: fc.option(fc.tuple(fc.constantFrom(...PARAMETERS), oddText)),
      type: contentType,
      headers: oddHeaders,
      body: fc.oneof(
        fc.constant(null),
        oddJson.map((value) => JSON.stringify(value) ?? ""),
        bytes,
      ),
    })
    .map(({ who, method, path, piece, isRaw, search, type, headers, body }) => {
      const escaped = isRaw ? piece.replace(/[^\x21-\x7e«»]/g, "") : escapeText(piece);
      const address =
        path.replace(/\{\w+\}/g, () => escaped.slice(0, 2000)) +
        (search === null ? "" : `?${search[0]}${escapeText(search[1]).slice(0, 6000)}`);
      const sent = method === "GET" || method === "HEAD" || method === "TRACE" ? null : body;
      const typed = sent !== null && { "content-type": type };
      return { who, method, path: address, headers: { ...typed, ...headers }, body: sent };
    });
}
