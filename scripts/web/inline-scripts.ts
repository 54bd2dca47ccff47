import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin } from "vite";

const TAG = /<script src="\/([\w-]+\.js)"><\/script>/g;

/** Inlines the scripts that must run before the first paint into the built page, to save requests. */
export const inlineScripts = (web: string): Plugin => ({
  name: "worklane:inline-scripts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace(TAG, (_tag, name: string) => {
        const { code } = minifySync(name, readFileSync(join(web, "public", name), "utf8"));
        return `<script>${code.trim()}</script>`;
      }),
  },
});
