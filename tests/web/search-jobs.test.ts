import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { card, cards, jobSearch } from "../support/job-search.ts";

const { app, openAsSeeker } = jobSearch();

/** Rows off screen are laid out, or skipped, after a frame: visible content may move then. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

const send = async (page: Page, words: string) => {
  await page.getByPlaceholder("Search jobs...").fill(words);
  await page.getByRole("button", { name: "go", exact: true }).click();
};

describe("searching jobs", () => {
  it("greets the seeker and shows complete cards", async () => {
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
    expect(await nurse.getByRole("button", { name: "Save Night Nurse" }).count()).toBe(1);
  });

  it.each(["go", "Apply filters"])(
    "searches for words and filters together by '%s', and clears both",
    async (button) => {
      const page = await openAsSeeker();
      await page.getByPlaceholder("Search jobs...").fill("botanist");
      await page.getByRole("button", { name: "Show filters" }).click();
      await page.getByLabel("Work Mode").selectOption({ label: "Onsite" });
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.getByRole("button", { name: "Remove filter “botanist”" }).waitFor();
      await page.getByRole("button", { name: "Remove filter Onsite" }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([searchParams.get("q"), searchParams.get("workMode")]).toEqual(["botanist", "ONSITE"]);
      expect(await page.getByPlaceholder("Search jobs...").inputValue()).toBe("");
      expect(await page.getByLabel("Work Mode").inputValue()).toBe("");
    },
  );

  it("preserves words, filters and pages through Back and reload", async () => {
    const page = await openAsSeeker();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Work Mode").selectOption({ label: "Remote" });
    await page.getByLabel("Job Category").selectOption({ label: "HealthCare" });
    await page.getByPlaceholder("Search jobs...").fill("nurse");
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await page.getByRole("button", { name: "Remove filter HealthCare" }).click();
    await page.getByRole("button", { name: "Remove filter Remote" }).click();
    await page.getByRole("button", { name: "Remove filter “nurse”" }).click();
    await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
    await card(page, "Field Botanist 25").waitFor();
    expect(await cards(page).count()).toBe(26);
    await page.goBack();
    await page.getByRole("button", { name: "Remove filter “nurse”" }).waitFor();
    for (const filter of ["Remote", "HealthCare"]) {
      await page.goBack();
      await page.getByRole("button", { name: `Remove filter ${filter}` }).waitFor();
    }
    await page.reload();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    const removing = page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: /^Remove filter/ });
    expect(await removing.count()).toBe(3);
  });

  it("removes both filters that are removed at the same moment", { tags: ["thorough"] }, async () => {
    const page = await openAsSeeker();
    await page.goto("/main?q=nurse&workMode=REMOTE&industry=HEALTHCARE");
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await page.evaluate(() => {
      for (const name of ["Remove filter Remote", "Remove filter HealthCare"])
        document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    });
    await page.waitForURL((url) => url.search === "?q=nurse");
  });

  it.each([
    ["nurse except Infosys", "?q=nurse&without=Infosys"],
    ["remote nurse in pune", "?q=nurse&workMode=REMOTE&place=Pune"],
  ])("parses %s in the box, and in an address", async (words, address) => {
    const page = await openAsSeeker();
    await send(page, words);
    await page.waitForURL((url) => url.search === address);
    await page.goto(`/main?q=${encodeURIComponent(words)}`);
    await page.waitForURL((url) => url.search === address);
  });

  it.each([
    ["a phone", PHONE],
    ["a narrow window", { width: 720, height: 450 }],
    ["a desktop", DESKTOP],
  ])("filters by place, pay and age on %s", async (_name, viewport) => {
    const page = await openAsSeeker({ viewport });
    const choose = async (filter: string, choice: RegExp) => {
      await page.getByRole("button", { name: filter, exact: true }).click();
      await page.getByRole("group", { name: filter }).getByLabel(choice).click();
    };
    await choose("Date Posted", /^Last 3 days/);
    await page.getByRole("button", { name: "Remove filter Last 3 days" }).waitFor();
    await card(page, "Night Nurse").waitFor();
    await card(page, "Field Botanist 1").waitFor({ state: "detached" });
    await choose("Location", /^Pune/);
    await page.getByRole("button", { name: "Remove filter Pune" }).waitFor();
    await choose("Salary", /^3 LPA or more/);
    await page.waitForURL((url) => ["place", "pay", "days"].every((name) => url.searchParams.has(name)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });

  describe("one search after another", () => {
    const search = async (page: Page, words: string) => {
      await send(page, words);
      await page.waitForURL((url) => url.searchParams.get("q") === words);
    };

    it.each([
      ["another page", "a desktop", DESKTOP],
      ["another page", "a phone", PHONE],
      ["another search", "a desktop", DESKTOP],
    ])("restores the scroll position on Back from %s, on %s", async (left, _where, viewport) => {
      const page = await openAsSeeker({ viewport });
      await search(page, "botanist");
      await page.getByRole("main").getByText("25 jobs match").waitFor();
      await page.getByPlaceholder("Search jobs...").fill("nurse");
      await page.getByText("Field Botanist 19").scrollIntoViewIfNeeded();
      await card(page, "Field Botanist 25").scrollIntoViewIfNeeded();
      const place = () => page.evaluate(() => window.scrollY);
      const before = await place();
      if (left === "another search") {
        await page.keyboard.press("Enter");
        await page.getByRole("main").getByText("1 job matches").waitFor();
      } else {
        await page.getByRole("link", { name: "Saved Jobs" }).click();
        await page.waitForURL("**/savedjobs");
      }
      await page.goBack();
      await card(page, "Field Botanist 25").waitFor();
      await expect.poll(place).toBe(before);
      await page.waitForLoadState("networkidle");
      expect(await cards(page).count()).toBe(25);
      await nextFrames(page);
      expect(await place()).toBe(before);
    });

    it("refetches an earlier search, and its count", { tags: ["thorough"] }, async () => {
      const page = await openAsSeeker();
      const { id: companyId } = await app.build.recruiter();
      await app.build.job({ companyId, title: "Glazier 1" });
      await search(page, "glazier");
      await page.getByRole("main").getByText("1 job matches").waitFor();
      await page.getByRole("button", { name: /^Remove filter/ }).click();
      await card(page, "Night Nurse").waitFor();
      const added = await app.build.job({ companyId, title: "Glazier 2" });
      await search(page, "glazier");
      await card(page, "Glazier 2").waitFor();
      await page.getByRole("main").getByText("2 jobs match").waitFor();
      await app.db.prisma.job.deleteMany({ where: { OR: [{ id: added.id }, { title: "Glazier 1" }] } });
    });

    it("does not show the failure of one for the next", { tags: ["thorough"] }, async () => {
      // The end of the first page is too far away to load the second immediately.
      const page = await openAsSeeker({ viewport: { width: 1440, height: 500 } });
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
});
