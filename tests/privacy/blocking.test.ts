import { describe, expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { twoFriends } from "../support/two-friends.ts";

const { app, visit } = testSite();

const friends = twoFriends(app);

const open = (who: { id: string }, path: string) => visit(path, { as: who });
const waiting = () => app.app.services.reports.waiting();

describe("blocking", () => {
  it("asks for confirmation on a profile; afterwards the two do not find each other, and it can be undone", async () => {
    await app.build.seeker({ name: "Grace Hopper" });
    const page = await open(friends.meera, `/main/usersprofile/${friends.arjun.id}`);
    await page.getByRole("button", { name: "More actions for Arjun Rao" }).click();
    await page.getByRole("menuitem", { name: "Block Arjun Rao" }).click();
    await page.getByText("connect or exchange messages").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { level: 1, name: "Arjun Rao" }).waitFor();
    expect(await app.db.prisma.block.count({ where: { blockerId: friends.meera.id } })).toBe(0);

    await page.getByRole("button", { name: "More actions for Arjun Rao" }).click();
    await page.getByRole("menuitem", { name: "Block Arjun Rao" }).click();
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await page.waitForURL("**/main/allusers");
    await page.getByText("Arjun Rao blocked.").waitFor();
    await page.getByRole("list", { name: "Peers" }).waitFor();
    expect(await page.getByRole("article", { name: "Arjun Rao" }).count()).toBe(0);

    await page.getByRole("link", { name: "Privacy and data" }).click();
    await page.getByRole("button", { name: "Unblock Arjun Rao" }).click();
    await page.getByText("You have not blocked anyone.").waitFor();
    await page.goBack();
    await page.getByRole("article", { name: "Arjun Rao" }).waitFor();
    expect(await app.db.prisma.block.count({ where: { blockerId: friends.meera.id } })).toBe(0);
  });

  it("closes an open chat on both sides, with a neutral text, and preserves the messages", async () => {
    const [hers, his] = [
      await open(friends.meera, `/main/chatcomponent?with=${friends.arjun.id}`),
      await open(friends.arjun, `/main/chatcomponent?with=${friends.meera.id}`),
    ];
    await his.getByPlaceholder("Type your message").waitFor();
    await hers.getByRole("button", { name: "More actions for Arjun Rao" }).click();
    await hers.getByRole("menuitem", { name: "Block Arjun Rao" }).click();
    await hers.getByRole("button", { name: "Block", exact: true }).click();
    await hers.getByText("You are not connected with Arjun Rao.").waitFor();
    await his.getByText("You are not connected with Meera Nair.").waitFor();
    expect(await his.getByPlaceholder("Type your message").count()).toBe(0);
    await his.reload();
    await his.getByText("You are not connected with Meera Nair.").waitFor();
    await his.getByRole("log", { name: "Messages" }).getByText("Send me your bank card").waitFor();
    expect(await his.getByText(/block/i).count()).toBe(0);
    await hers.getByRole("button", { name: "More actions for Arjun Rao" }).click();
    await hers.getByRole("menuitem", { name: "Unblock Arjun Rao" }).waitFor();
  });
});

describe("reporting", () => {
  it("a person of the network: reports missing fields, preserves the typed text, thanks, and offers to block", async () => {
    const page = await open(friends.meera, "/main/userprofile");
    await page.getByRole("button", { name: "My Network" }).first().click();
    await page.getByRole("button", { name: "More actions for Arjun Rao" }).click();
    await page.getByRole("menuitem", { name: "Block Arjun Rao" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Report Arjun Rao" }).click();
    const panel = page.getByRole("dialog", { name: "Report Arjun Rao" });
    await panel.getByLabel("Details (optional)").fill("Not who he says he is");
    await panel.getByRole("button", { name: "Send report" }).click();
    await panel.getByText("Choose a reason.").waitFor();
    await expectAccessible(page);
    await panel.getByLabel("Fake, or pretending to be someone else").check();
    await page.route("**/graphql", (route) => route.abort());
    await panel.getByRole("button", { name: "Send report" }).click();
    await panel.getByRole("alert").waitFor();
    expect(await panel.getByLabel("Details (optional)").inputValue()).toBe("Not who he says he is");
    await page.unrouteAll();
    await panel.getByRole("button", { name: "Send report" }).click();
    await panel.getByText("Thank you. We will look at it.").waitFor();
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ targetId: friends.arjun.id, reason: "FAKE", note: "Not who he says he is" }),
    );
    await panel.getByRole("button", { name: "Block Arjun Rao too" }).click();
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await page.getByText("You have no connections yet.").waitFor();
  });

  it("a job, from its details", async () => {
    const job = await app.build.job({ title: "Pay first, work later" });
    const page = await open(friends.meera, "/main");
    await page
      .getByRole("article", { name: /Pay first/ })
      .getByRole("button", { name: "Details of Pay first, work later" })
      .click();
    await page.getByRole("button", { name: "Report this job" }).click();
    const panel = page.getByRole("dialog", { name: "Report this job" });
    await panel.getByLabel("Spam or advertising").check();
    await panel.getByRole("button", { name: "Send report" }).click();
    await panel.getByText("Thank you.").waitFor();
    expect(await waiting()).toContainEqual(expect.objectContaining({ kind: "JOB", targetId: job.id }));
  });
});
