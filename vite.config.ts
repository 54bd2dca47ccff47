import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createLogger, defaultClientConditions, defineConfig } from "vite";
import { chunkGroups, noCircles } from "./scripts/web/chunks.ts";
import { devPages } from "./scripts/web/dev-pages.ts";
import { inlineScripts } from "./scripts/web/inline-scripts.ts";
import { proxyTo } from "./scripts/web/server-paths.ts";

const WEB = join(import.meta.dirname, "web");
const API = process.env.WORKLANE_API ?? "http://localhost:4000";

/** Not logged: connections that end with a page, or with the server's restart after a save. The page retries them. */
const EXPECTED = ["ECONNREFUSED", "ECONNRESET"];
const logger = createLogger();
const { error } = logger;
logger.error = (message, options) => {
  const code = options?.error && "code" in options.error ? String(options.error.code) : "";
  if (!EXPECTED.includes(code)) error(message, options);
};

/** The build output, relative to the web folder. */
const DIST = join("..", process.env.WORKLANE_DIST ?? "dist");

/** Entry points for browsers: the application, and the script of the public pages. */
const ENTRIES = { index: join(WEB, "index.html"), "public-page": join(WEB, "public-pages/client.ts") };

/** Entry points of the server's renderers. */
const RENDERERS = { server: join(WEB, "server.tsx"), "public-pages": join(WEB, "public-pages/render.tsx") };

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // Builds are production builds, even when a test runner (NODE_ENV=test) starts them. React's development build, which
  // reports problems of a page, is used only in the mode "development".
  if (command === "build") process.env.NODE_ENV = mode === "development" ? "development" : "production";
  // Only these files are sent to browsers: their number and execution order matter.
  const isShipped = !isSsrBuild && mode !== "development";
  return {
    root: "web",
    ...(command === "serve" && { customLogger: logger }),
    plugins: [react(), inlineScripts(WEB), devPages(WEB, API), ...(isShipped ? [noCircles()] : [])],
    build: {
      outDir: join(DIST, isSsrBuild ? "ssr" : "web"),
      emptyOutDir: true,
      target: "es2022",
      // The content security policy forbids data: scripts, and fonts are better cached than inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Lists the files that each page needs, for the step that writes the pages.
      manifest: true,
      copyPublicDir: !isSsrBuild,
      reportCompressedSize: true,
      // The renderer emits the styles of the public pages: no script imports them.
      ssrEmitAssets: true,
      rolldownOptions: {
        input: isSsrBuild ? RENDERERS : ENTRIES,
        ...(isShipped && { output: { codeSplitting: { groups: chunkGroups } } }),
      },
    },
    // The renderer is bundled with its dependencies, so that the server loads few files instead of a tree of packages.
    ...(command === "build" && { ssr: { noExternal: true } }),
    ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) } }),
    // Resolves RxJS's ES2015 build instead of its ES5 build.
    ...(!isSsrBuild && { resolve: { conditions: ["es2015", ...defaultClientConditions] } }),
    server: {
      port: 5173,
      proxy: proxyTo(API),
    },
  };
});
