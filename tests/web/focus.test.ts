// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAnnounced, expectFocus } from "../support/accessibility-tree.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

const { app, visit, once } = testSite();

const company = once(() => app.build.recruiter({ name: "Northwind Labs" }));
const remote = (title: string, minutesAgo: number) => {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  return app.build.job({ companyId: company.id, title, workMode: "REMOTE", createdAt });
};
const nurse = once(() => remote("Night Nurse", 1));
const baker = once(() => remote("Baker", 2));

const newSeeker = (more: object = {}) => app.build.seeker({ name: "Meera Nair", ...more });

async function openAsSeeker(path: string, prepare: (id: string) => Promise<unknown> = async () => {}): Promise<Page> {
  const { id } = await newSeeker();
  await prepare(id);
  return visit(path, { as: { id } });
}

/** Closed dialogs and menus stay for a while, as for most people. */
const MOVING = { reducedMotion: "no-preference" } as const;

/** Activates a control by keyboard. */
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().press("Enter");

describe("the focus stays where it is expected, and results are announced", () => {
  it("after applying, undoing that from its notice, and saving", async () => {
    const page = await openAsSeeker("/main");
    await press(page, "Details of Night Nurse");
    await page.getByRole("button", { name: "Apply to Night Nurse" }).waitFor();
    await press(page, "Apply to Night Nurse");
    await sendApplication(page);
    await page.getByRole("status").getByText("You applied to Night Nurse.").waitFor();
    await expectFocus(page, "button Applied to Night Nurse");
    await press(page, "Undo");
    await expectFocus(page, "button Apply to Night Nurse");
    await page.getByRole("button", { name: "Undo", exact: true }).waitFor({ state: "detached" });
    await expectFocus(page, "button Apply to Night Nurse");
    await press(page, "Save Baker");
    await expectAnnounced(page, "Baker saved.");
    await expectFocus(page, "button Unsave Baker");
  });

  it("after withdrawing: on the next application, and on the heading after the last", async () => {
    const page = await openAsSeeker("/main/appliedjobs", async (seekerId) => {
      for (const { id: jobId } of [nurse, baker]) await app.build.application({ seekerId, jobId });
    });
    const withdraw = async () => {
      await page.getByRole("button", { name: /^Withdraw the application/ }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Withdraw", exact: true }).press("Enter");
      await dialog.waitFor({ state: "hidden" });
    };
    const titles = page.getByRole("heading", { level: 3 });
    await titles.first().waitFor();
    const second = await titles.nth(1).innerText();
    await withdraw();
    await page.getByRole("status").filter({ hasText: "Application withdrawn." }).first().waitFor();
    await expectFocus(page, `article Application for ${second}`);
    await withdraw();
    await expectFocus(page, "heading Your Job Applications");
  });

  it("after choosing another order", async () => {
    const page = await openAsSeeker("/main");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Highest pay" });
    await expectAnnounced(page, "Sorted by: Highest pay.");
  });

  it("after connecting, withdrawing and accepting", async () => {
    const ada = await app.build.seeker({ name: "Ada Lovelace" });
    const grace = await app.build.seeker({ name: "Grace Hopper" });
    const page = await openAsSeeker("/main/allusers", (addresseeId) =>
      app.build.connection({ requesterId: grace.id, addresseeId, status: "REQUESTED" }),
    );
    await press(page, `Connect with ${ada.name}`);
    await expectAnnounced(page, "Connection request sent to Ada Lovelace.");
    await expectFocus(page, "button Requested");
    await press(page, `Withdraw the request to ${ada.name}`);
    await expectAnnounced(page, "Request to Ada Lovelace withdrawn.");
    await expectFocus(page, "button Connect with Ada Lovelace");
    await press(page, `Accept ${grace.name}`);
    await expectAnnounced(page, "You and Grace Hopper are connected.");
    await expectFocus(page, "button Connected");
  });
});

/** A company with these jobs, the first named the newest. */
async function companyWithJobs(...titles: string[]) {
  const company = await app.build.recruiter({ name: "Northwind Labs" });
  for (const [index, title] of titles.entries())
    await app.build.job({ companyId: company.id, title, createdAt: new Date(Date.now() - index * 60_000) });
  return company;
}
async function withAlert() {
  const seeker = await newSeeker();
  const input = { filter: { keyword: "welder" }, frequency: "DAILY" };
  await app.perform("createJobAlert", { input }, await app.signedInAs(seeker.id));
  return seeker;
}
async function withBoth(build: (kept: { seekerId: string; jobId: string }) => Promise<unknown>) {
  const seeker = await newSeeker();
  for (const { id: jobId } of [nurse, baker]) await build({ seekerId: seeker.id, jobId });
  return seeker;
}
async function withPeople(relate: (id: string, other: string) => Promise<unknown>, ...names: string[]) {
  const seeker = await newSeeker();
  for (const name of names) await relate(seeker.id, (await app.build.seeker({ name })).id);
  return seeker;
}
const PEOPLE = ["Ada Lovelace", "Ben Okri", "Chitra Iyer"] as const;
const connected = (status: "REQUESTED" | "CONNECTED", isMine: boolean) => () =>
  withPeople(
    (id, other) => {
      const [requesterId, addresseeId] = isMine ? [id, other] : [other, id];
      return app.build.connection({ requesterId, addresseeId, status });
    },
    ...PEOPLE,
  );

const POSTED = "/main-recruiter/view-jobs";
const GREETING = /^heading Good (Morning|Afternoon|Evening), Northwind Labs$/;
const NETWORK = "/main/userprofile?network=";
const posted = (title: string) => `article ${title} at Northwind Labs`;
/** What is pressed, one after the other, or confirmed in a dialog; what has the focus then; and what is announced. */
type Removal = readonly [presses: readonly string[], focus: string | RegExp, announced?: string];
/** `$1` stands for the name of the first article of the list. */
const REMOVALS: readonly [string, string, () => Promise<{ id: string }>, ...Removal[]][] = [
  [
    ...(["deleting jobs", POSTED, () => companyWithJobs("Welder", "Nurse", "Baker")] as const),
    [["Delete Nurse", "confirm Delete"], posted("Baker")],
    [["Delete Baker", "confirm Delete"], posted("Welder")],
    [["Delete Welder", "confirm Delete"], GREETING],
  ],
  [
    ...(["closing a job in the list of open ones", `${POSTED}?status=OPEN`] as const),
    () => companyWithJobs("Welder", "Nurse"),
    [["More actions for Welder", "Close job"], posted("Nurse")],
  ],
  [
    ...(["unsaving", "/main/savedjobs", () => withBoth((kept) => app.build.savedJob(kept))] as const),
    [["Unsave Baker"], posted("Night Nurse"), "Baker removed from your saved jobs."],
    [["Unsave Night Nurse"], "heading Your Job Wishlist"],
  ],
  ["deleting an alert", "/main/alerts", withAlert, [["Delete: “welder”", "confirm Delete"], "heading Job alerts"]],
  [
    "unblocking",
    "/main/privacy",
    () =>
      withPeople(
        (blockerId, blockedId) => app.db.prisma.block.create({ data: { blockerId, blockedId } }),
        ...PEOPLE.slice(0, 2),
      ),
    [["Unblock Ada Lovelace"], /^listitem/],
    [["Unblock Ben Okri"], "heading Blocked people"],
  ],
  [
    ...(["removing skills", "/main/userprofile-edit", () => newSeeker({ skills: ["React", "Rust"] })] as const),
    [["React", "Remove React"], "button Rust"],
    [["Rust", "Remove Rust"], "textbox Add a skill"],
  ],
  [
    ...(["removing filters", "/main?q=baker&workMode=REMOTE&jobType=FULL_TIME", () => newSeeker()] as const),
    [["Remove filter “baker”"], "button Remove filter Full-time", "2 jobs match"],
    [["Remove filter Remote"], "button Remove filter Full-time"],
    [["Remove filter Full-time"], "button Show filters"],
  ],
  [
    ...(["accepting", `${NETWORK}invitations`, connected("REQUESTED", false)] as const),
    [["Accept $1"], "article $2"],
    [["Accept $2"], "article $3"],
    [["Accept $3"], "heading My Network"],
  ],
  ["rejecting", `${NETWORK}invitations`, connected("REQUESTED", false), [["Reject $1"], "article $2"]],
  [
    ...(["withdrawing requests", `${NETWORK}requested`, connected("REQUESTED", true)] as const),
    [["Withdraw the request to $1"], "article $2"],
    [["Withdraw the request to $3"], "article $2"],
  ],
  [
    ...(["removing a connection", `${NETWORK}connections`, connected("CONNECTED", true)] as const),
    [["Remove $1 from your connections", "confirm Remove"], "article $2"],
  ],
];

describe.each([DESKTOP, PHONE])(
  "at $width pixels the focus goes on to the next, then the previous one, then a heading",
  (viewport) => {
    it.each(REMOVALS)("after %s", async (_what, path, prepare, ...removals) => {
      const page = await visit(path, { as: await prepare(), viewport, ...MOVING });
      const [[first = ""] = []] = removals.map(([presses]) => presses);
      const list = page.getByRole(path.includes("network=") ? "dialog" : "main").getByRole("article");
      if (first.includes("$")) await list.nth(1).waitFor();
      const names = await list.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
      const filled = (text: string) => text.replace(/\$(\d)/, (_whole, n) => names[n - 1] ?? "");
      for (const [presses, focus, announced] of removals) {
        for (const name of presses) {
          const [, confirmed] = /^confirm (.+)/.exec(name) ?? [];
          if (confirmed) await expectFocus(page, "button Close");
          // A job's buttons name it without its company.
          const named = { name: confirmed ?? filled(name).replace(/ at .*/, ""), exact: true };
          const within = confirmed ? page.getByRole("dialog").last() : page;
          await within.getByRole("button", named).or(within.getByRole("menuitem", named)).last().press("Enter");
        }
        if (announced) await expectAnnounced(page, announced);
        await expectFocus(page, typeof focus === "string" ? filled(focus) : focus);
      }
    });
  },
);

it("withdrawing the only application, and removing the only saved job, by pointer leave the focus on the heading", async () => {
  const seeker = await newSeeker();
  const job = await app.build.job({ title: "Welder" });
  const kept = { seekerId: seeker.id, jobId: job.id };
  await Promise.all([app.build.application(kept), app.build.savedJob(kept)]);
  const page = await visit("/main/appliedjobs", { as: seeker, viewport: PHONE, ...MOVING });
  await page.getByRole("link", { name: "Welder", exact: true }).click();
  await page.getByRole("button", { name: "Withdraw the application for Welder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).dblclick();
  await page.getByRole("status").filter({ hasText: "Application withdrawn." }).first().waitFor();
  await page.getByText("You haven't applied to any jobs").waitFor();
  await expectFocus(page, "heading Your Job Applications");
  await page.goto("/main/savedjobs");
  await page.getByRole("button", { name: "Unsave Welder" }).first().click();
  await page.getByText("You haven't saved any jobs").waitFor();
  await expectFocus(page, "heading Your Job Wishlist");
});

it("removing a stage goes on to the name of the next", async () => {
  const { id } = await companyWithJobs("Welder");
  const { id: jobId } = await app.db.prisma.job.findFirstOrThrow({ where: { companyId: id } });
  const page = await visit(`/main-recruiter/applicants/${jobId}/board`, { as: { id }, ...MOVING });
  await press(page, "Edit stages");
  await press(page, "Add stage");
  const names = page.getByRole("dialog").getByRole("textbox");
  await names.last().waitFor();
  const count = await names.count();
  const remove = page.getByRole("dialog").getByRole("button", { name: /^Remove/ });
  await remove.nth(count - 1).press("Enter");
  await expectFocus(page, `textbox Name of stage ${count - 1}`);
});

describe("a new page", () => {
  it("is announced, and starts at its heading without a focus ring", async () => {
    const page = await openAsSeeker("/main/privacy");
    // Before, the links of the frame are the browser's own, which announces what it loads.
    await page.locator("#root:not([data-prerendered])").waitFor();
    for (const [link, title, heading] of [
      ["Saved Jobs", "Saved Jobs", "Your Job Wishlist"],
      ["Explore Peers", "Explore Peers", "Explore Peers"],
      ["Applied Jobs", "Applied Jobs", "Your Job Applications"],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).press("Enter");
      await expectAnnounced(page, title);
      await expectFocus(page, `heading ${heading}`);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe("none");
    }
    await page.goBack();
    await expectFocus(page, "heading Explore Peers");
  });

  it("starts at its heading when reached from the landing page", async () => {
    const page = await visit("/start");
    await page.getByRole("link", { name: "Log in", exact: true }).first().press("Enter");
    await page.waitForURL("**/user-login");
    await expectFocus(page, "heading Welcome back");
  });
});

it("the content of a list is announced to recruiters: nobody found, no applicants, number of matches", async () => {
  const page = await visit("/main-recruiter/allcandidates", { as: company });
  await page.getByPlaceholder("Search Candidates...").fill("zymurgist");
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "No candidates match your search");
  await app.build.seeker({ name: "Only Welder" });
  await page.getByPlaceholder("Search Candidates...").fill("only welder");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove filter “only welder”" }).waitFor();
  await expectAnnounced(page, "1 person matches");
  const { id } = await app.build.job({ companyId: company.id, title: "Lamplighter" });
  await page.goto(`/main-recruiter/applicants/${id}`);
  await expectAnnounced(page, "No Applicants For this Job");
});
