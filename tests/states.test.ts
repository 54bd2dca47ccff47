import { beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./support/axe.ts";
import { DESKTOP, PHONE, testSite } from "./support/browser.ts";
import { expectFits } from "./support/expect-fits.ts";
import { failOperation } from "./support/failing-operation.ts";
import { gate } from "./support/hold-requests.ts";

const { app, openAs, visit } = testSite({ provoked: [/status of 500/] });
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
const HOSTILE = `${"Principal ".repeat(12)}<img src=x onerror=alert(1)>${LONG}`;

const ids = { seeker: "", company: "", peer: "", job: "" };
beforeAll(async () => {
  ids.seeker = (await app.build.seeker({ name: "Meera Nair" })).id;
  const about = { currentProfession: LONG, location: LONG, qualification: LONG, skills: [LONG], about: LONG };
  ids.peer = (await app.build.seeker({ name: LONG, ...about })).id;
  ids.company = (await app.build.recruiter({ name: LONG })).id;
  ids.job = (
    await app.build.job({
      ...{ companyId: ids.company, title: HOSTILE, description: "x".repeat(300), requirements: LONG.repeat(5) },
      ...{ location: LONG, experienceLevel: null },
      salaryLabel: "From $29,000.00 to $32,000.00 a year, paid every other week and in kind",
    })
  ).id;
  await app.build.savedJob({ seekerId: ids.seeker, jobId: ids.job });
  await app.build.application({ seekerId: ids.seeker, jobId: ids.job });
});

const addressOf = (path: string) => path.replace("$job", ids.job).replace("$peer", ids.peer);
const ownerOf = (path: string) => ({ id: path.startsWith("/main-recruiter") ? ids.company : ids.seeker });

const CHECK = "Please check your internet connection.";

// docs/specification.md 8, where it has a text.
describe("a page that loads", () => {
  it.each([
    ["/main", "all", "Loading jobs", "Failed to fetch jobs"],
    ["/main/savedjobs", "all", "Loading saved jobs", `Could not fetch applied jobs. ${CHECK}`],
    ["/main/appliedjobs", "all", "Loading applications", `Could not fetch saved jobs. ${CHECK}`],
    ["/main/allusers", "all", "Loading peers", `Could not fetch Candidates. ${CHECK}`],
    ["/main/userprofile", "all", "Loading your profile", "Failed to fetch profile"],
    ["/main/userprofile-edit", "ViewerProfile", "Loading your profile", "Failed to fetch profile"],
    ["/main/alerts", "JobAlerts", "Loading your alerts", "Could not load your alerts"],
    ["/main/notices", "Notices", "Loading your notifications", "Could not load your notifications."],
    ["/main/settings", "SecurityActivity", "Loading the activity on your account", "Could not load the activity"],
    ["/main-recruiter", "RecruiterDashboard", "Loading your dashboard", "Failed to fetch jobs"],
    ["/main-recruiter/view-jobs", "PostedJobs", "Loading your jobs", `Could not fetch jobs. ${CHECK}`],
    ["/main-recruiter/applicants/$job", "Applicants", "Loading applicants", "Failed to fetch applicants"],
    ["/main-recruiter/allcandidates", "Candidates", "Loading candidates", `Could not fetch Candidates. ${CHECK}`],
    ["/main-recruiter/recruiterprofile", "ViewerRecruiter", "Loading the profile", "Failed to fetch profile"],
  ] as const)(
    "%s announces that, reports when %s fails, and retries: %s, %s",
    async (path, operation, loading, failed) => {
      const page = await openAs(ownerOf(path));
      // The search is prerendered with its first jobs; reached from inside it loads them like the others.
      const isInside = path === "/main";
      if (isInside) {
        await page.goto("/main/privacy");
        // Before, the links of the frame are the browser's own.
        await page.locator("#root:not([data-prerendered])").waitFor();
      }
      const { open: fail, opened: failure } = gate();
      const failing = await failOperation(page, operation, async (route) => {
        await failure;
        // A server that answers nothing at all, or none.
        await (operation === "all" ? route.fulfill({ status: 500, body: "oops" }) : route.abort());
      });
      await (isInside
        ? page.getByRole("link", { name: "Search Jobs", exact: true }).click()
        : page.goto(addressOf(path)));
      await page.getByRole("status", { name: loading }).waitFor();
      fail();
      const report = page.getByRole("alert").filter({ hasText: failed });
      await report.waitFor();
      // One's own profile has no heading then.
      if (path !== "/main/userprofile") await expectAccessible(page);
      await failing.answerAfter(() => report.getByRole("button", { name: "Try again" }).click());
      const shown = page.getByRole("article").or(page.getByRole("heading", { name: /^(Meera Nair|Donau)/ }));
      const empty = page.getByText(/^(No notifications yet|No activity yet|You have no alerts)/);
      await shown
        .or(page.getByRole("form", { name: "Profile" }))
        .or(empty)
        .first()
        .waitFor();
      await report.waitFor({ state: "detached" });
    },
  );
});

// The query of the page's content fails; its first query may differ from the list's.
it("a list of applicants shows a failure also while a new application causes a reload", {
  tags: ["thorough"],
}, async () => {
  const page = await openAs({ id: ids.company });
  const { open: release, opened: held } = gate();
  let requests = 0;
  await failOperation(page, "PostedJob", async (route) => {
    requests += 1;
    if (requests > 1) await held;
    await route.abort();
  });
  await page.goto(addressOf("/main-recruiter/applicants/$job"));
  const failed = page.getByText("Failed to fetch applicants");
  await failed.waitFor();
  await app.perform("applyToJob", { input: { jobId: ids.job } }, await app.signedInSeeker());
  await expect.poll(() => requests).toBeGreaterThan(1);
  expect(await failed.isVisible()).toBe(true);
  release();
});

it.each([
  ["/main", [PHONE.width]],
  ["/main/savedjobs", [PHONE.width]],
  ["/main/appliedjobs", [PHONE.width]],
  ["/main/allusers", [PHONE.width]],
  ["/main/userprofile", [PHONE.width]],
  ["/main/userprofile-edit", [PHONE.width]],
  ["/main/usersprofile/$peer", [PHONE.width]],
  ["/main?job=$job", [DESKTOP.width, PHONE.width, 320, 1000]],
])("%s fits texts without spaces, missing and hostile ones, at %j pixels", async (path, widths) => {
  const page = await visit(addressOf(path), { as: { id: ids.seeker }, viewport: PHONE });
  const shown = path.includes("?") ? page.getByRole("dialog").getByText("x".repeat(300)) : null;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await page.reload();
    await (shown ?? page.locator("article, form[aria-label=Profile], dl").first()).waitFor();
    await expectFits(page);
  }
});

it("a job that was deleted meanwhile is reported when it is edited, and the typed values are preserved", {
  tags: ["thorough"],
}, async () => {
  const page = await visit(addressOf("/main-recruiter/edit-job/$job"), { as: { id: ids.company } });
  await page.getByRole("textbox", { name: "Job title" }).fill("Another title");
  await app.db.prisma.job.update({ where: { id: ids.job }, data: { deletedAt: new Date() } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Job not found, please check the job ID").waitFor();
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Another title");
});
