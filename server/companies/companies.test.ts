import { expect, test } from "vitest";
import { jobPath, listSlugOf, slugOf } from "../../shared/public-paths.ts";
import { graphql, testApp } from "../testing/test-app.ts";

const app = testApp();
const COMPANY = graphql(`query CompanyBySlug($slug: String!) { company(slug: $slug) {
  id name slug publicUrl about location industry size website linkedin logoUrl
  jobs(first: 2) { totalCount nodes { title publicUrl company { slug } } } } }`);

const company = (slug: string) => app.execute(COMPANY, { slug });
const rename = (id: string, companyName: string) =>
  app.db.prisma.company.update({ where: { id }, data: { name: companyName } });

test("a company's URL is made from its name, and its page shows its open jobs publicly", async () => {
  const { id } = await app.build.recruiter({ name: "Zürich & Söhne, Ltd." });
  const open = await app.build.job({ companyId: id, title: "C++ Engineer" });
  await app.build.job({ companyId: id, status: "CLOSED" });
  const { data } = await company("zurich-sohne-ltd");
  expect(data?.company).toMatchObject({
    id,
    publicUrl: "http://worklane.test/companies/zurich-sohne-ltd",
    jobs: {
      totalCount: 1,
      nodes: [{ publicUrl: `http://worklane.test/jobs/c-engineer-${open.id}`, company: { slug: "zurich-sohne-ltd" } }],
    },
  });
  expect(await app.outcomeOf("company", { slug: "nobody" })).toBe("NOT_FOUND");
});

test("a renamed company is found by its former URL too, which no other company gets", async () => {
  const renamed = await app.build.recruiter({ name: "Old Name" });
  await rename(renamed.id, "New Name");
  await rename(renamed.id, "New  name!");
  expect((await company("old-name")).data?.company).toMatchObject({ id: renamed.id, slug: "new-name" });
  const heir = await app.build.recruiter({ name: "Old Name" });
  expect(heir.slug).toBe("old-name-2");
  await rename(renamed.id, "Old Name");
  expect((await company("new-name")).data?.company.slug).toBe("old-name");
});

test("many companies of one name, created concurrently, all get a URL; names without Latin letters, too", async () => {
  const names = Array.from({ length: 12 }, () => "Acme");
  const slugs = await Promise.all(
    names.map(async (companyName) => (await app.build.recruiter({ name: companyName })).slug),
  );
  expect(new Set(slugs).size).toBe(12);
  expect(slugs.every((slug) => /^acme(-\w+)?$/.test(slug))).toBe(true);
  expect((await app.build.recruiter({ name: "株式会社" })).slug).toMatch(/^company/);
});

test("the database and the pages generate the same slugs", async () => {
  const texts = [
    "Sr. Engineer (Node.js)",
    "  São Paulo – Centro ",
    "日本",
    "पुणे, महाराष्ट्र",
    "МОСКВА (центр)",
    "서울 ﷺ İ 𠮷",
    "ẞ Æ Œ Þ Ŋ Ø Ł Đ Ð Ħ Ŧ Ə ı",
    `${"b".repeat(310)}`,
    "İstanbul",
    "a".repeat(90),
    "-x-",
    "ﬁne ½",
    "SØN Łódź Đà Ægir ẞtraße",
  ];
  for (const text of texts) {
    const { rows } = await app.db.pool.query("select slug_of($1) as slug, list_slug_of($1) as list", [text]);
    expect(rows, text).toEqual([{ slug: slugOf(text), list: listSlugOf(text) }]);
  }
  expect(jobPath({ id: "1", title: "日本" })).toBe("/jobs/1");
  expect(slugOf("Søn & Größe, Łódź: Đorđe Æro Þór Œuvre")).toBe("son-grosse-lodz-dorde-aero-thor-oeuvre");
});

test("an owner chooses the URL: former ones redirect, taken and reserved ones are refused, and a new name keeps it", async () => {
  const mine = await app.signedInRecruiter({ name: "Slug Works", website: "https://slug.example.com" });
  const other = await app.build.recruiter({ name: "Other Works" });
  await rename(other.id, "Renamed Works");
  const change = (slug: string) => app.refusalOf("updateRecruiterProfile", { input: { slug } }, mine);
  for (const taken of [
    "other-works",
    "renamed-works",
    "jobs",
    "Widget",
    "a",
    "a--b",
    "-a",
    "ä",
    "a b",
    "a/b",
    "x".repeat(61),
  ])
    expect((await change(taken))?.fields, taken).toEqual({ slug: expect.any(String) });
  expect(await change("Slugs")).toBeUndefined();
  const old = await fetch(`${app.url}/companies/slug-works`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/companies/slugs"]);
  await rename(mine.id, "Something Else");
  expect((await company("slug-works")).data?.company).toMatchObject({ id: mine.id, slug: "slugs" });
});

test("of two companies that concurrently choose one URL, one gets it; the number of new ones is limited", async () => {
  const [one, other] = [await app.signedInRecruiter(), await app.signedInRecruiter()];
  const change = (slug: string, person = one) => app.outcomeOf("updateRecruiterProfile", { input: { slug } }, person);
  expect((await Promise.all([change("wanted"), change("wanted", other)])).sort()).toEqual(["BAD_USER_INPUT", "yes"]);
  for (let n = 0; n < 5; n++) await change(`new-${n}`);
  expect(await change("one-more")).toBe("RATE_LIMITED");
});
