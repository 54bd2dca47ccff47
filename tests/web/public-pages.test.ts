import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import { companyPath, jobPath } from "../../shared/public-paths.ts";
import { logIn } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { htmlFlaws } from "../support/html-flaws.ts";
import { applySheet, sendApplication } from "../support/send-application.ts";

const { app, openAs, openPage, visit, once } = testSite();
const seeker = once(() => app.build.seeker());
const HOSTILE = `</script><script>document.title="taken"</script>"'><img src=x onerror=alert(1)>`;
const job = once(() =>
  app.build.job({
    title: "Senior Welder",
    salaryLabel: "3-4 LPA",
    description: "You weld.\n\n".repeat(60),
    recruiter: { name: "Tidewater Labs", description: "We weld." },
  }),
);
const hostile = once(() =>
  app.build.job({
    ...{ title: HOSTILE, description: HOSTILE, requirements: HOSTILE, location: HOSTILE },
    recruiter: { name: HOSTILE, description: HOSTILE, website: `javascript:alert(1)//${HOSTILE}` },
  }),
);
const company = companyPath("tidewater-labs");

/** Bytes transferred, without headers. */
async function bytesOf(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)));
  await page.goto(path, { waitUntil: "networkidle" });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const pages = () => [
  jobPath(job),
  company,
  `${company}/widget`,
  "/jobs?q=welder&jobType=FULL_TIME&place=Pune",
  "/jobs/none",
];

it("weighs at most 60 kB with its fonts, before any interaction", async () => {
  for (const path of pages()) {
    const page = await openPage({ viewport: PHONE });
    expect(await bytesOf(page, path), path).toBeLessThan(60_000);
  }
});

it("is valid HTML, whatever people wrote", async () => {
  for (const path of [...pages(), jobPath(hostile)])
    expect(await htmlFlaws(await (await fetch(app.url + path)).text()), path).toEqual([]);
});

it("has the same content without script, where Apply leads to the log-in", async () => {
  const page = await visit(jobPath(job), { javaScriptEnabled: false, colorScheme: "dark" });
  await page.getByRole("heading", { level: 1, name: "Senior Welder" }).waitFor();
  const background = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background).toBe("rgb(14, 21, 18)");
  expect(await page.getByRole("button", { name: "Share" }).count()).toBe(0);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL("**/user-login?to=apply*");
});

it("is printed without navigation, buttons and similar jobs, and dark on white from a dark page", {
  tags: ["thorough"],
}, async () => {
  const page = await visit(jobPath(job), { colorScheme: "dark" });
  const shown = () =>
    page
      .locator("nav, footer, main form, main button, main aside, h2:text('Similar jobs')")
      .filter({ visible: true })
      .count();
  expect(await shown()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await shown()).toBe(0);
  const title = page.getByRole("heading", { level: 1, name: "Senior Welder" });
  expect(await title.isVisible()).toBe(true);
  expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe("rgb(23, 33, 28)");
  for (const fact of ["Location", "Salary Range"]) expect(await page.getByText(fact).first().isVisible()).toBe(true);
});

