// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, openAs } = testSite();

let id: string;
beforeAll(async () => {
  const { prisma } = app.db;
  id = (await app.build.seeker({ name: "Meera Nair" })).id;
  for (let number = 1; number <= 55; number += 1) {
    const friend = await app.build.seeker({ name: `Friend ${number}` });
    await app.build.connection({ requesterId: friend.id, addresseeId: id });
    const { id: conversationId } = await app.build.conversation([id, friend.id]);
    await app.build.message({ conversationId, senderId: friend.id, content: `I am number ${number}` });
    const { id: blockedId } = await app.build.seeker({ name: `Blocked ${number}` });
    await prisma.block.create({ data: { blockerId: id, blockedId } });
  }
});

const LISTS = [
  {
    list: "one's connections",
    path: "/main/chatcomponent",
    operation: "NetworkConnections",
    show: (page: Page) => page.getByRole("button", { name: "My Network" }).first().click(),
    items: (page: Page) => page.getByRole("dialog").getByRole("listitem"),
    failed: "Could not load your network. Please check your internet connection.",
  },
  {
    list: "one's conversations",
    path: "/main/chatcomponent",
    operation: "ChatList",
    show: async () => {},
    items: (page: Page) => page.getByRole("link", { name: /I am number/ }),
    failed: "Could not load your conversations.",
  },
  {
    list: "blocked people",
    path: "/main/privacy",
    operation: "BlockedPeople",
    show: async () => {},
    items: (page: Page) => page.getByRole("list", { name: "Blocked people" }).getByRole("listitem"),
    failed: "Could not load the people you blocked. Please check your internet connection.",
  },
];

it.each(LISTS)("$list: a next page that fails is requested once, reported, and loaded on request", async (given) => {
  const page = await openAs({ id });
  let requested = 0;
  await page.route("**/graphql", (route) => {
    const body = route.request().postData() ?? "";
    if (!body.includes(`"operationName":"${given.operation}"`) || !body.includes('"after":"')) return route.continue();
    requested += 1;
    return route.abort();
  });
  await page.goto(given.path);
  await given.show(page);
  await given.items(page).nth(19).scrollIntoViewIfNeeded();
  await given.items(page).last().scrollIntoViewIfNeeded();
  await page.getByText(given.failed).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requested).toBe(1);
  const before = await given.items(page).count();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => given.items(page).count()).toBeGreaterThan(before);
  expect(await page.getByText(given.failed).count()).toBe(0);
});
