import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { noticeKey } from "../server/notices/queue-notices.ts";
import { decisionKey } from "../server/testing/notices.ts";
import { bringForward } from "../server/testing/queued-jobs.ts";
import { testApp } from "../server/testing/test-app.ts";
import { testBrowser } from "./support/browser.ts";
import { linkFromMail, subjectsTo } from "./support/mails.ts";

const app = testApp({ worker: true });
const browser = testBrowser();

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

it("goes from two sign-ups through the mailbox to a decision that the seeker is notified of", async () => {
  const hiring = await browser.open({ baseURL: app.url });
  await hiring.goto("/start");
  await hiring.getByRole("link", { name: "Hire Talents" }).first().click();
  await hiring.waitForURL("**/recruiter-signup");
  await hiring.getByLabel("Company name").fill("Analytical Engines");
  await hiring.getByLabel("Company location").fill("Pune");
  await hiring.getByLabel("Company size").selectOption("11-50");
  await hiring.getByLabel("Industry").fill("Computing");
  await hiring.getByLabel("Email").fill("charles@engines.example");
  await hiring.getByLabel("Password", { exact: true }).fill("difference engine");
  await hiring.getByRole("button", { name: "Create my account" }).click();
  await hiring.getByRole("heading", { name: "Check your email" }).waitFor();
  await hiring.goto(await linkFromMail(app, "charles@engines.example", "/email-verifyrec?"));
  await hiring.getByRole("link", { name: "Login" }).click();
  await logIn(hiring, "charles@engines.example", "difference engine");
  await hiring.waitForURL("**/main-recruiter");

  await hiring.getByRole("link", { name: "Create Job" }).first().click();
  await hiring.getByRole("textbox", { name: "Job title" }).fill("Programmer of the Engine");
  await hiring.getByLabel("Industry").selectOption("Technology");
  await hiring.getByLabel("Job description").fill("You write what the cards shall weave.");
  await hiring.getByRole("button", { name: "Post job" }).click();
  await hiring.waitForURL("**/main-recruiter/view-jobs");

  const seeking = await browser.open({ baseURL: app.url });
  await seeking.goto("/start");
  await seeking.getByRole("link", { name: "Explore Jobs" }).first().click();
  await seeking.waitForURL("**/user-signup");
  await seeking.getByLabel("First name").fill("Ada");
  await seeking.getByLabel("Last name").fill("Lovelace");
  await seeking.getByLabel("Work email").fill("ada@example.com");
  await seeking.getByLabel("Phone number").fill("9876543210");
  await seeking.getByLabel("Password", { exact: true }).fill("notes on the engine");
  await seeking.getByRole("button", { name: "Create my account" }).click();
  await seeking.goto(await linkFromMail(app, "ada@example.com", "/email-verify?"));
  await seeking.getByRole("link", { name: "Login" }).click();
  await logIn(seeking, "ada@example.com", "notes on the engine");
  await seeking.waitForURL("**/main");

  await seeking.getByPlaceholder("Search jobs...").fill("engine");
  await seeking.getByRole("button", { name: "go" }).click();
  await seeking.getByRole("button", { name: "Details of Programmer of the Engine" }).click();
  await seeking.getByRole("button", { name: "Apply to Programmer of the Engine" }).click();
  // The profile is still empty.
  const question = seeking.getByRole("dialog", { name: "Apply without a resume?" });
  await question.getByRole("button", { name: "Apply anyway" }).click();
  await seeking.getByRole("region", { name: "What was sent" }).waitFor();
  await seeking.getByRole("button", { name: "Applied to Programmer of the Engine" }).waitFor();
  await seeking.goto("/main/appliedjobs");
  const application = seeking.getByRole("article", { name: "Programmer of the Engine at Analytical Engines" });
  await application.waitFor();

  const step = () => application.locator("[aria-current='step']").innerText();
  expect(await step()).toBe("Sent");
  const { id } = await app.db.prisma.application.findFirstOrThrow();
  await bringForward(app.db, noticeKey("FIRST_APPLICATION", id));
  await linkFromMail(app, "charles@engines.example", "/main-recruiter/applicants/");

  await hiring
    .getByRole("link", { name: /Applicants/ })
    .first()
    .click();
  await hiring.getByRole("link", { name: "Review" }).click();
  await hiring.getByRole("heading", { level: 2, name: "Ada Lovelace" }).waitFor();
  await expect
    .poll(async () => {
      await seeking.reload();
      return step();
    })
    .toBe("In review");
  await hiring.getByRole("button", { name: "Move Ada Lovelace to another stage" }).click();
  await hiring.getByRole("menuitem", { name: "Interview" }).click();
  await hiring.getByText("That was everyone in this list").first().waitFor();
  await hiring.getByRole("button", { name: "Close review" }).click();
  await hiring.getByRole("button", { name: "Accept Ada Lovelace" }).click();
  await application.getByText("Accepted", { exact: true }).first().waitFor();
  expect(await step()).toBe("Decided");
  await bringForward(app.db, decisionKey(id));
  const shown = await linkFromMail(app, "ada@example.com", "/main/appliedjobs");
  expect(new URL(shown).pathname).toBe("/main/appliedjobs");
  await application.getByRole("button", { name: /^History/ }).click();
  expect(await application.getByText(/Interview/).count()).toBe(0);
  expect(await subjectsTo(app, "ada@example.com")).toEqual([
    "Analytical Engines accepted your application",
    "Confirm your email address",
  ]);
  expect(await subjectsTo(app, "charles@engines.example")).toHaveLength(2);
});
