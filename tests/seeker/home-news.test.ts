import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { applicationConversationPath, applicationPath } from "../../shared/seeker-addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const news = (page: Page) => page.getByRole("region", { name: "What is new" });
const steps = (page: Page) => page.getByRole("region", { name: "First steps" });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

for (const viewport of [DESKTOP, PHONE]) {
  it(`shows what has changed, each with a link to it, at ${viewport.width} pixels`, async () => {
    const { prisma } = app.db;
    const { id } = await app.build.seeker();
    const { id: companyId } = await app.build.recruiter({ name: "Northwind Labs" });
    for (const title of ["Welder", "Nurse", "Baker"]) {
      const { id: jobId } = await app.build.job({ companyId, title });
      if (title === "Baker") await app.build.application({ jobId, seekerId: id, answerDueOn: inDays(1) });
      if (title !== "Nurse") continue;
      await app.build.application({ jobId, seekerId: id, status: "ACCEPTED" });
      const path = applicationPath(jobId);
      await prisma.notice.create({
        data: {
          accountId: id,
          kind: "DECISION",
          cause: jobId,
          title: "Northwind Labs accepted your application",
          path,
        },
      });
    }
    const { id: peer } = await app.build.seeker({ name: "Meera Nair" });
    await app.build.connection({
      requesterId: (await app.build.seeker()).id,
      addresseeId: id,
      status: "REQUESTED",
    });
    const { id: conversationId } = await app.build.conversation([id, peer]);
    for (let n = 0; n < 2; n++) await app.build.message({ conversationId, senderId: peer });

    const page = await visit("/main", { as: { id }, viewport });
    await page.locator("#root:not([data-prerendered])").waitFor();
    // Only once the conversations are loaded.
    await news(page).waitFor();
    expect(await news(page).getByRole("link").allTextContents()).toEqual([
      "Northwind Labs accepted your application",
      "Response from Northwind Labs due tomorrow",
      "1 invitation to connect",
      "2 unread messages",
    ]);
    const firstJob = await page.getByRole("article").first().boundingBox();
    expect(firstJob?.y).toBeLessThan(viewport.height / 2);
    await expectAccessible(page);
    await news(page).getByRole("link", { name: "1 invitation to connect" }).click();
    await page
      .getByRole("dialog", { name: "My Network" })
      .getByRole("tab", { name: /^Invitations.*1/ })
      .waitFor();
    await page.keyboard.press("Escape");
    await news(page).getByRole("link", { name: "Northwind Labs accepted" }).click();
    await page.getByRole("article", { name: "Application for Nurse" }).waitFor();
    await page.goBack();
    await news(page).getByRole("link", { name: "Northwind Labs accepted" }).waitFor({ state: "detached" });
    await news(page).getByRole("link", { name: "2 unread messages" }).click();
    await page.getByRole("region", { name: "Chat with Meera Nair" }).waitFor();
  });
}

it("counts the unread message of a company once, and opens it", async () => {
  const { prisma } = app.db;
  const { id } = await app.build.seeker();
  const { id: authorId } = await app.build.recruiter({ name: "Northwind Labs" });
  const job = await app.build.job({ companyId: authorId });
  const { id: applicationId } = await app.build.application({ jobId: job.id, seekerId: id });
  await app.build.applicationConversation({ applicationId, authorId });
  const path = applicationConversationPath(applicationId);
  const title = "Northwind Labs wrote to you";
  await prisma.notice.create({ data: { accountId: id, kind: "APPLICATION_MESSAGES", cause: job.id, title, path } });
  const page = await visit("/main", { as: { id } });
  await news(page).getByRole("link", { name: "1 unread message" }).waitFor();
  expect(await news(page).getByRole("link").allTextContents()).toEqual(["1 unread message"]);
  await news(page).getByRole("link").click();
  await page.waitForURL(`**${path}`);
  await page.getByText("When can you come?").last().waitFor();
});

it("shows a new seeker the first steps, until they are done or hidden", async () => {
  const page = await visit("/main", { as: await app.build.seeker({ currentProfession: "Welder" }) });
  await steps(page).getByText("Fill in your profile").waitFor();
  expect(await steps(page).getByRole("link").allTextContents()).toEqual(["Add your resume", "Create a job alert"]);
  await expectAccessible(page);
  await steps(page).getByRole("button", { name: "Hide the first steps" }).click();
  await steps(page).waitFor({ state: "detached" });
  await page.reload();
  await page.locator("#root:not([data-prerendered])").waitFor();
  await expect.poll(() => steps(page).count()).toBe(0);
});

it("asks an older account once whether companies that find it see its contact details", async () => {
  const { id } = await app.build.seeker({ hidesContacts: null });
  const [page, otherTab] = [await visit("/main", { as: { id } }), await visit("/main", { as: { id } })];
  const questionIn = (tab: Page) =>
    tab.getByRole("region", { name: /^Companies that browse talents can see your phone number/ });
  const question = questionIn(page);
  await questionIn(otherTab).waitFor();
  const hide = question.getByRole("button", { name: "Hide until I apply" });
  await hide.waitFor();
  await expectAccessible(page);
  // A refused answer is taken back.
  await page.route("**/graphql*", (route) =>
    route.request().postData()?.includes("ChooseContacts") ? route.abort() : route.fallback(),
  );
  await hide.click();
  await page.getByRole("alert").getByText("Could not save your choice").waitFor();
  await hide.waitFor();
  await page.unrouteAll();
  await hide.click();
  await page.getByText("Companies see your contact details only once you apply.").waitFor();
  // A tab that still asks does not overwrite the answer.
  await questionIn(otherTab).getByRole("button", { name: "Keep showing" }).click();
  await otherTab.getByRole("alert").getByText("Your profile was changed elsewhere.").waitFor();
  await questionIn(otherTab).waitFor({ state: "detached" });
  expect((await app.db.prisma.seeker.findUniqueOrThrow({ where: { id } })).hidesContacts).toBe(true);
  await page.reload();
  await steps(page).waitFor();
  expect(await question.count()).toBe(0);
});
