// @module-tag thorough

import { expect, it } from "vitest";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openAs, shows } = reviewing();

const APPLICANTS = 100;
/** Every tenth is moved to the second stage, every fifth of the others accepted. */
const keysFor = (index: number): string[] => (index % 10 === 9 ? ["m", "2"] : index % 5 === 0 ? ["a"] : ["r"]);

/** bench/NOTES.md has the result. */
it(`decides on ${APPLICANTS} applicants with fewer than 150 keys, and no pointer`, { timeout: 300_000 }, async () => {
  const names = Array.from({ length: APPLICANTS }, (_, index) => `Reader ${index + 1}`);
  const { jobId, recruiter, list } = await jobToReview(names, { resume: "pdf" });
  const page = await openAs(recruiter);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.url().includes("/graphql") && page.url().includes("/review"))
      bytes += (await request.sizes().catch(() => null))?.responseBodySize ?? 0;
  });
  await page.goto(list);
  await page.getByRole("article").first().waitFor();
  const begin = page.getByRole("link", { name: "Review" });
  while (!(await begin.evaluate((link) => link === document.activeElement))) {
    await press("Tab");
    expect(keys).toBeLessThan(25);
  }
  await press("Enter");
  await shows(page, "Reader 1");
  await page.getByText("Ada Lovelace").waitFor();
  expect(bytes, "data of the page, compressed").toBeLessThan(50_000);
  for (let index = 0; index < APPLICANTS; index++) {
    for (const key of keysFor(index)) {
      if (key === "2") await page.getByRole("menuitem", { name: "Screening" }).waitFor();
      await press(key);
    }
    const next = names[index + 1];
    await (next ? shows(page, next) : page.getByText("That is everyone in this list").first().waitFor());
    // A mistake that is noticed and undone.
    if (index === 40) {
      await press("u");
      await shows(page, "Reader 41");
      await press("a");
      await shows(page, "Reader 42");
    }
  }
  console.log(`${keys} keys`);
  expect(keys).toBeLessThan(150);
  const countOf = (status: "APPLIED" | "ACCEPTED" | "REJECTED") =>
    app.db.prisma.application.count({ where: { jobId, status } });
  await expect
    .poll(() => Promise.all([countOf("APPLIED"), countOf("ACCEPTED"), countOf("REJECTED")]))
    .toEqual([10, 20, 70]);
});
