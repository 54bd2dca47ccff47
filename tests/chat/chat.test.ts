import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { breakableConnection } from "../../server/testing/breakable-connection.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { holdResponses } from "../support/hold-requests.ts";
import { say } from "../support/say.ts";

const { app, openAs, visit } = testSite();

const AWAY = "Worklane cannot be reached right now.";

/**
 * Milliseconds until recovery after the server is back: 2 seconds, plus a margin for a machine that runs other tests
 * too.
 */
const BACK_MS = 4000;

type Person = { id: string; name: string };

const person = (name: string): Promise<Person> => app.build.seeker({ name });

async function connectedPair(): Promise<[Person, Person]> {
  const [meera, arjun] = [await person("Meera Nair"), await person("Arjun Rao")];
  await app.build.connection({ requesterId: meera.id, addresseeId: arjun.id });
  return [meera, arjun];
}

/** Opens a page with the conversation of `me` with `peer`. */
async function openChat(me: Person, peer: Person, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit(`/main/chatcomponent?with=${peer.id}`, { as: me, ...options });
  await input(page).waitFor();
  return page;
}

const input = (page: Page) => page.getByPlaceholder("Type your message");
const bubble = (page: Page, text: string) =>
  page.getByRole("log", { name: "Messages" }).locator("li").filter({ hasText: text });
const shown = (page: Page) =>
  page.locator("li[data-seq]").evaluateAll((items) => items.map((item) => Number(item.getAttribute("data-seq"))));

