// @module-tag thorough

import { beforeAll, expect, it } from "vitest";
import { loadDemo } from "../../prisma/demo/load-demo.ts";
import { jobPostingRules } from "../../server/testing/job-posting-rules.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { CountJobsDocument } from "../../web/generated/jobs/jobs.ts";
import { htmlFlaws } from "../support/html-flaws.ts";

const app = testApp();

beforeAll(async () => {
  await loadDemo(app.app.platform);
});

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** The links of a document within the site. */
function linksOf(document: string): string[] {
  const found = document.matchAll(/(?:href|src|action)="([^"]+)"|<loc>([^<]+)<\/loc>|<(?:link|a)[^>]+href="([^"]+)"/g);
  return [...found]
    .map(([, attribute, loc]) => unescaped(attribute ?? loc ?? "").replace("http://worklane.test", ""))
    .filter((address) => address.startsWith("/") && !address.startsWith("//"))
    .map((address) => address.split("#")[0] ?? "");
}

/** Pages of the application, which need a browser, and targets of forms. */
const LEFT_ALONE = /^\/(?:user-|recruiter-|forgot-|main|start|playground|api-docs|$)|\/(?:apply|save|unsave)$/;

it("a crawler that follows every link of the demo finds no dead link, only valid HTML, and the structured data that search engines require", async () => {
  const waiting = ["/jobs", "/sitemap.xml", "/robots.txt"];
  const seen = new Set(waiting);
  const flaws: string[] = [];
  let postings = 0;
  const visit = async (path: string) => {
    const response = await fetch(app.url + path);
    const document = await response.text();
    if (response.status !== 200) flaws.push(`${path}: ${response.status}`);
    const type = response.headers.get("content-type") ?? "";
    if (!/html|xml/.test(type) || path.endsWith(".svg")) return;
    for (const link of linksOf(document)) {
      if (seen.has(link) || LEFT_ALONE.test(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
    if (!type.includes("html")) return;
    flaws.push(...(await htmlFlaws(document)).map((flaw) => `${path}: ${flaw}`));
    for (const [, json = ""] of document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      const data = JSON.parse(json) as { "@type": string };
      if (data["@type"] !== "JobPosting") continue;
      postings++;
      const { error } = jobPostingRules.safeParse(data);
      if (error) flaws.push(`${path}: ${error.message}`);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(visit));
  expect(flaws).toEqual([]);
  const { jobs } = await app.expectOk(CountJobsDocument);
  expect(postings).toBe(jobs.totalCount);
  expect(seen.size).toBeGreaterThan(postings);
});