it("works with storage denied", { tags: ["thorough"] }, async () => {
  const page = await openPage();
  await page.addInitScript(`for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });`);
  for (const path of [jobPath(job), company, "/jobs?q=welder", "/help"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    expect(await page.locator("html").getAttribute("data-mantine-color-scheme"), path).toBe("dark");
  }
});

it("shows user content only as text", async () => {
  const page = await openPage();
  for (const path of [jobPath(hostile), "/jobs", "/companies/nobody"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.title()).not.toBe("taken");
    expect(await page.locator("img[src='x']").count()).toBe(0);
  }
  await page.goto(jobPath(hostile));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(HOSTILE);
  const [posting = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(posting)).toMatchObject({ title: HOSTILE });
});

it.each([
  ["without", false],
  ["with", true],
])("%s script, Save is taken back, and the header shows the signed-in state", async (_, isOn) => {
  const page = await visit(jobPath(job), { as: await app.build.seeker(), javaScriptEnabled: isOn });
  const ownPages = page.getByRole("link", { name: "My Worklane" });
  if (isOn) await ownPages.waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Job saved.").waitFor();
  await ownPages.waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Log in" }).count()).toBe(0);
  await page.getByRole("button", { name: "Saved", pressed: true }).click();
  await page.getByText("Job removed from your saved jobs.").waitFor();
  await page.getByRole("button", { name: "Save", pressed: false }).waitFor();
});

it("counts applicants from a company's page, and from its widget in another site", { tags: ["thorough"] }, async () => {
  const sources: (string | null)[] = [];
  for (const list of [company, `${company}/widget`]) {
    const { id: seekerId } = await app.build.seeker();
    const page = await visit(list, { as: { id: seekerId } });
    // The widget opens jobs outside of itself.
    const link = page.getByRole("link", { name: "Senior Welder" });
    await page.goto((await link.getAttribute("href")) ?? "");
    await page.getByRole("link", { name: "My Worklane" }).waitFor();
    await page.getByRole("button", { name: "Apply" }).click();
    await sendApplication(page);
    await page.getByRole("button", { name: "Undo" }).waitFor();
    sources.push((await app.db.prisma.application.findFirstOrThrow({ where: { seekerId } })).source);
  }
  expect(sources).toEqual(["COMPANY_PAGE", "WIDGET"]);
});

it("offers a recruiter neither Apply nor Save, but a link to manage their own job", async () => {
  const { companyId } = await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } });
  const page = await visit(jobPath(job), { as: { id: companyId } });
  await page.getByText("This is your own job").waitFor();
  await page.getByRole("link", { name: "Applicants" }).waitFor();
  expect(await page.getByRole("button", { name: /Apply|Save/ }).count()).toBe(0);
  await page.goto(jobPath(hostile));
  await page.getByText("You are logged in as a recruiter.").waitFor();
  expect(await page.getByRole("link", { name: "Edit" }).count()).toBe(0);
  await page.goto(jobPath(job));
  await page.getByRole("link", { name: "Edit" }).click();
  await page.waitForURL(`**/main-recruiter/edit-job/${job.id}`);
});

it("becomes the page of a closed job on a press, when it was opened before", { tags: ["thorough"] }, async () => {
  await app.build.job({ title: "Welder" });
  for (const javaScriptEnabled of [true, false]) {
    const closing = await app.build.job({ title: "Closing Welder" });
    const page = await visit(jobPath(closing), { as: seeker, javaScriptEnabled });
    if (javaScriptEnabled) await page.getByRole("link", { name: "My Worklane" }).waitFor();
    await app.db.prisma.job.update({ where: { id: closing.id }, data: { status: "CLOSED" } });
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByRole("heading", { name: "This job is no longer open" }).waitFor();
    expect(await page.getByRole("button", { name: /Apply|Save/ }).count()).toBe(0);
  }
});

