import { beforeAll, expect, test } from "vitest";
import { buildSeeker, FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { judgePassword, PASSWORD_REFUSALS } from "../../../shared/password-strength.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

const ADA = {
  email: "ada.lovelace@engines.example",
  names: ["Ada Lovelace", "Analytical Engines"],
  phone: "8123456700",
};

test.each([
  "password",
  "Password123",
  "P@ssw0rd",
  "12345678",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "abcdefghij",
  "ｐａｓｓｗｏｒｄ",
  "pässwörd",
])("'%s' is refused as one of the first guesses", (password) => {
  expect(judgePassword(password, ADA).refusal).toBe(PASSWORD_REFUSALS.common);
});

test.each([
  "lovelace",
  "AdaLovelace",
  "ada.lovelace",
  "Lovelace1990",
  "ada.lovelace@engines.example",
  "analytical engines",
  "worklane2026",
  "Lovelace, Ada",
  "lovelace.engines",
  "Àda Lovelàce",
  "adalovelace@2026",
  "8123456700",
  "+91 81234 56700",
])("'%s' is refused as made of personal data", (password) => {
  expect(judgePassword(password, ADA).refusal).toBe(PASSWORD_REFUSALS.personal);
});

test.each([
  "correct horse battery staple",
  "difference engine",
  "tr0ub4dor&3",
  "lovelace likes brass",
  `${"x".repeat(8)} marks the spot`,
  "ना सोच समझ कर",
])("'%s' is accepted: there are no composition rules", (password) => {
  expect(judgePassword(password, ADA).refusal).toBeNull();
});

test("the longest password designed to be slow is judged in time", () => {
  judgePassword("warm"); // The lists are loaded once.
  const began = performance.now();
  judgePassword("p4$$w0rd@1!0".repeat(21), ADA);
  expect(performance.now() - began).toBeLessThan(1000);
});

const SIGN_UP_SEEKER = graphql(
  `mutation GuessableSeeker($input: SignUpSeekerInput!) { signUpSeeker(input: $input) { accountId } }`,
);
const SIGN_UP_RECRUITER = graphql(
  `mutation GuessableRecruiter($input: SignUpRecruiterInput!) { signUpRecruiter(input: $input) { accountId } }`,
);
const CHANGE = graphql(
  `mutation GuessableChange($input: ChangePasswordInput!) { changePassword(input: $input) { message } }`,
);

const refused = (sentence: string) => ({
  extensions: { code: "BAD_USER_INPUT", fields: { password: sentence } },
});

let seekerId: string;
beforeAll(async () => {
  seekerId = (await buildSeeker(app.db.prisma, { name: "Ada Lovelace" })).id;
});

test("sign-ups are refused for a guessable password, beside the field, and leave no account", async () => {
  const seeker = { name: "Grace Hopper", email: "grace@example.com", phone: "9876543210", password: "gracehopper" };
  const answer = await app.execute(SIGN_UP_SEEKER, { input: seeker });
  expect(answer.errors?.[0]).toMatchObject(refused(PASSWORD_REFUSALS.personal));
  const recruiter = {
    companyName: "Difference Works",
    companyLocation: "Pune",
    companySize: "FROM_11_TO_50" as const,
    industry: "Computing",
    email: "grace@example.com",
  };
  for (const [password, sentence] of [
    ["difference works", PASSWORD_REFUSALS.personal],
    ["iloveyou1", PASSWORD_REFUSALS.common],
  ] as const) {
    const { errors } = await app.execute(SIGN_UP_RECRUITER, { input: { ...recruiter, password } });
    expect(errors?.[0]).toMatchObject(refused(sentence));
  }
  expect(await app.db.prisma.account.count({ where: { email: "grace@example.com" } })).toBe(0);
});

test("a change to a guessable password is refused, and the old one stays valid", async () => {
  const as = { cookie: await signIn(app.db, { id: seekerId, role: "SEEKER" }) };
  const change = (currentPassword: string, password: string) =>
    app.execute(CHANGE, { input: { currentPassword, password } }, as);
  expect((await change(FACTORY_PASSWORD, "adalovelace")).errors?.[0]).toMatchObject(
    refused(PASSWORD_REFUSALS.personal),
  );
  expect((await change(FACTORY_PASSWORD, "a brand new engine")).errors).toBeUndefined();
});

test("the documented sign-up accepts every password of eight characters, as it always did", async () => {
  const answer = await fetch(`${app.url}/auth/signup-seeker`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Joan Clarke", email: "joan@example.com", phone: "9876543210", password: "password" }),
  });
  expect(answer.status).toBe(201);
});
