import { beforeEach, expect, test } from "vitest";
import { JoinableCompaniesDocument, JoinRequestsDocument } from "../../../web/generated/companies/joining.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { graphql, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const SEES = graphql(`query SeesInTest { companyMembers { accountId } }`);

let n = 0;
let domain = "";
let companyId = "";
let owner: Person;
beforeEach(async () => {
  domain = `forge-${n++}.test`;
  owner = await app.signedInRecruiter({ name: "Forge", account: { email: `owner@${domain}` } });
  companyId = owner.id;
});
const personAt = async (where: string, account = {}) =>
  app.signedInAs((await app.build.account({ role: "RECRUITER", email: `person-${n++}@${where}`, ...account })).id);
const joinable = async (person: Person) =>
  (await app.expectOk(JoinableCompaniesDocument, {}, person)).joinableCompanies;
const ask = (person: Person) => app.outcomeOf("askToJoin", { companyId }, person);
const requests = async () => (await app.expectOk(JoinRequestsDocument, {}, owner)).companyJoinRequests;
/** Answers a person's request: accepts it for a role, or refuses it. */
const answer = ({ id: accountId }: Person, role?: CompanyRole, by = owner) =>
  app.outcomeOf("answerJoinRequest", { input: { accountId, ...(role && { role }) } }, by);
const sees = (person: Person) => app.outcomeOf(SEES, {}, person);

test("a request ends when the person has no address of the domain any longer, or is suspended", async () => {
  for (const change of [{ email: `elsewhere-${n++}@anvil.test` }, { suspendedAt: new Date() }]) {
    const person = await personAt(domain);
    await ask(person);
    await app.db.prisma.account.update({ where: { id: person.id }, data: change });
    expect(await requests()).toEqual([]);
    expect(await answer(person, "OWNER")).toBe("NOT_FOUND");
  }
});

test("a person of the same domain requests to join, sees nothing, is accepted by an owner, and both are notified", async () => {
  const person = await personAt(domain, { displayName: "Asha" });
  expect(await joinable(person)).toEqual([{ id: companyId, name: "Forge", hasAsked: false }]);
  expect(await ask(person)).toBe("yes");
  expect(await app.subjectsTo(owner)).toEqual(["Someone has asked to join Forge on Worklane"]);
  expect(await joinable(person)).toMatchObject([{ hasAsked: true }]);
  expect([await ask(person), await sees(person)]).toEqual(["CONFLICT", "FORBIDDEN"]);
  expect(await requests()).toMatchObject([{ accountId: person.id, name: "Asha" }]);
  const both = await Promise.all([1, 2].map(() => answer(person, "VIEWER")));
  expect(both.sort()).toEqual(["NOT_FOUND", "yes"]);
  expect(await app.subjectsTo(person)).toEqual(["You are now a member of Forge"]);
  expect((await app.expectOk(SEES, {}, person)).companyMembers).toHaveLength(2);
  expect(await joinable(person)).toEqual([]);
});

test("a refused person is notified, sees nothing, and can request again after 30 days", async () => {
  const person = await personAt(domain);
  await ask(person);
  expect(await answer(person)).toBe("yes");
  expect(await app.subjectsTo(person)).toEqual(["Forge declined your request"]);
  expect(await requests()).toEqual([]);
  expect([await ask(person), await sees(person)]).toEqual(["CONFLICT", "FORBIDDEN"]);
  const refusedAt = new Date(Date.now() - 31 * 86_400_000);
  await app.db.prisma.companyJoinRequest.updateMany({ where: { accountId: person.id }, data: { refusedAt } });
  expect(await ask(person)).toBe("yes");
});

test("requests are impossible from another domain, a public one, an unverified address, or via a member who is not an owner", async () => {
  const other = await personAt("elsewhere.test");
  expect(await ask(other)).toBe("NOT_FOUND");
  const unconfirmed = `unconfirmed-${n++}.test`;
  await app.build.recruiter({ account: { email: `owner-${n++}@gmail.com` } });
  await app.build.recruiter({ account: { email: `owner@${unconfirmed}`, emailVerifiedAt: null } });
  await app.build.member({ companyId, account: { email: `member@${unconfirmed}` } });
  for (const person of [
    other,
    await personAt("gmail.com"),
    await personAt(domain, { emailVerifiedAt: null }),
    await personAt(unconfirmed),
  ])
    expect(await joinable(person)).toEqual([]);
});

test("only the company's own owner answers, and a person who works elsewhere stays there", async () => {
  const person = await app.signedInRecruiter({ account: { email: `boss-${n++}@${domain}` } });
  await ask(person);
  expect(await answer(person, "RECRUITER", await app.signedInRecruiter())).toBe("NOT_FOUND");
  await app.perform("answerJoinRequest", { input: { accountId: person.id, role: "RECRUITER" } }, owner);
  expect((await app.expectOk(SEES, {}, person)).companyMembers).toHaveLength(1);
});
