import { beforeEach, expect, test } from "vitest";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverNotices } from "../testing/notices.ts";
import { type Person, startTestApp, testApp } from "../testing/test-app.ts";

const INVITE = graphql(`mutation InviteInTest($input: InviteToJobInput!) {
  inviteToJob(input: $input) { invitation { id status sentBy seekerName job { title } } } }`);
const ACCEPT = graphql(`mutation AcceptJobInvitationInTest($id: ID!) {
  acceptJobInvitation(input: { invitationId: $id }) { invitation { status sentBy } } }`);
const DECLINE = graphql(`mutation DeclineJobInvitationInTest($id: ID!) {
  declineJobInvitation(input: { invitationId: $id }) { invitationId } }`);
const WITHDRAW = graphql(`mutation WithdrawJobInvitationInTest($id: ID!) {
  withdrawJobInvitation(input: { invitationId: $id }) { invitation { status } } }`);
const LIST = graphql(`query JobInvitationsInTest($jobId: ID, $acceptedOnly: Boolean! = false) {
  jobInvitations(jobId: $jobId, acceptedOnly: $acceptedOnly) { totalCount nodes { id status text } } }`);
const CONTACTS = graphql(`query ContactsInTest($id: ID!) { seeker(id: $id) { phone email } }`);
const EXCLUDE = graphql(`mutation ExcludeInvitingInTest($company: String!) {
  excludeCompany(input: { company: $company }) { exclusions { id } } }`);
const APPLY = graphql(
  `mutation ApplyInvitedInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }`,
);

const app = testApp();
let n = 0;
let company: Awaited<ReturnType<typeof app.signedInRecruiter>>;
let asha: Person;
let jobId: string;
const text = "Your work on bridges fits.";
beforeEach(async () => {
  company = await app.signedInRecruiter({ name: `Firm ${++n}`, account: { email: `priya@firm-${n}.com` } });
  await app.db.prisma.account.update({ where: { id: company.id }, data: { displayName: "Priya Rao" } });
  asha = await app.signedInSeeker({ name: "Asha" });
  jobId = (await app.build.job({ companyId: company.id, title: "Welder" })).id;
});
const invite = (more: object = {}, as: Person = company, on: Pick<typeof app, "execute"> = app) =>
  on.execute(INVITE, { input: { jobId, seekerId: asha.id, text, ...more } }, as);
const invited = async () => {
  const { data, errors } = await invite();
  expect(errors).toBeUndefined();
  return data?.inviteToJob?.invitation.id ?? "";
};
const listed = async (as: Person, more: object = {}) => (await app.expectOk(LIST, more, as)).jobInvitations;
const accept = (id: string) => app.expectOk(ACCEPT, { id }, asha);
const contacts = async () => (await app.execute(CONTACTS, { id: asha.id }, company)).data?.seeker;
const HIDDEN = { phone: null, email: null };

test("a seeker who is interested shows the company their contact details, and both are notified", async () => {
  const { data } = await invite();
  expect(data?.inviteToJob?.invitation).toMatchObject({ status: "SENT", seekerName: "Asha", job: { title: "Welder" } });
  const id = data?.inviteToJob?.invitation.id ?? "";
  // A repeated request is the same invitation; another one is refused.
  expect(await invited()).toBe(id);
  expect(await codeOf(invite({ text: "Again" }))).toBe("CONFLICT");
  await deliverNotices(app);
  expect(await app.subjectsTo(asha)).toEqual([expect.stringMatching(/^Firm \d+ invited you to apply$/)]);
  expect(await contacts()).toEqual(HIDDEN);

  expect((await accept(id)).acceptJobInvitation?.invitation).toEqual({ status: "ACCEPTED", sentBy: "Priya Rao" });
  await accept(id);
  await deliverNotices(app);
  expect(await app.subjectsTo(company)).toEqual(["Asha is interested in Welder"]);
  expect(await contacts()).toEqual({ phone: expect.any(String), email: asha.email });
  // Also when nobody else finds them any longer.
  await app.db.prisma.seeker.update({ where: { id: asha.id }, data: { browsable: false } });
  expect(await contacts()).toMatchObject({ email: asha.email });
  expect(await listed(company, { jobId, acceptedOnly: true })).toMatchObject({ totalCount: 1 });
  await app.perform("report", { input: { kind: "JOB", id: jobId, reason: "SPAM" } }, asha);
  expect((await app.db.prisma.report.findFirstOrThrow({ where: { targetId: jobId } })).evidence).toContain(text);
  expect(await listed(await app.signedInRecruiter())).toMatchObject({ totalCount: 0 });

  await app.expectOk(DECLINE, { id }, asha);
  expect(await contacts()).toBeNull();
});

test("declining leaves no trace for the company", async () => {
  const id = await invited();
  const before = await listed(company);
  expect(before.nodes).toMatchObject([{ id, status: "SENT" }]);
  await app.expectOk(DECLINE, { id }, asha);
  expect((await listed(asha)).nodes).toEqual([]);
  await deliverNotices(app);
  expect(await listed(company)).toEqual(before);
  expect(await app.subjectsTo(asha)).toEqual([]);
  expect(await app.subjectsTo(company)).toEqual([]);
});

