import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";

const NURSE = { title: "Night Nurse" };

const app = testApp();
const browser = testBrowser();

const cards = (page: Page) => page.getByRole("list", { name: "Jobs" }).getByRole("article");
const card = (page: Page, title: string) => cards(page).filter({ has: page.getByRole("heading", { name: title }) });

const seekerOf = new WeakMap<Page, string>();

async function openAsSeeker(options = {}): Promise<Page> {
  const { id } = await buildSeeker(app.db.prisma, { name: "Meera Nair" });
  const page = await browser.openAs(app, { id, role: "SEEKER" }, options);
  seekerOf.set(page, id);
  await page.goto("/main");
  await cards(page).first().waitFor();
  return page;
}

beforeAll(async () => {
  const { id: recruiterId } = await buildRecruiter(app.db.prisma, { companyName: "Northwind Labs" });
  for (let number = 1; number <= 25; number += 1) {
    const createdAt = new Date(Date.now() - (number + 2) * 24 * 60 * 60 * 1000);
    await buildJob(app.db.prisma, { recruiterId, title: `Field Botanist ${number}`, createdAt });
  }
  await buildJob(app.db.prisma, {
    recruiterId,
    title: "Night Nurse",
    industry: "HEALTHCARE",
    workMode: "REMOTE",
    jobType: "PART_TIME",
    description: "You look after the ward from nine to six.",
    applicationDeadline: new Date("2099-03-03"),
    createdAt: new Date(Date.now() - 30 * 60 * 60 * 1000),
  });
});

