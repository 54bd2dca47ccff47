import { beforeAll, expect, it } from "vitest";
import { type buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";
import { hearApplying, NURSE_QUESTIONS } from "./spoken/applying.ts";
import { hear, press } from "./spoken/hear.ts";

// What screen reader users hear, stored beside this file as reviewed transcripts. After an intended change: `npx vitest
// run --project long tests/accessibility/spoken.long.test.ts -u`, and review the changes from the perspective of
// somebody who cannot see the page.

const app = testApp();
const browser = testBrowser();
const recruiter = { id: "", role: "RECRUITER" as const };
let nurseId = "";

beforeAll(async () => {
  recruiter.id = (await app.build.recruiter({ name: "Northwind Labs" })).id;
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const companyId = recruiter.id;
  const nurse = { companyId, title: "Night Nurse", workMode: "REMOTE", questions: NURSE_QUESTIONS } as const;
  nurseId = (await app.build.job({ ...nurse, createdAt: at(30) })).id;
  await app.build.job({ companyId, title: "Baker", createdAt: at(60) });
});

const seekerNamed = async (name: string, more: Parameters<typeof buildSeeker>[1] = {}) => {
  const { id } = await app.build.seeker({ name, ...more });
  return { id, role: "SEEKER" as const };
};

it("a visitor signs up", async () => {
  const page = await browser.open({ baseURL: app.url });
  await hear(page, "Signing up", "sign-up", async (reader) => {
    await reader.open("/user-signup");
    await reader.read("the page", "main");
    const create = () => press(page, "Create my account");
    await reader.act("Presses Create my account, with nothing typed", create, "First name");
    await reader.read("the form again", "main form");
    const values = ["Kiran", "Desai", "kiran@example.com", "9876543210", "a ferry across the bay"];
    const labels = ["First name", "Last name", "Work email", "Phone number", "Password"];
    for (const [index, label] of labels.entries())
      await page.getByLabel(label, { exact: true }).fill(values[index] ?? "");
    await reader.act("Fills all fields and presses Create my account", create, "Check your email");
    await reader.read("what comes then", "main");
  });
});

it("a visitor logs in", async () => {
  await seekerNamed("Meera Nair", { account: { email: "meera@example.com" } });
  const page = await browser.open({ baseURL: app.url });
  await hear(page, "Logging in", "log-in", async (reader) => {
    await reader.open("/user-login");
    await reader.read("the page", "main");
    await page.getByLabel("Email").fill("meera@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await press(page, "Log in");
    await page.getByRole("alert").waitFor();
    await reader.read("the form after a wrong password", "main form");
    await page.getByLabel("Password", { exact: true }).fill(FACTORY_PASSWORD);
    await reader.arrive("Types the right one and presses Log in", () => press(page, "Log in"), "**/main");
    await reader.read("the bar beside the page", "aside");
  });
});

it("a seeker finds a job by words and filters, and reads it", async () => {
  const page = await browser.openAs(app, await seekerNamed("Meera Nair"));
  await hear(page, "Finding a job", "find-a-job", async (reader) => {
    await reader.open("/main");
    await page.getByRole("article").first().waitFor();
    await reader.read("the page", "main");
    const search = page.getByPlaceholder("Search jobs...");
    const type = () => search.fill("baker").then(() => search.press("Enter"));
    await reader.act("Types baker into the search and presses Enter", type, "1 job matches");
    await reader.act("Presses Remove filter “baker”", () => press(page, "Remove filter “baker”"), "Show filters");
    await press(page, "Show filters");
    await reader.read("the filters", "form[aria-label=Filters]");
  });
});

it("a seeker reads a job", async () => {
  const page = await browser.openAs(app, await seekerNamed("Meera Nair"), { viewport: { width: 900, height: 900 } });
  await hear(page, "Reading a job", "read-a-job", async (reader) => {
    await reader.open("/main");
    await page.getByRole("article").first().waitFor();
    await reader.act("Presses Details of Night Nurse", () => press(page, "Details of Night Nurse"), "Job details");
    await page.getByRole("dialog").getByRole("heading", { name: "Night Nurse" }).waitFor();
    await page.getByRole("list", { name: "More jobs at Northwind Labs" }).waitFor();
    await reader.read("what opened", "[role=dialog]");
    await reader.act("Presses Escape", () => page.keyboard.press("Escape"), "Details of Night Nurse");
  });
});

it("a seeker applies to a job with questions", async () => {
  const page = await browser.openAs(app, await seekerNamed("Meera Nair"));
  await hearApplying(page, nurseId);
});

it("a seeker follows an application", async () => {
  const seeker = await seekerNamed("Meera Nair");
  const page = await browser.openAs(app, seeker);
  // Whether notifications are offered depends on the browser: this person has answered "Not now".
  await page.addInitScript((key) => localStorage.setItem(key, "no"), `worklane-looks:${seeker.id}:push-offer`);
  await app.build.application({ jobId: nurseId, seekerId: seeker.id, status: "ACCEPTED" });
  await hear(page, "Following an application", "follow-an-application", async (reader) => {
    await reader.open("/main/appliedjobs");
    await page.getByRole("article").first().waitFor();
    await reader.read("the page", "main");
  });
});

it("a seeker edits the profile", async () => {
  const page = await browser.openAs(app, await seekerNamed("Meera Nair"));
  await hear(page, "Editing the profile", "edit-the-profile", async (reader) => {
    await reader.open("/main/userprofile-edit");
    await page.getByRole("button", { name: "Update My Profile" }).waitFor();
    await reader.read("the page", "main");
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    const update = () => press(page, "Update My Profile");
    await name.fill("");
    await reader.act("Empties the name and presses Update My Profile", update, "textbox, Name");
    await name.fill("Meera Nair");
    await reader.act("Types it again and presses Update My Profile", update, "Your profile is up to date.");
  });
});

it("a seeker chats", async () => {
  const [meera, arjun] = [await seekerNamed("Meera Nair"), await seekerNamed("Arjun Rao")];
  await app.build.connection({ requesterId: meera.id, addresseeId: arjun.id });
  const { id: conversationId } = await app.build.conversation([meera.id, arjun.id]);
  await app.build.message({ conversationId, senderId: arjun.id, content: "Hello Meera" });
  const page = await browser.openAs(app, meera);
  const his = await browser.openAs(app, arjun);
  await hear(page, "Chatting", "chat", async (reader) => {
    await reader.open(`/main/chatcomponent?with=${arjun.id}`);
    await page.getByRole("log", { name: "Messages" }).getByText("Hello Meera").waitFor();
    await page.getByRole("main").getByText("unread").waitFor({ state: "detached" });
    await reader.read("the page", "main");
    const message = page.getByPlaceholder("Type your message");
    const type = () => message.fill("How are you").then(() => message.press("Enter"));
    await reader.act("Types How are you and presses Enter", type, "Message sent.");
    await his.goto(`/main/chatcomponent?with=${meera.id}`);
    // Typing before his page is connected is not signalled.
    const typing = async () => {
      await his.getByPlaceholder("Type your message").fill("");
      await his.getByPlaceholder("Type your message").fill("Well, and you");
      return page.getByText("Typing...").first().isVisible();
    };
    const isTyping = () => expect.poll(typing, { timeout: 15_000, interval: 500 }).toBe(true);
    await reader.act("Arjun begins to type", isTyping, "Typing...");
    await reader.act("Arjun answers", () => his.keyboard.press("Enter"), "Arjun Rao: Well, and you");
  });
});

it("a recruiter posts a job", async () => {
  const { id } = await app.build.recruiter({ name: "Lane and Sons" });
  const page = await browser.openAs(app, { id, role: "RECRUITER" });
  await hear(page, "Posting a job", "post-a-job", async (reader) => {
    await reader.open("/main-recruiter/post-jobs");
    await page.getByRole("textbox", { name: "Job title" }).waitFor();
    await reader.read("the page", "main");
    await reader.act("Presses Post job, with nothing typed", () => press(page, "Post job"), "textbox, Job title");
    await page.getByRole("textbox", { name: "Job title" }).fill("Ferry pilot");
    await page.getByLabel("Industry").selectOption("Finance");
    await page.getByLabel("Salary range").selectOption("10-12 LPA");
    await page.getByLabel("Job description").fill("You steer the ferry.");
    await reader.act("Fills what is needed and presses Post job", () => press(page, "Post job"), "Job posted.");
  });
});

it("a recruiter decides on an applicant", async () => {
  const { id: companyId } = await app.build.recruiter({ name: "Acme" });
  const { id: jobId } = await app.build.job({ companyId, title: "Data engineer" });
  for (const [index, name] of ["Asha Rao", "Bala Iyer"].entries()) {
    const { id: seekerId } = await app.build.seeker({ name });
    await app.build.application({ jobId, seekerId, appliedAt: new Date(Date.now() - index * 60_000) });
  }
  const page = await browser.openAs(app, { id: companyId, role: "RECRUITER" });
  await hear(page, "Deciding on an applicant", "decide", async (reader) => {
    await reader.open(`/main-recruiter/applicants/${jobId}`);
    await page.getByRole("article").first().waitFor();
    await reader.read("the page", "main");
    await reader.act("Presses Accept Asha Rao", () => press(page, "Accept Asha Rao"), "Asha Rao accepted");
  });
});
