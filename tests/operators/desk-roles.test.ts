import { expect, it } from "vitest";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { testDesk } from "../support/desk.ts";

const { openDesk, reportedJob } = testDesk();

it("the desk links to the pages of each role", async () => {
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

it("a report taken by another operator shows who, and offers no actions", async () => {
  const job = await reportedJob();
  const path = `/operators/reports/${job.id}`;
  const first = await openDesk("MODERATOR", path);
  await first.getByRole("button", { name: "Take it" }).click();
  await first.getByRole("heading", { name: "Decide" }).waitFor();
  const other = await openDesk("ADMINISTRATOR", path);
  await other.getByText(/works on it$/).waitFor();
  expect(await other.getByRole("button", { name: "Take it" }).count()).toBe(0);
});
