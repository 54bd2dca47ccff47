import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, openAs, openPage, once } = testSite();
const seeker = once(() => app.build.seeker());
once(() => app.build.job({ title: "Welder" }));

/** Collects the script files that a page requests. */
function scriptsOf(page: Page) {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(new URL(response.url()).pathname);
  });
  return scripts;
}

/** Returns the compressed size. */
const bytes = (scripts: Iterable<string>, compress: (script: Buffer) => Buffer) =>
  [...scripts].reduce((sum, path) => sum + compress(readFileSync(join("dist/web", path))).length, 0);

/** Returns a script file and those that it imports, which run before it. */
function withImports(path: string): string[] {
  const imported = readFileSync(join("dist/web", path), "utf8").matchAll(
    /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  );
  return [path, ...[...imported].flatMap(([, file]) => withImports(`/assets/${file}`))];
}

it.each(["_start", "_user-login", "_main"])("%s is painted before any script runs except the loader", (page) => {
  const html = readFileSync(`dist/pages/${page}.html`, "utf8");
  const [, entry = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(bytes(withImports(entry), brotliCompressSync)).toBeLessThan(2000);
});

describe("the size of scripts until the first interaction", () => {
  it("the landing page costs a first visitor less than 130 kB, with gzip too", async () => {
    const page = await openPage();
    const scripts = scriptsOf(page);
    await page.goto("/start", { waitUntil: "networkidle" });
    expect(bytes(scripts, gzipSync)).toBeLessThan(130_000);
  });

  for (const viewport of [DESKTOP, PHONE]) {
    it(`the job search costs less than 210 kB, as browsers get it, at ${viewport.width} pixels`, async () => {
      const page = await openAs(seeker, { viewport });
      const scripts = scriptsOf(page);
      await page.goto("/main", { waitUntil: "networkidle" });
      await page.getByRole("article", { name: "Welder" }).waitFor();
      expect(bytes(scripts, brotliCompressSync)).toBeLessThan(210_000);
    });
  }
});

it("when the code of notifications cannot be loaded either, the browser reports the failure", async () => {
  const page = await openAs(seeker);
  await page.route("**/assets/overlay*", (route) => route.abort());
  const refusal = { json: { errors: [{ message: "Not today.", extensions: { code: "CONFLICT" } }] } };
  await failOperation(page, "SaveJob", (route) => route.fulfill(refusal));
  const output = new Promise<string>((resolve) => {
    page.on("dialog", async (dialog) => {
      resolve(dialog.message());
      await dialog.dismiss();
    });
  });
  await page.goto("/main", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Save Welder" }).first().click();
  expect(await output).toContain("Not today.");
  await page.getByRole("button", { name: "Save Welder" }).first().waitFor();
});
