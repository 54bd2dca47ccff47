import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Fails with a readable list when axe-core finds anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page's own policy allows no foreign script, so it runs from outside.
  const source = (await import("node:fs")).readFileSync(AXE, "utf8");
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  const found = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, page.url()).toEqual([]);
}