describe("the search", () => {
  it("is filtered, sorted and broadened without script", async () => {
    await app.build.job({ title: "Remote Welder", workMode: "REMOTE", location: "Thane", salaryMin: 20 });
    const page = await visit("/jobs", { javaScriptEnabled: false, viewport: PHONE });
    await page.getByLabel("Title, skill, company or location").fill("remote welder jobs near mumbai");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/jobs?q=welder&workMode=REMOTE&place=Mumbai&km=50");
    await page.getByRole("link", { name: "Remote Welder" }).waitFor();
    await page.locator("summary", { hasText: "Distance: Within 50 km" }).click();
    await page.getByRole("radio", { name: "Within 10 km" }).check();
    await page.getByRole("button", { name: "Show jobs" }).click();
    await page.waitForURL("**/jobs?q=welder&workMode=REMOTE&place=Mumbai&km=10");
    await page.getByText("Oops! Looks like no jobs match your filters.").waitFor();
    await page.getByRole("link", { name: "Without Mumbai: 1 job" }).waitFor();
    await page.getByRole("link", { name: "Remove filter Mumbai" }).click();
    await page.waitForURL("**/jobs?q=welder&workMode=REMOTE");
    await page.locator("summary", { hasText: "Work Mode: Remote" }).click();
    await page.getByRole("checkbox", { name: /^Onsite \d/ }).check();
    await page.getByRole("button", { name: "Show jobs" }).click();
    await page.waitForURL("**/jobs?q=welder&workMode=ONSITE&workMode=REMOTE");
    await page.locator("summary", { hasText: "Best match" }).click();
    await page.getByRole("link", { name: "Highest pay" }).click();
    await page.waitForURL("**&order=PAY");
    expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toBe("Remote Welder");
  });

  it("completes typed text, including old names of cities", { tags: ["thorough"] }, async () => {
    await app.build.job({ title: "Fitter", location: "Bengaluru" });
    await refreshVocabulary(app.db);
    const page = await openPage();
    await page.goto("/jobs", { waitUntil: "networkidle" });
    const box = page.getByRole("combobox");
    await box.fill("bangalor");
    await page.getByRole("option", { name: "Bengaluru Location · 1 job" }).waitFor();
    await expectAccessible(page, { asShown: true });
    await box.press("Escape");
    await page.getByRole("option").waitFor({ state: "hidden" });
    await box.fill("banglore");
    await page.getByRole("option", { name: /Bengaluru/ }).waitFor();
    await box.press("ArrowDown");
    await box.press("Enter");
    await page.waitForURL("**/jobs?place=Bengaluru");
    await page.getByRole("link", { name: "Fitter" }).waitFor();
    await page.locator("summary", { hasText: /^Salary$/ }).click();
    await page.getByRole("radio", { name: /^10 LPA/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: /^10 LPA/ }).waitFor({ state: "hidden" });
  });
});

it("leads back through the pages of a list", { tags: ["thorough"] }, async () => {
  const { id: companyId, slug } = await app.build.recruiter({ name: "Long List" });
  for (let n = 0; n < 65; n++) await app.build.job({ companyId });
  const page = await visit(companyPath(slug));
  const addresses = [page.url()];
  for (let n = 0; n < 3; n++) {
    await page.getByRole("link", { name: "More jobs" }).click();
    // Once it has loaded: the page's script remembers where the link leads from.
    await page.waitForURL((url) => !addresses.includes(url.href));
    addresses.push(page.url());
  }
  await page.getByRole("link", { name: "Previous page" }).click();
  await page.waitForURL(addresses[2] ?? "");
  await page.getByRole("link", { name: "Previous page" }).click();
  await page.waitForURL(addresses[1] ?? "");
  await page.getByRole("link", { name: "First page" }).click();
  await page.waitForURL(addresses[0] ?? "");
});

it("a signed-in visitor copies the page's address where the system has no share sheet", {
  tags: ["thorough"],
}, async () => {
  const page = await openAs(seeker, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.addInitScript("delete Navigator.prototype.share");
  await page.goto(`${jobPath(job)}?from=mail`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Link copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`http://worklane.test${jobPath(job)}`);
});

it("completes after the login the action that was started before", async () => {
  const { id } = await app.build.seeker({ account: { email: "pressed@example.com" } });
  const page = await visit(jobPath(job));
  await page.getByRole("button", { name: "Apply" }).click();
  await logIn(page, "pressed@example.com");
  await applySheet(page).getByText("pressed@example.com").waitFor();
  expect(await app.db.prisma.application.count({ where: { seekerId: id } })).toBe(0);
  await sendApplication(page);
  await page.getByRole("button", { name: "Applied" }).first().waitFor();
  expect(await app.db.prisma.application.count({ where: { seekerId: id, jobId: job.id } })).toBe(1);
  await page.goto(jobPath(job));
  await page.getByRole("button", { name: "Applied" }).waitFor();
});
