// @module-tag thorough

import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

let id = "";
beforeEach(async () => {
  id = (await app.build.seeker()).id;
});

const open = (path: string) => visit(path, { as: { id } });
const note = (event: object, count = 1) =>
  app.db.prisma.auditEvent.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ accountId: null, appId: null, subjectId: id, operation: "LOG_IN", outcome: "REFUSED" },
      ...{ address: "203.0.113.7", device: "Firefox on Windows" },
      createdAt: new Date(Date.UTC(2026, 2, 2, 10, index)),
      ...event,
    })),
  });

it("security activity lists events, with further ones by a button", async () => {
  await note({}, 12);
  const page = await open("/main/settings");
  const list = page.getByRole("list", { name: "Security activity" });
  await list.getByText("Login, rejected").first().waitFor();
  expect(await list.getByRole("listitem").count()).toBe(10);
  expect(await list.getByRole("listitem").first().innerText()).toContain("Firefox on Windows, from 203.0.113.7");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(12);
});

it("who opened my resume names the company and the day, even of a deleted company", async () => {
  const company = await app.build.recruiter({ name: "Tidewater Systems" });
  const read = { operation: "RESUME_READ", outcome: "ALLOWED", accountId: company.id };
  await note({ ...read, companyId: company.id }, 2);
  await note({ ...read, companyId: randomUUID(), createdAt: new Date("2026-03-01T23:30:00Z") });
  await note({
    ...read,
    operation: "ANSWER_READ",
    companyId: company.id,
    createdAt: new Date("2026-02-27T09:00:00Z"),
  });
  const page = await open("/main/privacy");
  const rows = page.getByRole("list", { name: "Who opened your resume" }).getByRole("listitem");
  await rows.first().waitFor();
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
    "Tidewater Systems Opened your resume 2 March 2026",
    "A deleted company Opened your resume 1 March 2026",
    "Tidewater Systems Opened a file from your answers 27 February 2026",
  ]);
});
