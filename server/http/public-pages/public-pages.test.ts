import { beforeAll, describe, expect, test } from "vitest";
import { buildJob } from "../../../prisma/factories/index.ts";
import type { PublicBody, PublicPage } from "../../../shared/public-pages.ts";
import { companyPath, jobPath } from "../../../shared/public-paths.ts";
import { jobPostingRules } from "../../testing/job-posting-rules.ts";
import { fetchPage, pageAt as page } from "../../testing/public-page.ts";
import { forTheFile, testApp } from "../../testing/test-app.ts";

const app = testApp();
let job: { id: string; title: string; companyId: string };
const seeker = forTheFile(() => app.signedInSeeker());

const get = (path: string, headers: Record<string, string> = {}) => fetchPage(app, path, headers);
const pageAt = (path: string, status = 200) => page(app, path, status);

const bodyOf = <Kind extends PublicBody["kind"]>(page: PublicPage, kind: Kind) => {
  expect(page.body.kind).toBe(kind);
  return page.body as Extract<PublicBody, { kind: Kind }>;
};

beforeAll(async () => {
  job = await app.build.job({
    title: "Senior Welder",
    salaryMin: 3,
    salaryMax: 4,
    salaryLabel: "3-4 LPA",
    recruiter: { name: "Tidewater Labs" },
  });
});

