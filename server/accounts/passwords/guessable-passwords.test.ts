import { expect, test } from "vitest";
import { PASSWORD_REFUSALS, ratePassword } from "../../../shared/password-strength.ts";
import { cpuMilliseconds } from "../../testing/process-use.ts";
import { FACTORY_PASSWORD, testApp } from "../../testing/test-app.ts";

const app = testApp();

const ADA = {
  email: "ada.lovelace@engines.example",
  names: ["Ada Lovelace", "Analytical Engines"],
  phone: "8123456700",
};

test.each([
  ["one of the first guesses", PASSWORD_REFUSALS.common, ["password", "Password123", "P@ssw0rd", "12345678"]],
  ["a pattern", PASSWORD_REFUSALS.common, ["qwertyuiop", "aaaaaaaaaaaa", "abcdefghij", "ｐａｓｓｗｏｒｄ", "pässwörd"]],
  ["made of names", PASSWORD_REFUSALS.personal, ["lovelace", "AdaLovelace", "ada.lovelace", "Lovelace1990"]],
  ["made of an address", PASSWORD_REFUSALS.personal, ["ada.lovelace@engines.example", "lovelace.engines"]],
  ["made of a company", PASSWORD_REFUSALS.personal, ["analytical engines", "worklane2026"]],
  ["a name written otherwise", PASSWORD_REFUSALS.personal, ["Lovelace, Ada", "Àda Lovelàce", "adalovelace@2026"]],
  ["a phone number", PASSWORD_REFUSALS.personal, ["8123456700", "+91 81234 56700"]],
  ["accepted: there are no composition rules", null, ["correct horse battery staple", "difference engine"]],
  ["accepted, with a name among others", null, ["tr0ub4dor&3", "lovelace likes brass"]],
  ["accepted, in any script", null, [`${"x".repeat(8)} marks the spot`, "ना सोच समझ कर"]],
])("a password that is %s gets the answer %j: %j", (_, refusal, passwords) => {
  for (const password of passwords)
    expect([password, ratePassword(password, ADA).refusal]).toEqual([password, refusal]);
});

test("the longest password designed to be slow is judged in time", async () => {
  ratePassword("warm"); // The lists are loaded once.
  expect(await cpuMilliseconds(() => ratePassword("p4$$w0rd@1!0".repeat(21), ADA))).toBeLessThan(1000);
});

const refused = (sentence: string) => ({ code: "BAD_USER_INPUT", fields: { password: sentence } });

test("sign-ups are refused for a guessable password, beside the field, and leave no account", async () => {
  const seeker = { name: "Grace Hopper", email: "grace@example.com", phone: "9876543210", password: "gracehopper" };
  expect(await app.refusalOf("signUpSeeker", { input: seeker })).toMatchObject(refused(PASSWORD_REFUSALS.personal));
  const company = { companyName: "Difference Works", companyLocation: "Pune", companySize: "FROM_11_TO_50" };
  for (const [password, sentence] of [
    ["difference works", PASSWORD_REFUSALS.personal],
    ["iloveyou1", PASSWORD_REFUSALS.common],
  ] as const) {
    const input = { ...company, industry: "IT", email: seeker.email, password };
    expect(await app.refusalOf("signUpRecruiter", { input })).toMatchObject(refused(sentence));
  }
  expect(await app.db.prisma.account.count({ where: { email: "grace@example.com" } })).toBe(0);
});

test("a change to a guessable password is refused, and the old one stays valid", async () => {
  const ada = await app.signedInSeeker({ name: "Ada Lovelace" });
  const change = (password: string) =>
    app.refusalOf("changePassword", { input: { currentPassword: FACTORY_PASSWORD, password } }, ada);
  expect(await change("adalovelace")).toMatchObject(refused(PASSWORD_REFUSALS.personal));
  expect(await change("a brand new engine")).toBeUndefined();
});

test("the documented sign-up accepts every password of eight characters, as it always did", async () => {
  const answer = await fetch(`${app.url}/auth/signup-seeker`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Joan Clarke", email: "joan@example.com", phone: "9876543210", password: "password" }),
  });
  expect(answer.status).toBe(201);
});
