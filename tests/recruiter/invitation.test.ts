import { beforeAll, it } from "vitest";
import { buildAccount, buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { testSite } from "../support/browser.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, visit } = testSite({ worker: true });
const INVITE = graphql(`mutation InviteFromMail($email: String!) {
  inviteMember(input: { email: $email, role: RECRUITER }) { invitations { id } }
}`);

let cookie = "";
beforeAll(async () => {
  const { id } = await buildRecruiter(app.db.prisma, { name: "Forge" });
  cookie = await signIn(app.db, { id, role: "RECRUITER" });
});
async function openInvitation(email: string) {
  await app.expectOk(INVITE, { email }, { cookie });
  const link = await linkFromMail(app, email, "/invitation/");
  const page = await visit(link);
  await page.getByRole("heading", { name: "Join Forge" }).waitFor();
  return { page, link };
}

it("adds a person without an account to the company, once", async () => {
  const { page, link } = await openInvitation("new@example.com");
  await page.getByLabel("Choose a password").fill("short");
  await page.getByRole("button", { name: "Join Forge" }).click();
  await page.getByText("at least 8").first().waitFor();
  await page.getByLabel("Your name").fill("Asha Smith");
  await page.getByLabel("Choose a password").fill("hammer and tongs");
  await page.getByRole("button", { name: "Join Forge" }).click();
  await page.waitForURL("**/main-recruiter");
  await page.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
  await page.goto("/main-recruiter/people");
  await page.getByText("Asha Smith (You)").waitFor();
  await page.goto("/main-recruiter/settings");
  await page.getByLabel("Name", { exact: true }).fill("Asha S.");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your company's members see you as Asha S.").waitFor();
  await page.goto(link);
  await page.getByText("This invitation has expired").waitFor();
});

it("adds a person with an account, by its password", async () => {
  await buildAccount(app.db.prisma, { role: "RECRUITER", email: "known@example.com" });
  const { page } = await openInvitation("known@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Join Forge" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(FACTORY_PASSWORD);
  await page.getByRole("button", { name: "Join Forge" }).click();
  await page.waitForURL("**/main-recruiter");
  await page.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
});
