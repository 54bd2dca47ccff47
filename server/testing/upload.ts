import { type Answer, type As, type DataOf, type Operation, textOf } from "./send.ts";
import type { TestApp } from "./test-app.ts";

/** Sends a mutation that takes one file as `$file`, and `variables`, by the GraphQL multipart request specification. */
export async function upload<Sent extends Operation>(
  app: Pick<TestApp, "url">,
  operation: Sent,
  file: { readonly bytes: Buffer; readonly name: string; readonly type?: string },
  as: As & { readonly signal?: AbortSignal } = {},
  variables: object = {},
): Promise<Answer<DataOf<Sent>>> {
  const body = new FormData();
  body.append("operations", JSON.stringify({ query: textOf(operation), variables: { ...variables, file: null } }));
  body.append("map", JSON.stringify({ 0: ["variables.file"] }));
  const type = file.type ?? "application/octet-stream";
  body.append("0", new Blob([new Uint8Array(file.bytes)], { type }), file.name);
  const headers = { "apollo-require-preflight": "true", ...(as.cookie && { cookie: as.cookie }), ...as.headers };
  const response = await fetch(`${app.url}/graphql`, { method: "POST", headers, body, signal: as.signal ?? null });
  return response.json();
}
