import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { type Check, DIFFERS } from "../check.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules that are disabled by default in axe-core, and enforced here. */
const ALSO = [
  "target-size",
  "label-content-name-mismatch",
  "css-orientation-lock",
  "p-as-heading",
  "table-fake-caption",
  "td-has-header",
];
const rules = Object.fromEntries(ALSO.map((rule) => [rule, { enabled: true }]));

async function run(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const text = JSON.stringify({ resultTypes: ["violations"], ...options });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${text})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 200)} (${[...any, ...all][0]?.message ?? ""})`),
  );
}

export const axeChecks: readonly Check[] = [
  {
    id: "axe",
    title: "axe-core finds nothing, with the rules that it leaves off by itself",
    differs: DIFFERS.BY_WIDTH,
    find: (page) => run(page, { rules: { ...rules, "color-contrast": { enabled: false } } }),
  },
  {
    id: "contrast",
    title: "text stands out from what is behind it by 4.5 to 1, large text by 3 to 1",
    differs: DIFFERS.EVERYWHERE,
    find: (page) => run(page, { runOnly: ["color-contrast", "link-in-text-block"] }),
  },
];