describe("searching jobs", () => {
  it("greets the seeker and shows everything a card should", async () => {
    const page = await openAsSeeker();
    await page.getByRole("heading", { level: 1, name: /^Good (Morning|Afternoon|Evening), Meera Nair$/ }).waitFor();
    await page.getByText("Check your curated job board").waitFor();
    const nurse = card(page, "Night Nurse");
    for (const text of [
      "Northwind Labs",
      "Part-time · HealthCare",
      "Posted yesterday",
      "Pune",
      "1-3 years",
      "Remote",
      "Three years with TypeScript",
    ]) {
      await nurse.getByText(text).waitFor();
    }
    expect(await nurse.getByRole("button", { name: "Save Night Nurse" }).count()).toBe(2);
  });

  it("filters by the database, keeps it in the address, and shows it as chips", async () => {
    const page = await openAsSeeker();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Work Mode").selectOption({ label: "Remote" });
    await page.getByLabel("Job Category").selectOption({ label: "HealthCare" });
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    expect(new URL(page.url()).searchParams.get("workMode")).toBe("REMOTE");
    expect(await page.getByLabel("Work Mode").inputValue()).toBe("");

    await page.reload();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await page.getByRole("button", { name: "Remove filter Remote" }).click();
    await page.getByRole("button", { name: "Remove filter HealthCare" }).click();
    await card(page, "Field Botanist 1").first().waitFor();
  });

  const typeAndChoose = async (page: Page) => {
    await page.getByPlaceholder("Search jobs...").fill("botanist");
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Work Mode").selectOption({ label: "Onsite" });
  };

  it.each(["go", "Apply filters"])(
    "searches for words and filters together by '%s', and blanks both",
    async (button) => {
      const page = await openAsSeeker();
      await typeAndChoose(page);
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.getByRole("button", { name: "Remove filter “botanist”" }).waitFor();
      await page.getByRole("button", { name: "Remove filter Onsite" }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([searchParams.get("q"), searchParams.get("workMode")]).toEqual(["botanist", "ONSITE"]);
      expect(await page.getByPlaceholder("Search jobs...").inputValue()).toBe("");
      expect(await page.getByLabel("Work Mode").inputValue()).toBe("");
    },
  );

  it("keeps words, filters and pages together through Back and reload", async () => {
    const page = await openAsSeeker();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Work Mode").selectOption({ label: "Remote" });
    await page.getByPlaceholder("Search jobs...").fill("nurse");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await page.getByRole("button", { name: "Remove filter Remote" }).click();
    await page.getByRole("button", { name: "Remove filter “nurse”" }).click();
    await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
    await card(page, "Field Botanist 25").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Remove filter “nurse”" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Remove filter Remote" }).waitFor();
    await page.reload();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    expect(await page.getByRole("list", { name: "Active filters" }).getByRole("button").count()).toBe(2);
  });

  it("takes both filters away that are removed in one moment", async () => {
    const page = await openAsSeeker();
    await page.goto("/main?q=nurse&workMode=REMOTE&industry=HEALTHCARE");
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await page.evaluate(() => {
      for (const name of ["Remove filter Remote", "Remove filter HealthCare"])
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    });
    await page.waitForURL((url) => url.search === "?q=nurse");
  });

  it("says that nothing matches, above the full list", async () => {
    const page = await openAsSeeker();
    await page.getByPlaceholder("Search jobs...").fill("zymurgist");
    await page.getByRole("button", { name: "go", exact: true }).click();
    await page
      .getByRole("main")
      .getByText("Oops! Looks like no jobs match your filters. Try adjusting them!")
      .waitFor();
    await card(page, "Night Nurse").waitFor();
  });

  it("goes on as one scrolls", async () => {
    const page = await openAsSeeker();
    await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
    await card(page, "Field Botanist 25").waitFor();
    expect(await cards(page).count()).toBe(26);
  });

  it("keeps the place of who comes back", async () => {
    const page = await openAsSeeker();
    await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
    await card(page, "Field Botanist 25").scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await page.getByRole("link", { name: "Saved Jobs" }).click();
    await page.waitForURL("**/savedjobs");
    await page.goBack();
    await card(page, "Field Botanist 25").waitFor();
    await expect.poll(place).toBe(before);
  });

  describe("one search after another", () => {
    const search = async (page: Page, words: string) => {
      await page.getByPlaceholder("Search jobs...").fill(words);
      await page.getByRole("button", { name: "go", exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get("q") === words);
    };

    it("keeps the place of who comes back to the one before", async () => {
      const page = await openAsSeeker();
      await page.getByRole("link", { name: "Saved Jobs" }).click();
      await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
      await search(page, "botanist");
      await page.getByRole("main").getByText("25 jobs match").waitFor();
      await page.getByPlaceholder("Search jobs...").fill("nurse");
      await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
      await card(page, "Field Botanist 25").scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => window.scrollY);
      const before = await place();
      await page.keyboard.press("Enter");
      await page.getByRole("main").getByText("1 job matches").waitFor();
      await page.goBack();
      await card(page, "Field Botanist 25").waitFor();
      await expect.poll(place).toBe(before);
      await page.waitForLoadState("networkidle");
      expect(await cards(page).count()).toBe(25);
      expect(await place()).toBe(before);
    });

    it("asks again for what was searched before, and counts it again", async () => {
      const page = await openAsSeeker();
      const { id: recruiterId } = await buildRecruiter(app.db.prisma);
      await buildJob(app.db.prisma, { recruiterId, title: "Glazier 1" });
      await search(page, "glazier");
      await page.getByRole("main").getByText("1 job matches").waitFor();
      await page.getByRole("button", { name: /^Remove filter/ }).click();
      await card(page, "Night Nurse").waitFor();
      const added = await buildJob(app.db.prisma, { recruiterId, title: "Glazier 2" });
      await search(page, "glazier");
      await card(page, "Glazier 2").waitFor();
      await page.getByRole("main").getByText("2 jobs match").waitFor();
      await app.db.prisma.job.deleteMany({ where: { OR: [{ id: added.id }, { title: "Glazier 1" }] } });
    });

    it("does not carry the failure of one over to the next", async () => {
      const page = await openAsSeeker();
      await page.route("**/graphql", (route) =>
        route.request().postData()?.includes('"after":"') ? route.abort() : route.continue(),
      );
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.getByText("Failed to fetch jobs").waitFor();
      await page.unrouteAll();
      await page.getByPlaceholder("Search jobs...").scrollIntoViewIfNeeded();
      await search(page, "botanist");
      await page.getByRole("main").getByText("25 jobs match").waitFor();
      await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
      await card(page, "Field Botanist 25").waitFor();
      expect(await page.getByText("Failed to fetch jobs").count()).toBe(0);
    });
  });

  it("opens a job's details beside the list, and gives the focus back", async () => {
    const page = await openAsSeeker();
    await page.getByRole("button", { name: "Details of Night Nurse" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByText("You look after the ward from nine to six.").waitFor();
    await panel.getByText("3 March 2099").waitFor();
    await panel.getByText("11-50").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(focused).toBe("Details of Night Nurse");
  });
});

describe("acting on a job", () => {
  it("saves and applies at once, and remembers both", async () => {
    const page = await openAsSeeker();
    const nurse = card(page, "Night Nurse");
    await nurse.getByRole("button", { name: "Save Night Nurse" }).first().click();
    await nurse.getByRole("button", { name: "Unsave Night Nurse" }).first().waitFor();
    await nurse.getByRole("button", { name: "Apply to Night Nurse" }).click();
    await nurse.getByRole("button", { name: "Applied to Night Nurse" }).waitFor();
    await expect.poll(() => app.db.prisma.savedJob.count({ where: { job: NURSE } })).toBe(1);
    await expect.poll(() => app.db.prisma.application.count({ where: { job: NURSE } })).toBe(1);

    await page.reload();
    await nurse.getByRole("button", { name: "Unsave Night Nurse" }).first().waitFor();
    expect(await nurse.getByRole("button", { name: "Applied to Night Nurse" }).isDisabled()).toBe(true);
  });

  it("what was pressed is done though the page is left at once", async () => {
    const page = await openAsSeeker();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Salary Range").waitFor();
    await page
      .getByRole("button", { name: "Apply to Field Botanist 2", exact: true })
      .evaluate((button: HTMLElement) => {
        button.click();
        window.location.assign("about:blank");
      });
    await page.waitForURL("about:blank");
    await expect.poll(() => app.db.prisma.application.count({ where: { job: { title: "Field Botanist 2" } } })).toBe(1);
  });

  describe("pressed again at once", () => {
    /** Holds the first SaveJob back until the returned function is called. */
    const holdSaving = async (page: Page) => {
      const sent: string[] = [];
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/graphql", async (route) => {
        const operation = /"operationName":"(\w+)"/.exec(route.request().postData() ?? "")?.[1] ?? "";
        if (/^(Uns|S)aveJob$/.test(operation)) sent.push(operation);
        if (operation === "SaveJob" && sent.length === 1) await released;
        await route.continue();
      });
      return { sent, release };
    };
    const answerTo = (page: Page, operation: string) =>
      page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(`"operationName":"${operation}"`)),
      );
    const button = (page: Page, name: string) =>
      card(page, "Field Botanist 3")
        .getByRole("button", { name: `${name} Field Botanist 3` })
        .first();
    const saved = (page: Page) =>
      app.db.prisma.savedJob.count({
        where: { job: { title: "Field Botanist 3" }, seekerId: seekerOf.get(page) ?? "" },
      });

    it("the last wish is what is shown and stored, however slow the first is", async () => {
      const page = await openAsSeeker();
      const { sent, release } = await holdSaving(page);
      await button(page, "Save").click();
      await button(page, "Unsave").click();
      await button(page, "Save").waitFor();
      expect(sent).toEqual(["SaveJob"]);
      const unsaved = answerTo(page, "UnsaveJob");
      release();
      await unsaved;
      expect(sent).toEqual(["SaveJob", "UnsaveJob"]);
      expect(await saved(page)).toBe(0);
      await button(page, "Save").waitFor();
    });

    it("in another tab, the last wish is what both tabs show and the server stores", async () => {
      const page = await openAsSeeker();
      const other = await page.context().newPage();
      await other.goto("/main");
      // Only a page that works can hear of the first.
      await other.getByRole("button", { name: "Show filters" }).click();
      await other.getByRole("button", { name: "Hide filters" }).waitFor();
      const { sent, release } = await holdSaving(page);
      await button(page, "Save").click();
      await expect.poll(() => sent).toEqual(["SaveJob"]);
      await button(other, "Save").click();
      await button(other, "Unsave").click();
      await button(other, "Save").waitFor();
      const unsaved = answerTo(other, "UnsaveJob");
      release();
      await unsaved;
      await button(page, "Save").waitFor();
      expect(await saved(page)).toBe(0);
      await button(other, "Save").waitFor();
    });
  });

  it("puts a save back and says so when it fails", async () => {
    const page = await openAsSeeker();
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes('"operationName":"SaveJob"') ? route.abort() : route.continue(),
    );
    const nurse = card(page, "Night Nurse");
    await nurse.getByRole("button", { name: "Save Night Nurse" }).first().click();
    await page.getByText("Something went wrong.").waitFor();
    await nurse.getByRole("button", { name: "Save Night Nurse" }).first().waitFor();
  });

  it("offers to try again when the list does not load", async () => {
    const page = await openAsSeeker();
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes('"operationName":"SearchJobs"') ? route.abort() : route.continue(),
    );
    await page.getByRole("searchbox").fill("nurse");
    await page.getByRole("button", { name: "go" }).click();
    await page.getByText("Failed to fetch jobs").waitFor();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await card(page, "Night Nurse").waitFor();
  });
});

for (const viewport of [DESKTOP, PHONE]) {
  for (const colorScheme of ["light", "dark"] as const) {
    it(`is accessible and fits at ${viewport.width} pixels, ${colorScheme}`, async () => {
      const page = await openAsSeeker({ viewport, colorScheme });
      await page.getByRole("button", { name: "Show filters" }).click();
      await page.getByLabel("Salary Range").waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  }
}
