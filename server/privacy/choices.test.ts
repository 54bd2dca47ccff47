import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, describe, expect, test } from "vitest";
import type { ContactVisibility } from "../generated/prisma/enums.ts";
import type { TypedDocument } from "../testing/send.ts";
import { formOf, graphql, LegacyClient, testApp } from "../testing/test-app.ts";

const app = testApp();
const PHONE = "9123456789";
const EMAIL = "ada@contact.example";

/** An operation about the person with this id, if it takes one. */
const query =
  <Asked extends TypedDocument>(document: Asked) =>
  async (who: LegacyClient, id: string) =>
    app.expectOk(document, { id } as VariablesOf<Asked>, { cookie: who.cookieHeader });
const rest =
  (path: (id: string) => string) =>
  async (who: LegacyClient, id: string): Promise<unknown> =>
    (await who.get(path(id))).body;

type Read = (who: LegacyClient, id: string) => Promise<unknown>;
/** All APIs through which a seeker sees another one's contact details. */
const SEEKER_APIS: Record<string, Read> = {
  "query seeker": query(graphql(`query SeekerContact($id: ID!) { seeker(id: $id) { id phone email } }`)),
  "query peers": query(graphql(`query PeerContacts { peers(first: 50) { nodes { id phone email } } }`)),
  "query conversations": query(
    graphql(`query ConversationContacts { conversations { nodes { peer { id phone email } } } }`),
  ),
  "query conversation": query(
    graphql(`query ConversationContact($id: ID!) { conversation(withId: $id) { peer { id phone email } } }`),
  ),
  "mutation requestConnection": query(
    graphql(
      `mutation RequestContact($id: ID!) { requestConnection(input: { seekerId: $id }) { seeker { id phone email } } }`,
    ),
  ),
  "GET /seeker/users": rest(() => "/seeker/users"),
  "GET /seeker/users/{id}": rest((id) => `/seeker/users/${id}`),
  "GET /seeker/connections": rest(() => "/seeker/connections"),
};

const ada = { id: "" };
let stranger: LegacyClient;
let connected: LegacyClient;
let connectedId: string;
beforeAll(async () => {
  const { prisma } = app.db;
  Object.assign(ada, await app.build.seeker({ name: "Ada", phone: PHONE }));
  await prisma.account.update({ where: { id: ada.id }, data: { email: EMAIL } });
  const [one, two] = [await app.build.seeker(), await app.build.seeker()];
  [stranger, connected] = [await app.clientOf(one, "SEEKER"), await app.clientOf(two, "SEEKER")];
  connectedId = two.id;
  await app.build.connection({ requesterId: ada.id, addresseeId: two.id });
  for (const other of [one, two]) {
    const { id: conversationId } = await app.build.conversation([ada.id, other.id]);
    await app.build.message({ conversationId, senderId: other.id });
  }
});
const choose = (data: {
  phoneVisibility?: ContactVisibility;
  emailVisibility?: ContactVisibility;
  browsable?: boolean;
  hidesContacts?: boolean | null;
}) => app.db.prisma.seeker.update({ where: { id: ada.id }, data });
const contactsIn = (answer: unknown) => {
  const text = JSON.stringify(answer);
  return { phone: text.includes(PHONE), email: text.includes(EMAIL) };
};

describe.each(Object.entries(SEEKER_APIS))("%s", (name, read) => {
  test.each([
    ["SEEKERS", "NOBODY", { phone: true, email: false }, { phone: true, email: false }],
    ["CONNECTIONS", "SEEKERS", { phone: false, email: true }, { phone: true, email: true }],
    ["NOBODY", "CONNECTIONS", { phone: false, email: false }, { phone: false, email: true }],
  ] as const)("phone for %s, email for %s", async (phoneVisibility, emailVisibility, strangers, connections) => {
    await choose({ phoneVisibility, emailVisibility });
    // This list has only names, without contact details.
    const showsContact = name !== "GET /seeker/connections";
    const none = { phone: false, email: false };
    expect(contactsIn(await read(stranger, ada.id))).toEqual(showsContact ? strangers : none);
    expect(contactsIn(await read(connected, ada.id))).toEqual(showsContact ? connections : none);
  });
});

test("a new account shows its phone number and email address to its connections only", async () => {
  const email = "new@example.com";
  const body = { name: "New", phone: "9000000001", email, password: "difference engine" };
  const { userId } = (await new LegacyClient(app.url).post("/auth/signup-seeker", body)).body;
  await app.db.prisma.account.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  const seen = async (client: LegacyClient) => (await client.get(`/seeker/users/${userId}`)).body.targetUser;
  expect(await seen(stranger)).toMatchObject({ name: "New", phone: "", email: "" });
  await app.build.connection({ requesterId: userId, addresseeId: connectedId });
  expect(await seen(connected)).toMatchObject({ phone: "9000000001", email });
});

