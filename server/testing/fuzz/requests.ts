import fc from "fast-check";
import type { Operation } from "./operations.ts";
import { asText, oddJson, oddText } from "./values.ts";

/** Senders of requests. */
export const SENDERS = ["signed out", "seeker", "connected seeker", "owner"] as const;

/** A request as sent, except for placeholders of the scene's objects (`«jobId»`) in its texts. */
export interface FuzzRequest {
  readonly who: (typeof SENDERS)[number];
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export const sender = fc.constantFrom(...SENDERS);

const CONTENT_TYPES = [
  ...["application/json", "application/json; charset=utf-16", "application/graphql"],
  ...["application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary="],
  ...["text/plain", "application/octet-stream", "*/*", "a", "", 'application/json; charset="'],
];

const headerText = fc.oneof(
  oddText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, "").slice(0, 3000)),
  fc.constantFrom("0", "-1", "gzip, br;q=9", "chunked;", "bytes=0-1,5-", "Bearer x.y.z", "SEEKER", "http://evil.test"),
);
const ODD_HEADERS = [
  ...["accept", "accept-encoding", "authorization", "cookie", "if-none-match", "if-modified-since", "origin"],
  ...["range", "referer", "user-agent", "x-forwarded-for"],
  ...["x-worklane-role", "apollo-require-preflight", "x-http-method-override", "content-type"],
];

/** Headers that no well-behaved client sends; used occasionally. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...ODD_HEADERS), headerText, {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    }),
  },
);

const json = (value: unknown) => JSON.stringify(value) ?? "";
const query = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${escapeText(asText(value))}`)
    .join("&");
/** Escapes a text for an address, except for the scene's placeholders. */
export const escapeText = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%C2%AB/g, "«")
    .replace(/%C2%BB/g, "»");

const MAP_STEPS = [
  ...["variables", "file", "input", "0", "length", "query", "__proto__", "constructor", "prototype"],
  ...["hasOwnProperty", "toString", "valueOf", "call", "apply", "push", "then", ""],
];

/** The file map of a form: at the expected variable, or anywhere. */
const fileMap: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ 0: ["variables.file"] }) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...MAP_STEPS), { minLength: 1, maxLength: 5 })
      .chain((steps) => fc.constantFrom({ 0: [steps.join(".")] }, { 0: [`variables.${steps.join(".")}`] })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ 0: ["variables.file", "variables.file"] }, { 1: ["variables.file"] }, { 0: [] }),
  },
  { weight: 1, arbitrary: fc.record({ 0: oddJson }) },
);

/** A well-formed operation in one of the ways to send it. */
export function graphqlRequests(operations: fc.Arbitrary<Operation>): fc.Arbitrary<FuzzRequest> {
  const way = fc.oneof({ weight: 6, arbitrary: fc.constant("post") }, fc.constantFrom("get", "upload"));
  return fc
    .record({ who: sender, operation: operations, way, headers: oddHeaders, file: oddText, map: fileMap })
    .map(({ who, operation: { query: text, variables }, way, headers, file, map }) => {
      if (way === "get") {
        const path = `/graphql?${query({ query: text, variables })}`;
        return { who, method: "GET", path, headers: { "apollo-require-preflight": "1", ...headers }, body: null };
      }
      if (way === "upload") {
        const fields = { operations: json({ query: text, variables }), map: json(map) };
        return multipart(who, "POST", "/graphql", fields, { 0: file }, { "apollo-require-preflight": "1", ...headers });
      }
      const type = { "content-type": "application/json", ...headers };
      return { who, method: "POST", path: "/graphql", headers: type, body: json({ query: text, variables }) };
    });
}

/** Bodies sent to GraphQL that are not a request, or an incomplete one. */
export function oddEnvelopes(operations: fc.Arbitrary<Operation>): fc.Arbitrary<FuzzRequest> {
  const part = fc.oneof(oddJson, fc.constant(undefined));
  const envelope = fc.record({
    query: fc.oneof(
      operations.map(({ query }) => query),
      part,
    ),
    variables: part,
    operationName: part,
    extensions: fc.oneof(
      part,
      fc.record({ persistedQuery: fc.oneof(oddJson, fc.record({ version: part, sha256Hash: part })) }),
    ),
  });
  const body = fc.oneof(
    { weight: 5, arbitrary: envelope.map(json) },
    fc.array(envelope, { maxLength: 3 }).map(json),
    oddJson.map(json),
    oddText,
    envelope.map((whole) => json(whole).slice(0, -3)),
  );
  const form = fc.record(
    { operations: body, map: fc.oneof(oddJson.map(json), oddText), 0: oddText },
    { requiredKeys: [] },
  );
  const type = fc.oneof({ weight: 4, arbitrary: fc.constant("application/json") }, fc.constantFrom(...CONTENT_TYPES));
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ who: sender, body, type, headers: oddHeaders }).map(({ who, body, type, headers }) => {
        return { who, method: "POST", path: "/graphql", headers: { "content-type": type, ...headers }, body };
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ who: sender, form }).map(({ who, form: { 0: file, ...fields } }) =>
        multipart(who, "POST", "/graphql", fields, file === undefined ? {} : { 0: file }, {
          "apollo-require-preflight": "1",
        }),
      ),
    },
  );
}

const BOUNDARY = "----fuzz";

/** A form with texts and files. */
export function multipart(
  who: FuzzRequest["who"],
  method: string,
  path: string,
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): FuzzRequest {
  const part = (name: string, more: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const body =
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => part(name, "", asText(value)))
      .join("") +
    Object.entries(files)
      .map(([name, text]) => part(name, `; filename="resume.pdf"\r\nContent-Type: application/pdf`, text))
      .join("") +
    `--${BOUNDARY}--\r\n`;
  const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return { who, method, path, headers: { ...type, ...headers }, body };
}

export const contentType = fc.constantFrom(...CONTENT_TYPES);
