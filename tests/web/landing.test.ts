import { describe, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

describe("the entry page", () => {
  it("leads a visitor from / to the landing page and on to either sign-up", async () => {
    const page = await visit("/");
    await page.waitForURL("**/start");
    await page.getByRole("heading", { level: 1, name: "Discover, Apply and Get Hired all in one place" }).waitFor();

    await page.getByRole("link", { name: "Hire Talents" }).click();
    await page.waitForURL("**/recruiter-signup");
    await page.goBack();
    await page.getByRole("link", { name: "Explore Jobs" }).click();
    await page.waitForURL("**/user-signup");
    await page.goBack();
    await page.getByRole("link", { name: "look at all open jobs" }).click();
    await page.getByRole("heading", { level: 1, name: "Find your next job" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Jobs", exact: true }).click();
    await page.waitForURL("**/jobs");
  });

  it("redirects a signed-in seeker from / to /main, and a recruiter to /main-recruiter", async () => {
    const seekerPage = await visit("/", { as: await app.build.seeker() });
    await seekerPage.waitForURL("**/main");
    await seekerPage.goto("/start");
    await seekerPage.getByRole("banner").getByRole("link", { name: "My Worklane" }).click();
    await seekerPage.waitForURL("**/main");

    const recruiterPage = await visit("/", { as: await app.build.recruiter() });
    await recruiterPage.waitForURL("**/main-recruiter");
  });
});

it("the landing page demonstrates the product: the recruiter's actions are visible to the seeker", async () => {
  const page = await visit("/start");
  await page.getByRole("button", { name: "Apply to Frontend Engineer" }).click();
  await page.getByRole("button", { name: "Applied to Frontend Engineer" }).waitFor();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("Northwind Labs said yes.").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByText("Northwind Labs said no this time.").waitFor();
});
