import { beforeAll, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { holdOperation } from "../support/hold-requests.ts";
import { expectSteady, watchShifts } from "../support/layout-shifts.ts";

const { app, visit } = testSite();

beforeAll(async () => {
  const job = { requirements: "React, Docker and B.Com", experienceLevel: null, location: "Kochi" } as const;
  await app.build.job({ title: "Weaver", requirements: "Looms", location: "Kochi", createdAt: new Date() });
  await app.build.job({ ...job, title: "React Developer", createdAt: new Date(Date.now() - 60_000) });
});

it("a seeker orders jobs by their profile, and sees what a job asks for and where to add what is missing", async () => {
  const profile = { skills: ["React", "CSS"], currentProfession: "React Developer", location: "Kochi" };
  const page = await visit("/main", { as: await app.build.seeker(profile) });
  await page.getByLabel("Sort by").selectOption("For you");
  await page.waitForURL("**/main?order=FOR_YOU");
  const row = page.getByRole("article", { name: /^React Developer at/ });
  await row.getByText("1 of your 2 skills (React), your profession, Kochi").waitFor();
  await page.getByRole("article", { name: /^Weaver at/ }).waitFor({ state: "detached" });
  await page.reload();
  await row.getByText("1 of your 2 skills (React), your profession, Kochi").waitFor();

  const held = await holdOperation(page, "JobFit");
  await row.getByRole("link", { name: "React Developer" }).click();
  await page.getByText("Comparing with your profile…").waitFor();
  await page
    .getByRole("heading", { name: "Similar jobs" })
    .or(page.getByText(/last active on this job/))
    .first()
    .waitFor();
  await watchShifts(page);
  held.release();
  await page.getByText("Asks for 4 skills or qualifications. Your profile shows 2.").waitFor();
  await expectSteady(page);
  await page.getByText("Asks for 4 skills or qualifications. Your profile shows 2.").click();
  await page.getByText("In your skills: React").waitFor();
  await page.getByText("In your personal details: Kochi").waitFor();
  expect(await page.getByRole("link", { name: "Add it to your skills" }).count()).toBe(1);
  await page.getByRole("link", { name: "Add it to your education" }).click();
  await page.waitForURL("**/main/userprofile-edit#education");
});

it("a seeker with an empty profile sees what to add", async () => {
  const { id } = await app.build.seeker({ skills: [], currentProfession: "" });
  const page = await visit("/main?order=FOR_YOU", { as: { id } });
  await page.getByText("No jobs match your profile yet").waitFor();
  await page.getByRole("link", { name: "Add skills" }).click();
  await page.waitForURL("**/main/userprofile-edit#skills");
});
