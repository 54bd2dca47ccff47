import { beforeEach, expect, test } from "vitest";
import { refusalOf } from "../../testing/outcomes.ts";
import { FACTORY_PASSWORD, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const SENTENCE = /^This is the name of a verified company \(.+\)\. If you work there, ask one of its owners/;

let n = 0;
let name = "";
let owner: Person;
let other: Person;
beforeEach(async () => {
  name = `Quarry ${n}`;
  owner = await app.signedInRecruiter({ name: `${name} Ltd`, account: { email: `owner@quarry-${n++}.com` } });
  other = await app.signedInRecruiter({ name: `Other ${n}` });
});
const verify = (person: Person) => app.perform("verifyCompanyByMail", {}, person);
/** What is wrong with the name of a company; nothing when it is accepted. */
const nameErrorOf = async (...sent: Parameters<typeof refusalOf>) => {
  const refusal = await refusalOf(...sent);
  return refusal && (refusal.fields?.companyName ?? refusal.code);
};
const rename = (person: Person, companyName: string) =>
  nameErrorOf(app, "updateRecruiterProfile", { input: { companyName } }, person);

test("nobody signs up, creates or renames a company with the name of a verified one, in any spelling", async () => {
  await verify(owner);
  const taken = [`${name.toUpperCase()} Pvt. Ltd.`, `${name.replace(" ", "-")}, Inc.`, `${name} Official`];
  const founder = await app.signedInAs((await app.build.account({ role: "RECRUITER" })).id);
  for (const companyName of taken) {
    const company = { companyName, companyLocation: "Pune", companySize: "FROM_1_TO_10", industry: "IT" };
    const input = { ...company, email: `new-${n++}@example.com`, password: FACTORY_PASSWORD };
    expect(await nameErrorOf(app, "signUpRecruiter", { input })).toMatch(SENTENCE);
    expect(await rename(other, companyName)).toMatch(SENTENCE);
    expect(await nameErrorOf(app, "createCompany", { input: company }, founder)).toMatch(SENTENCE);
    const legacy = await fetch(`${app.url}/auth/signuprecruiter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...input, name: companyName, companysize: "1-10" }),
    });
    expect(legacy.status).toBe(422);
    const message = expect.stringMatching(SENTENCE);
    expect(await legacy.json()).toMatchObject({ message, error: message, code: "BAD_USER_INPUT" });
  }
  expect(await app.db.prisma.company.count({ where: { name: { in: taken } } })).toBe(0);
});

test("a name in letters of another alphabet is that of the verified company that it looks like", async () => {
  await verify(await app.signedInRecruiter({ name: `Acme ${n}`, account: { email: `ceo@acme-${n}.com` } }));
  for (const alike of [`АСМЕ ${n}`, `ɑcme ${n}`]) expect(await rename(other, alike), alike).toMatch(SENTENCE);
  for (const mixed of [`Аcme ${n}`, `Αcme ${n}`, `Ꭺcme ${n}`])
    expect(await rename(other, mixed), mixed).toMatch(/letters of two alphabets/);
  expect(await rename(other, "Асбест")).toBeUndefined();
});

test("the name of an unverified company is free, and a company may respell its own", async () => {
  expect(await rename(other, `${name} GmbH`)).toBeUndefined();
  await verify(owner);
  expect(await rename(owner, `${name} Limited`)).toBeUndefined();
});

test("a renamed verified company reserves its new name and releases the old one", async () => {
  await verify(owner);
  expect(await rename(owner, `Meadow ${n}`)).toBeUndefined();
  expect(await rename(other, `meadow ${n} inc`)).toMatch(SENTENCE);
  expect(await rename(other, name)).toBeUndefined();
});
