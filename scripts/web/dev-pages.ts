import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import { filled } from "../../server/http/pages/page-renderer.ts";
import type { PublicPage } from "../../shared/public-pages.ts";
import type * as PublicRenderer from "../../web/public-pages/render.tsx";
import type * as Renderer from "../../web/server.tsx";

const CRITICAL = "/theme/critical.css";

/** Renders pages in development as in production, from source, with the API at `api`. */
export const devPages = (web: string, api: string): Plugin => ({
  name: "worklane:dev-pages",
  apply: "serve",
  configureServer(vite) {
    // Before Vite's own middleware, which resolves /start to start.tsx.
    vite.middlewares.use(async (request, response, next) => {
      if (!request.headers.accept?.includes("text/html")) return next();
      const address = request.url ?? "/";
      const path = address.split("?")[0] ?? "/";
      try {
        if (PUBLIC.test(path)) return await sendPublicPage(vite, api, request, response);
        const renderer = (await vite.ssrLoadModule("/server.tsx")) as typeof Renderer;
        if (!renderer.isPrerenderedWhole(path) && !renderer.areaOf(path)) return next();
        const page = await renderer.renderPage(address, async (role, query, variables) => {
          const answer = await fetch(`${api}/graphql`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "worklane-role": role,
              cookie: request.headers.cookie ?? "",
            },
            body: JSON.stringify({ query, variables }),
          });
          for (const cookie of answer.headers.getSetCookie()) response.appendHeader("set-cookie", cookie);
          return answer.json();
        });
        if ("redirectTo" in page) return response.writeHead(302, { location: page.redirectTo }).end();
        const shell = await vite.transformIndexHtml(address, readFileSync(join(web, "index.html"), "utf8"));
        const html = renderer
          .userPageTemplate(shell, renderer.isPrerenderedWhole(path), "")
          .replace("</head>", `${await stylesOf(vite, "/server.tsx", [[CRITICAL, join(web, CRITICAL)]])}</head>`);
        response.setHeader("content-type", "text/html; charset=utf-8").end(filled({ html }, path, page));
      } catch (error) {
        // The browser renders the page instead, and shows the error in the code.
        vite.config.logger.warn(`${path} was not rendered: ${error instanceof Error ? error.stack : error}`);
        next();
      }
    });
  },
});

/** Public pages; the server provides the data that they are rendered from. */
const PUBLIC = /^\/(?:jobs|companies|help|accessibility)(?:\/|$)(?!.*\.(?:png|atom)$)/;

async function sendPublicPage(
  vite: ViteDevServer,
  api: string,
  { url = "", method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(api + url, {
    method,
    redirect: "manual",
    headers: { cookie: headers.cookie ?? "", "worklane-page": "data" },
  });
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader("set-cookie", cookie);
  const location = answer.headers.get("location");
  if (location) return void response.writeHead(answer.status, { location }).end();
  const { renderPublicPage } = (await vite.ssrLoadModule("/public-pages/render.tsx")) as typeof PublicRenderer;
  const files = { style: "", colorScheme: "", afterFirstPaint: "", script: "/public-pages/client.ts" };
  const html = renderPublicPage((await answer.json()) as PublicPage, files, true);
  const styles = await stylesOf(vite, "/public-pages/render.tsx");
  response.writeHead(answer.status, { "content-type": "text/html; charset=utf-8" });
  response.end(html.replace("</head>", () => `${styles}</head>`));
}

/** The styles of what was rendered, in elements that Vite's client takes as its own. */
async function stylesOf(vite: ViteDevServer, entry: string, more: [string, string][] = []): Promise<string> {
  const sheets = new Map(more);
  const seen = new Set<EnvironmentModuleNode>();
  const collect = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) collect(imported);
    if (module.url.endsWith(".css") && module.id) sheets.set(module.url, module.id);
  };
  collect(await vite.environments.ssr?.moduleGraph.getModuleByUrl(entry));
  const elements = [...sheets].map(async ([url, id]) => {
    const css = (await vite.transformRequest(`${url}?direct`))?.code;
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(elements)).join("");
}
