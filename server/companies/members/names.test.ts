import { beforeEach, expect, test } from "vitest";
import {
  buildApplication,
  buildJob,
  buildMember,
  buildRecruiter,
  FACTORY_PASSWORD,
} from "../../../prisma/factories/index.ts";
import { DecideApplicationDocument } from "../../../web/generated/applications/applicants/applicants.ts";
import { DeleteAccountDocument } from "../../../web/generated/privacy/privacy.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const NAME = graphql(
  `mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }`,
);
const NAMES = graphql(`query NamesInTest { companyMembers { accountId name email } }`);
const HISTORY = graphql(`query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }`);
const OWN_HISTORY = graphql(`query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }`);

let companyId = "";
let owner = { cookie: "" };
let member = { id: "", cookie: "" };
const signedIn = async (id: string) => ({ id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma)).id;
  owner = await signedIn(companyId);
  member = await signedIn((await buildMember(app.db.prisma, { companyId })).accountId);
});
const nameOf = async (accountId: string) =>
  (await app.expectOk(NAMES, {}, owner)).companyMembers.find((one) => one.accountId === accountId);

test("a member is shown with their display name, or else with their address", async () => {
  const { email = "" } = (await nameOf(member.id)) ?? {};
  expect(await nameOf(member.id)).toMatchObject({ name: email });
  await app.expectOk(NAME, { name: " Ada Smith " }, member);
  expect(await nameOf(member.id)).toMatchObject({ name: "Ada Smith", email });
  const imitated = await app.execute(NAME, { name: "Аda Smith" }, member);
  expect(imitated.errors?.[0]?.extensions).toMatchObject({ fields: { displayName: /two alphabets/ } });
  const refused = await app.execute(NAME, { name: "Win at evil.com" }, member);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { displayName: /web address/ },
  });
  await app.expectOk(NAME, { name: "" }, member);
  expect(await nameOf(member.id)).toMatchObject({ name: email });
});

test("the history of an application names the decider, only to the company", async () => {
  const { prisma } = app.db;
  const { id: jobId } = await buildJob(prisma, { companyId });
  const application = await buildApplication(prisma, { jobId });
  const seeker = { cookie: await signIn(app.db, { id: application.seekerId, role: "SEEKER" }) };
  await app.expectOk(NAME, { name: "Ada Smith" }, member);
  const input = { applicationId: application.id, status: "ACCEPTED" as const };
  await app.expectOk(DecideApplicationDocument, { input }, member);
  const history = async () => (await app.expectOk(HISTORY, { id: application.id }, owner)).applicant.events;
  expect(await history()).toEqual([
    { kind: "APPLIED", actorName: null },
    { kind: "ACCEPTED", actorName: "Ada Smith" },
  ]);
  const own = (await app.expectOk(OWN_HISTORY, {}, seeker)).appliedJobs.nodes[0]?.events;
  expect(own).toEqual([
    { kind: "APPLIED", actorName: null },
    { kind: "ACCEPTED", actorName: null },
  ]);
  await app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, member);
  expect(await history()).toContainEqual({ kind: "ACCEPTED", actorName: null });
});

test("the job feed does not reveal that a poster is gone", async () => {
  await buildJob(app.db.prisma, { companyId, postedById: member.id });
  const before = await app.db.prisma.jobChange.count();
  await app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, member);
  expect(await app.db.prisma.jobChange.count()).toBe(before);
});
