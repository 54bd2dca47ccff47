import { expect, it } from "vitest";
import { pdf } from "../../server/testing/sample-files.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { applySheet, sendApplication } from "../support/send-application.ts";

const { app, visit, once } = testSite();
const job = once(() => app.build.job({ title: "Night Nurse" }));

for (const viewport of [DESKTOP, PHONE])
  it(`several resumes are named and sorted, and one is chosen for an application, at ${viewport.width} pixels`, async () => {
    const { id } = await app.build.seeker();
    const page = await visit("/main/userprofile-edit", { as: { id }, viewport });
    const list = page.getByRole("region", { name: "Your Resumes" });
    const add = async (file: string, name: string) => {
      const chosen = { name: file, mimeType: "application/pdf", buffer: await pdf() };
      await list.getByLabel("Another resume", { exact: true }).setInputFiles(chosen);
      if (name) await list.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      await list.getByRole("button", { name: "Add resume" }).click();
    };
    const shown = () => list.getByRole("listitem").getByRole("link").allInnerTexts();
    await add("general.pdf", "");
    await list.getByText("Main", { exact: true }).waitFor();
    await add("wards.pdf", "general");
    await list.getByText("Another resume has this name. Enter a different one.").waitFor();
    await list.getByRole("textbox", { name: "Name", exact: true }).fill("Wards");
    await list.getByRole("button", { name: "Add resume" }).click();
    await list.getByRole("link", { name: "Wards" }).waitFor();
    expect(await shown()).toEqual(["general", "Wards"]);
    await expectAccessible(page);

    const renames = list.getByRole("button", { name: "Rename general" });
    await renames.click();
    await page.keyboard.type("Everywhere");
    await page.keyboard.press("Escape");
    await expectFocus(page, "button Rename general");
    await renames.press("Enter");
    await page.keyboard.type("All");
    await page.keyboard.press("Enter");
    await expectFocus(page, "button Rename All");
    await list.getByRole("button", { name: "Make main: Wards" }).click();
    await list.getByRole("button", { name: "Make main: All" }).waitFor();
    expect(await shown()).toEqual(["Wards", "All"]);

    await page.goto(`/main?job=${job.id}&apply=${job.id}`);
    const sheet = applySheet(page);
    await sheet.getByText("the resume wards.pdf").waitFor();
    await sheet.getByRole("combobox", { name: "Resume" }).selectOption("All");
    await sheet.getByText("the resume general.pdf").waitFor();
    await expectAccessible(page);
    await sendApplication(page);
    const where = { seekerId: id, jobId: job.id };
    const sent = () => app.db.prisma.application.findFirst({ where, select: { resume: { select: { name: true } } } });
    await expect.poll(sent).toEqual({ resume: { name: "general.pdf" } });

    await page.goto("/main/userprofile-edit");
    await list.getByRole("button", { name: "Delete All" }).click();
    const question = page.getByRole("dialog", { name: "Delete “All”?" });
    await question.getByText("Companies you applied to can still open the copy you sent them.").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await list.getByRole("link", { name: "All" }).waitFor({ state: "detached" });
    expect(await sent()).toEqual({ resume: { name: "general.pdf" } });
  });
