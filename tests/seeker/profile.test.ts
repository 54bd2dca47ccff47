import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pdf, pictureBomb, windowsProgram } from "../../server/testing/sample-files.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const folder = temporaryFolder();
const EDIT = "/main/userprofile-edit";
const PROFILE = "/main/userprofile";

async function open(path: string, overrides: object = {}): Promise<{ page: Page; id: string }> {
  const { id } = await app.build.seeker({ name: "Meera Nair", ...overrides });
  const page = await visit(path, { as: { id } });
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, id };
}
const submit = (page: Page) => page.getByRole("button", { name: "Update My Profile" }).click();
const onFile = async (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

it("the viewer's own profile shows its content, names what is missing, and links to editing", async () => {
  const { page } = await open(PROFILE, { about: "I care for people." });
  await page.getByText("I care for people.", { exact: true }).first().waitFor();
  await page.getByText(/Your profile is \d+% complete/).waitFor();
  // The next step leads to its section.
  await page.getByRole("region", { name: "Profile completeness" }).getByRole("link").click();
  await page.waitForURL(/userprofile-edit#/);
  const section = new URL(page.url()).hash.slice(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(section);
  await page.goBack();
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await page.getByRole("heading", { name: "Craft a Profile That Gets You Noticed" }).waitFor();
  await page.getByText("Updating your profile helps us find what fits you best.").waitFor();
  for (const title of ["Personal Details", "Educational Details", "Skills", "Professional Details"])
    await page.getByRole("heading", { name: title }).first().waitFor();
  const contents = page.getByRole("navigation", { name: "On this page" });
  for (const title of ["Skills", "Resume and Photo", "Personal Details"]) {
    await contents.getByRole("link", { name: title }).click();
    const top = () =>
      page.getByRole("heading", { name: title, exact: true }).evaluate((h) => h.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(400);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await expectFocus(page, `heading ${title}`);
  }
  await page.getByText("Social Work/ExtraCurricular Experiences").first().waitFor();
});

describe("editing the profile", () => {
  it("saves every part, and shows it on the profile", async () => {
    const { page } = await open(EDIT);
    await page.getByLabel("Name", { exact: false }).first().fill("ميرا 👩‍⚕️ Nair");
    await page.getByLabel("About").fill("Nurse\nand reader");
    await page.getByLabel("CGPA").fill("8.75");
    await page.getByLabel("LinkedIn Url").fill("linkedin.com/in/meera");
    await page.getByLabel("Add a skill").fill("Care, Triage, care");
    await page.getByLabel("Add a skill").press("Enter");
    await page.getByRole("button", { name: "Care", exact: true }).click();
    await page.getByRole("button", { name: "Move earlier" }).click();
    // Typed, and not added.
    await page.getByLabel("Add a skill").fill("Prototyping, figma");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-path"));
    for (const [index, title] of ["First", "Second"].entries()) {
      await page.getByRole("button", { name: "Add job experience" }).press("Enter");
      await expect.poll(focused).toContain(`jobExperiences.${index}.title`);
      await page.keyboard.type(title);
      const entry = page.getByRole("group", { name: `Job experience ${index + 1}` });
      await entry.getByLabel("Company").fill("Acme");
      await entry.getByLabel("From").fill("2020-05-01");
    }
    await page.getByRole("button", { name: "Move job experience 2 up" }).press("Enter");
    await expect.poll(focused).toContain("jobExperiences.0.title");
    await page.getByLabel("Phone number visible to").selectOption({ label: "My connections" });
    await submit(page);
    await page.waitForURL(`**${PROFILE}`);
    await page.getByRole("heading", { level: 1, name: "ميرا 👩‍⚕️ Nair" }).waitFor();
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: /^Good \w+, ميرا 👩‍⚕️ Nair$/ }).waitFor();
    await page.goBack();
    expect(await page.getByRole("link", { name: "LinkedIn" }).getAttribute("href")).toBe(
      "https://linkedin.com/in/meera",
    );
    const titles = await page.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(titles.filter((title) => ["First", "Second"].includes(title))).toEqual(["Second", "First"]);
    expect(await page.getByRole("region", { name: "Skills" }).getByRole("listitem").allInnerTexts()).toEqual([
      "TypeScript",
      "Care",
      "SQL",
      "Triage",
      "Prototyping",
      "figma",
    ]);
  });

  it("shows errors beside their fields, preserves the rest, and focuses the first", async () => {
    const { page } = await open(EDIT);
    const many = Array.from({ length: 500 }, (_, n) => `s${n}`).join(",");
    await page.getByLabel("Add a skill").fill(many);
    await page.getByRole("button", { name: "Add skill" }).click();
    await page.getByText("List at most 50 skills.").waitFor();
    expect(await page.getByLabel("Add a skill").inputValue()).toBe(many);
    await page.getByLabel("Add a skill").fill("");
    await page.getByLabel("College").fill("Kept College");
    await page.getByLabel("SSC Percent").fill("101");
    await page.getByLabel("LinkedIn Url").fill("javascript:alert(1)");
    await submit(page);
    await page.getByText("SSC percent must be a number from 0 to 100.").waitFor();
    await page.getByText("LinkedIn Url must be a web address such as https://example.com.").waitFor();
    expect(await page.getByLabel("College").inputValue()).toBe("Kept College");
    const focused = page.locator("[aria-invalid=true]:focus");
    await focused.waitFor();
    // Not covered by the sticky footer.
    const [field, foot] = await Promise.all([
      focused.boundingBox(),
      page.getByRole("button", { name: "Update My Profile" }).boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  });

  it("uploads resume and photo, and removes them", async () => {
    const { page, id } = await open(EDIT);
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0b6e4f" } })
      .png()
      .toBuffer();
    await page.getByLabel("Resume", { exact: true }).setInputFiles(await onFile("cv.pdf", await pdf()));
    await page.getByLabel("Profile photo", { exact: true }).setInputFiles(await onFile("me.png", picture));
    await submit(page);
    await page.waitForURL(`**${PROFILE}`);
    const resume = page.getByRole("link", { name: "View Resume" });
    expect(await resume.getAttribute("target")).toBe("_blank");
    const url = (await resume.getAttribute("href")) ?? "";
    expect((await page.request.get(url)).status()).toBe(200);
    await page.goto(EDIT);
    await page.getByRole("button", { name: "Remove cv.pdf" }).click();
    await submit(page);
    await page.waitForURL(`**${PROFILE}`);
    expect(await app.db.prisma.seeker.findUnique({ where: { id } })).toMatchObject({
      resumeFileId: null,
      photoFileId: expect.any(String),
    });
  });

  it.each([
    ["Resume", "a program that calls itself .pdf", "cv.pdf", windowsProgram, "Resume must be a PDF, DOC or DOCX file."],
    ["Resume", "50 MB", "cv.pdf", () => Buffer.alloc(50_000_000, 1), "Resume must be at most 5 MB."],
    ["Profile photo", "a picture bomb", "me.png", () => pictureBomb(50_000), "The picture cannot be read."],
  ] as const)(
    "refuses as %s %s, beside the control, and keeps what was typed",
    async (label, _, name, make, message) => {
      const { page } = await open(EDIT);
      await page.getByLabel("Location").fill("Kochi");
      await page.getByLabel(label, { exact: true }).setInputFiles(await onFile(name, make()));
      const output = page.getByRole("alert").filter({ hasText: message });
      if ((await output.count()) === 0) {
        await submit(page);
        // Far up on a long form: the rejected control is focused.
        const focused = () => page.evaluate<string>("document.activeElement.getAttribute('aria-label') ?? ''");
        await expect.poll(focused, { timeout: 20_000 }).toContain(`file: ${label}`);
      }
      await output.waitFor();
      // Saving continues only once another file, or none, was chosen.
      await submit(page);
      await page.getByRole("button", { name: "Continue without it" }).waitFor();
      expect(await page.getByLabel("Location").inputValue()).toBe("Kochi");
      expect(new URL(page.url()).pathname).toBe(EDIT);
      await page.getByRole("button", { name: "Continue without it" }).click();
      await submit(page);
      await page.waitForURL(`**${PROFILE}`);
    },
  );

  it("says what is saved when only a file is refused, and saves the other file", { tags: ["thorough"] }, async () => {
    const { page, id } = await open(EDIT);
    await page.getByLabel("Location").fill("Kochi");
    // A browser shows it; the server takes JPG and PNG only.
    const animation = await sharp({ create: { width: 40, height: 40, channels: 3, background: "teal" } })
      .gif()
      .toBuffer();
    await page.getByLabel("Profile photo", { exact: true }).setInputFiles(await onFile("me.png", animation));
    await page.getByLabel("Resume", { exact: true }).setInputFiles(await onFile("cv.pdf", await pdf()));
    await submit(page);
    await page.getByRole("alert").filter({ hasText: "Everything else is saved." }).waitFor();
    const saved = await app.db.prisma.seeker.findUniqueOrThrow({ where: { id } });
    expect(saved).toMatchObject({ location: "Kochi", resumeFileId: expect.any(String) });
  });

  it("covers the fields below its footer wholly", { tags: ["thorough"] }, async () => {
    const { page } = await open(EDIT);
    await page.getByRole("button", { name: "Update My Profile" }).waitFor();
    const top = (x: number, y: number) =>
      page.evaluate(
        ([left = 0, up = 0]) => document.elementFromPoint(left, up)?.closest("form > div, form > section")?.className,
        [x, y],
      );
    const foot = page.locator("form > div").last();
    const box = await foot.boundingBox();
    if (!box) throw new Error("There is no footer.");
    for (let scrolled = 0; scrolled < 3000; scrolled += 60) {
      await page.evaluate((y) => window.scrollTo(0, y), scrolled);
      for (const x of [box.x + 250, box.x + box.width - 20]) {
        const at = await foot.boundingBox();
        expect(await top(x, (at?.y ?? 0) + 20), `scrolled by ${scrolled}`).toBe(await foot.getAttribute("class"));
      }
    }
  });
});
