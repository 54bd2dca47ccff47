import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { axeResults } from "../../support/axe.ts";
import type { Check } from "../check.ts";

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

const run = async (page: Page, options: RunOptions): Promise<string[]> =>
  (await axeResults(page, options)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 200)} (${[...any, ...all][0]?.message ?? ""})`),
  );

export const axeChecks: readonly Check[] = [
  { id: "axe", find: (page) => run(page, { rules: { ...rules, "color-contrast": { enabled: false } } }) },
  {
    id: "contrast",
    byScheme: true,
    find: (page) => run(page, { runOnly: ["color-contrast", "link-in-text-block"] }),
  },
];
