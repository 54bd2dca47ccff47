// @module-tag thorough

import { expect, it } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { storeFile } from "../../server/platform/files/stored-files.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

const APPLICANTS = 100;
/** Every tenth is moved to the second stage, every fifth of the others accepted. */
const keysFor = (index: number): string[] => (index % 10 === 9 ? ["m", "2"] : index % 5 === 0 ? ["a"] : ["r"]);

/** bench/NOTES.md has the result. */
it(`decides on ${APPLICANTS} applicants with fewer than 150 keys, and no pointer`, { timeout: 300_000 }, async () => {
  const { prisma } = app.db;
  const { id: companyId } = await buildRecruiter(prisma, { name: "Acme" });
  const job = await buildJob(prisma, { companyId });
  const resume = await pdf();
  for (let index = 0; index < APPLICANTS; index++) {
    const seeker = await buildSeeker(prisma, { name: `Reader ${index + 1}` });
    const file = { bytes: resume, mediaType: "application/pdf", name: "cv.pdf" };
    const { id } = await storeFile(app.app.platform, { ownerId: seeker.id, kind: "RESUME", file });
    const appliedAt = new Date(Date.now() - index * 60_000);
    await buildApplication(prisma, { jobId: job.id, seekerId: seeker.id, resumeFileId: id, appliedAt });
  }
  const page = await browser.openAs(app, { id: companyId, role: "RECRUITER" });
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
  await page.goto(`/main-recruiter/applicants/${job.id}`);
  await page.getByRole("article").first().waitFor();
  const begin = page.getByRole("link", { name: "Review" });
  while (!(await begin.evaluate((link) => link === document.activeElement))) {
    await press("Tab");
    expect(keys).toBeLessThan(25);
  }
  await press("Enter");
  await page.getByRole("heading", { level: 2, name: "Reader 1", exact: true }).waitFor();
  await page.getByText("Ada Lovelace").waitFor();
  expect(bytes, "data of the page, compressed").toBeLessThan(50_000);
  const opening = bytes;
  const began = performance.now();
  const waits: number[] = [];
  for (let index = 0; index < APPLICANTS; index++) {
    const pressed = performance.now();
    for (const key of keysFor(index)) {
      if (key === "2") await page.getByRole("menuitem", { name: "Screening" }).waitFor();
      await press(key);
    }
    const next = page.getByRole("heading", { level: 2, name: `Reader ${index + 2}`, exact: true });
    await (index + 1 < APPLICANTS ? next : page.getByText("That was everyone in this list").first()).waitFor();
    waits.push(performance.now() - pressed);
    // A mistake that is noticed and undone.
    if (index === 40) {
      await press("u");
      await page.getByRole("heading", { level: 2, name: "Reader 41", exact: true }).waitFor();
      await press("a");
      await next.waitFor();
    }
  }
  const seconds = (performance.now() - began) / 1000;
  const middle = waits.toSorted((one, other) => one - other)[APPLICANTS / 2] ?? 0;
  console.log(
    `${keys} keys; ${opening} bytes to open; ${seconds.toFixed(1)} s of the program's; ${middle.toFixed(0)} ms to the next person`,
  );
  expect(keys).toBeLessThan(150);
  const countOf = (status: "APPLIED" | "ACCEPTED" | "REJECTED") =>
    prisma.application.count({ where: { jobId: job.id, status } });
  await expect
    .poll(() => Promise.all([countOf("APPLIED"), countOf("ACCEPTED"), countOf("REJECTED")]))
    .toEqual([10, 20, 70]);
});
