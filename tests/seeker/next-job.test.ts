import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, visit } = testSite();

it.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
])("what someone adds about their next job on a %s reaches the company they applied to", async (_device, viewport) => {
  const recruiter = await app.build.recruiter();
  const { id } = await app.build.seeker({ name: "Meera Nair", skills: ["Triage"] });
  const page = await visit("/main/userprofile-edit", { as: { id }, viewport });
  const next = page.getByRole("region", { name: "Your Next Job" });
  const further = page.getByRole("region", { name: "Other Qualifications" });
  // Both are folded while they are empty.
  await next.getByRole("button", { name: "Add notice period, preferred locations, work permit or pay" }).click();
  await next.getByLabel("Notice Period (days)").fill("30");
  await next.getByLabel("Preferred Locations").fill("Kochi, Remote");
  await next.getByLabel("Authorized to Work In").fill("India, Utopia");
  await next.getByLabel("Minimum pay").fill("9,00,000");
  await further.getByRole("button", { name: /^Add degrees/ }).click();
  await further.getByRole("button", { name: "Add certificate" }).click();
  const certificate = further.getByRole("group", { name: "Certificate 1" });
  await certificate.getByLabel("Name").fill("Basic Life Support");
  await certificate.getByLabel("Issuer").fill("Red Cross");
  await further.getByRole("button", { name: "Add language" }).click();
  await further.getByRole("combobox", { name: "Language" }).selectOption("Malayalam");
  await expectAccessible(page);
  await expectFits(page);
  const save = page.getByRole("button", { name: "Update My Profile" });
  await save.click();
  await next.getByText("“Utopia” is not the English name of a country.").waitFor();
  await next.getByLabel("Authorized to Work In").fill("India");
  await save.click();
  await page.waitForURL("**/main/userprofile");
  await page.getByText("₹9,00,000 a year").waitFor();

  const open = () => visit(`/main-recruiter/allcandidates?candidate=${id}`, { as: recruiter, viewport });
  const facts = ["30 days", "Kochi, Remote", "India", "Malayalam (fluent)", "Basic Life Support"];
  const found = await open();
  for (const fact of facts) await found.getByText(fact, { exact: true }).waitFor();
  expect(await found.getByText("Expected Pay").count()).toBe(0);
  const { id: jobId } = await app.build.job({ companyId: recruiter.id });
  await app.build.application({ jobId, seekerId: id });
  await (await open()).getByText("₹9,00,000 a year").waitFor();
});
