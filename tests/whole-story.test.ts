import { expect, it } from "vitest";
import { noticeKey } from "../server/notices/queue-notices.ts";
import { decisionKey } from "../server/testing/notices.ts";
import { bringForward } from "../server/testing/queued-jobs.ts";
import { fillRecruiterSignUp, fillSeekerSignUp, logIn } from "./support/account-forms.ts";
import { testSite } from "./support/browser.ts";
import { linkFromMail } from "./support/mails.ts";
import { applySheet, sendApplication } from "./support/send-application.ts";

const { app, visit } = testSite({ worker: true });

it("goes from two sign-ups through the mailbox to a decision that the seeker is notified of", async () => {
  const hiring = await visit("/start");
  await hiring.getByRole("link", { name: "Hire Talents" }).first().click();
  await hiring.waitForURL("**/recruiter-signup");
  await fillRecruiterSignUp(hiring, "Analytical Engines", "charles@engines.example", "difference engine");
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

  const seeking = await visit("/start");
  await seeking.getByRole("link", { name: "Explore Jobs" }).first().click();
  await seeking.waitForURL("**/user-signup");
  await fillSeekerSignUp(seeking, "Ada Lovelace", "ada@example.com", "notes on the engine");
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
  await applySheet(seeking).getByText("your profile, which is 0% complete").waitFor();
  await sendApplication(seeking);
  await seeking.getByRole("button", { name: "Applied to Programmer of the Engine" }).waitFor();
  await seeking.goto("/main/appliedjobs");
  const application = seeking.getByRole("article", { name: "Application for Programmer of the Engine" });
  await application.waitFor();

  const step = () => application.locator("[aria-current='step']").innerText();
  expect(await step()).toBe("Sent");
  const { id } = await app.db.prisma.application.findFirstOrThrow();
  await bringForward(app.db, noticeKey("FIRST_APPLICATION", id));
  await linkFromMail(app, "charles@engines.example", "/main-recruiter/applicants/");

  await hiring.getByRole("link", { name: "Applicants" }).first().click();
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
  await hiring.getByText("That is everyone in this list").first().waitFor();
  await hiring.getByRole("button", { name: "Close review" }).click();
  await hiring.getByRole("button", { name: "Accept Ada Lovelace", exact: true }).click();
  await application.getByText("Accepted", { exact: true }).first().waitFor();
  expect(await step()).toBe("Decided");
  await bringForward(app.db, decisionKey(id));
  const shown = await linkFromMail(app, "ada@example.com", "/main/appliedjobs");
  expect(new URL(shown).pathname).toBe("/main/appliedjobs");
  expect(await application.getByText(/Interview/).count()).toBe(0);
  expect(await app.subjectsTo("ada@example.com")).toEqual([
    "Confirm your email address",
    "Analytical Engines accepted your application",
  ]);
  expect(await app.subjectsTo("charles@engines.example")).toHaveLength(2);
});
