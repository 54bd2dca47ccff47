import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SHEETS = ["critical.css", "full.css"];

/** Fails the build when a Mantine component is used whose style sheet `web/theme` does not import. */
export const mantineSheets = (web: string): Plugin => ({
  name: "worklane:mantine-sheets",
  apply: "build",
  generateBundle(_options, bundle) {
    const imported = SHEETS.map((name) => readFileSync(join(web, "theme", name), "utf8")).join("\n");
    for (const chunk of Object.values(bundle)) {
      for (const id of Object.keys(chunk.type === "chunk" ? chunk.modules : {})) {
        const part = /@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1];
        if (part && !imported.includes(`/${part}.layer.css"`)) {
          this.error(`${part} of Mantine is used, but web/theme/full.css does not import its sheet.`);
        }
      }
    }
  },
});
