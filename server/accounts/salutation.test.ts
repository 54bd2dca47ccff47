import { expect, test } from "vitest";
import { addAuthenticatorApp } from "../testing/factors.ts";
import { FACTORY_PASSWORD, testApp } from "../testing/test-app.ts";

const app = testApp();

/** Returns the texts of a recruiter's account mails. */
async function textsTo(displayName: string): Promise<string[]> {
  const person = await app.signedInRecruiter({ name: "Difference Works", account: { displayName } });
  await addAuthenticatorApp(app, person, new Date());
  const input = { currentPassword: FACTORY_PASSWORD, password: "a brand new engine" };
  await app.perform("changePassword", { input }, person);
  return (await app.mailsTo(person)).map(({ text }) => text);
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
