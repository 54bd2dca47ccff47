import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pdf, windowsProgram } from "../../server/testing/sample-files.ts";
import { type MessagesApi, startMessagesApi, textReply } from "../../server/testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp, testApp } from "../../server/testing/test-app.ts";
import { SUGGESTIONS } from "../../web/assistant/suggestions.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { PHONE, testBrowser } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

let api: MessagesApi;
let app: TestApp;
const bare = testApp({ atLocalhost: true });
const browser = testBrowser();

beforeAll(async () => {
  api = await startMessagesApi();
  app = await startTestApp({ env: { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: api.url } });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  api.forget();
});

const GREETING =
  "Hi there! I am here to help you with anything career-related. Upload your resume or just type a question!";
const PLACEHOLDER = "Type your message or upload resume...";

async function openChat(options = {}, at = app, agreed = true): Promise<Page> {
  const assistantConsentAt = agreed ? new Date() : null;
  const { id } = await at.db.build.seeker({ name: "Meera Nair", assistantConsentAt });
  const page = await browser.visit(at, "/main/chatbot", { as: { id }, ...options });
  await page.getByRole("heading", { level: 1, name: "Career AI Assistant" }).waitFor();
  return page;
}

const thread = (page: Page) => page.getByRole("region", { name: "Conversation with the assistant" });
const suggestions = (page: Page) => page.getByRole("list", { name: "Suggested questions" }).getByRole("button");
const field = (page: Page) => page.getByPlaceholder(PLACEHOLDER);
const ask = async (page: Page, question: string) => {
  await field(page).fill(question);
  await field(page).press("Enter");
};
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Resume", { exact: true }).setInputFiles({ name, mimeType, buffer });

