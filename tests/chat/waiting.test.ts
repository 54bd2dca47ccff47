// @module-tag thorough

import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { twoFriends } from "../support/two-friends.ts";

const { app, openAs, openPage } = testSite();
const friends = twoFriends(app);

const asMeera = () => ({ id: friends.meera.id, role: "SEEKER" }) as const;
const pending = (page: Page) =>
  page.getByRole("log", { name: "Messages" }).locator("li", { hasText: "Waiting to be sent" });

async function openChat(page: Page): Promise<Page> {
  await page.goto(`/main/chatcomponent?with=${friends.arjun.id}`);
  await page.locator('li[data-seq="1"]').waitFor();
  return page;
}

async function write(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await page.getByPlaceholder("Type your message").fill(text);
    await page.keyboard.press("Enter");
  }
}

/** Meera's messages, as stored. */
async function stored() {
  const messages = await app.db.prisma.message.findMany({
    where: { senderId: friends.meera.id },
    orderBy: { seq: "asc" },
  });
  return messages.map(({ content }) => content);
}

/** Counts the messages that reach the server. */
const sendsOf = (context: BrowserContext) => {
  let count = 0;
  context.on("requestfinished", (request) => {
    if (request.postData()?.includes('"SendMessage"')) count += 1;
  });
  return () => count;
};

/** Blocks sending from the browser, until the returned function is called. */
async function holdBack(context: BrowserContext) {
  await context.route("**/graphql", (route) =>
    route.request().postData()?.includes('"SendMessage"') ? route.abort() : route.fallback(),
  );
  return () => context.unrouteAll();
}

it("pending messages survive a reload and a closed browser, and are then sent once, in order", async () => {
  const first = await openAs(asMeera());
  await holdBack(first.context());
  await openChat(first);
  await write(first, "one", "two", "three");
  await pending(first).nth(2).waitFor();
  await first.reload();
  await pending(first).nth(2).waitFor();
  await write(first, "four", "five");
  await pending(first).nth(4).waitFor();
  // What a browser keeps when it is closed.
  const storageState = await first.context().storageState();
  await first.goto("about:blank");
  expect(await stored()).toEqual([]);

  const second = await openPage({ storageState });
  const sends = sendsOf(second.context());
  // Any page sends pending messages.
  await second.goto("/main/privacy");
  await expect.poll(stored, { timeout: 20_000 }).toEqual(["one", "two", "three", "four", "five"]);
  await openChat(second);
  await second.locator('li[data-seq="6"]').getByText("✓ Sent").waitFor();
  expect(await pending(second).count()).toBe(0);
  await expect.poll(sends).toBe(5);
});

it("pending messages of two tabs are sent once, in the order in which they were written; only a refused one is marked", async () => {
  const one = await openAs(asMeera());
  const other = await one.context().newPage();
  const release = await holdBack(one.context());
  await Promise.all([openChat(one), openChat(other)]);
  await write(one, "one");
  await write(other, "two", "\u200b");
  await pending(one).nth(2).waitFor();
  await write(one, "four");
  await pending(other).nth(3).waitFor();
  const sends = sendsOf(one.context());
  await release();
  await expect.poll(stored, { timeout: 15_000 }).toEqual(["one", "two", "four"]);
  for (const page of [one, other]) {
    await page.getByText("Not sent: Write a message first.").waitFor();
    await page.locator('li[data-seq="4"]', { hasText: "four" }).waitFor();
    await pending(page).first().waitFor({ state: "detached" });
  }
  await expect.poll(sends).toBe(4);
  await one.getByRole("button", { name: "Try again" }).click();
  await expect.poll(sends, { timeout: 10_000 }).toBe(5);
  await one.getByRole("button", { name: "Discard" }).click();
  for (const page of [one, other]) await page.getByText("Not sent:").waitFor({ state: "detached" });
});

it("pending messages are reported at log-out, and then deleted together with drafts", async () => {
  const page = await openAs(asMeera());
  await openChat(page);
  await holdBack(page.context());
  await write(page, "never", "mind");
  await pending(page).nth(1).waitFor();
  await page.getByPlaceholder("Type your message").fill("half");
  const saved = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|outbox/.test(key)).length);
  expect(await saved()).toBe(3);
  const question = page.getByRole("dialog", { name: "2 messages have not been sent" });
  await page.getByRole("button", { name: "Log Out" }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await question.waitFor({ state: "detached" });
  expect([await saved(), new URL(page.url()).pathname]).toEqual([3, "/main/chatcomponent"]);
  await page.getByRole("button", { name: "Log Out" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL((url) => url.pathname === "/start");
  expect(await saved()).toBe(0);
});
