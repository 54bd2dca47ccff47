import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, visit } = reviewing();

it("marks and finds who does not meet the requirements, in list, board and review", async () => {
  const { applications, recruiter, list } = await jobToReview(["Asha Rao", "Bala Iyer", "Chen Das"]);
  const page = await visit(list, { as: recruiter });
  await page.getByRole("article", { name: "Chen Das" }).waitFor();
  expect(await page.getByLabel("Requirements", { exact: true }).count()).toBe(0);
  for (const [unmetRequirements, id] of applications.entries())
    await app.db.prisma.application.update({ where: { id }, data: { unmetRequirements } });
  await page.reload();
  await page.getByRole("article", { name: "Bala Iyer" }).getByText("Does not meet 1 requirement").waitFor();
  await page.getByLabel("Sort by").selectOption("Requirements not met");
  const people = page.getByRole("article");
  await expect.poll(() => people.first().getAttribute("aria-label")).toBe("Chen Das");
  await page.getByLabel("Requirements", { exact: true }).selectOption("Requirements not met (2)");
  await expect.poll(() => people.count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Board" }).click();
  const chen = page.getByRole("region", { name: "Board" }).getByRole("article", { name: "Chen Das" });
  await chen.getByText("Does not meet 2 requirements").waitFor();
  expect(await people.count()).toBe(2);
  await page.getByRole("link", { name: "Review" }).click();
  const row = page.getByRole("region", { name: "List" }).getByRole("button", { name: "Chen Das" });
  await row.getByText("Does not meet 2 requirements").waitFor();
  await page.getByText("1 of 2").waitFor();
  await page.getByRole("button", { name: "Close review" }).click();
  await expect.poll(() => people.count()).toBe(2);
  await page.getByRole("button", { name: "Remove filter Requirements not met" }).click();
  await page.getByRole("article", { name: "Asha Rao" }).waitFor();
  expect(new URL(page.url()).searchParams.get("order")).toBe("UNMET_REQUIREMENTS");
});
