// @module-tag thorough

import { expect, it } from "vitest";
import { card, jobSearch } from "../support/job-search.ts";
import { say } from "../support/say.ts";
import { startTranslator } from "../support/translator.ts";

const { app, openAsSeeker, seekerOf } = jobSearch();

it("a page that the browser translates shows a new message whose preview no longer begins with 'You: '", async () => {
  const page = await openAsSeeker();
  const id = seekerOf.get(page) ?? "";
  const arjun = await app.build.seeker({ name: "Arjun Rao" });
  await app.build.connection({ requesterId: id, addresseeId: arjun.id });
  const { id: conversationId } = await app.build.conversation([id, arjun.id]);
  await app.build.message({ conversationId, senderId: id, content: "Are you there?" });
  await page.goto("/main/chatcomponent");
  const row = page.getByRole("main").getByRole("link", { name: /Arjun Rao/ });
  await row.getByText("You: Are you there?").waitFor();

  await startTranslator(page);
  await say(app, arjun, { id }, "I am");

  await row.getByText("I am", { exact: true }).waitFor();
  expect(await row.innerText()).not.toContain("You:");
});

it("a page that the browser translates shows the counts, chips and jobs of the search that is on", async () => {
  const page = await openAsSeeker();
  await startTranslator(page);
  const search = page.getByPlaceholder("Search jobs...");

  await search.fill("nurse");
  await page.getByRole("button", { name: "go", exact: true }).click();
  await page.getByRole("main").getByText("1 job matches").waitFor();
  await card(page, "Night Nurse").getByText("Northwind Labs").waitFor();

  await search.fill("botanist");
  await page.getByRole("button", { name: "go", exact: true }).click();
  await card(page, "Field Botanist 1").first().waitFor();
  expect(await page.getByRole("main").getByText("1 job matches").count()).toBe(0);

  await card(page, "Field Botanist 1").first().getByRole("button", { name: "Save Field Botanist 1" }).first().click();
  await page.getByRole("button", { name: "Unsave Field Botanist 1" }).first().waitFor();
});
