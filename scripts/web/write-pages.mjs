import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { precompress } from "../precompress.mjs";
import { root } from "../steps.mjs";
import { readManifests } from "./client-files.mjs";
import { criticalCss } from "./critical-css.mjs";
import { publicPageFiles } from "./public-page-files.mjs";

const dist = join(root, process.env.WORKLANE_DIST ?? "dist");
const folder = join(dist, "pages");
const ENTRY_OVERRIDES = { "/start": ["start.tsx", "landing-start.tsx"] };
const EMPTY_ROOT = '<div id="root"></div>';
/** The stylesheet of the fonts. */
const FONTS = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/;

/**
 * Writes a page for every URL pattern into `dist/pages`, and their list into `pages.json`: with the styles of its first
 * view and the links to its code, and prerendered if it looks the same to everybody, or at least its frame. Those that
 * the server prerenders for their user have placeholders for title, content and state.
 */
async function writePages() {
  const renderer = await import(pathToFileURL(join(dist, "ssr/server.js")).href);
  const manifests = readManifests();
  const { filesOf, moduleOf, fonts } = manifests;
  const built = readFileSync(join(dist, "web/index.html"), "utf8");
  const typefaces = readFileSync(join(dist, "web", FONTS.exec(built)[1]), "utf8");
  const shell = built.replace(FONTS, "");
  const loading = renderer.renderLoading();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  async function pageOf({ pattern, imports, area }) {
    const files = filesOf(ENTRY_OVERRIDES[pattern] ?? ["start.tsx", "app.tsx", ...imports.map(moduleOf)]);
    const isWhole = renderer.isPrerenderedWhole(pattern);
    const live = area?.prerendered ?? false;
    const once = !area && !renderer.NOT_PRERENDERED.includes(pattern);
    const prerendered = live || once ? await renderer.renderPage(pattern, renderer.exampleAnswers) : null;
    if (prerendered?.redirectTo)
      throw new Error(`${pattern} leads to ${prerendered.redirectTo} and cannot be prerendered.`);
    const sheets = files.sheets.map((file) => readFileSync(join(dist, "web", file), "utf8"));
    const index = renderer.FOR_SEARCH_ENGINES.includes(pattern);
    const page = live
      ? renderer.userPageTemplate(shell, isWhole, loading)
      : prerendered
        ? renderer.pageTemplate(shell, isWhole ? pattern : "*", isWhole, prerendered)
        : shell.replace(EMPTY_ROOT, () => `<div id="root">${loading}</div>`);
    const head = [
      `<style>${typefaces}${criticalCss(sheets, (prerendered?.html ?? "") + (once ? "" : loading))}</style>`,
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
      ...files.sheets.map((file) => `<link rel="preload" as="style" href="/${file}" crossorigin fetchpriority="low">`),
      // A page with much content is painted first: main.tsx then requests its scripts.
      ...files.scripts
        .filter((file) => !shell.includes(file))
        .map(
          (file) =>
            `<link ${live && isWhole ? "data-rel" : "rel"}="modulepreload" href="/${file}" crossorigin fetchpriority="low">`,
        ),
      ...(index ? [] : ['<meta name="robots" content="noindex">']),
    ];
    return page.replace("</title>", () => `</title>${head.join("")}`);
  }

  const list = [];
  for (const { pattern, imports, area } of renderer.patterns()) {
    if (pattern === "/") continue;
    const file = `${pattern.replace(/[/*:]+/g, "_")}.html`;
    writeFileSync(join(folder, file), await pageOf({ pattern, imports, area }));
    list.push({ pattern, file, area });
  }
  writeFileSync(join(folder, "pages.json"), JSON.stringify(list));
  writeFileSync(join(folder, "public-pages.json"), JSON.stringify(publicPageFiles(dist, shell, manifests)));
  rmSync(join(dist, "web/index.html"));
  rmSync(join(dist, "web/.vite"), { recursive: true });
  rmSync(join(dist, "ssr/.vite"), { recursive: true });
  precompress(folder);
}

await writePages();
