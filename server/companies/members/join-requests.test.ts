import { beforeEach, expect, test } from "vitest";
import { buildAccount, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const JOINABLE = graphql(`query JoinableInTest { joinableCompanies { id name hasAsked } }`);
const ASK = graphql(`mutation AskInTest($id: ID!) { askToJoin(companyId: $id) { companies { id hasAsked } } }`);
const REQUESTS = graphql(`query RequestsInTest { companyJoinRequests { accountId name email } }`);
const ANSWER = graphql(
  `mutation AnswerInTest($input: AnswerJoinRequestInput!) { answerJoinRequest(input: $input) { requests { accountId } } }`,
);
const SEES = graphql(`query SeesInTest { companyMembers { accountId } }`);

let n = 0;
let domain = "";
let companyId = "";
let owner = { id: "", cookie: "" };
const signedIn = async (id: string) => ({ id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
const personAt = async (where: string, account = {}) =>
  signedIn((await buildAccount(app.db.prisma, { role: "RECRUITER", email: `person-${n++}@${where}`, ...account })).id);
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";
const joinable = async (person: { cookie: string }) => (await app.expectOk(JOINABLE, {}, person)).joinableCompanies;
const mailsTo = async (id: string) => {
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
  return (await app.db.prisma.mail.findMany({ where: { to: email } })).map(({ subject }) => subject);
};

test("a request ends when the person has no address of the domain any longer, or is suspended", async () => {
  const changes = [{ email: `elsewhere-${n++}@anvil.test` }, { suspendedAt: new Date() }];
  for (const change of changes) {
    const person = await personAt(domain);
    await app.expectOk(ASK, { id: companyId }, person);
    await app.db.prisma.account.update({ where: { id: person.id }, data: change });
    expect((await app.expectOk(REQUESTS, {}, owner)).companyJoinRequests).toEqual([]);
    const input = { accountId: person.id, role: "OWNER" as const };
    expect(codeOf(await app.execute(ANSWER, { input }, owner))).toBe("NOT_FOUND");
  }
});

beforeEach(async () => {
  domain = `forge-${n++}.test`;
  companyId = (await buildRecruiter(app.db.prisma, { name: "Forge", account: { email: `owner@${domain}` } })).id;
  owner = await signedIn(companyId);
});

test("a person of the same domain requests to join, sees nothing, is accepted by an owner, and both are notified", async () => {
  const person = await personAt(domain, { displayName: "Asha" });
  expect(await joinable(person)).toEqual([{ id: companyId, name: "Forge", hasAsked: false }]);
  await app.expectOk(ASK, { id: companyId }, person);
  expect(await mailsTo(owner.id)).toEqual(["Someone asks to join Forge on Worklane"]);
  expect(await joinable(person)).toMatchObject([{ hasAsked: true }]);
  expect(codeOf(await app.execute(ASK, { id: companyId }, person))).toBe("CONFLICT");
  expect(codeOf(await app.execute(SEES, {}, person))).toBe("FORBIDDEN");
  expect((await app.expectOk(REQUESTS, {}, owner)).companyJoinRequests).toMatchObject([
    { accountId: person.id, name: "Asha" },
  ]);
  const input = { accountId: person.id, role: "VIEWER" as const };
  const both = await Promise.all([1, 2].map(() => app.execute(ANSWER, { input }, owner)));
  expect(both.map(codeOf).sort()).toEqual(["NOT_FOUND", "yes"]);
  expect(await mailsTo(person.id)).toEqual(["You are in Forge now"]);
  expect((await app.expectOk(SEES, {}, person)).companyMembers).toHaveLength(2);
  expect(await joinable(person)).toEqual([]);
});

test("a refused person is notified, sees nothing, and can request again after 30 days", async () => {
  const person = await personAt(domain);
  await app.expectOk(ASK, { id: companyId }, person);
  await app.expectOk(ANSWER, { input: { accountId: person.id } }, owner);
  expect(await mailsTo(person.id)).toEqual(["Forge declined your request"]);
  expect((await app.expectOk(REQUESTS, {}, owner)).companyJoinRequests).toEqual([]);
  expect(codeOf(await app.execute(ASK, { id: companyId }, person))).toBe("CONFLICT");
  expect(codeOf(await app.execute(SEES, {}, person))).toBe("FORBIDDEN");
  const refusedAt = new Date(Date.now() - 31 * 86_400_000);
  await app.db.prisma.companyJoinRequest.updateMany({ where: { accountId: person.id }, data: { refusedAt } });
  expect(codeOf(await app.execute(ASK, { id: companyId }, person))).toBe("yes");
});

test("requests are impossible from another domain, a public one, an unverified address, or via a member who is not an owner", async () => {
  const other = await personAt("elsewhere.test");
  expect(await joinable(other)).toEqual([]);
  expect(codeOf(await app.execute(ASK, { id: companyId }, other))).toBe("NOT_FOUND");
  await buildRecruiter(app.db.prisma, { account: { email: `owner-${n++}@gmail.com` } });
  expect(await joinable(await personAt("gmail.com"))).toEqual([]);
  expect(await joinable(await personAt(domain, { emailVerifiedAt: null }))).toEqual([]);
  const unconfirmed = `unconfirmed-${n++}.test`;
  await buildRecruiter(app.db.prisma, { account: { email: `owner@${unconfirmed}`, emailVerifiedAt: null } });
  expect(await joinable(await personAt(unconfirmed))).toEqual([]);
  const { id } = await buildRecruiter(app.db.prisma, { account: { email: `owner-${n++}@elsewhere.test` } });
  await buildMember(app.db.prisma, { companyId: id, account: { email: `member@${unconfirmed}` } });
  expect(await joinable(await personAt(unconfirmed))).toEqual([]);
});

test("only an owner answers, and only for their own company; a person who works elsewhere stays there", async () => {
  const { prisma } = app.db;
  const person = await signedIn((await buildRecruiter(prisma, { account: { email: `boss-${n++}@${domain}` } })).id);
  await app.expectOk(ASK, { id: companyId }, person);
  const input = { accountId: person.id, role: "RECRUITER" as const };
  for (const role of ["RECRUITER", "INTERVIEWER", "VIEWER"] satisfies CompanyRole[]) {
    const member = await signedIn((await buildMember(prisma, { companyId, role })).accountId);
    expect(codeOf(await app.execute(ANSWER, { input }, member))).toBe("FORBIDDEN");
    expect(codeOf(await app.execute(REQUESTS, {}, member))).toBe("FORBIDDEN");
  }
  const stranger = await signedIn((await buildRecruiter(prisma)).id);
  expect(codeOf(await app.execute(ANSWER, { input }, stranger))).toBe("NOT_FOUND");
  await app.expectOk(ANSWER, { input }, owner);
  expect((await app.expectOk(SEES, {}, person)).companyMembers).toHaveLength(1);
});
