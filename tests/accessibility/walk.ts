import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import type { Role } from "../../server/generated/prisma/enums.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { waitUntilStill } from "../support/axe.ts";
import { testBrowser } from "../support/browser.ts";
import { checks } from "./checks/index.ts";
import { comparisons } from "./checks/structure.ts";
import { installProbe } from "./probe.ts";
import { type Route, type Visit, waitUntilShown } from "./routes.ts";
import { makeWorld, type World } from "./world.ts";

/** The widths at which every page is checked: the smallest phone, a phone, a desktop. */
export const WIDTHS = [320, 390, 1440] as const;
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

const heightOf = (width: number) => (width < 1000 ? 844 : 900);

const ROLES: Readonly<Record<Exclude<Visit["as"], "nobody">, Role>> = {
  seeker: "SEEKER",
  recruiter: "RECRUITER",
  operator: "RECRUITER",
};

/** A server with its pages and a browser to check them, for the tests of one file. */
export function walker() {
  const app = testApp({ atLocalhost: true });
  // Unknown addresses are checked as well.
  const browser = testBrowser({ provoked: [/status of (404|410)/] });
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });
  const tried = new Map<string, { times: number; found: string[] }>();
  const pages = new Set<string>();
  let views = 0;
  const notes = new Map<string, { visit: Visit; note: string }[]>();

  const note = (id: string, found: readonly string[]) => {
    const before = tried.get(id) ?? { times: 0, found: [] };
    tried.set(id, { times: before.times + 1, found: [...before.found, ...found] });
  };

  async function open(route: Route, width: number, scheme: Scheme): Promise<Page> {
    const options = {
      baseURL: app.url,
      viewport: { width, height: heightOf(width) },
      colorScheme: scheme,
      hasTouch: width < 1000,
    };
    const { as } = route;
    return as === "nobody" ? browser.open(options) : browser.openAs(app, { id: world[as], role: ROLES[as] }, options);
  }

  /** Runs checks on an open page. */
  async function look(page: Page, visit: Visit, chosen = checks) {
    const flaws: string[] = [];
    pages.add(visit.name);
    views += 1;
    await installProbe(page);
    for (const { id, find } of chosen) {
      const found = (await find(page, visit)).map((what) => `${visit.name}, ${visit.width}, ${visit.scheme}: ${what}`);
      note(id, found);
      flaws.push(...found.map((what) => `${id}: ${what}`));
    }
    for (const { id, note: read } of comparisons) {
      notes.set(id, [...(notes.get(id) ?? []), { visit, note: await read(page) }]);
    }
    return flaws;
  }

  return {
    /** Checks a page at one width, in each of the schemes. */
    async try(route: Route, width: number, schemes: readonly Scheme[]): Promise<void> {
      const [first = "light", ...others] = schemes;
      const page = await open(route, width, first);
      const path = route.path(world);
      const visit = { name: route.name, as: route.as, path, width, scheme: first };
      await page.goto(path);
      await waitUntilShown(page, route);
      const flaws = await look(page, visit);
      for (const scheme of others) {
        await page.emulateMedia({ colorScheme: scheme });
        // Pages without the application apply the scheme on load.
        if (route.isDocument) await page.reload();
        await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
        await waitUntilStill(page);
        const depending = checks.filter(({ byScheme }) => byScheme);
        flaws.push(...(await look(page, { ...visit, scheme }, depending)));
      }
      expect(flaws).toEqual([]);
    },
    /** Compares the checked pages with one another. */
    compare(): void {
      for (const { id, judge } of comparisons) note(id, judge(notes.get(id) ?? []));
      expect(comparisons.flatMap(({ id }) => tried.get(id)?.found ?? [])).toEqual([]);
    },
    /** Stores the results for `npm run accessibility-report`. */
    save(): void {
      const file = process.env.ACCESSIBILITY_RESULTS;
      if (!file) return;
      const all = [...tried].map(([check, { times, found }]) => ({ check, times, found }));
      all.sort((one, other) => one.check.localeCompare(other.check));
      writeFileSync(file, JSON.stringify({ pages: pages.size, views, tried: all }));
    },
  };
}
