import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import { testSite } from "./browser.ts";

export const NURSE = { title: "Night Nurse" };

export const cards = (page: Page) => page.getByRole("list", { name: "Jobs" }).getByRole("article");
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title }) });

/** A server with 25 botanist jobs and a night nurse job, the newest, and seekers who browse them. */
export function jobSearch() {
  const { app, visit } = testSite();
  const seekerOf = new WeakMap<Page, string>();

  beforeAll(async () => {
    const { id: companyId } = await app.build.recruiter({ name: "Northwind Labs" });
    for (let number = 1; number <= 25; number += 1) {
      const createdAt = new Date(Date.now() - (number + 2) * 24 * 60 * 60 * 1000);
      await app.build.job({ companyId, title: `Field Botanist ${number}`, createdAt });
    }
    await app.build.job({
      companyId,
      title: "Night Nurse",
      industry: "HEALTHCARE",
      workMode: "REMOTE",
      jobType: "PART_TIME",
      description: "You look after the ward from nine to six.",
      applicationDeadline: new Date("2099-03-03"),
      createdAt: new Date(Date.now() - 30 * 60 * 60 * 1000),
    });
  });

  return {
    app,
    /** The account that a page was opened as. */
    seekerOf,
    async openAsSeeker(options = {}): Promise<Page> {
      const { id } = await app.build.seeker({ name: "Meera Nair" });
      const page = await visit("/main", { as: { id }, ...options });
      seekerOf.set(page, id);
      await cards(page).first().waitFor();
      // Earlier presses are replayed after hydration: too late for tests that wait for their effect.
      await page.locator("#root:not([data-prerendered])").waitFor();
      return page;
    },
  };
}
