import type { BrowserContextOptions, Page } from "playwright-core";

export const LAPTOP = { width: 1440, height: 900 } as const;

/** What a page can be given later as well as when its context is made. */
const GIVEN_LATER = new Set(["baseURL", "viewport", "colorScheme"]);

/** Two people's pages, and one more. */
const MOST = 3;

const spoilt = new WeakSet<Page>();

const isGivenLater = (options: BrowserContextOptions) =>
  Boolean(options.baseURL) && Object.keys(options).every((name) => GIVEN_LATER.has(name));

/** Notes that a page is changed in a way that cannot be undone, once one of these is called. */
function spoiledBy<Owner extends object>(page: Page, owner: Owner, ...methods: (keyof Owner)[]) {
  for (const method of methods) {
    const call = owner[method] as (...given: unknown[]) => unknown;
    const noting = (...given: unknown[]) => {
      spoilt.add(page);
      return call.apply(owner, given);
    };
    owner[method] = noting as Owner[keyof Owner];
  }
}

/** Watches whether a page is changed for good. */
export function watchChanges(page: Page) {
  spoiledBy(page, page, "addInitScript", "exposeFunction", "exposeBinding", "routeWebSocket", "setDefaultTimeout");
  spoiledBy(page, page.clock, "install", "setFixedTime");
  spoiledBy(page, page.context(), "newCDPSession", "addInitScript", "route", "grantPermissions");
}

/** Makes a page as it was when it was new, but for the code that it has fetched and compiled. */
async function renew(page: Page) {
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

const isRenewed = (page: Page) =>
  renew(page).then(
    () => true,
    () => false,
  );

/**
 * The pages of one file's tests, used again: the second load of a site in one process takes a quarter of the processor
 * time of the first.
 */
export class KeptPages {
  readonly #free = new Map<string, Page[]>();

  /** A page of an earlier test, as new, if there is one that can have these options. */
  async take(options: BrowserContextOptions): Promise<Page | undefined> {
    const page = this.#alike(options).pop();
    const { viewport = LAPTOP, colorScheme = "light" } = options;
    if (viewport) await page?.setViewportSize(viewport);
    const unchanged = { media: null, contrast: null, forcedColors: null } as const;
    await page?.emulateMedia({ ...unchanged, reducedMotion: "reduce", colorScheme });
    return page;
  }

  /** Keeps a page for a later test if it can be renewed, or closes it with its context. */
  async giveBack(page: Page, options: BrowserContextOptions) {
    const free = this.#alike(options);
    const isKept = isGivenLater(options) && !spoilt.has(page) && free.length < MOST;
    if (isKept && (await isRenewed(page))) free.push(page);
    else await page.context().close();
  }

  async close() {
    await Promise.all([...this.#free.values()].flat().map((page) => page.context().close()));
    this.#free.clear();
  }

  /** The free pages of this site. */
  #alike(options: BrowserContextOptions): Page[] {
    if (!isGivenLater(options)) return [];
    const baseURL = options.baseURL ?? "";
    const free = this.#free.get(baseURL) ?? [];
    this.#free.set(baseURL, free);
    return free;
  }
}
