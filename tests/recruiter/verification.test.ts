// @module-tag thorough

import { afterAll, expect, it } from "vitest";
import { startDnsServer } from "../../server/testing/dns-server.ts";
import { testSite } from "../support/browser.ts";

const dns = await startDnsServer();
afterAll(() => dns.close());
const { app, visit } = testSite({ env: { DNS_SERVERS: dns.address } });

it("verifies a company by DNS, and seekers see the verification", async () => {
  const { id, slug } = await app.build.recruiter({ name: "Acme" });
  const job = await app.build.job({ companyId: id, title: "Welder" });
  const page = await visit("/main-recruiter/recruiterprofile", { as: { id } });
  const section = page.getByRole("region", { name: "Verification" });
  await section.getByText("Not verified").waitFor();
  await section.getByLabel("Your company's domain").fill("127.0.0.1");
  await section.getByRole("button", { name: "Show the DNS record" }).click();
  await section.getByText("Enter your company's own domain, such as acme.com.").waitFor();
  await section.getByLabel("Your company's domain").fill("https://acme.com");
  await section.getByRole("button", { name: "Show the DNS record" }).click();
  const record = await section.locator("code").innerText();
  await section.getByRole("button", { name: "Check now" }).click();
  await section.getByText("This record was not found at acme.com.").waitFor();
  dns.records.set("acme.com", [record]);
  await section.getByRole("button", { name: "Check now" }).click();
  await section.getByText(/^Verified, last checked on .+: the company controls acme.com/).waitFor();

  for (const address of [`/companies/${slug}`, `/jobs/welder-${job.id}`]) {
    await page.goto(address);
    await page.getByText(/^Verified, last checked on .+: the company controls acme.com/).waitFor();
  }
  await page.goto("/jobs");
  expect(await page.getByTitle("Verified: acme.com").count()).toBe(1);
});
