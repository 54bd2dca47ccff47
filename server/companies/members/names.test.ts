import { expect, test } from "vitest";
import { FACTORY_PASSWORD, forEachTest, graphql, testApp } from "../../testing/test-app.ts";

const app = testApp();
const NAME = graphql(
  `mutation NameInTest($name: String!) { changeDisplayName(input: { displayName: $name }) { viewer { displayName } } }`,
);
const NAMES = graphql(`query NamesInTest { companyMembers { accountId name email } }`);
const HISTORY = graphql(`query HistoryInTest($id: ID!) { applicant(id: $id) { events { kind actorName } } }`);
const OWN_HISTORY = graphql(`query OwnHistoryInTest { appliedJobs { nodes { events { kind actorName } } } }`);

const owner = forEachTest(() => app.signedInRecruiter());
const member = forEachTest(() => app.signedInMember({ companyId: owner.id }));
const nameOf = async (accountId: string) =>
  (await app.expectOk(NAMES, {}, owner)).companyMembers.find((one) => one.accountId === accountId);
const deleteMember = () => app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, member);

test("a member is shown with their display name, or else with their address", async () => {
  const { email = "" } = (await nameOf(member.id)) ?? {};
  expect(await nameOf(member.id)).toMatchObject({ name: email });
  await app.expectOk(NAME, { name: " Ada Smith " }, member);
  expect(await nameOf(member.id)).toMatchObject({ name: "Ada Smith", email });
  for (const [name, displayName] of [
    ["Аda Smith", /two alphabets/],
    ["Win at evil.com", /web address/],
  ] as const) {
    const { errors } = await app.execute(NAME, { name }, member);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { displayName } });
  }
  await app.expectOk(NAME, { name: "" }, member);
  expect(await nameOf(member.id)).toMatchObject({ name: email });
});

test("the history of an application names the decider, only to the company", async () => {
  const { id: jobId } = await app.build.job({ companyId: owner.id });
  const { id: applicationId, seekerId } = await app.build.application({ jobId });
  const seeker = { cookie: await app.signIn({ id: seekerId, role: "SEEKER" }) };
  await app.expectOk(NAME, { name: "Ada Smith" }, member);
  await app.perform("decideApplication", { input: { applicationId, status: "ACCEPTED" } }, member);
  const history = async () => (await app.expectOk(HISTORY, { id: applicationId }, owner)).applicant.events;
  const decidedBy = (actorName: string | null) => [
    { kind: "APPLIED", actorName: null },
    { kind: "ACCEPTED", actorName },
  ];
  expect(await history()).toEqual(decidedBy("Ada Smith"));
  expect((await app.expectOk(OWN_HISTORY, {}, seeker)).appliedJobs.nodes[0]?.events).toEqual(decidedBy(null));
  await deleteMember();
  expect(await history()).toEqual(decidedBy(null));
});

test("the job feed does not reveal that a poster is gone", async () => {
  await app.build.job({ companyId: owner.id, postedById: member.id });
  const before = await app.db.prisma.jobChange.count();
  await deleteMember();
  expect(await app.db.prisma.jobChange.count()).toBe(before);
});
