import fastifyStatic from "@fastify/static";
import { getAltairHtml, getDistDirectory } from "altair-static";
import type { FastifyInstance } from "fastify";
import { nameCharset } from "../../http/file-charset.ts";
import { EXAMPLES } from "./examples.ts";
import { startScript } from "./start-script.ts";

/** Altair brings its styles in the page and compiles its request scripts, which the product's own policy forbids. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * `/playground`: Altair, served by us so that it works without the internet; it knows subscriptions and uploads and opens
 * with the examples.
 */
export async function playgroundRoutes(app: FastifyInstance) {
  const page = getAltairHtml()
    .replace('<base href="/" />', '<base href="/playground/" />')
    .replace("<title>Altair</title>", "<title>GraphQL playground, Worklane</title>")
    .replace("<html>", '<html lang="en">')
    // Altair's tips lead to its own site.
    .replace("</head>", "<style>app-tips { display: none; }</style></head>")
    .replace("</body>", '<script type="module" src="start.js"></script></body>');
  const start = startScript(EXAMPLES);

  app.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", POLICY).header("x-frame-options", "SAMEORIGIN");
  });
  await app.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: "/playground/",
    index: false,
    wildcard: false,
    setHeaders: nameCharset,
  });
  const answers = {
    "/playground": { type: "text/html; charset=utf-8", body: page },
    "/playground/start.js": { type: "text/javascript; charset=utf-8", body: start },
  };
  for (const [path, { type, body }] of Object.entries(answers)) {
    app.get(path, (_request, reply) => reply.type(type).header("cache-control", "no-cache").send(body));
  }
}
