import { beforeAll, describe, expect, it } from "vitest";
import {
  buildApplication,
  buildJob,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";
import { holdOperation } from "../support/hold-requests.ts";

const { app, openAs, visit } = testSite();
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);

let id: string;
let longId: string;
beforeAll(async () => {
  const { prisma } = app.db;
  id = (await buildSeeker(prisma, { name: "Meera Nair" })).id;
  const texts = { currentProfession: LONG, location: LONG, qualification: LONG, skills: [LONG], about: LONG };
  longId = (await buildSeeker(prisma, { name: LONG, ...texts })).id;
  const recruiter = await buildRecruiter(prisma, { name: LONG });
  const texts2 = { title: LONG, location: LONG, requirements: LONG.repeat(5) };
  const job = await buildJob(prisma, { companyId: recruiter.id, ...texts2 });
  await buildSavedJob(prisma, { seekerId: id, jobId: job.id });
  await buildApplication(prisma, { seekerId: id, jobId: job.id });
});

const SCREENS = [
  ["/main", "SearchJobs", "Loading jobs"],
  ["/main/savedjobs", "SavedJobs", "Loading saved jobs"],
  ["/main/appliedjobs", "AppliedJobs", "Loading applications"],
  ["/main/allusers", "Peers", "Loading peers"],
  ["/main/userprofile", "ViewerProfile", "Loading your profile"],
  ["/main/userprofile-edit", "ViewerProfile", "Loading your profile"],
] as const;

describe("while it loads", () => {
  it.each(SCREENS)("%s shows and announces a placeholder", async (path, operation, name) => {
    const page = await openAs({ id });
    // The search page is prerendered with its first jobs; when reached from inside it loads them like the others.
    const inside = path === "/main";
    if (inside) {
      await page.goto("/main/privacy");
      // Before, the links of the frame are the browser's own.
      await page.locator("#root:not([data-prerendered])").waitFor();
    }
    const { release } = await holdOperation(page, operation);
    await (inside ? page.getByRole("link", { name: "Search Jobs", exact: true }).click() : page.goto(path));
    const skeleton = page.getByRole("status", { name });
    await skeleton.waitFor();
    release();
    await skeleton.waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("with endless texts", () => {
  it.each([...SCREENS.map(([path]) => path), "peer"])("%s stays within a phone's width", async (screen) => {
    const path = screen === "peer" ? `/main/usersprofile/${longId}` : screen;
    const page = await visit(path, { as: { id }, viewport: PHONE });
    await page.locator("article, form[aria-label=Profile], dl").first().waitFor();
    await expectFits(page);
  });
});