test("who cannot be found cannot be invited, as if they did not exist", async () => {
  const unknown = (await invite({ seekerId: crypto.randomUUID() })).errors;
  const refused = async (change: () => Promise<unknown>) => {
    asha = await app.signedInSeeker();
    await change();
    expect((await invite()).errors).toEqual(unknown);
  };
  const { seeker, account } = app.db.prisma;
  const where = () => ({ where: { id: asha.id } });
  await refused(() => seeker.update({ ...where(), data: { browsable: false } }));
  await refused(() => account.update({ ...where(), data: { suspendedAt: new Date() } }));
  await refused(() => account.update({ ...where(), data: { emailVerifiedAt: null } }));
  await refused(() => app.db.prisma.companyExclusion.create({ data: { seekerId: asha.id, companyId: company.id } }));
  expect(await codeOf(invite({ jobId: (await app.build.job()).id }))).toBe("NOT_FOUND");
  expect(await codeOf(invite({ text: " " }))).toBe("BAD_USER_INPUT");
  const closed = await app.build.job({ companyId: company.id, status: "CLOSED" });
  asha = await app.signedInSeeker();
  expect(await codeOf(invite({ jobId: closed.id }))).toBe("CONFLICT");
});

test("applicants are not invited, and an invitation does not reveal those whom anonymous review hides", async () => {
  await app.build.application({ jobId, seekerId: asha.id });
  expect((await invite()).errors?.[0]?.message).toBe("This person has already applied for this job.");
  jobId = (await app.build.job({ companyId: company.id, blind: true })).id;
  await app.build.application({ jobId, seekerId: asha.id });
  await invited();
  await deliverNotices(app);
  expect([(await listed(asha)).nodes, await app.subjectsTo(asha)]).toEqual([[], []]);
  expect((await listed(company)).nodes).toMatchObject([{ status: "SENT" }]);
});

test("anonymous review hides from the company that an invited person has applied", async () => {
  await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
  await accept(await invited());
  await app.expectOk(APPLY, { jobId }, asha);
  expect((await listed(asha)).nodes).toEqual([]);
  expect((await listed(company)).nodes).toMatchObject([{ status: "ACCEPTED" }]);
  expect(await contacts()).not.toEqual(HIDDEN);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["its job closes", () => app.db.prisma.job.update({ where: { id: jobId }, data: { status: "CLOSED" } })],
  [
    "30 days pass",
    () => app.db.pool.query("update job_invitations set created_at = now() - interval '31 days', accepted_at = null"),
  ],
  [
    "the company is excluded",
    async () => {
      const { name } = await app.db.prisma.company.findUniqueOrThrow({ where: { id: company.id } });
      await app.expectOk(EXCLUDE, { company: name }, asha);
    },
  ],
  [
    "a domain of the company is excluded",
    () => app.expectOk(EXCLUDE, { company: company.email.split("@")[1] ?? "" }, asha),
  ],
  ["it is withdrawn", (id) => app.expectOk(WITHDRAW, { id }, company)],
  ["its seeker applies", () => app.expectOk(APPLY, { jobId }, asha)],
])("an invitation ends when %s", async (_, end) => {
  const id = await invited();
  await accept(id);
  expect((await listed(asha)).nodes).toMatchObject([{ id, status: "ACCEPTED", text }]);
  await end(id);
  expect((await listed(asha)).nodes).toEqual([]);
  expect(await codeOf(app.execute(ACCEPT, { id }, asha))).toBe("NOT_FOUND");
});

test("an accepted invitation does not count again when its job reopens, unlike one without a response", async () => {
  const status = (as: "CLOSED" | "OPEN") => app.db.prisma.job.update({ where: { id: jobId }, data: { status: as } });
  const id = await invited();
  await status("CLOSED");
  await status("OPEN");
  expect((await listed(asha)).nodes).toMatchObject([{ status: "SENT" }]);
  await accept(id);
  expect(await contacts()).not.toEqual(HIDDEN);
  await status("CLOSED");
  await status("OPEN");
  expect(await contacts()).toEqual(HIDDEN);
  expect((await listed(company)).nodes).toMatchObject([{ status: "ENDED" }]);
  expect((await listed(asha)).nodes).toEqual([]);
});

test("of 50 requests at a time to two servers, a company sends 20 in a day", { timeout: 60_000 }, async () => {
  const node = await startTestApp({ db: app.db });
  const seekers = await Promise.all(Array.from({ length: 50 }, () => app.build.seeker()));
  await Promise.all(seekers.map(({ id }, i) => invite({ seekerId: id }, company, i % 2 ? app : node)));
  await node.close();
  expect(await app.db.prisma.jobInvitation.count({ where: { jobId } })).toBe(20);
  expect((await invite()).errors?.[0]?.message).toContain("20 invitations today");
  await app.db.pool.query("update job_invitations set created_at = created_at - interval '1 day'");
  await invited();
});

test("a company of whose last 40 invitations fewer than 4 were accepted sends 10 in a day", async () => {
  const seekers = await Promise.all(Array.from({ length: 50 }, () => app.build.seeker()));
  const long = new Date(Date.now() - 15 * 86_400_000);
  const data = seekers.map(({ id }, i) => ({ jobId, seekerId: id, text, createdAt: i < 40 ? long : new Date() }));
  await app.db.prisma.jobInvitation.createMany({ data });
  expect((await invite()).errors?.[0]?.message).toContain("10 invitations today");
  const some = seekers.slice(0, 4).map(({ id }) => id);
  await app.db.prisma.jobInvitation.updateMany({ where: { seekerId: { in: some } }, data: { acceptedAt: long } });
  await invited();
});