async function write(page: Page, text: string) {
  await input(page).fill(text);
  await page.keyboard.press("Enter");
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("two browsers", () => {
  it("show a message as seen that the other one saw while the conversation was loading", {
    tags: ["thorough"],
  }, async () => {
    const [meera, arjun] = await connectedPair();
    const { id: conversationId } = await app.build.conversation([meera.id, arjun.id]);
    await app.build.message({ conversationId, senderId: meera.id, content: "Are you there?" });
    const hers = await openAs(meera);
    const seen = new Promise((resolve) =>
      hers.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => String(payload).includes('"MessagesSeen"') && resolve(null)),
      ),
    );
    const { answered, release } = await holdResponses(hers, '"operationName":"ChatHistory"');
    await hers.goto(`/main/chatcomponent?with=${arjun.id}`);
    await answered;
    const his = await openChat(arjun, meera);
    await bubble(his, "Are you there?").waitFor();
    await seen;
    release();
    await bubble(hers, "✓✓ Seen").waitFor();
  });

  it("connect, accept, and see each other's messages, typing and seen, live", async () => {
    const [meera, arjun] = [await person("Meera Nair"), await person("Arjun Rao")];
    const [hers, his] = [await openAs(meera), await openAs(arjun)];
    await Promise.all([hers.goto("/main/chatcomponent"), his.goto("/main/chatcomponent")]);
    await his.getByRole("button", { name: "My Network" }).first().click();
    const panel = his.getByRole("dialog", { name: "My Network" });
    await panel.getByRole("tab", { name: "Invitations (0)" }).click();
    await panel.getByText("You have no pending invitations.").waitFor();

    await hers.goto(`/main/usersprofile/${arjun.id}`);
    await hers.getByRole("button", { name: "Connect with Arjun Rao" }).click();
    await hers.getByRole("button", { name: "Requested", exact: true }).waitFor();
    await panel.getByRole("tab", { name: "Invitations (1)" }).waitFor();
    await hers.goto("/main/userprofile");
    await hers.getByRole("button", { name: "My Network" }).first().click();
    const herPanel = hers.getByRole("dialog", { name: "My Network" });
    await herPanel.getByRole("tab", { name: "Requested (1)" }).click();
    await herPanel.getByRole("button", { name: "Requested", exact: true }).waitFor();

    await panel.getByRole("button", { name: "Accept Meera Nair" }).click();
    await panel.getByRole("tab", { name: "Connections (1)" }).click();
    await herPanel.getByRole("tab", { name: "Connections (1)" }).click();
    await herPanel.getByRole("button", { name: "Chat with Arjun Rao" }).click();
    await panel.getByRole("button", { name: "Chat with Meera Nair" }).click();

    await write(hers, "Hello Arjun, see https://example.com/jobs.");
    await bubble(his, "Hello Arjun").waitFor();
    const link = bubble(his, "Hello Arjun").getByRole("link");
    expect(await link.getAttribute("href")).toBe("https://example.com/jobs");
    expect(await link.getAttribute("rel")).toContain("noopener");
    await bubble(hers, "✓✓ Seen").waitFor();

    await his.clock.install();
    await his.clock.pauseAt(Date.now() + 1000);
    await input(his).press("H");
    await hers.getByText("Typing...").waitFor();
    const stops: string[] = [];
    his.on("request", (request) => {
      const sent = request.postData() ?? "";
      if (sent.includes('"isTyping":false')) stops.push(sent);
    });
    await his.clock.runFor(999);
    expect(stops).toEqual([]);
    await his.clock.runFor(1);
    await expect.poll(() => stops.length).toBe(1);
    await hers.getByText("Typing...").waitFor({ state: "hidden" });
    await his.clock.resume();
    await write(his, "<img src=x onerror=alert(1)>");
    await bubble(hers, "<img src=x onerror=alert(1)>").waitFor();
  });

  it("one is offline for 30 messages: afterwards all are there, in order and once, and messages written offline are sent", {
    tags: ["thorough"],
  }, async () => {
    const [meera, arjun] = await connectedPair();
    const line = await breakableConnection(app.url);
    const hers = await openChat(meera, arjun, { baseURL: line.url });
    await say(app, arjun, meera, "message 1");
    await bubble(hers, "message 1").waitFor();

    line.cut();
    await hers.getByRole("alert").filter({ hasText: AWAY }).waitFor();
    expect(await hers.getByText(AWAY).filter({ visible: true }).count()).toBe(1);
    await write(hers, "Written while offline");
    await hers.getByText("Waiting to be sent", { exact: true }).waitFor();
    for (const number of numbers(2, 30)) await say(app, arjun, meera, `message ${number}`);
    // By now the socket's own delays are longer than the measured time.
    await expect.poll(() => line.refused(), { timeout: 60_000 }).toBeGreaterThan(14);
    line.mend();
    const mended = Date.now();

    await bubble(hers, "Written while offline").getByText("✓").waitFor();
    expect(await shown(hers)).toEqual(numbers(1, 31));
    expect(await bubble(hers, "Written while offline").count()).toBe(1);
    await hers.getByText(AWAY).first().waitFor({ state: "detached" });
    expect(Date.now() - mended).toBeLessThan(BACK_MS);
    expect(await app.db.prisma.message.count({ where: { senderId: meera.id } })).toBe(1);
    await line.close();
  });

  it("offers strangers to connect instead of a greeting that cannot be sent", async () => {
    const [meera, stranger] = [await person("Meera Nair"), await person("Tara Iyer")];
    const page = await visit(`/main?chat=${stranger.id}`, { as: meera });
    const chat = page.getByRole("dialog", { name: "Tara Iyer" });
    await chat.getByText("You are not connected with Tara Iyer.", { exact: true }).waitFor();
    expect(await chat.getByText("Say hello").count()).toBe(0);
    expect(await input(page).count()).toBe(0);
    await chat.getByRole("link", { name: "Connect in the profile: Tara Iyer" }).click();
    await page.getByRole("button", { name: "Connect with Tara Iyer" }).click();
    await page.getByRole("button", { name: "Requested" }).waitFor();
  });
});

