import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

const manifestOf = (built) =>
  JSON.parse(readFileSync(join(root, process.env.WORKLANE_DIST ?? "dist", built, ".vite/manifest.json"), "utf8"));

/**
 * Reads the manifests, to find the built files for modules of the web, and the modules behind imports of the renderer.
 */
export function readManifests() {
  const client = manifestOf("web");
  const renderer = Object.entries(manifestOf("ssr"));

  /** Returns the scripts and style sheets of modules, including everything that they import. */
  function filesOf(modules) {
    const scripts = new Set();
    const sheets = new Set();
    const seen = new Set();
    const take = (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = client[key];
      if (!chunk) throw new Error(`The web was built without ${key}.`);
      for (const other of chunk.imports ?? []) take(other);
      for (const sheet of chunk.css ?? []) sheets.add(sheet);
      scripts.add(chunk.file);
    };
    for (const key of modules) take(key);
    return { scripts: [...scripts], sheets: [...sheets] };
  }

  /** Returns the module behind `() => import("./assets/user-login-page-x.js")`. */
  function moduleOf(imports) {
    const file = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(imports)?.[1];
    const found = renderer.find(([, chunk]) => file && chunk.file.endsWith(file));
    if (!found) throw new Error(`No module of the web is behind ${imports}`);
    return found[0];
  }

  return { filesOf, moduleOf, fonts: fontsOf(client), renderer: Object.fromEntries(renderer) };
}

/** The two fonts needed for the first paint. */
const FIRST_FONTS = /(?:figtree|bricolage-grotesque)-latin-wght-normal[^/]*\.woff2$/;

const fontsOf = (client) => [
  ...new Set(
    Object.values(client)
      .flatMap(({ file, assets = [] }) => [file, ...assets])
      .filter((file) => FIRST_FONTS.test(file)),
  ),
];