const RECRUITER_APIS: Record<string, Read> = {
  "query candidates": query(
    graphql(`query CandidateContacts { candidates(first: 50) { nodes { id phone email resumeUrl } } }`),
  ),
  // Not found, for someone who may not be browsed.
  "query seeker": (who, id) =>
    app.execute(
      graphql(`query CandidateContact($id: ID!) { seeker(id: $id) { id phone email resumeUrl } }`),
      { id },
      { cookie: who.cookieHeader },
    ),
  "GET /recruiter/getAllCandidates": rest(() => "/recruiter/getAllCandidates"),
};
describe.each(Object.entries(RECRUITER_APIS))("%s", (_, read) => {
  test("knows who may be browsed, and nobody else", async () => {
    const recruiter = await app.clientOf(await app.build.recruiter(), "RECRUITER");
    await choose({ browsable: false, phoneVisibility: "NOBODY", emailVisibility: "NOBODY" });
    expect(JSON.stringify(await read(recruiter, ada.id))).not.toContain(ada.id);
    await choose({ browsable: true, hidesContacts: false });
    expect(contactsIn(await read(recruiter, ada.id))).toEqual({ phone: true, email: true });
  });

  test("shows contact details that are hidden only to a company where the person has applied", async () => {
    const owner = await app.build.recruiter();
    const [recruiter, rival] = [
      await app.clientOf(owner, "RECRUITER"),
      await app.clientOf(await app.build.recruiter(), "RECRUITER"),
    ];
    const { prisma } = app.db;
    const seenBy = async (who: LegacyClient) => {
      const answer = JSON.stringify(await read(who, ada.id));
      return contactsIn(answer);
    };
    const [all, none] = [
      { phone: true, email: true },
      { phone: false, email: false },
    ];
    await choose({ browsable: true, hidesContacts: true });
    expect(await seenBy(recruiter), "hidden").toEqual(none);
    await app.app.services.auditLog.flush();
    expect(await prisma.auditEvent.count({ where: { subjectId: ada.id, accountId: owner.id } })).toBe(0);
    await choose({ hidesContacts: null });
    expect(await seenBy(recruiter), "not asked yet").toEqual(all);
    await choose({ hidesContacts: true });
    const job = await app.build.job({ companyId: owner.id });
    const { id } = await app.build.application({ jobId: job.id, seekerId: ada.id });
    expect(await seenBy(recruiter), "applied").toEqual(all);
    expect(await seenBy(rival), "applied elsewhere").toEqual(none);
    await prisma.job.update({ where: { id: job.id }, data: { blind: true } });
    expect(await seenBy(recruiter), "under anonymous review").toEqual(none);
    await prisma.application.update({ where: { id }, data: { status: "WITHDRAWN" } });
    expect(await seenBy(recruiter), "withdrawn").toEqual(none);
  });
});

test("applicants' contact details are visible only to that recruiter, whatever their settings", async () => {
  const owner = await app.build.recruiter();
  const recruiter = await app.clientOf(owner, "RECRUITER");
  const rival = await app.clientOf(await app.build.recruiter(), "RECRUITER");
  const job = await app.build.job({ companyId: owner.id });
  await app.build.application({ jobId: job.id, seekerId: ada.id });
  await choose({ browsable: false, phoneVisibility: "NOBODY", emailVisibility: "NOBODY" });
  const applicants = graphql(
    `query ApplicantContacts($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { phone email } } } }`,
  );
  const seenBy = async (who: LegacyClient) =>
    contactsIn(await app.execute(applicants, { jobId: job.id }, { cookie: who.cookieHeader }));
  expect(await seenBy(recruiter)).toEqual({ phone: true, email: true });
  expect(contactsIn((await recruiter.get(`/recruiter/getApplications/${job.id}`)).body)).toMatchObject({ email: true });
  expect(await seenBy(rival)).toEqual({ phone: false, email: false });
});

test("the legacy form, which does not have the settings, leaves them unchanged", async () => {
  const chosen = { browsable: false, phoneVisibility: "NOBODY", emailVisibility: "CONNECTIONS" } as const;
  await choose(chosen);
  const client = await app.clientOf(ada, "SEEKER");
  expect((await client.put("/seeker/editProfile", formOf({ name: "Ada L." }))).status).toBe(200);
  expect(await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: ada.id } })).toMatchObject({
    ...{ name: "Ada L.", ...chosen },
  });
});
