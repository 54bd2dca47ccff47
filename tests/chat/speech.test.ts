// @module-tag thorough

import { expect, it } from "vitest";
import { expectAnnounced } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";
import { say } from "../support/say.ts";
import { twoFriends } from "../support/two-friends.ts";

const { app, openAs, visit } = testSite();
const friends = twoFriends(app);

it.each([
  ["all", ["Arjun Rao: Are you there?", "Message sent."]],
  ["arrivals", ["New message from Arjun Rao.", "Message sent."]],
  ["nothing", []],
] as const)("with %s chosen, a screen reader is told of a chat's messages: %j", async (choice, expected) => {
  const { meera, arjun } = friends;
  const page = await openAs(meera);
  await page.addInitScript(`localStorage.setItem("worklane-chat-speech", ${JSON.stringify(choice)});
    addEventListener("DOMContentLoaded", () => {
      window.said = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.parentElement?.closest("[data-announcer]")) window.said.push(node.textContent);
      }).observe(document, { childList: true, subtree: true });
    });`);
  await page.goto(`/main/chatcomponent?with=${arjun.id}`);
  const log = page.getByRole("log", { name: "Messages" });
  await log.getByText("Send me your bank card").waitFor();
  await say(app, arjun, meera, "Are you there?");
  await log.getByText("Are you there?").waitFor();
  await page.getByPlaceholder("Type your message").fill("Yes");
  await page.keyboard.press("Enter");
  // Own messages are in the log as well, labelled as such.
  await log.getByRole("listitem").filter({ hasText: "You:" }).filter({ hasText: "✓ Sent" }).waitFor();
  const said = () =>
    page.evaluate<string[]>("window.said").then((all) => all.filter((text) => /Arjun|Message sent/.test(text)));
  await expect.poll(said).toEqual(expected);
});

it("a message that arrives while another page is open is announced, before anything on it was touched", async () => {
  const { meera, arjun } = friends;
  const page = await visit("/main", { as: meera });
  await page.getByRole("link", { name: "Messages 1 unread" }).waitFor();
  await page.waitForLoadState("networkidle");
  for (const content of ["Are you there?", "Hello?"]) {
    await say(app, arjun, meera, content);
    await expectAnnounced(page, "New message from Arjun Rao.");
  }
  await page.getByRole("link", { name: "Messages 3 unread" }).waitFor();
});
