import { parseFeed } from "@rowanmanning/feed-parser";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { companyPath, jobPath, placePath, titlePath } from "../../../shared/public-paths.ts";
import { fetchPage, pageAt } from "../../testing/public-page.ts";
import { statementsOf } from "../../testing/statements.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const SITE = "http://worklane.test";
const HOSTILE = `]]></content><b> & "quoted" \u0007`;
let jobs: { id: string; title: string }[];
let company: { id: string; slug: string };

beforeAll(async () => {
  company = await app.build.recruiter({ name: "Tidewater Labs" });
  const build = (title: string, location: string) =>
    app.build.job({ companyId: company.id, title, location, description: HOSTILE });
  jobs = [await build(HOSTILE, "Kochi")];
  for (let n = 0; n < 10; n++) jobs.push(await build("Welder", "Navi Mumbai"));
});

const read = async (path: string) => {
  const response = await fetch(app.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
const pathOf = (address: string) => address.replace(SITE, "");

test("the feeds of all jobs, of a search and of a company are Atom, however hostile the texts", async () => {
  for (const path of ["/feeds/jobs.atom", "/feeds/jobs.atom?q=welder", `${companyPath(company.slug)}/jobs.atom`]) {
    const xml = await read(path);
    expect(xml).toContain("&lt;p&gt;]]&amp;gt;&amp;lt;/content&amp;gt;&amp;lt;b&amp;gt;");
    const feed = parseFeed(xml);
    expect([feed.meta.type, feed.self]).toEqual(["atom", SITE + path]);
    expect(feed.items).toHaveLength(path.includes("q=") ? 10 : 11);
    for (const { url, id, title, updated } of feed.items) {
      const job = jobs.find((one) => id === `urn:uuid:${one.id}`);
      expect([url, updated?.getTime()]).toEqual([SITE + jobPath(job ?? { id: "", title: "" }), expect.any(Number)]);
      expect(title).toBe(job?.title.replace("\u0007", "").trim());
    }
  }
  const response = await fetch(`${app.url}/feeds/jobs.atom`);
  const headers = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await fetch(`${app.url}/feeds/jobs.atom`, { headers })).status).toBe(304);
});

test("the sitemap lists each page once, in files that robots.txt leads to", async () => {
  expect(await read("/robots.txt")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const files = addressesIn(await read("/sitemap.xml")).map(pathOf);
  const pages = (await Promise.all(files.map(read))).flatMap(addressesIn).map(pathOf);
  expect(new Set(pages).size).toBe(pages.length);
  expect([...pages].sort()).toEqual(
    [...jobs.map(jobPath), companyPath(company.slug), "/jobs/in/navi-mumbai", "/jobs/as/welder"].sort(),
  );
  for (const path of pages) await read(path);
});

test("counts over all jobs are not computed again for the next request", async () => {
  for (const path of ["/sitemap.xml", "/sitemaps/lists/all.xml"]) {
    await read(path);
    expect(await statementsOf(() => Promise.all([read(path), read(path)])), path).toEqual([]);
  }
});

test("a place or a title has a page if it has ten jobs or more", async () => {
  for (const path of ["/jobs/in/kochi", "/jobs/in/nowhere", "/jobs/as/bishop"])
    expect((await fetchPage(app, path)).status).toBe(404);
  expect((await fetchPage(app, "/jobs/in/Navi%20Mumbai")).headers.get("location")).toBe("/jobs/in/navi-mumbai");
  const page = await pageAt(app, "/jobs/as/welder");
  expect(page.body).toMatchObject({ heading: "Welder jobs", list: { total: 10 } });
  const [, welder = { id: "", title: "" }] = jobs;
  const job = await pageAt(app, jobPath(welder));
  expect(job.crumbs[1]).toEqual({ text: "Jobs in Navi Mumbai", path: "/jobs/in/navi-mumbai" });
  expect(job.body).toMatchObject({ lists: [{ path: "/jobs/in/navi-mumbai" }, { path: "/jobs/as/welder" }] });
  // Nine jobs are left.
  await app.db.prisma.job.update({ where: { id: welder.id }, data: { status: "CLOSED" } });
  expect((await fetchPage(app, "/jobs/as/welder")).status).toBe(404);
});

test("open jobs and companies have a drawn picture, which is cacheable", async () => {
  const [hostile = { id: "", title: "" }] = jobs;
  const page = await pageAt(app, jobPath(hostile));
  for (const path of [pathOf(page.image ?? ""), `${companyPath(company.slug)}/picture.png`]) {
    const response = await fetch(app.url + path);
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=86400");
  }
  await app.db.prisma.job.update({ where: { id: hostile.id }, data: { status: "CLOSED" } });
  expect((await fetch(app.url + pathOf(page.image ?? ""))).status).toBe(404);
});

test("places and titles in any script have pages, and different ones have different pages", async () => {
  const titles = [
    "हिंदी टंकक",
    "சமையல்காரர்",
    `${"Senior Engineer of Machines ".repeat(4)}A`,
    `${"Senior Engineer of Machines ".repeat(4)}B`,
  ];
  for (const title of titles)
    for (let n = 0; n < 10; n++) await app.build.job({ companyId: company.id, title, location: "पुणे" });
  for (const title of titles) {
    const page = await pageAt(app, titlePath(title));
    expect(page.body, title).toMatchObject({ heading: `${title} jobs`, list: { total: 10 } });
  }
  const place = await pageAt(app, placePath("पुणे"));
  expect(place.body).toMatchObject({ heading: "Jobs in पुणे", list: { total: 40 } });
});
