import { it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { testSite } from "../support/browser.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, visit } = testSite({ worker: true });
const INVITE = graphql(`mutation InviteFromMail($email: String!) {
  inviteMember(input: { email: $email, role: RECRUITER }) { invitations { id } }
}`);

it("adds a person with an account by its password, who chooses the name that members see", async () => {
  const email = "known@example.com";
  const { id } = await app.build.recruiter({ name: "Forge" });
  await app.expectOk(INVITE, { email }, { cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
  await app.build.account({ role: "RECRUITER", email });
  const page = await visit(await linkFromMail(app, email, "/invitation/"));
  await page.getByRole("heading", { name: "Join Forge" }).waitFor();
  const join = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Join Forge" }).click();
  };
  await join("not this one");
  await page.getByRole("alert").waitFor();
  await join(FACTORY_PASSWORD);
  await page.waitForURL("**/main-recruiter");
  await page.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
  await page.goto("/main-recruiter/settings");
  await page.getByLabel("Name", { exact: true }).fill("Asha S.");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your company's members see you as Asha S.").waitFor();
  await page.goto("/main-recruiter/people");
  await page.getByText("Asha S. (You)").waitFor();
});
