import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import { graphql } from "../testing/generated/gql.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const square = { width: 8, height: 8, channels: 3, background: "#0b6e4f" } as const;
const solidPng = () => sharp({ create: square }).png().toBuffer();

const app = testApp({ worker: true });
const UPDATE = graphql(`mutation SaveCompany($input: UpdateRecruiterProfileInput!) {
  updateRecruiterProfile(input: $input) { recruiter { ...Company } }
}
fragment Company on Recruiter {
  companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl updatedAt
}`);
const LOGO = graphql(
  `mutation UploadCompanyLogo($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { logoUrl logoName } } }`,
);

const owner = forEachTest(() => app.signedInRecruiter({ name: "Acme" }));
const save = (input: object) => app.execute(UPDATE, { input }, owner);

describe("the company profile", () => {
  test("is shown with the address and the date of joining", async () => {
    const { viewerRecruiter } = await app.expectOk(
      graphql(`query OwnCompany { viewerRecruiter { id email createdAt ...Company } }`),
      {},
      owner,
    );
    expect(viewerRecruiter).toMatchObject({
      id: owner.id,
      companyName: "Acme",
      logoUrl: null,
      email: expect.stringContaining("@"),
    });
  });

  test("is not changed when the change is based on an earlier state", async () => {
    const saved = async (input: object) =>
      (await app.expectOk(UPDATE, { input }, owner)).updateRecruiterProfile?.recruiter;
    const unchangedSince = (await saved({ industry: "Shipping" }))?.updatedAt;
    const current = (await saved({ industry: "Ferries", unchangedSince }))?.updatedAt;
    const late = await save({ industry: "Trains", companyName: "Late", unchangedSince });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", current });
    expect(await saved({ unchangedSince: current })).toMatchObject({ industry: "Ferries", companyName: "Acme" });
    expect(await saved({ industry: "As by legacy clients" })).toMatchObject({ industry: "As by legacy clients" });
  });

  test("lists several locations, the main one first, on its page and for search engines", async () => {
    const places = graphql(`mutation SavePlaces($input: UpdateRecruiterProfileInput!) {
      updateRecruiterProfile(input: $input) { recruiter { slug companyLocation otherPlaces } }
    }`);
    const change = async (input: object) =>
      (await app.expectOk(places, { input }, owner)).updateRecruiterProfile?.recruiter;
    const saved = await change({ companyLocation: "Pune", otherPlaces: [" Berlin ", "", "Pune", "Oslo", "Berlin"] });
    expect(saved).toMatchObject({ companyLocation: "Pune", otherPlaces: ["Berlin", "Pune", "Oslo"] });
    expect(await change({ industry: "Baking" })).toEqual(saved);
    const seen = graphql(`query PlacesOfCompany($slug: String!) { company(slug: $slug) { location places } }`);
    const { company } = await app.expectOk(seen, { slug: saved?.slug ?? "" });
    expect(company).toEqual({ location: "Pune", places: ["Pune", "Berlin", "Oslo"] });
    const page = await (await fetch(`${app.url}/companies/${saved?.slug}`)).text();
    expect(page).toContain('{"@type":"Place","address":"Oslo"}');
    for (const otherPlaces of [Array(21).fill("Oslo"), ["x".repeat(161)]])
      expect((await app.execute(places, { input: { otherPlaces } }, owner)).errors?.[0]?.extensions?.code).toBe(
        "BAD_USER_INPUT",
      );
    expect(await change({ otherPlaces: null })).toMatchObject({ otherPlaces: [] });
  });

  test("updates the given fields and leaves the rest", async () => {
    const answer = await save({
      companyDescription: "We make\nlanes.",
      companyWebsite: "acme.example.com",
      companySize: "OVER_1000",
      linkedin: null,
    });
    expect(answer.data?.updateRecruiterProfile.recruiter).toEqual({
      updatedAt: expect.any(String),
      companyName: "Acme",
      companyLocation: "Pune",
      industry: "Technology",
      companySize: "OVER_1000",
      companyDescription: "We make\nlanes.",
      companyWebsite: "https://acme.example.com",
      linkedin: null,
      logoUrl: null,
    });
  });

  test.each([
    [{ companyName: " " }, { companyName: "Company name is required" }],
    [{ companyLocation: null }, { companyLocation: "Company location is required" }],
    [{ industry: "" }, { industry: "Industry is required" }],
    [{ companyWebsite: "javascript:alert(1)" }, { companyWebsite: expect.stringContaining("web address") }],
    [{ companyDescription: "x".repeat(5001) }, { companyDescription: expect.stringContaining("5,000") }],
  ])("refuses %j", async (input, fields) => {
    const answer = await save({ companyDescription: "New", ...input });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields });
    expect(await app.db.prisma.company.findUnique({ where: { id: owner.id } })).toMatchObject({ description: "" });
  });

  test("is copied to many jobs twice concurrently, with the jobs locked in the order of their ids", async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `000000${99 - n}-0000-4000-8000-${owner.id.slice(-12)}`);
    for (const job of ids) await app.build.job({ id: job, companyId: owner.id });
    await app.db.prisma.company.update({ where: { id: owner.id }, data: { name: "Renamed" } });
    const [middle = ""] = ids.slice(30);
    const holder = await app.db.pool.connect();
    await holder.query("begin");
    await holder.query("select 1 from jobs where id = $1 for update", [middle]);
    const refreshing = [0, 1].map(() => refreshCompanyOfJobs(app.db, owner.id));
    const waiting = `select count(*)::int as n from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await app.db.pool.query(waiting)).rows[0].n).toBe(2);
    const free = await app.db.pool.query("select id from jobs where company_id = $1 for update skip locked", [
      owner.id,
    ]);
    expect(free.rows.filter((row) => row.id < middle)).toEqual([]);
    await holder.query("commit");
    holder.release();
    expect((await Promise.all(refreshing)).reduce((sum, changed) => sum + changed)).toBe(60);
    expect(await app.db.prisma.job.count({ where: { companyId: owner.id, companyName: "Renamed" } })).toBe(60);
  });

  test("copies its new name and size to the jobs", async () => {
    const job = await app.build.job({ companyId: owner.id });
    await save({ companyName: "Acme Lanes", companySize: "FROM_51_TO_200" });
    await expect
      .poll(() =>
        app.db.prisma.job.findUnique({ where: { id: job.id }, select: { companyName: true, companySize: true } }),
      )
      .toEqual({ companyName: "Acme Lanes", companySize: "FROM_51_TO_200" });
  });
});

describe("the logo", () => {
  const logo = async (bytes: Buffer, name = "logo.png") => upload(app, LOGO, { bytes, name }, owner);

  test("is stored, served publicly, and removed", async () => {
    const { data } = await logo(await solidPng());
    const url = data?.uploadCompanyLogo.recruiter.logoUrl ?? "";
    expect(url).toMatch(/logo\.png$/);
    expect((await fetch(app.url + url)).headers.get("content-type")).toBe("image/png");
    const removed = await app.expectOk(
      graphql(`mutation RemoveLogo { removeCompanyLogo { recruiter { logoUrl logoName } } }`),
      {},
      owner,
    );
    expect(removed.removeCompanyLogo).toEqual({ recruiter: { logoUrl: null, logoName: null } });
  });

  test("is refused when it is not an image", async () => {
    const text = await logo(Buffer.from("<svg onload=alert(1)>"));
    expect(text.errors?.[0]?.extensions.code).toBe("UNSUPPORTED_FILE");
    expect(await app.db.prisma.company.findUnique({ where: { id: owner.id } })).toMatchObject({ logoFileId: null });
  });
});
