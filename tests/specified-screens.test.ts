import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { SeekerOverrides } from "../prisma/factories/seeker.factory.ts";
import { testSite } from "./support/browser.ts";

// What docs/specification.md 2 lists for each screen, and no story happens to need.
const { app, visit, once } = testSite();

const CAREER = {
  ...{ dob: new Date("2000-01-01"), location: "Kochi", currentProfession: "Nurse", qualification: "B.Sc" },
  ...{ course: "Nursing", college: "AIIMS Delhi", cgpa: "8.5", graduationYear: 2021 },
  ...{ tenthSchool: "Sunrise School", tenthPercent: "91.5", tenthPassout: 2016 },
  ...{ twelfthSchool: "Hill School", twelfthPercent: "88", twelfthPassout: 2018 },
  ...{ linkedin: "https://www.linkedin.com/in/meera", github: "https://github.com/meera", skills: ["Triage"] },
  ...{ phoneVisibility: "SEEKERS", emailVisibility: "SEEKERS" },
} satisfies SeekerOverrides;

const company = once(() =>
  app.build.recruiter({ name: "Northwind Labs", industry: "Health", linkedin: "https://linkedin.com/company/n" }),
);
const job = once(() => {
  const facts = { title: "Night Nurse", salaryLabel: "6-7 LPA", applicationDeadline: new Date("2099-03-03") };
  return app.build.job({ companyId: company.id, ...facts });
});
async function withCareer(name: string) {
  const email = `${name.split(" ")[0]}@example.com`.toLowerCase();
  const { id } = await app.build.seeker({ name, account: { email }, ...CAREER });
  for (const [kind, title] of [
    ["JOB", "Ward Nurse"],
    ["INTERNSHIP", "Trainee"],
    ["SOCIAL", "Blood drive"],
  ] as const)
    await app.build.experience({ seekerId: id, kind, title });
  return { id };
}
const seeker = once(() => withCareer("Meera Nair"));
const peer = once(() => withCareer("Arjun Rao"));
once(() => app.build.savedJob({ jobId: job.id, seekerId: seeker.id }));
once(() => app.build.application({ jobId: job.id, seekerId: peer.id }));

const asSeeker = (path: string) => visit(path, { as: seeker });
const asRecruiter = (path: string) => visit(path, { as: company });

async function shows(part: Page | Locator, ...texts: string[]) {
  for (const text of texts) await part.getByText(text).first().waitFor();
}
const links = async (part: Page | Locator, hrefs: Readonly<Record<string, string>>) => {
  for (const [name, href] of Object.entries(hrefs))
    expect(await part.getByRole("link", { name }).first().getAttribute("href")).toBe(href);
};

describe("before the login", () => {
  it.each<[string, string, Record<string, string>]>([
    ["/user-signup", "Create my account", { "Log in": "/user-login" }],
    ["/recruiter-signup", "Create my account", { "Log in": "/recruiter-login" }],
    ["/user-login", "Log in", { "Forgot password?": "/forgot-paasword", "Create an account": "/user-signup" }],
    [
      "/recruiter-login",
      "Log in",
      { "Forgot password?": "/forgot-paaswordrec", "Create an account": "/recruiter-signup" },
    ],
    ["/forgot-paasword", "Forgot Password", { "← Back to Login": "/recruiter-login" }],
    ["/forgot-paaswordrec", "Forgot Password", { "← Back to Login": "/recruiter-login" }],
    ["/email-verify", "Invalid or missing token", {}],
    ["/no-such-page", "Page not found", {}],
    ["/reset-paasword2/unknown", "Invalid or expired token", { "Request a new link": "/forgot-paaswordrec" }],
  ])("%s shows '%s' and its links", async (path, text, hrefs) => {
    const page = await visit(path);
    await shows(page.getByRole("main"), text);
    await links(page.getByRole("main"), hrefs);
  });
});

