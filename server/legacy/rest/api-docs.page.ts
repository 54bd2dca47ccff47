import { ACCESSIBILITY_PATH, HELP_PATH } from "../../../shared/public-paths.ts";
import type { openApiDocument } from "./openapi.ts";

type Document = ReturnType<typeof openApiDocument>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters: readonly { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}

const html = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Our descriptions mark names with backticks. */
const prose = (text = "") => html(text).replace(/`([^`]+)`/g, "<code>$1</code>");

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.enum) return html(schema.enum.map((value) => `"${value}"`).join(" | "));
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.format === "binary") return "file";
  return html([schema.type ?? "any"].flat().join(" or "));
}

const row = (name: string, type: string, needed: boolean, description: string) => `
  <tr><td><code>${html(name)}</code>${needed ? "" : ' <span class="quiet">optional</span>'}</td><td>${type}</td><td>${description}</td></tr>`;

const table = (rows: readonly string[]) =>
  rows.length === 0
    ? ""
    : `<div class="scroll" tabindex="0"><table><thead><tr><th>Name</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;

function fields({ properties = {}, required = [] }: Schema): readonly string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    row(name, field.properties ? "object" : typeOf(field), required.includes(name), prose(field.description)),
    ...Object.entries(field.properties ?? {}).map(([inner, schema]) =>
      row(`${name}.${inner}`, typeOf(schema), true, prose(schema.description)),
    ),
  ]);
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const who = operation.security?.[0];
  const isOpen = operation.security?.every((needed) => Object.keys(needed).length > 0) === false;
  const caller = !who || isOpen ? "Anyone" : "seekerCookie" in who ? "Seekers" : "Recruiters";
  const [success, ...refusals] = Object.entries(operation.responses).sort();
  const answer = Object.values(success?.[1].content ?? {})[0]?.schema;
  return `
  <article id="${method}-${path.replace(/\W+/g, "-")}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${html(path)}</code></h3>
    <p>${prose(operation.summary)} <span class="quiet">${caller}.</span></p>
    ${table(operation.parameters.map(({ name, required, description, schema, in: where }) => row(name, `${typeOf(schema)}, in the ${where}`, required, prose(description))))}
    ${body ? `<h4>Body <span class="quiet">${html(body[0])}</span></h4>${table(fields(body[1].schema))}` : ""}
    <h4>Response <span class="quiet">${success?.[0] ?? ""}</span></h4>${answer?.$ref ? `<p>${typeOf(answer)}</p>` : table(fields(answer ?? {}))}
    <details><summary>Errors</summary><ul>${refusals.map(([status, { description }]) => `<li><code>${status}</code> ${prose(description)}</li>`).join("")}</ul></details>
  </article>`;
}

const SOCKET = `
  <section><h2 id="socket">Socket</h2>
  <p>Socket.IO (version 3 or 4) at <code>/socket.io</code>, by polling or WebSocket. The handshake requires the seeker's cookies. If an event is rejected, the server sends the event <code>error</code> with a <code>message</code>. A packet of more than 64 kB closes the connection.</p>
  ${table([
    row("join", "you send", true, "Your own id. An empty id is ignored, and another seeker's id is rejected."),
    row(
      "sendMessage",
      "you send",
      true,
      "<code>senderId</code> (your id), <code>receiverId</code> (the id of a connection) and <code>content</code> (the text).",
    ),
    row(
      "typing, stopTyping",
      "you send",
      true,
      "<code>from</code> (your id) and <code>to</code> (the id of a connection).",
    ),
    row(
      "receiveMessage",
      "you receive",
      true,
      'A <a href="#schema-Message">Message</a>. The socket that sent a message does not receive it.',
    ),
    row(
      "typing, stopTyping",
      "you receive",
      true,
      "<code>from</code> (the id of the seeker who types) and <code>to</code> (your id).",
    ),
  ])}
  <p>A session receives the events of all conversations until it first requests one with <code>GET /messages/…</code>. From then on, it receives only those of the conversations that it requested last: one for each of its sockets.</p></section>`;

/** Renders the document as a page: plain HTML, no scripts, no external resources. */
export function apiDocsPage(document: Document): string {
  const operations = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation: operation as Operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const articles = own.map(({ method, path, operation }) => operationHtml(method, path, operation)).join("");
    return `<section><h2 id="${name}">${name}</h2>${articles}</section>`;
  });
  const schemas = Object.entries(document.components.schemas as Record<string, Schema>).map(
    ([name, schema]) => `<article id="schema-${name}"><h3>${name}</h3>${table(fields(schema))}</article>`,
  );
  const links = [...document.tags.map(({ name }) => name), "socket", "schemas"];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(document.info.title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 900px; margin: 40px auto; padding: 0 20px; }
  nav { display: flex; flex-wrap: wrap; gap: 4px 20px; } nav a { padding: 10px 0; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 16px 0; }
  h3 { font-size: 18px; margin: 0; overflow-wrap: anywhere; } h4 { margin: 16px 0 4px; font-size: 16px; }
  .method { font: 700 14px/1 ui-monospace, monospace; } .quiet { opacity: .8; font-weight: 400; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: 15px; }
  th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; } thead { opacity: .8; }
  code { font: .92em ui-monospace, monospace; } summary { padding: 10px 0; cursor: pointer; }
</style></head>
<body><main>
  <h1>${html(document.info.title)}</h1>
  <p>${prose(document.info.description)}</p>
  <p>The same as an OpenAPI 3.1 document: <a href="/api-docs/openapi.json">openapi.json</a>.</p>
  <p>A login sets two cookies and returns the same tokens in the body. Send the cookies, or <code>Authorization: Bearer</code> with the access token. Every error is JSON with the same text as <code>message</code> and as <code>error</code>, and with status 422 a list of invalid <code>fields</code>. If you send <code>Accept: application/problem+json</code>, errors are problem details (RFC 9457) with <code>type</code>, <code>title</code>, <code>status</code>, <code>detail</code>, <code>instance</code> and <code>code</code>.</p>
  <nav aria-label="Parts">${links.map((name) => `<a href="#${name}">${name[0]?.toUpperCase()}${name.slice(1)}</a>`).join("")}</nav>
  ${sections.join("")}
  ${SOCKET}
  <section><h2 id="schemas">Schemas</h2>${schemas.join("")}</section>
</main>
<footer><nav aria-label="Help"><a href="${HELP_PATH}">Help</a><a href="${ACCESSIBILITY_PATH}">Accessibility</a></nav></footer>
</body></html>`;
}
