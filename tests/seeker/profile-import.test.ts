import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { pdfBomb } from "../../server/testing/sample-files.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

const RESUME = {
  basics: { name: "Meera N. Nair", email: "meera@other.example", location: { city: "Kochi" } },
  work: [
    { position: "Nurse", name: "City Hospital", startDate: "2019", summary: "Night shifts" },
    { position: "Trainee", name: "Acme" },
  ],
  education: [{ studyType: "B.Sc", area: "Nursing", institution: "Kerala University", score: "72%" }],
  skills: [{ name: "Triage" }, { name: "SQL" }],
};

it("a file fills in the form with what the person selects, and saving stores it", async () => {
  const { id } = await app.build.seeker({
    name: "Meera Nair",
    location: "",
    college: "",
    course: "",
    qualification: "",
    skills: ["SQL"],
  });
  const page = await visit("/main/userprofile-edit", { as: { id } });
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel("Resume or profile file", { exact: true })
      .setInputFiles({ name, mimeType: "application/json", buffer });
  await choose("scan.pdf", pdfBomb(1));
  await page.getByRole("alert").getByText("it may be a scan").waitFor();
  await choose("resume.json", Buffer.from(JSON.stringify(RESUME)));

  const found = page.getByRole("region", { name: "Found in resume.json" });
  const nurse = found.getByRole("checkbox", { name: "Job: Nurse at City Hospital" });
  await nurse.waitFor();
  await found.getByText("The file gives only years. Check the months.").waitFor();
  await found.getByText("Replaces: Meera Nair").waitFor();
  await found.getByText("The file has the email address meera@other.example.").waitFor();
  expect(await found.getByRole("checkbox", { checked: true }).evaluateAll((boxes) => boxes.length)).toBe(7);
  expect(await found.getByRole("checkbox", { name: "Name", exact: true }).isChecked()).toBe(false);
  await found.getByRole("button", { name: /^Show lines.*Nurse/ }).press("Enter");
  expect(await found.locator("mark").allInnerTexts()).toContain("work.0.position: Nurse");
  await found.getByText("1 line not used").click();
  await found.getByRole("listitem").getByText("education.0.score: 72%").last().waitFor();
  await expectAccessible(page);
  await found.getByRole("checkbox", { name: /Trainee/ }).uncheck();
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.getByText("The values found in your file are still here to select.").waitFor();
  await found.getByRole("button", { name: "Fill in 6 values" }).click();

  await page.getByText("The values are filled in below.").waitFor();
  expect(await page.getByLabel("Name", { exact: false }).first().inputValue()).toBe("Meera Nair");
  expect(await page.getByLabel("College").inputValue()).toBe("Kerala University");
  expect(await page.getByRole("group", { name: "Job experience 1" }).getByLabel("From").inputValue()).toBe(
    "2019-01-01",
  );
  const stored = () =>
    app.db.prisma.seeker.findUniqueOrThrow({
      where: { id },
      select: { location: true, skills: true, experiences: true },
    });
  expect(await stored()).toMatchObject({ location: "", skills: ["SQL"], experiences: [] });
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.waitForURL("**/main/userprofile");
  expect(await stored()).toMatchObject({
    location: "Kochi",
    skills: ["SQL", "Triage"],
    experiences: [{ title: "Nurse", company: "City Hospital", responsibilities: "Night shifts" }],
  });

  await page.goto("/main/userprofile-edit");
  for (const [format, file] of [
    ["JSON Resume", "json"],
    ["PDF", "pdf"],
  ]) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download as ${format}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`Resume of Meera Nair.${file}`);
    await choose(`own.${file}`, await buffer(await download.createReadStream()));
    const own = page.getByRole("region", { name: `Found in own.${file}` });
    await own.getByText("Your profile already has everything that was found in this file.").waitFor();
  }
});
