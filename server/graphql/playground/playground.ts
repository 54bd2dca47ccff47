import fastifyStatic from "@fastify/static";
import { getAltairHtml, getDistDirectory } from "altair-static";
import type { FastifyInstance } from "fastify";
import { ACCESSIBILITY_PATH, HELP_PATH } from "../../../shared/public-paths.ts";
import { nameCharset } from "../../http/files/file-charset.ts";
import { EXAMPLES } from "./examples.ts";
import { startScript } from "./start-script.ts";

/** Altair embeds its styles in the page and compiles its request scripts, which the site's own policy forbids. */
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

/** Help links below Altair, which fills the rest of the window and does not include them. */
const HELP = `<nav class="worklane-help" aria-label="Help"><a href="${HELP_PATH}">Help</a><a href="${ACCESSIBILITY_PATH}">Accessibility</a></nav>`;
const STYLE = `<style>
  /* Altair's tips lead to its own site. */
  app-tips { display: none; }
  .worklane-help { position: fixed; inset: auto 0 0; z-index: 1; display: flex; gap: 8px; box-sizing: border-box; height: 28px;
    border-top: 1px solid; color-scheme: light dark; background: Canvas; color: CanvasText; font: 13px/27px system-ui, sans-serif; }
  .worklane-help a { padding: 0 12px; color: inherit; }
  .main-container { height: calc(100vh - 28px) !important; }
</style>`;

/**
 * `/playground`: Altair, self-hosted so that it works offline; it supports subscriptions and uploads and opens with the
 * examples.
 */
export async function playgroundRoutes(app: FastifyInstance) {
  const page = getAltairHtml()
    .replace('<base href="/" />', '<base href="/playground/" />')
    .replace("<title>Altair</title>", "<title>GraphQL playground, Worklane</title>")
    .replace("<html>", '<html lang="en">')
    .replace("</head>", () => `${STYLE}</head>`)
    .replace("</body>", () => `${HELP}<script type="module" src="start.js"></script></body>`);
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
