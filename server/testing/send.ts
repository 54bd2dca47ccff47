import type { ResultOf, TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";

/** Any typed document. */
export type TypedDocument = TypedDocumentNode<unknown, never>;

/** An operation of a test: a typed document, or a text when the document is generated or deliberately wrong. */
export type Operation = string | TypedDocument;

/** The result type of an operation, known only for a typed document. */
export type DataOf<Sent extends Operation> = Sent extends string ? unknown : ResultOf<Sent>;

/** The response to an operation, with its GraphQL errors. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly errors?: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions: { code: string; fields?: Record<string, string>; [key: string]: unknown };
  }[];
}

/** The sender of an operation. `cookie`: a session's, from `signIn`; `headers`: additional ones. */
export interface As {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

/** A program that sends this key or access token. */
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The text of an operation. */
export const textOf = (operation: Operation): string => (typeof operation === "string" ? operation : print(operation));

/** Posts a body to GraphQL: a text as it is, anything else as JSON. */
export const postBody = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Posts an operation to a server; resolves with the whole response, for tests that check its status and headers. */
export const send = (url: string, operation: Operation, variables?: unknown, { cookie, headers }: As = {}) =>
  postBody(url, { query: textOf(operation), variables }, { ...(cookie && { cookie }), ...headers });
