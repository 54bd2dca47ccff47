import { expect, test } from "vitest";
import { buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { addAuthenticatorApp, ownerOf } from "../testing/factors.ts";
import { graphql } from "../testing/generated/gql.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

const CHANGE = graphql(
  `mutation GreetedChange($input: ChangePasswordInput!) { changePassword(input: $input) { message } }`,
);

/** Returns the texts of a recruiter's account mails. */
async function mailsTo(displayName: string): Promise<string[]> {
  const { id } = await buildRecruiter(app.db.prisma, { name: "Difference Works", account: { displayName } });
  const person = await ownerOf(app, id);
  await addAuthenticatorApp(app, person, new Date());
  const input = { currentPassword: FACTORY_PASSWORD, password: "a brand new engine" };
  await app.expectOk(CHANGE, { input }, person);
  const mails = await app.db.prisma.mail.findMany({ where: { to: person.email }, orderBy: { createdAt: "asc" } });
  return mails.map(({ text }) => text);
}

test("mails about an account greet its owner by their own name, or by none, not by the company's", async () => {
  const named = (await mailsTo("Joan Clarke")).join("\n");
  expect(named).toContain("An authenticator app was added, Joan Clarke");
  expect(named).toContain("Your password was changed, Joan Clarke");
  const unnamed = (await mailsTo("")).join("\n");
  expect(unnamed).toMatch(/^An authenticator app was added$/m);
  expect(unnamed).toMatch(/^Your password was changed$/m);
  expect(named + unnamed).not.toContain("Difference Works");
});