describe("a conversation", () => {
  async function longTalk() {
    const [meera, arjun] = await connectedPair();
    const { id: conversationId } = await app.build.conversation([meera.id, arjun.id]);
    for (const number of numbers(1, 75)) {
      await app.build.message({
        conversationId,
        senderId: number % 3 ? meera.id : arjun.id,
        content: `message ${number}${number % 7 ? "" : "\nwith a second line"}`,
        createdAt: new Date(Date.now() - (75 - number) * 3600 * 1000),
      });
    }
    return { meera, arjun };
  }

  it("loads older messages on scrolling up and keeps the scroll position", async () => {
    const { meera, arjun } = await longTalk();
    const page = await openChat(meera, arjun);
    await bubble(page, "message 75").waitFor();
    expect(await shown(page)).toEqual(numbers(46, 75));
    await page.getByText("Today", { exact: true }).waitFor();
    await page.getByText("Yesterday", { exact: true }).waitFor();
    const list = page.getByRole("log", { name: "Messages" });
    await list.evaluate((box) => box.scrollTo({ top: 0 }));
    await page.locator('li[data-seq="16"]').waitFor({ state: "attached" });
    const top = (await list.boundingBox())?.y ?? 0;
    const mark = (await page.locator('li[data-seq="46"]').boundingBox())?.y ?? 0;
    expect(Math.abs(mark - top)).toBeLessThan(200);
    await list.evaluate((box) => box.scrollTo({ top: 0 }));
    await page.locator('li[data-seq="1"]').waitFor({ state: "attached" });
    expect(await shown(page)).toEqual(numbers(1, 75));
    expect(await page.getByRole("button", { name: "Show older messages" }).count()).toBe(0);
  });

  it("is written by keyboard, in lines, neither blank nor too long, and preserves the draft over a reload", async () => {
    const [meera, arjun] = await connectedPair();
    const page = await openChat(meera, arjun);
    await input(page).fill("   \n ");
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    await input(page).fill("x".repeat(4010));
    await page.getByText("10 characters too many").waitFor();
    await input(page).fill("");
    await page.keyboard.type("Half a");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("thought");
    await page.reload();
    await input(page).waitFor();
    expect(await input(page).inputValue()).toBe("Half a\nthought");
    await page.keyboard.press("Escape");
    await input(page).press("Enter");
    await bubble(page, "Half a\nthought").getByText("✓ Sent").waitFor();
    expect(await app.db.prisma.message.count({ where: { senderId: meera.id } })).toBe(1);
    await page.reload();
    await input(page).waitFor();
    expect(await input(page).inputValue()).toBe("");
  });

  it("is written in a field that grows with its text up to six lines, in browsers without styles for it too", {
    tags: ["thorough"],
  }, async () => {
    const [meera, arjun] = await connectedPair();
    const heights = async (page: Page, read: (field: HTMLElement | SVGElement) => number) => {
      await page.goto(`/main/chatcomponent?with=${arjun.id}`);
      const all: number[] = [];
      for (const lines of [1, 2, 6, 9, 1]) {
        await input(page).fill(numbers(1, lines).join("\n"));
        all.push(await input(page).evaluate(read));
      }
      return all;
    };
    const [one = 0, two = 0, six = 0, nine, again] = await heights(
      await openAs(meera),
      (field) => field.getBoundingClientRect().height,
    );
    expect(two).toBeGreaterThan(one);
    expect(six).toBeGreaterThan(two);
    expect([nine, again]).toEqual([six, one]);
    const scripted = await openAs(meera);
    await scripted.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    const byScript = await heights(scripted, (field) => Number.parseFloat(field.style.height));
    // It rounds a line to whole pixels.
    for (const [index, height] of [two, six, six].entries())
      expect(Math.abs((byScript[index + 1] ?? Number.NaN) - height)).toBeLessThanOrEqual(6);
  });

  it("counts unread messages, in the list and beside the link, and announces new messages", async () => {
    const [meera, arjun] = await connectedPair();
    const hers = await visit("/main/chatcomponent", { as: meera });
    const his = await openChat(arjun, meera);
    await write(his, "one");
    await write(his, "two");
    await hers.getByRole("link", { name: "Messages 2 unread" }).waitFor();
    await hers.getByRole("link", { name: /Arjun Rao/ }).click();
    await bubble(his, "two").getByText("✓✓ Seen").waitFor();
    await hers.getByRole("link", { name: "Messages", exact: true }).waitFor();
    await write(his, "three");
    await hers.getByRole("status").filter({ hasText: "Arjun Rao: three" }).waitFor({ state: "attached" });
  });

  it("fills a phone's screen, with the field at its bottom", { tags: ["thorough"] }, async () => {
    const { meera, arjun } = await longTalk();
    const page = await openChat(meera, arjun, { viewport: PHONE });
    await bubble(page, "message 75").waitFor();
    const { y = 0, height = 0 } = (await input(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThan(PHONE.height);
    expect(y + height).toBeGreaterThan(PHONE.height - 40);
    const places = page.getByRole("navigation", { name: "Places" });
    expect(await places.isVisible()).toBe(false);
    await page.goto("/main/chatcomponent");
    await places.locator('[aria-current="page"]', { hasText: "Messages" }).waitFor();
  });
});
