// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { buildConnection, buildSeeker } from "../../prisma/factories/index.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

const NAMES = ["Ada Lovelace", "Ben Okri", "Chitra Iyer"] as const;

/** Opens a tab of My Network with three people; the overlays move, as for most people. */
async function openNetwork(tab: "invitations" | "requested" | "connections"): Promise<Page> {
  const { prisma } = app.db;
  const meera = await buildSeeker(prisma, { name: "Meera Nair" });
  for (const name of NAMES) {
    const other = await buildSeeker(prisma, { name });
    const [requesterId, addresseeId] = tab === "invitations" ? [other.id, meera.id] : [meera.id, other.id];
    const status = tab === "connections" ? "CONNECTED" : "REQUESTED";
    await buildConnection(prisma, { requesterId, addresseeId, status });
  }
  const page = await visit(`/main/userprofile?network=${tab}`, {
    as: meera,
    reducedMotion: "no-preference",
  });
  await dialog(page).getByRole("article").nth(2).waitFor();
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "My Network" });

const namesOf = (page: Page) =>
  dialog(page)
    .getByRole("article")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

/** Presses by keyboard. */
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name }).press("Enter");

const gone = (page: Page, name: string | undefined) =>
  dialog(page)
    .getByRole("article", { name: name ?? "" })
    .waitFor({ state: "detached" });

describe("in My Network, the focus goes on to the next person, and to the heading after the last", () => {
  it.each([
    ["Accept", "Accept"],
    ["Reject", "Accept"],
  ])("after %s and %s", async (first, second) => {
    const page = await openNetwork("invitations");
    const [a, b, c] = await namesOf(page);
    await press(page, `${first} ${a}`);
    await gone(page, a);
    await expectFocus(page, `article ${b}`);
    await press(page, `${second} ${b}`);
    await gone(page, b);
    await expectFocus(page, `article ${c}`);
    await press(page, `${second} ${c}`);
    await gone(page, c);
    await expectFocus(page, "heading My Network");
  });

  it("after withdrawing requests", async () => {
    const page = await openNetwork("requested");
    const [a, b, c] = await namesOf(page);
    await press(page, `Withdraw the request to ${a}`);
    await gone(page, a);
    await expectFocus(page, `article ${b}`);
    await press(page, `Withdraw the request to ${c}`);
    await gone(page, c);
    await expectFocus(page, `article ${b}`);
  });

  it("after removing a connection", async () => {
    const page = await openNetwork("connections");
    const [a, b] = await namesOf(page);
    await press(page, `Remove ${a} from your connections`);
    const question = page.getByRole("dialog", { name: `Remove ${a} from your connections?` });
    await question.getByRole("button", { name: "Remove", exact: true }).press("Enter");
    await gone(page, a);
    await expectFocus(page, `article ${b}`);
  });
});

it("Escape in a chat leads back to its button in My Network, then to the button that opened that", async () => {
  const page = await openNetwork("connections");
  await page.goto("/main/userprofile");
  await page.getByRole("button", { name: /^My Network/ }).press("Enter");
  await dialog(page).getByRole("article").nth(2).waitFor();
  const [, b] = await namesOf(page);
  await press(page, `Chat with ${b}`);
  await page.getByPlaceholder("Type your message").waitFor();
  await expectFocus(page, "textbox Message");
  await page.keyboard.press("Escape");
  await expectFocus(page, `button Chat with ${b}`);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  await expectFocus(page, /^button My Network/);
});
