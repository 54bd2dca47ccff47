import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { minifySync } from "vite";

const ENTRY = "public-pages/render.tsx";
const DARK = /^:root\[data-mantine-color-scheme="?dark"?\]$/;
const AFTER_FIRST_PAINT = "after-first-paint.js";

/**
 * Assembles the files of the public pages (`PublicPageFiles` in shared/public-pages.ts). `shell`: the built
 * `index.html`.
 */
export function publicPageFiles(dist, shell, { filesOf, renderer }) {
  const assets = new Set();
  const sheets = new Set();
  const collect = (key) => {
    const { imports = [], css = [], assets: own = [] } = renderer[key];
    for (const other of imports) collect(other);
    for (const sheet of css) sheets.add(sheet);
    for (const asset of own) assets.add(asset);
  };
  collect(ENTRY);
  const style = [...sheets].map((sheet) => readFileSync(join(dist, "ssr", sheet), "utf8")).join("");
  for (const font of [...assets].filter((asset) => asset.endsWith(".woff2")))
    copyFileSync(join(dist, "ssr", font), join(dist, "web", font));
  const [, colorScheme = ""] = /<script>([\s\S]*?)<\/script>/.exec(shell) ?? [];
  return {
    style: withDarkSystem(style),
    colorScheme,
    afterFirstPaint: minifySync(
      AFTER_FIRST_PAINT,
      readFileSync(join(dist, "web", AFTER_FIRST_PAINT), "utf8"),
    ).code.trim(),
    script: `/${filesOf(["public-pages/client.ts"]).scripts.at(-1)}`,
  };
}

/** Without a script to apply the chosen colours, the system's setting is used. */
function withDarkSystem(style) {
  const sheet = postcss.parse(style);
  sheet.walkRules(DARK, (rule) => {
    const system = rule.clone({ selector: ":root:not([data-mantine-color-scheme])" });
    rule.after(postcss.atRule({ name: "media", params: "(prefers-color-scheme:dark)", nodes: [system] }));
  });
  return sheet.toString();
}
