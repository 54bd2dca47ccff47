import sharp from "sharp";
import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const square = { width: 64, height: 64, channels: 3, background: "#0b6e4f" } as const;

it("edits the profile including its logo, in one step", async () => {
  const { id } = await app.build.recruiter({ name: "Acme" });
  const page = await visit("/main-recruiter/recruiterprofile-edit", { as: { id } });
  await page.getByRole("heading", { name: "Refine Your Hiring Identity" }).waitFor();

  await page.getByLabel("Company name").fill("");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Company name is required").waitFor();
  await page.getByLabel("Company name").fill("Acme Lanes");
  await page.getByLabel("Website").fill("javascript:alert(1)");
  await page.getByLabel("Company size").selectOption("1000+");
  await page.getByLabel("Company description").fill("We make lanes.");
  await page.getByLabel("Other locations").fill("Berlin\nOslo\n");

  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/png", buffer });
  await choose("huge.png", Buffer.alloc(2 * 1024 * 1024 + 1));
  await page.getByText("Company logo must be less than 2MB.").waitFor();
  await choose("not-a-picture.png", Buffer.from("hello"));
  await page.getByText("The picture cannot be read.").waitFor();
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByRole("button", { name: "Continue without it" }).click();
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Website must be a web address such as https://example.com.").waitFor();
  await page.getByLabel("Website").fill("acme.example.com");
  expect(await app.db.prisma.company.findUnique({ where: { id } })).toMatchObject({ name: "Acme" });
  expect(await page.getByLabel("Company name").inputValue()).toBe("Acme Lanes");

  await choose("logo.png", await sharp({ create: square }).png().toBuffer());
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/main-recruiter/recruiterprofile");
  const profile = page.getByRole("region", { name: "Company profile" });
  await profile.getByRole("heading", { name: "Acme Lanes" }).waitFor();
  await profile.getByText("1000+ employees").waitFor();
  await profile.getByText("Pune, Berlin, Oslo").waitFor();
  await profile.getByRole("link", { name: "acme.example.com" }).waitFor();
  expect(
    await profile.locator("img").evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(64);

  await page.getByRole("link", { name: "Your Jobs" }).first().click();
  await page.getByRole("heading", { level: 1, name: /, Acme Lanes$/ }).waitFor();
  await page.goto("/main-recruiter/recruiterprofile-edit");
  await page.getByRole("button", { name: "Remove logo.png" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove logo.png" }).waitFor({ state: "detached" });
  expect(await app.db.prisma.company.findUnique({ where: { id } })).toMatchObject({ logoFileId: null });
});

it("chooses the public address, and renders the company's description as Markdown", async () => {
  await app.build.recruiter({ name: "Taken" });
  const { id } = await app.build.recruiter({ name: "Lane Builders" });
  const job = await app.build.job({ companyId: id, title: "Paver" });
  const page = await visit("/main-recruiter/recruiterprofile-edit", { as: { id } });
  await page.getByLabel("Website").fill("http://lanes.example.com");
  await page.getByLabel("Company description").fill("We make **wide** lanes.");
  await page.getByText("Preview", { exact: true }).click();
  await page.locator("strong", { hasText: "wide" }).waitFor();
  const address = page.getByLabel("Address of your public page");
  await address.fill("taken");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("This address belongs to another company, or once did. Choose another.").waitFor();
  await address.fill("lanes");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/main-recruiter/recruiterprofile");
  await page.locator("strong", { hasText: "wide" }).waitFor();
  // The code that embeds the company's jobs in its own site.
  expect(await page.locator("pre").textContent()).toContain(`src="${app.url}/companies/lanes/widget"`);
  await page.getByRole("button", { name: "Copy" }).waitFor();
  await page.goto("/companies/lane-builders");
  await page.waitForURL("**/companies/lanes");
  for (const path of ["/companies/lanes", `/jobs/paver-${job.id}`]) {
    await page.goto(path);
    await page.getByText("We make wide lanes.").waitFor();
    const website = page.getByRole("link", { name: "Website" });
    expect(await website.getAttribute("href")).toBe("https://lanes.example.com");
    expect(await website.getAttribute("rel")).toContain("nofollow noopener");
  }
  const reader = await visit(`/main?job=${job.id}`, { as: await app.build.seeker() });
  await reader.getByText("We make wide lanes.").waitFor();
  await reader.getByRole("link", { name: "Website" }).waitFor();
});