describe("for seekers", () => {
  it("the sidebar has the brand, every page, and marks the current one", async () => {
    const page = await asSeeker("/main/savedjobs");
    const nav = page.getByRole("navigation").first();
    await links(nav, {
      "Search Jobs": "/main",
      "Applied Jobs": "/main/appliedjobs",
      "Saved Jobs": "/main/savedjobs",
      "Explore Peers": "/main/allusers",
      "Chat with AI": "/main/chatbot",
      "My Profile": "/main/userprofile",
    });
    expect(await nav.locator('a[aria-current="page"]').getAttribute("href")).toBe("/main/savedjobs");
    await page.getByRole("link", { name: "Worklane" }).first().waitFor();
    const saved = page.getByRole("article", { name: "Night Nurse at Northwind Labs" });
    await shows(saved, "6-7 LPA", "Pune", "1-3 years", "Onsite");
    await page.getByRole("button", { name: "Details of Night Nurse" }).first().waitFor();
  });

  it("the filter panel has every choice, is reset, and is hidden again", async () => {
    const page = await asSeeker("/main");
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Salary Range").waitFor();
    const choices = async (name: string) =>
      (await page.getByLabel(name, { exact: true }).locator("option").allTextContents()).slice(1);
    expect(await choices("Job Category")).toEqual(
      "Technology, HealthCare, Design, Finance, Business, Sales, Law, IT, Consultant, Other".split(", "),
    );
    expect(await choices("Job Type")).toEqual(["Full-time", "Part-time", "Internship"]);
    expect(await choices("Experience Level")).toEqual(["Fresher", "0-1 year", "1-3 years", "3-5 years", "5+ years"]);
    expect(await choices("Work Mode")).toEqual(["Onsite", "Remote", "Hybrid"]);
    expect(await choices("Company Size")).toEqual(["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"]);
    expect(await choices("Salary Range")).toEqual([
      "50k - 1L PA",
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}-${n + 1} LPA`),
      "10-12 LPA",
      "12-15 LPA",
      "15+ LPA",
    ]);
    await page.getByLabel("Work Mode", { exact: true }).selectOption("Remote");
    await page.getByRole("button", { name: "Reset" }).first().click();
    expect(await page.getByLabel("Work Mode", { exact: true }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Hide filters" }).click();
    await page.getByLabel("Salary Range").waitFor({ state: "hidden" });
  });

  it("the details of a job have all its facts", async () => {
    const page = await asSeeker(`/main?job=${job.id}`);
    const panel = page.getByRole("dialog");
    await shows(
      panel,
      "Night Nurse",
      "Description",
      "Requirements",
      "Three years with TypeScript",
      "Posted By",
      "11-50",
    );
    await shows(panel, "Technology", "Full-time", "Onsite", "Pune", "1-3 years", "6-7 LPA", "3 March 2099");
  });

  it.each([
    ["one's own", () => "/main/userprofile"],
    ["a peer's", () => `/main/usersprofile/${peer.id}`],
  ])("%s profile has every part", async (_whose, path) => {
    const page = await asSeeker(path());
    const main = page.getByRole("main");
    await shows(main, "Nurse", "26", "B.Sc", "9876543210", "Nursing", "Kochi", "@example.com", "Triage");
    await shows(main, "AIIMS Delhi", "8.5", "2021", "Sunrise School", "91.5", "2016", "Hill School", "88", "2018");
    await shows(main, "Ward Nurse", "Trainee", "Blood drive");
    for (const section of ["Education", "Job Experience", "Internship Experience", "Social Work / Extra-Curricular"]) {
      const toggle = main.getByRole("button", { name: section });
      await toggle.click();
      expect(await toggle.getAttribute("aria-expanded")).toBe("false");
    }
    await links(main, { GitHub: "https://github.com/meera" });
  });
});

describe("for recruiters", () => {
  it("the sidebar has every page, and logging out leads to the entry", async () => {
    const page = await asRecruiter("/main-recruiter/view-jobs");
    await links(page.getByRole("navigation").first(), {
      Home: "/main-recruiter",
      "Your Jobs": "/main-recruiter/view-jobs",
      Candidates: "/main-recruiter/allcandidates",
      "Create Job": "/main-recruiter/post-jobs",
    });
    const card = page.getByRole("article", { name: "Night Nurse at Northwind Labs" });
    await shows(card, "Full-time", "Technology", "6-7 LPA", "Pune", "1-3 years", "Onsite");
    await shows(card, "Three years with TypeScript");
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL("**/start");
  });

  it("the applicants of a job have its facts, and each their own", async () => {
    const page = await asRecruiter(`/main-recruiter/applicants/${job.id}`);
    await shows(page.getByRole("main"), "Technology", "Full-time", "Onsite", "6-7 LPA");
    const card = page.getByRole("article", { name: "Arjun Rao" });
    await shows(card, "arjun@example.com", "Kochi", "Nurse", "Triage", "linkedin.com/in/meera");
  });

  it("the dashboard has the newest job and application, and the company", async () => {
    const page = await asRecruiter("/main-recruiter");
    const list = (name: string) => page.getByRole("list", { name });
    await shows(list("Recently Posted Jobs"), "Night Nurse", "Full-time", "Onsite", "Pune", "6-7 LPA");
    await shows(list("Recent Applications"), "Arjun Rao", "Kochi", "Nurse", "Triage", "Applied");
    await shows(page.getByRole("main"), "Health", "@example.com");
    await page.getByRole("link", { name: "LinkedIn" }).first().waitFor();
  });
});