describe("the career assistant", () => {
  it("greets, and sends a suggestion with one click; others are drawn afterwards", async () => {
    const page = await openChat();
    await thread(page).getByText(GREETING).waitFor();
    const before = await suggestions(page).allTextContents();
    expect(new Set(before).size).toBe(5);
    for (const question of before) expect(SUGGESTIONS).toContain(question);
    api.reply({ parts: [{ wait: true }, { text: "Start with **one** thing:\n\n- read\n- write" }] });
    await suggestions(page).first().click();
    const [first = ""] = before;
    await thread(page).getByText(first).waitFor();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    api.release();
    await thread(page).getByRole("listitem").filter({ hasText: "write" }).waitFor();
    await page.getByRole("button", { name: "Copy" }).waitFor();
    // Screen readers hear the words, not their Markdown.
    const announced = page.getByRole("status").filter({ hasText: "The assistant answered." });
    await announced.getByRole("listitem").filter({ hasText: "write" }).waitFor({ state: "attached" });
    expect(await announced.textContent()).toContain("Start with one thing:");
    await expect.poll(() => suggestions(page).allTextContents()).not.toEqual(before);
    await expect.poll(() => page.url()).toContain("conversation=");
    await page.reload();
    await thread(page).locator("strong", { hasText: "one" }).waitFor();
  });

  it("sends nothing when there is nothing to send; streams, also after a reload, and stops on request; the text so far stays", async () => {
    const page = await openChat();
    await ask(page, "   ");
    await page.getByRole("button", { name: "Send" }).click();
    expect(await thread(page).getByText("You:").count()).toBe(0);
    expect(api.requests).toHaveLength(0);
    api.reply({ parts: [{ text: "The first words are here " }, { wait: true }, { text: "never shown." }] });
    await ask(page, "Tell me a lot");
    expect(await field(page).inputValue()).toBe("");
    await thread(page).getByText("The first words are").waitFor();
    // The answer continues after a reload.
    await page.reload();
    await thread(page).getByText("The first words are").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Copy" }).waitFor();
    expect(await thread(page).textContent()).not.toContain("never shown");
    await page.getByRole("button", { name: "Send" }).waitFor();
    api.release();
  });

  it("shows the jobs of an answer as cards that can be opened and saved", async () => {
    await app.build.job({ title: "Lighthouse Keeper", description: "You keep the light." });
    const page = await openChat();
    api.reply({ parts: [{ tool: "search_jobs", input: { keyword: "lighthouse" } }] }, textReply("[[j1]] fits you."));
    await ask(page, "A quiet job, please");
    const card = page.getByRole("article").filter({ hasText: "Lighthouse Keeper" });
    await card.waitFor();
    await thread(page).locator("strong", { hasText: "Lighthouse Keeper" }).waitFor();
    await card.getByRole("button", { name: "Save Lighthouse Keeper" }).first().click();
    await card.getByRole("button", { name: "Unsave Lighthouse Keeper" }).first().waitFor();
    await card.getByRole("button", { name: "Details of Lighthouse Keeper" }).click();
    await page.getByRole("dialog").getByText("You keep the light.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await sendApplication(page);
    await page.getByRole("dialog").getByRole("button", { name: "Applied" }).waitFor();
  });

  it("reports a failure in a bubble, and retries", async () => {
    const page = await openChat();
    api.reply({ status: 401, type: "authentication_error" }, textReply("Now it works."));
    await ask(page, "Hello");
    await thread(page).getByText("Error: The assistant cannot reach its provider").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await thread(page).getByText("Now it works.").waitFor();
    expect(await thread(page).textContent()).not.toContain("Error:");
  });

  it("stores conversations: listed, shown, renamed, deleted", async () => {
    const page = await openChat();
    await ask(page, "What about law?");
    await page.getByRole("button", { name: "Copy" }).waitFor();
    await page.getByRole("button", { name: "New conversation" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Copy" }).count()).toBe(0);
    await page.getByRole("button", { name: "Conversations", exact: true }).click();
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: "Rename What about law?" }).click();
    await page.keyboard.press("Escape");
    await expectFocus(page, "button Rename What about law?");
    await page.keyboard.press("Enter");
    await panel.getByLabel("Title").fill("Law");
    await panel.getByLabel("Title").press("Enter");
    await panel.getByRole("button", { name: /^Law/ }).click();
    await thread(page).getByText("What about law?").waitFor();
    await page.getByRole("button", { name: "Conversations", exact: true }).click();
    await panel.getByRole("button", { name: "Delete Law" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await panel.getByText("Your conversations with the assistant appear here").waitFor();
    await expect.poll(() => page.url()).not.toContain("conversation=");
  });

  it("answers by rules where there is no provider, and says so", async () => {
    await bare.db.build.job({ title: "Lighthouse Keeper", location: "Kochi", requirements: "SQL" });
    const page = await openChat({ viewport: PHONE }, bare, false);
    await page.getByText("The built-in assistant follows fixed rules and runs on this server.").waitFor();
    expect(await page.getByRole("button", { name: "Agree and start" }).count()).toBe(0);
    await suggestions(page).first().click();
    await page.getByRole("button", { name: "Copy" }).waitFor();
    await ask(page, "lighthouse jobs in Kochi");
    await thread(page).getByText("for “lighthouse in Kochi”").waitFor();
    await page.getByRole("article").filter({ hasText: "Lighthouse Keeper" }).last().waitFor();
    // The whole answer comes at once, and is read from its beginning.
    const answer = thread(page).getByText("for “lighthouse in Kochi”");
    await expect.poll(async () => (await answer.boundingBox())?.y ?? 9999).toBeLessThan(PHONE.height / 2);
    // It asks which of two things is meant; they are pressed like suggestions.
    await ask(page, "Am I eligible for the lighthouse post?");
    await suggestions(page).filter({ hasText: "How well do I fit lighthouse?" }).click();
    await thread(page)
      .getByText(/asks for \d skills? or qualifications?\. Your profile/)
      .waitFor();
    await choose(page, "Meera.pdf", "application/pdf", await pdf());
    await page.getByRole("button", { name: "Send" }).click();
    await thread(page).getByText("From the resume in this conversation").waitFor();
    await ask(page, "What has changed since yesterday?");
    await thread(page).getByRole("link", { name: "All notifications" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/main/notices");
    await page.goBack();
    await page.getByRole("button", { name: "Conversations", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).first().waitFor();
  });

  it("asks for consent once before anything is sent, naming the provider, and it can be withdrawn", async () => {
    const page = await openChat({}, app, false);
    await page.getByText("Anthropic writes the answers.").waitFor();
    expect(await field(page).count()).toBe(0);
    await page.getByRole("button", { name: "Agree and start" }).click();
    await ask(page, "Hello");
    await page.getByRole("button", { name: "Copy" }).waitFor();
    await page.goto("/main/privacy");
    const section = page.getByRole("region", { name: "Career assistant" });
    await section.getByText(/^You agreed on \d+ \w+ \d{4} that .* sent to Anthropic/).waitFor();
    await section.getByRole("button", { name: "Withdraw consent" }).click();
    await section.getByText("None of your data is sent to Anthropic").waitFor();
    await section.getByRole("link", { name: "Open the assistant" }).click();
    await page.getByRole("button", { name: "Agree and start" }).waitFor();
  });

  it("accepts a resume, with a pressed suggestion or without a question, and reports what is wrong with a file in a bubble", async () => {
    const page = await openChat();
    const resume = await pdf();
    const sent = () => JSON.stringify(api.requests.at(-1)?.body.messages.at(-1));
    await choose(page, "Meera.pdf", "application/pdf", resume);
    await suggestions(page).first().click();
    await page.getByRole("button", { name: "Copy" }).waitFor();
    await thread(page).getByText("Meera.pdf").waitFor();
    expect(sent()).toContain("Ada Lovelace, analyst");
    await expect.poll(() => page.getByRole("button", { name: "Remove Meera.pdf" }).count()).toBe(0);
    await choose(page, "Nair.pdf", "application/pdf", resume);
    await page.getByText("Nair.pdf").waitFor();
    api.reply(textReply("Your resume is short."));
    await page.getByRole("button", { name: "Send" }).click();
    await thread(page).getByText("Uploaded resume").waitFor();
    await thread(page).getByText("Your resume is short.").waitFor();
    expect(sent()).toContain("Ada Lovelace, analyst");
    await expect.poll(() => page.getByRole("button", { name: "Remove Nair.pdf" }).count()).toBe(0);
    await choose(page, "cv.doc", "application/msword", windowsProgram());
    await page.getByRole("button", { name: "Send" }).click();
    await thread(page).getByText("Error: Resume must be a PDF, DOC or DOCX file.").waitFor();
  });

  it("preserves the text of an interrupted answer, and continues it without a jump", {
    tags: ["thorough"],
  }, async () => {
    const page = await openChat({ viewport: PHONE });
    const long = Array.from({ length: 40 }, (_, line) => `Advice number ${line}.`).join("\n\n");
    api.reply({ parts: [{ text: `${long} ` }, { cut: true }] }, textReply("And the rest."));
    await ask(page, "Tell me a lot");
    const resume = page.getByRole("button", { name: "Continue" });
    await resume.waitFor();
    await thread(page).getByText("Error: The answer was cut off.").waitFor();
    await thread(page).getByText("Advice number 39.").waitFor();
    const top = () => page.evaluate(() => document.documentElement.scrollTop);
    await expect.poll(async () => (await resume.boundingBox())?.y ?? 9999).toBeLessThan(PHONE.height);
    expect(await top()).toBeGreaterThan(400);
    await resume.click();
    await thread(page).getByText("And the rest.").waitFor();
    await thread(page).getByText("Advice number 39.").waitFor();
    expect(await resume.count()).toBe(0);
    await page.getByRole("button", { name: "Copy" }).nth(1).waitFor();
    expect(await top()).toBeGreaterThan(400);
  });
});
