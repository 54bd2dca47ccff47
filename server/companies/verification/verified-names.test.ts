import { beforeEach, expect, test } from "vitest";
import { buildAccount, buildRecruiter, FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const SIGN_UP = graphql(
  `mutation SignUpInNames($input: SignUpRecruiterInput!) { signUpRecruiter(input: $input) { message } }`,
);
const CREATE = graphql(
  `mutation CreateInNames($input: CreateCompanyInput!) { createCompany(input: $input) { companies { id } } }`,
);
const RENAME = graphql(
  `mutation RenameInNames($name: String!) { updateRecruiterProfile(input: { companyName: $name }) { recruiter { companyName } } }`,
);
const BY_MAIL = graphql(`mutation ByMailInNames { verifyCompanyByMail { verification { mailDomain } } }`);

let n = 0;
let name = "";
let domain = "";
let owner = { cookie: "" };
const SENTENCE = /^This is the name of a verified company \(.+\)\. If you work there, ask one of its owners/;
const company = (companyName: string) => ({
  companyName,
  companyLocation: "Pune",
  companySize: "FROM_1_TO_10" as const,
  industry: "IT",
});
const fieldOf = (answer: { errors?: readonly { extensions: { fields?: Record<string, string> } }[] }) =>
  answer.errors?.[0]?.extensions.fields?.companyName;
const newCompany = async (companyName: string) => {
  const { id } = await buildRecruiter(app.db.prisma, { name: companyName });
  return { id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
};

beforeEach(async () => {
  name = `Quarry ${n}`;
  domain = `quarry-${n++}.com`;
  const { id } = await buildRecruiter(app.db.prisma, { name: `${name} Ltd`, account: { email: `owner@${domain}` } });
  owner = { cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
});

test("nobody signs up, creates or renames a company with the name of a verified one, in any spelling", async () => {
  await app.expectOk(BY_MAIL, {}, owner);
  const taken = [`${name.toUpperCase()} Pvt. Ltd.`, `${name.replace(" ", "-")}, Inc.`, `${name} Official`];
  const other = await newCompany(`Other ${n}`);
  const nobodys = await buildAccount(app.db.prisma, { role: "RECRUITER" });
  const founder = { cookie: await signIn(app.db, { id: nobodys.id, role: "RECRUITER" }) };
  for (const companyName of taken) {
    const input = { ...company(companyName), email: `new-${n++}@example.com`, password: FACTORY_PASSWORD };
    expect(fieldOf(await app.execute(SIGN_UP, { input }))).toMatch(SENTENCE);
    expect(fieldOf(await app.execute(RENAME, { name: companyName }, other))).toMatch(SENTENCE);
    expect(fieldOf(await app.execute(CREATE, { input: company(companyName) }, founder))).toMatch(SENTENCE);
    const legacy = await fetch(`${app.url}/auth/signuprecruiter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...input, name: companyName, companysize: "1-10" }),
    });
    expect(legacy.status).toBe(422);
    expect(await legacy.json()).toMatchObject({
      message: expect.stringMatching(SENTENCE),
      error: expect.stringMatching(SENTENCE),
      code: "BAD_USER_INPUT",
    });
  }
  expect(await app.db.prisma.company.count({ where: { name: { in: taken } } })).toBe(0);
});

test("a name in letters of another alphabet is that of the verified company that it looks like", async () => {
  const verified = await buildRecruiter(app.db.prisma, { name: `Acme ${n}`, account: { email: `ceo@acme-${n}.com` } });
  await app.expectOk(BY_MAIL, {}, { cookie: await signIn(app.db, { id: verified.id, role: "RECRUITER" }) });
  const other = await newCompany(`Other ${n}`);
  const renamed = async (to: string) => fieldOf(await app.execute(RENAME, { name: to }, other));
  for (const alike of [`АСМЕ ${n}`, `ɑcme ${n}`]) expect(await renamed(alike), alike).toMatch(SENTENCE);
  for (const mixed of [`Аcme ${n}`, `Αcme ${n}`, `Ꭺcme ${n}`])
    expect(await renamed(mixed), mixed).toMatch(/letters of two alphabets/);
  expect(await renamed("Асбест")).toBeUndefined();
});

test("the name of an unverified company is free, and a company may respell its own", async () => {
  await newCompany(`${name} GmbH`);
  await app.expectOk(BY_MAIL, {}, owner);
  expect((await app.expectOk(RENAME, { name: `${name} Limited` }, owner)).updateRecruiterProfile).not.toBeNull();
});

test("a renamed verified company reserves its new name and releases the old one", async () => {
  await app.expectOk(BY_MAIL, {}, owner);
  await app.expectOk(RENAME, { name: `Meadow ${n}` }, owner);
  const other = await newCompany(`Other ${n}`);
  expect(fieldOf(await app.execute(RENAME, { name: `meadow ${n} inc` }, other))).toMatch(SENTENCE);
  await app.expectOk(RENAME, { name }, other);
});
