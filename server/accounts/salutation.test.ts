import { expect, test } from "vitest";
import { buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { addAuthenticatorApp, ownerOf } from "../testing/factors.ts";
import { perform } from "../testing/outcomes.ts";
import { mailsTo } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

/** Returns the texts of a recruiter's account mails. */
async function textsTo(displayName: string): Promise<string[]> {
  const { id } = await buildRecruiter(app.db.prisma, { name: "Difference Works", account: { displayName } });
  const person = await ownerOf(app, id);
  await addAuthenticatorApp(app, person, new Date());
  const input = { currentPassword: FACTORY_PASSWORD, password: "a brand new engine" };
  await perform(app, "changePassword", { input }, person);
  return (await mailsTo(app.db, person)).map(({ text }) => text);
}

test("mails about an account greet its owner by their own name, or by none, not by the company's", async () => {
  const named = (await textsTo("Joan Clarke")).join("\n");
  expect(named).toContain("An authenticator app was added, Joan Clarke");
  expect(named).toContain("Your password was changed, Joan Clarke");
  const unnamed = (await textsTo("")).join("\n");
  expect(unnamed).toMatch(/^An authenticator app was added$/m);
  expect(unnamed).toMatch(/^Your password was changed$/m);
  expect(named + unnamed).not.toContain("Difference Works");
});
