import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const API = process.env.WORKLANE_API ?? "http://localhost:4000";

/** The two typefaces a first view needs, asked for before the stylesheet is read. */
const FIRST_FONTS = /(?:figtree|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

export default defineConfig(({ command }) => {
  // What is built is what is shipped, also when a test runner (NODE_ENV=test) asks: React must not be its development half.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    root: "web",
    plugins: [
      react(),
      {
        name: "worklane:preload-fonts",
        transformIndexHtml: {
          order: "post",
          handler: (_html, { bundle }) =>
            Object.keys(bundle ?? {})
              .filter((file) => FIRST_FONTS.test(file))
              .map((file) => ({
                tag: "link",
                attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
                injectTo: "head-prepend" as const,
              })),
        },
      },
    ],
    build: {
      outDir: "../dist/web",
      emptyOutDir: true,
      target: "es2022",
      // The content security policy allows no data: scripts, and fonts are better cached than inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
    },
    server: {
      port: 5173,
      proxy: {
        "/graphql": { target: API, ws: true },
        "/socket.io": { target: API, ws: true },
        "/files": API,
        "/dev": API,
        "/playground": API,
        "/api-docs": API,
      },
    },
  };
});
