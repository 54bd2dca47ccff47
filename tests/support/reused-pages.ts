import type { BrowserContextOptions, Page } from "playwright-core";

export const LAPTOP = { width: 1440, height: 900 } as const;

/** Options that can be changed after a context was created. */
const CHANGEABLE = new Set(["baseURL", "viewport", "colorScheme"]);

/** Two people's pages, and one more. */
const MAX_PAGES = 3;

/** Pages with changes that cannot be undone. */
const spent = new WeakSet<Page>();

const isReusable = (options: BrowserContextOptions) =>
  Boolean(options.baseURL) && Object.keys(options).every((name) => CHANGEABLE.has(name));

/** Marks a page as spent once one of these methods is called. */
function spentBy<Owner extends object>(page: Page, owner: Owner, ...methods: (keyof Owner)[]) {
  for (const method of methods) {
    const call = owner[method] as (...given: unknown[]) => unknown;
    const marking = (...given: unknown[]) => {
      spent.add(page);
      return call.apply(owner, given);
    };
    owner[method] = marking as Owner[keyof Owner];
  }
}

/** Watches a new page for changes that cannot be undone. */
export function watchChanges(page: Page) {
  spentBy(page, page, "addInitScript", "exposeFunction", "exposeBinding", "routeWebSocket", "setDefaultTimeout");
  spentBy(page, page.clock, "install", "setFixedTime", "setSystemTime");
  spentBy(page, page.context(), "newCDPSession", "addInitScript", "route", "grantPermissions");
}

/** Resets a page, except for the code that it has fetched and compiled. */
async function reset(page: Page) {
  const context = page.context();
  page.removeAllListeners();
  page.on("dialog", (dialog) => dialog.accept());
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  // It stays on its site, so that it keeps its process.
  await page.goto("/robots.txt", { timeout: 5_000 });
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.clearCookies();
  page.removeAllListeners();
}

const isReset = (page: Page) =>
  reset(page).then(
    () => true,
    () => false,
  );

/**
 * The pages of one file's tests, reused: the second load of a site in one process takes half the processor time of the
 * first.
 */
export class ReusedPages {
  readonly #free = new Map<string, Page[]>();

  /** Returns a reset page of an earlier test, if there is one that can have these options. */
  async take(options: BrowserContextOptions): Promise<Page | undefined> {
    const page = this.#freeFor(options).pop();
    const { viewport = LAPTOP, colorScheme = "light" } = options;
    if (viewport) await page?.setViewportSize(viewport);
    const unchanged = { media: null, contrast: null, forcedColors: null } as const;
    await page?.emulateMedia({ ...unchanged, reducedMotion: "reduce", colorScheme });
    return page;
  }

  /** Resets a page for a later test, or closes it with its context. */
  async giveBack(page: Page, options: BrowserContextOptions) {
    const free = this.#freeFor(options);
    const isWanted = isReusable(options) && !spent.has(page) && free.length < MAX_PAGES;
    if (isWanted && (await isReset(page))) free.push(page);
    else await page.context().close();
  }

  async close() {
    await Promise.all([...this.#free.values()].flat().map((page) => page.context().close()));
    this.#free.clear();
  }

  /** The free pages of the site. */
  #freeFor(options: BrowserContextOptions): Page[] {
    if (!isReusable(options)) return [];
    const baseURL = options.baseURL ?? "";
    const free = this.#free.get(baseURL) ?? [];
    this.#free.set(baseURL, free);
    return free;
  }
}
