import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, expect } from "vitest";
import type { Role } from "../../server/generated/prisma/enums.ts";
import { forTheFile } from "../../server/testing/for-the-file.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import { type TestApp, type TestAppOptions, testApp } from "../../server/testing/test-app.ts";
import { LAPTOP, ReusedPages, watchChanges } from "./reused-pages.ts";

/** Path of Chromium; the headless shell is preferred, because it is faster. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
    existsSync,
  );

/** Its command-line arguments. */
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages live for seconds: optimising their code costs more than it saves.
  "--js-flags=--no-opt --no-maglev",
];

/** Logged by the browser itself when a test cuts the connection or the server refuses: the page reports it. */
const CUT_LINES = [/^Failed to load resource: net::/, /^WebSocket connection to /];
const REFUSED = /^Failed to load resource: the server responded with a status of [45]/;

/** A page reports refusals of these itself; during an outage it polls readiness. */
const ASKED_IN_TROUBLE = new Set(["/graphql", "/readyz"]);

/** Logs the cause of an error, since React wraps errors that it recovered from. */
const NAME_CAUSES = `addEventListener("error", ({ error }) => {
  if (error?.cause) console.error("Caused by", error.cause.stack ?? String(error.cause));
});`;

/** Whether a console message is a complaint: an error or a warning from the page's code or from React. */
function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  if (message.type() !== "error" || CUT_LINES.some((some) => some.test(text))) return false;
  const { url } = message.location();
  return !(REFUSED.test(text) && (ASKED_IN_TROUBLE.has(new URL(url).pathname) || url === message.page()?.url()));
}

/** The worker's browser, which ends with its process. */
let running: Browser | undefined;

async function runningBrowser(): Promise<Browser> {
  if (!CHROMIUM)
    throw new Error(
      "Browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
    );
  if (!running?.isConnected()) running = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  return running;
}

/** An account; its role is read from the database. */
type Visitor = { readonly id: string; readonly role?: Role };

type VisitOptions = BrowserContextOptions & { readonly as?: Visitor };

/**
 * A real browser for the tests of one file, shared with the other files of the worker. Complaints of a page fail the
 * test, except for `provoked` ones: refusals logged by the browser, followed by their address, that these tests cause.
 */
export function testBrowser({ provoked = [] }: { provoked?: readonly RegExp[] } = {}) {
  const pages = new ReusedPages();
  const opened = new Map<Page, BrowserContextOptions>();
  const thrown: string[] = [];
  afterEach(async () => {
    await Promise.all([...opened].map(([page, options]) => pages.giveBack(page, options)));
    opened.clear();
    expect(thrown.splice(0), "what the pages complained of").toEqual([]);
  });
  afterAll(() => pages.close());
  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const browser = await runningBrowser();
    const context = await browser.newContext({
      viewport: LAPTOP,
      reducedMotion: "reduce",
      // It would answer requests when tests cut the network; tests of it allow it.
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
    const page = await context.newPage();
    watchChanges(page);
    return page;
  }
  return {
    /** Opens a page with its own cookies and storage, until the test ends. */
    async open(options: BrowserContextOptions = {}): Promise<Page> {
      const page = (await pages.take(options)) ?? (await newPage(options));
      opened.set(page, options);
      return page;
    },
    /** Opens a page signed in as the account. */
    async openAs(app: TestApp, account: Visitor, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await this.open({ baseURL: app.url, ...options });
      const { role } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
      const { name, refreshToken } = await openSession(app.db, { id: account.id, role });
      await page.context().addCookies([{ name, value: refreshToken, url: app.url }]);
      return page;
    },
    /** Opens an address of the app, signed in as the account if there is one. */
    async visit(app: TestApp, path: string, { as, ...options }: VisitOptions = {}): Promise<Page> {
      const page = await (as ? this.openAs(app, as, options) : this.open({ baseURL: app.url, ...options }));
      await page.goto(path);
      return page;
    },
  };
}

/** The product, and a browser in which its pages are opened, for the tests of one file. */
export function testSite({ provoked = [], ...options }: TestAppOptions & { provoked?: readonly RegExp[] } = {}) {
  const app = testApp(options);
  const browser = testBrowser({ provoked });
  return {
    app,
    browser,
    /** Something that the tests of the file share, such as a person: made before the first of them. */
    once: <Thing extends object>(make: () => Promise<Thing>): Thing => forTheFile(make, () => {}),
    /** Opens a page without a session, at no address yet. */
    openPage: (options: BrowserContextOptions = {}) => browser.open({ baseURL: app.url, ...options }),
    /** Opens a page signed in as the account, at no address yet. */
    openAs: (account: Visitor, options: BrowserContextOptions = {}) => browser.openAs(app, account, options),
    /** Opens an address, signed in as the account if there is one. */
    visit: (path: string, options: VisitOptions = {}) => browser.visit(app, path, options),
  };
}

/** The two widths at which every screen is checked. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = LAPTOP;
