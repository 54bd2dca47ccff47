// @module-tag thorough

import { expect, it } from "vitest";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { testConsole } from "../support/console.ts";

const { openConsole, reportedJob } = testConsole();

it("the console links to the pages of each role", async () => {
  const places = async (role: OperatorRole) => {
    const page = await openConsole(role, "/operators");
    await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
    return page.getByRole("navigation", { name: "Area" }).getByRole("link").allTextContents();
  };
  const all = ["Reports", "Appeals", "Jobs", "Accounts", "Companies", "Audit log", "Health", "Operators", "Settings"];
  expect(await places("SUPPORT")).toEqual(all.filter((place) => place !== "Audit log" && place !== "Operators"));
  expect(await places("MODERATOR")).toEqual(all.filter((place) => place !== "Operators"));
  expect(await places("ADMINISTRATOR")).toEqual(all);
});

it("a report taken by another operator shows who, and offers no actions", async () => {
  const job = await reportedJob();
  const path = `/operators/reports/${job.id}`;
  const first = await openConsole("MODERATOR", path);
  await first.getByRole("button", { name: "Assign to me" }).click();
  await first.getByRole("heading", { name: "Decide" }).waitFor();
  const other = await openConsole("ADMINISTRATOR", path);
  await other.getByText(/works on it$/).waitFor();
  expect(await other.getByRole("button", { name: "Assign to me" }).count()).toBe(0);
});
