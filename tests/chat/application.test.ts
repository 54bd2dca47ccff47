import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { pdf } from "../../server/testing/sample-files.ts";
import { reviewing } from "../recruiter/reviewing.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { holdOperation } from "../support/hold-requests.ts";

const { app, visit, jobToReview } = reviewing();

const field = (page: Page) => page.getByPlaceholder("Type your message");
const said = (page: Page, text: string) => page.getByRole("log", { name: "Messages" }).getByText(text);
async function write(page: Page, text: string) {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

/** A company with one applicant, both signed in; the applicant looks at Applied Jobs. */
async function bothSides(viewport: { width: number; height: number }) {
  const job = await jobToReview(["Asha Menon"]);
  const { seekerId } = await app.db.prisma.application.findFirstOrThrow({ where: { jobId: job.jobId } });
  const recruiter = await visit(job.review, { as: job.recruiter, viewport });
  await recruiter.getByRole("heading", { level: 2, name: "Asha Menon" }).waitFor();
  const applicant = await visit("/main/appliedjobs", { as: { id: seekerId, role: "SEEKER" }, viewport });
  await applicant.getByRole("link", { name: "Data engineer" }).click();
  await applicant.getByRole("article", { name: "Application for Data engineer" }).waitFor();
  return { ...job, recruiter, applicant };
}

it.each([
  ["a wide screen", DESKTOP],
  ["a phone", PHONE],
])("the company writes in two presses, and the applicant replies from Applied Jobs, on %s", async (_, viewport) => {
  const { recruiter, applicant } = await bothSides(viewport);
  expect(await applicant.getByRole("button", { name: /^Messages with/ }).count()).toBe(0);
  // One press opens the conversation, and the second sends.
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await field(recruiter).waitFor();
  await recruiter.keyboard.type("When can you come, {name}?");
  await recruiter.getByRole("button", { name: "Send", exact: true }).click();
  await said(recruiter, "When can you come, Asha Menon?").waitFor();

  await applicant.getByRole("button", { name: "Messages with Acme about Data engineer, 1 unread" }).click();
  await said(applicant, "When can you come, Asha Menon?").waitFor();
  await recruiter.getByText("✓✓ Seen").waitFor();
  await field(applicant).focus();
  await applicant.keyboard.type("Any");
  await recruiter.getByText("Typing...").waitFor();
  await applicant.keyboard.type("time");
  await applicant.keyboard.press("Enter");
  await said(recruiter, "Anytime").waitFor();
  await applicant.getByText("✓✓ Seen").waitFor();
});

it("keeps a text with a mistake in a placeholder, which it explains beside the field", async () => {
  const { recruiter } = await bothSides(DESKTOP);
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await write(recruiter, "Hello {nmae}");
  await recruiter.getByText("Only {name}, {job} and {company} can stand in braces.").waitFor();
  expect(await field(recruiter).inputValue()).toBe("Hello {nmae}");
});

it("is among the Messages of the applicant, who can block the company", async () => {
  const { recruiter, applicant } = await bothSides(DESKTOP);
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await write(recruiter, "Send me your bank card");
  await said(recruiter, "Send me your bank card").waitFor();
  // The company's page asks again after each event: held back, it does not learn of the block before it writes.
  await holdOperation(recruiter, "ApplicationTalk");
  await applicant.goto("/main/chatcomponent");
  await applicant.getByRole("link", { name: /Acme, Data engineer/ }).click();
  await said(applicant, "Send me your bank card").waitFor();
  await applicant.getByRole("button", { name: "More actions for Acme" }).click();
  await applicant.getByRole("menuitem", { name: "Block messages from Acme" }).click();
  await applicant.getByRole("button", { name: "Block", exact: true }).click();
  await applicant.getByText("You have blocked messages from Acme. Unblock them to write.").waitFor();
  await write(recruiter, "Hello?");
  await recruiter.getByText("Not sent: This applicant has blocked messages about this application.").waitFor();
});

it("is among the Messages of the company, and marks the applicant until someone has read the reply", async () => {
  const { recruiter, applicant, list } = await bothSides(DESKTOP);
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await write(recruiter, "When can you come?");
  await said(recruiter, "When can you come?").waitFor();
  await recruiter.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await applicant.getByRole("button", { name: "Messages with Acme about Data engineer, 1 unread" }).click();
  await write(applicant, "Tomorrow at ten.");

  const marked = recruiter.getByRole("button", { name: /Asha Menon.*Unread message/s });
  await marked.waitFor();
  await recruiter.goto(list);
  await recruiter.getByRole("article", { name: "Asha Menon" }).getByText("Unread message").waitFor();
  await recruiter.getByRole("link", { name: "Messages 1 unread" }).click();
  await recruiter.getByRole("link", { name: /Asha Menon, Data engineer\s*Tomorrow at ten\..*1 unread/s }).click();
  await said(recruiter, "Tomorrow at ten.").waitFor();
  await recruiter.getByRole("link", { name: "Messages", exact: true }).waitFor();
  await recruiter.getByRole("link", { name: "Open application" }).click();
  await recruiter.getByRole("heading", { level: 2, name: "Asha Menon" }).waitFor();
  expect(await marked.count()).toBe(0);
});

it("stays on the screen when the applicant withdraws, and says why nothing more can be sent", async () => {
  const { recruiter, jobId } = await bothSides(DESKTOP);
  const { seekerId } = await app.db.prisma.application.findFirstOrThrow({ where: { jobId } });
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await write(recruiter, "When can you come?");
  await said(recruiter, "When can you come?").waitFor();
  await app.perform("withdrawApplication", { input: { jobId } }, await app.signedInAs(seekerId));
  await recruiter.getByRole("button", { name: /Asha Menon\s*Withdrawn/ }).waitFor();
  await write(recruiter, "Hello?");
  await recruiter.getByText("Not sent: Application not found. It was withdrawn, or its job was deleted.").waitFor();
  await said(recruiter, "When can you come?").waitFor();
});

it("carries a PDF of either side, alone or with a text, on a phone", async () => {
  const { recruiter, applicant } = await bothSides(PHONE);
  const attach = async (page: Page, name: string, mimeType = "application/pdf") =>
    page.getByLabel("PDF", { exact: true }).setInputFiles({ name, mimeType, buffer: await pdf() });
  /** Opens a file from the conversation. @returns its type */
  const open = async (page: Page, name: string) => {
    const link = page.getByRole("log", { name: "Messages" }).getByRole("link", { name });
    const response = page.context().waitForEvent("response", (answer) => answer.url().includes("/files/"));
    await link.click();
    return (await response).headers()["content-type"];
  };
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await field(recruiter).fill("Please do this task");
  await attach(recruiter, "task.txt", "text/plain");
  await recruiter.getByText("Choose a .pdf file.").waitFor();

  // A message does not go without the file that it announces.
  await recruiter.context().setOffline(true);
  await attach(recruiter, "task.pdf");
  await recruiter.getByText("The file was not attached. Check your connection and try again.").waitFor();
  expect(await recruiter.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  await recruiter.context().setOffline(false);
  await recruiter.getByRole("button", { name: "Try again" }).click();
  await recruiter.getByText("The file was not attached").waitFor({ state: "hidden" });
  // Nor after a reload, which keeps the text.
  await recruiter.reload();
  await recruiter.getByRole("button", { name: "Message Asha Menon" }).click();
  await recruiter.getByText("task.pdf is no longer attached.").waitFor();
  expect(await field(recruiter).inputValue()).toBe("Please do this task");
  expect(await recruiter.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
  await attach(recruiter, "task.pdf");
  await recruiter.getByText("task.pdf is no longer attached.").waitFor({ state: "hidden" });
  await recruiter.getByRole("button", { name: "Send", exact: true }).click();
  await said(recruiter, "Please do this task").waitFor();

  await applicant.getByRole("button", { name: "Messages with Acme about Data engineer, 1 unread" }).click();
  expect(await open(applicant, "task.pdf")).toBe("application/pdf");
  await attach(applicant, "wrong.pdf");
  await applicant.getByRole("button", { name: "Remove wrong.pdf" }).click();
  await attach(applicant, "solution.pdf");
  await applicant.getByRole("button", { name: "Send", exact: true }).click();
  const spoken = recruiter.locator("[data-announcer]").getByText("Asha Menon: Sent a PDF. (solution.pdf)");
  await spoken.first().waitFor({ state: "attached" });
  expect(await open(recruiter, "solution.pdf")).toBe("application/pdf");
  expect(await said(recruiter, "Sent a PDF.").count()).toBe(0);
});
