import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Role } from "../../server/generated/prisma/enums.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import type { TestApp } from "../../server/testing/test-app.ts";

/** Where Chromium is, the one without windows first: it is quicker. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
    existsSync,
  );

/** How it is started. */
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Written by the browser itself where a test cuts the line or the server refuses: the page tells the person. */
const CUT_LINES = [/^Failed to load resource: net::/, /^WebSocket connection to /];
const REFUSED = /^Failed to load resource: the server responded with a status of [45]/;

/** A page that is refused there says so itself; while the server is away it asks whether it is ready again. */
const ASKED_IN_TROUBLE = new Set(["/graphql", "/readyz"]);

/** Has a page write what an error was caused by: React wraps what it recovered from. */
const NAME_CAUSES = `addEventListener("error", ({ error }) => {
  if (error?.cause) console.error("Caused by", error.cause.stack ?? String(error.cause));
});`;

/** Whether a page complains: an error or a warning of its own code or of React's. */
function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  if (message.type() !== "error" || CUT_LINES.some((some) => some.test(text))) return false;
  const { url } = message.location();
  return !(REFUSED.test(text) && (ASKED_IN_TROUBLE.has(new URL(url).pathname) || url === message.page()?.url()));
}

/**
 * A real browser for the tests of one file. Whatever a page complains of fails the test, except for `provoked`: refusals that
 * the browser itself notes, with their address behind them, and that these tests bring about.
 */
export function testBrowser({ provoked = [] }: { provoked?: readonly RegExp[] } = {}) {
  let browser: Browser | undefined;
  const contexts = new Set<BrowserContext>();
  const thrown: string[] = [];
  beforeAll(async () => {
    if (!CHROMIUM)
      throw new Error(
        "Browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
      );
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  });
  afterEach(async () => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
    expect(thrown.splice(0), "what the pages complained of").toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    /** A page in a context of its own (its own cookies), until the test ends. */
    async open(options: BrowserContextOptions = {}): Promise<Page> {
      if (!browser) throw new Error("The browser is there within tests and hooks only.");
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: "reduce",
        // It answers for the network where tests cut the line; those that are about it let it in.
        serviceWorkers: "block",
        ...options,
      });
      context.setDefaultTimeout(30_000);
      await context.addInitScript(NAME_CAUSES);
      context.on("weberror", (error) => thrown.push(String(error.error())));
      context.on("console", (message) => {
        const complaint = `${message.text()} (${message.location().url})`;
        if (isComplaint(message) && !provoked.some((some) => some.test(complaint))) thrown.push(complaint);
      });
      contexts.add(context);
      return context.newPage();
    },
    /** A page signed in as the account. */
    async openAs(
      app: TestApp,
      account: { id: string; role: Role },
      options: BrowserContextOptions = {},
    ): Promise<Page> {
      const page = await this.open({ baseURL: app.url, ...options });
      const { name, refreshToken } = await openSession(app.db, account);
      await page.context().addCookies([{ name, value: refreshToken, url: app.url }]);
      return page;
    },
  };
}

/** The two widths that every screen is looked at. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