describe("a job's page", () => {
  test("is the same for everybody, and is revalidated by its tag", async () => {
    await app.build.savedJob({ jobId: job.id, seekerId: seeker.id });
    const path = jobPath(job);
    const [anyone, own] = await Promise.all([get(path), get(path, { cookie: seeker.cookie })]);
    expect(await own.text()).toBe(await anyone.clone().text());
    expect(own.headers.get("set-cookie")).toBeNull();
    expect(await anyone.text()).not.toMatch(/viewer/i);
    expect(anyone.headers.get("cache-control")).toBe("public, max-age=1");
    const again = await get(path, { "if-none-match": anyone.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("has one address: others redirect there permanently, with their query", async () => {
    for (const other of [`/jobs/${job.id}`, `/jobs/welder-${job.id.toUpperCase()}?from=mail`]) {
      const { status, headers } = await get(other);
      expect([status, headers.get("location")]).toEqual([
        301,
        jobPath(job) + (other.includes("?") ? "?from=mail" : ""),
      ]);
    }
    expect((await pageAt(jobPath(job))).canonical).toBe(`http://worklane.test${jobPath(job)}`);
  });

  test("is 404 if there never was a job, and 410 immediately, with similar ones, if it is closed, expired or deleted", async () => {
    await pageAt("/jobs/welder", 404);
    await pageAt("/jobs/welder-00000000-0000-7000-8000-000000000000", 404);
    const { prisma, pool } = app.db;
    const build = (name: string) => buildJob(prisma, { title: `${name} Welder` });
    const [closed, deleted, removed] = [await build("Closed"), await build("Deleted"), await build("Removed")];
    for (const one of [closed, deleted, removed]) await pageAt(jobPath(one));
    await prisma.job.update({ where: { id: closed.id }, data: { status: "CLOSED" } });
    await prisma.job.update({ where: { id: deleted.id }, data: { status: "CLOSED", deletedAt: new Date() } });
    await prisma.company.delete({ where: { id: removed.companyId } });
    const body = bodyOf(await pageAt(jobPath(closed), 410), "message");
    expect(body.text).toContain("Closed Welder");
    await expect
      .poll(async () => bodyOf(await pageAt(jobPath(closed), 410), "message").jobs?.[0]?.title, { timeout: 5000 })
      .toBe("Senior Welder");
    for (const one of [deleted, removed]) {
      const page = await pageAt(jobPath(one), 410);
      expect(JSON.stringify(page)).not.toContain(one.title);
      expect([page.canonical, bodyOf(page, "message").jobs?.[0]?.title]).toEqual([null, "Senior Welder"]);
    }
    const over = await buildJob(prisma, { title: "Over" });
    await pool.query("update jobs set application_deadline = current_date - 2 where id = $1", [over.id]);
    await pageAt(jobPath(over), 410);
  });

  test("shows a description in Markdown, and condenses it to one line for link previews", async () => {
    const description = "# Weld\n\n- **well**\n- <img src=x>, [soon](https://a.example) [now](javascript:x)";
    const page = await pageAt(jobPath(await app.build.job({ description })));
    expect(bodyOf(page, "job").job.descriptionHtml).toBe(`<h3>Weld</h3>
<ul>
<li><strong>well</strong></li>
<li>&lt;img src=x&gt;, <a href="https://a.example" target="_blank" rel="nofollow ugc noopener noreferrer">soon</a> [now](javascript:x)</li>
</ul>
`);
    expect(page.description).toContain("Weld well <img src=x>, soon [now](javascript:x)");
  });

  test("provides what search engines require", async () => {
    const deadline = new Date("2030-03-31");
    const variants = [
      { applicationDeadline: deadline },
      { workMode: "REMOTE", location: "" },
      { location: "Berlin, Germany", jobType: "INTERNSHIP", experienceLevel: null },
      { salaryMin: 15, salaryMax: null, description: "One\n\n<b>Two</b> & three\nfour", title: "</script><b>" },
      { location: "", workMode: "HYBRID", requirements: "" },
      {
        description:
          "# Weld\n\n- <script>x</script> [a](ftp://a.example)\n- [b](https://b.example)\n\n![c](https://c.example)",
      },
    ] as const;
    for (const variant of variants) {
      const page = await pageAt(jobPath(await app.build.job(variant)));
      const [posting] = page.data;
      expect(jobPostingRules.safeParse(posting).error?.message, JSON.stringify(posting)).toBeUndefined();
    }
    const [posting, crumbs] = (await pageAt(jobPath(job))).data as Record<string, unknown>[];
    expect(posting).toMatchObject({
      title: "Senior Welder",
      baseSalary: { currency: "INR", value: { minValue: 300_000, maxValue: 400_000, unitText: "YEAR" } },
      jobLocation: { address: { addressLocality: "Pune", addressCountry: "IN" } },
      identifier: { value: job.id },
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: { length: 3 } });
  });

  test("names the employer's identifier of a job, and countries by today's codes", async () => {
    const countries = {
      ...{ "Berlin, Germany": "DE", "Hanoi, Vietnam": "VN", "Belgrade, Serbia": "RS", "Aden, Yemen": "YE" },
      ...{ "Harare, Zimbabwe": "ZW", "London, UK": "GB", "Austin, USA": "US", Pune: "IN" },
    };
    for (const [location, addressCountry] of Object.entries(countries)) {
      const [posting] = (await pageAt(jobPath(await app.build.job({ location, externalId: "REQ-17" })))).data;
      expect(posting, location).toMatchObject({
        identifier: { value: "REQ-17" },
        jobLocation: { address: { addressCountry } },
      });
    }
  });
});

describe("a company's page", () => {
  test("shows its open jobs, redirects from an old name, and says if there is none", async () => {
    const page = await pageAt("/companies/tidewater-labs");
    expect(bodyOf(page, "company").list.jobs.map(({ id }) => id)).toEqual([job.id]);
    const { companyId: id } = job;
    await app.db.prisma.company.update({ where: { id }, data: { name: "Tidewater" } });
    const { status, headers } = await get("/companies/tidewater-labs");
    expect([status, headers.get("location")]).toEqual([301, "/companies/tidewater"]);
    await pageAt("/companies/nobody", 404);
    const unverified = await app.build.recruiter({ account: { emailVerifiedAt: null } });
    await pageAt(companyPath(unverified.slug), 404);
  });

  test("has consecutive pages", async () => {
    const { id: companyId, slug } = await app.build.recruiter();
    for (let n = 0; n < 21; n++) await app.build.job({ companyId });
    const { list } = bodyOf(await pageAt(companyPath(slug)), "company");
    expect([list.jobs.length, list.total, list.first]).toEqual([20, 21, null]);
    const second = await pageAt(list.next ?? "");
    expect([bodyOf(second, "company").list.jobs.length, second.canonical]).toEqual([1, null]);
    expect((await get(`${companyPath(slug)}?after=x`)).status).toBe(422);
  });

  test("only its widget may be embedded by another site", async () => {
    const { headers } = await get("/companies/tidewater/widget");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(headers.get("x-frame-options")).toBeNull();
    const page = await get("/companies/tidewater");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("the search", () => {
  const search = async (path: string) => bodyOf(await pageAt(path), "search");
  /** Returns the target of a redirect; null if the page is shown. */
  const redirectOf = async (path: string) => {
    const { status, headers } = await get(path);
    expect([200, 302], path).toContain(status);
    return headers.get("location");
  };

  test("finds by words and filters, several values of one, and in the requested order", async () => {
    const { asked, list } = await search("/jobs?q=senior+welder&workMode=ONSITE");
    expect(asked).toBe("q=senior+welder&workMode=ONSITE");
    expect(list.jobs.map(({ id }) => id)).toEqual([job.id]);
    const narrow = await search(
      "/jobs?q=senior+welder&workMode=ONSITE&workMode=HYBRID&place=Thane&km=200&pay=3&days=7",
    );
    expect(narrow.list.jobs.map(({ id }) => id)).toContain(job.id);
    await app.build.job({ title: "Senior Welder", salaryMin: 30, salaryMax: 40 });
    const paid = (await search("/jobs?q=senior+welder&order=PAY")).list.jobs;
    expect([paid.length, paid[1]?.id]).toEqual([2, job.id]);
    expect((await search("/jobs?q=nothing-like-it")).list).toMatchObject({ jobs: [], total: 0 });
    const first = (await search("/jobs?order=DEADLINE")).list;
    expect(first.next).toMatch(/^\/jobs\?order=DEADLINE&after=/);
    expect((await search(first.next ?? "")).list.first).toBe("/jobs?order=DEADLINE");
  });

  test("suggests what to omit if nothing is found", async () => {
    const { alternatives } = await search("/jobs?q=senior+welder&companySize=OVER_1000&place=Leh");
    expect(alternatives).toEqual([]);
    const one = (await search("/jobs?q=senior+welder&place=Leh")).alternatives;
    expect(one).toEqual([{ filter: "places", value: "Leh", keyword: "senior welder", count: 2, isCapped: false }]);
    expect((await search("/jobs?q=senior+welder")).alternatives).toEqual([]);
  });

  test("counts jobs per filter value", async () => {
    const { facets } = await search("/jobs?q=senior+welder&workMode=ONSITE");
    expect(facets.workModes).toEqual([{ value: "ONSITE", count: 2 }]);
    for (const value of ["15", "OVER_15_LPA"]) expect(facets.salaryMin).toContainEqual({ value, count: 1 });
  });

  test("has one address per search: empty, unknown and renamed parts redirect there", async () => {
    for (const [path, clean] of [
      ["/jobs?q=&place=&jobType=", "/jobs"],
      ["/jobs?payAtLeast=x&postedWithinDays=0&place=", "/jobs"],
      ["/jobs?q=+welder&workMode=onSite&jobType=x&payAtLeast=4", "/jobs?q=welder&workMode=ONSITE&pay=4"],
      ["/jobs?q=welder&workMode=ONSITE", null],
      ["/jobs?q=welder&utm_source=mail", null],
    ] as const)
      expect(await redirectOf(path), path).toBe(clean);
    expect((await pageAt("/jobs?utm_source=mail")).canonical).toBe("http://worklane.test/jobs");
  });

  test("parses a natural-language search, once", async () => {
    const clean = "/jobs?q=react&workMode=REMOTE&place=Pune&pay=12";
    expect(await redirectOf("/jobs?q=remote+react+jobs+in+pune+above+12+lakh&place=")).toBe(clean);
    expect(await redirectOf(clean)).toBeNull();
    expect(await redirectOf("/jobs?q=remote")).toBeNull();
    for (const [path, meant] of [
      ["/jobs?q=-java", "/jobs?without=java"],
      ["/jobs?q=Jobs", "/jobs"],
      ["/jobs?q=jobs+in+pune&workMode=REMOTE", "/jobs?workMode=REMOTE&place=Pune"],
      ["/jobs?q=welder+jobs", "/jobs?q=welder"],
      ["/jobs?q=job+coach", null],
    ] as const)
      expect(await redirectOf(path), path).toBe(meant);
  });
});

describe("a form on a job's page", () => {
  const post = (path: string, cookie = "", headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(),
      headers: { cookie, "worklane-page": "data", origin: app.url, "sec-fetch-mode": "navigate", ...headers },
    });
  const headingOf = async (response: Response) => bodyOf((await response.json()) as PublicPage, "message").heading;
  const applicationsOf = (seekerId: string) => app.db.prisma.application.count({ where: { seekerId } });

  /** Submits the form and follows to the page that shows the result. */
  const pressed = async (path: string, cookie: string) => {
    const answer = await post(path, cookie);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "private, no-store"]);
    const shown = await get(answer.headers.get("location") ?? "", { cookie });
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    return (await shown.json()) as PublicPage;
  };

  const sheetOf = (from: string) => `/main?job=${job.id}&apply=${job.id}&from=${from}`;

  test("leads a seeker who applies to the sheet, which sends nothing by itself, and knows where they came from", async () => {
    for (const [query, from] of [
      ["", "page"],
      ["?from=widget", "widget"],
      ["?from=//evil.example", "page"],
    ] as const) {
      const answer = await post(`/jobs/${job.id}/apply${query}`, seeker.cookie);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, sheetOf(from)]);
    }
    expect(await applicationsOf(seeker.id)).toBe(0);
  });

  test("saves for a seeker, once, and redirects to the job, which shows it to no one else", async () => {
    const other = await app.build.job();
    for (const [act, said, count] of [
      ["save", "Job saved.", 1],
      ["save", "Job saved.", 1],
      ["unsave", "Job removed from your saved jobs.", 0],
      ["unsave", "Job removed from your saved jobs.", 0],
    ] as const) {
      const page = await pressed(`/jobs/${other.id}/${act}`, seeker.cookie);
      expect([page.isSignedIn, page.canonical]).toEqual([true, `http://worklane.test${jobPath(other)}`]);
      expect(bodyOf(page, "job").own).toMatchObject({ hasApplied: false, hasSaved: count === 1, said });
      expect(await app.db.prisma.savedJob.count({ where: { jobId: other.id, seekerId: seeker.id } })).toBe(count);
    }
    const forged = await get(`${jobPath(other)}?mine=saved`, { cookie: seeker.cookie });
    expect(bodyOf((await forged.json()) as PublicPage, "job").own).toMatchObject({ hasSaved: false, said: "" });
    const nobody = await get(`${jobPath(other)}?mine=saved`);
    expect([nobody.status, nobody.headers.get("location")]).toEqual([303, jobPath(other)]);
    const again = await get(`/jobs/${other.id}/apply`, { cookie: seeker.cookie });
    expect([again.status, again.headers.get("location")]).toEqual([303, `/jobs/${other.id}`]);
  });

  test("submitted by a signed-out user is finished by them after the login, and by nobody who did not submit it", async () => {
    const { id, cookie } = await app.signedInSeeker();
    const pressed = await post(`/jobs/${job.id}/apply`);
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `/user-login?to=apply&job=${job.id}`]);
    const set = pressed.headers.get("set-cookie") ?? "";
    expect(set).toMatch(/HttpOnly.*SameSite=Lax/);
    const [pending = ""] = set.split(";");
    const finish = (cookies: string) => get("/jobs/finish", { cookie: cookies });
    expect((await finish(pending)).headers.get("location")).toBe(`/user-login?to=apply&job=${job.id}`);
    expect(await applicationsOf(id)).toBe(0);
    const cookies = `${pending}; ${cookie}`;
    for (const method of ["HEAD", "GET"])
      await fetch(`${app.url}/jobs/finish`, { method, headers: { cookie: cookies } });
    const done = await finish(cookies);
    expect(done.headers.get("set-cookie")).toContain("worklane-pending-act=;");
    expect([done.status, done.headers.get("location")]).toEqual([303, sheetOf("page")]);
    expect(await applicationsOf(id)).toBe(0);

    const [saving = ""] = ((await post(`/jobs/${job.id}/save`)).headers.get("set-cookie") ?? "").split(";");
    const { body } = (await (await finish(`${saving}; ${cookie}`)).json()) as PublicPage;
    expect(body).toMatchObject({
      heading: "Save “Senior Welder”?",
      text: expect.stringMatching(/^You are logged in as .+\. It is added to your saved jobs\.$/),
      form: { action: `/jobs/${job.id}/save`, button: "Save" },
    });
    expect(await app.db.prisma.savedJob.count({ where: { seekerId: id } })).toBe(0);
  });

  test("nothing is done by a mere GET, a forged cookie, or another site's page", async () => {
    const { id, cookie } = await app.signedInSeeker();
    for (const pending of ["", "worklane-pending-act=x", `worklane-pending-act=${cookie.split("=")[1]}`]) {
      const answer = await get("/jobs/finish", { cookie: `${pending}; ${cookie}` });
      expect([answer.status, answer.headers.get("location")], pending).toEqual([303, "/jobs"]);
    }
    await get(`/jobs/${job.id}/apply`, { cookie });
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    const refused = await post(`/jobs/${job.id}/apply`, cookie, foreign);
    expect([refused.status, await headingOf(refused)]).toEqual([403, "That did not work"]);
    expect((await post(`/jobs/${job.id}/apply`, "theme=dark", foreign)).status).toBe(403);
    expect(await applicationsOf(id)).toBe(0);
  });

  test("tells recruiters that jobs are for seekers, and everybody when a job is closed", async () => {
    const cookie = await app.signIn({ id: job.companyId, role: "RECRUITER" });
    const own = await post(`/jobs/${job.id}/apply`, cookie);
    expect([own.status, await headingOf(own)]).toEqual([403, "This is your own job"]);
    const other = await app.build.job();
    const refused = await post(`/jobs/${other.id}/apply`, cookie);
    const page = (await refused.json()) as PublicPage;
    expect([refused.status, bodyOf(page, "message").heading, page.isSignedIn]).toEqual([403, "For job seekers", true]);
    const closed = await app.build.job({ status: "CLOSED" });
    const deleted = await app.build.job({ status: "CLOSED", deletedAt: new Date() });
    for (const { id } of [closed, deleted])
      for (const act of ["apply", "save", "unsave"])
        for (const who of ["", cookie, seeker.cookie])
          expect((await post(`/jobs/${id}/${act}`, who)).status, `${act} ${who && "signed in"}`).toBe(410);
    expect((await post("/jobs/x/save")).status).toBe(404);
  });
});
