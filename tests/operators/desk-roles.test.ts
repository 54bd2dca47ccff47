import { expect, it } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { signedInOperator } from "../../server/testing/operators.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { ReportDocument } from "../../web/generated/privacy/privacy.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp({ atLocalhost: true });
const browser = testBrowser();

async function reportedJob() {
  const job = await buildJob(app.db.prisma, { title: "Welder", description: "Pay us first." });
  await buildApplication(app.db.prisma, { jobId: job.id });
  const input = { kind: "JOB", id: job.id, reason: "FRAUD", note: `They want money for ${job.id}` } as const;
  await app.expectOk(ReportDocument, { input }, await signedInSeeker(app.db));
  return job;
}

async function openDesk(role: OperatorRole, path: string) {
  const { id } = await signedInOperator(app.db, role);
  const page = await browser.openAs(app, { id, role: "RECRUITER" });
  await page.goto(path);
  return page;
}

it("the desk leads each role where it may go", async () => {
  const places = async (role: OperatorRole) => {
    const page = await openDesk(role, "/operators");
    await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
    return page.getByRole("navigation", { name: "Area" }).getByRole("link").allTextContents();
  };
  const all = ["Reports", "Appeals", "Jobs", "Accounts", "Companies", "Audit log", "Health", "Operators", "Settings"];
  expect(await places("SUPPORT")).toEqual(all.filter((place) => place !== "Audit log" && place !== "Operators"));
  expect(await places("MODERATOR")).toEqual(all.filter((place) => place !== "Operators"));
  expect(await places("ADMINISTRATOR")).toEqual(all);
});

it("a report that somebody else has taken says who, and offers nothing", async () => {
  const job = await reportedJob();
  const path = `/operators/reports/${job.id}`;
  const first = await openDesk("MODERATOR", path);
  await first.getByRole("button", { name: "Take it" }).click();
  await first.getByRole("heading", { name: "Decide" }).waitFor();
  const other = await openDesk("ADMINISTRATOR", path);
  await other.getByText(/works on it$/).waitFor();
  expect(await other.getByRole("button", { name: "Take it" }).count()).toBe(0);
});
