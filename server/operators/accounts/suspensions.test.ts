import { expect, test } from "vitest";
import { buildApp, buildJob, FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { ReportDocument } from "../../../web/generated/privacy/privacy.ts";
import {
  addPasskey,
  beginPasskeyLogIn,
  finishLogIn,
  logInByPassword,
  type Owner,
  owner,
  ownerOf,
} from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { LegacyClient } from "../../testing/legacy-client.ts";
import { signedInOperator } from "../../testing/operators.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const WHO = graphql(`query WhoInSuspensionTest { viewer { id } }`);
const SUSPEND = graphql(
  `mutation SuspendInTest($input: SuspensionInput!) { suspendAccount(input: $input) { message } }`,
);
const INVITE = graphql(
  `mutation InviteInSuspensionTest($input: InviteMemberInput!) { inviteMember(input: $input) { invitations { id } } }`,
);
const LIFT = graphql(`mutation LiftInTest($input: SuspensionInput!) { liftSuspension(input: $input) { message } }`);
const REPORTED = graphql(
  `query ReportedInSuspensionTest($targetId: ID!) { operatorReports(state: WAITING, targetId: $targetId) { edges { node { id } } } }`,
);
const TAKE = graphql(`mutation TakeInSuspensionTest($input: ReportIdInput!) { takeReport(input: $input) { message } }`);
const DECIDE = graphql(
  `mutation DecideInSuspensionTest($input: DecideReportInput!) { decideReport(input: $input) { message } }`,
);
const ACCOUNT = graphql(`
  query SuspendedAccountInTest($search: String!) {
    operatorAccounts(search: $search) {
      suspendedAt
      suspension { explanation decidedBy reportedThing { kind id } }
    }
  }
`);

const explanation = "You sent the same advertisement to forty people.";
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const suspend = async (operator: Person, { id: accountId }: { id: string }) =>
  codeOf(await app.execute(SUSPEND, { input: { accountId, explanation } }, operator));
const lift = async (operator: Person, { id: accountId }: { id: string }) =>
  codeOf(await app.execute(LIFT, { input: { accountId, explanation } }, operator));
const suspensionOf = async (operator: Person, { id }: { id: string }) =>
  (await app.expectOk(ACCOUNT, { search: id }, operator)).operatorAccounts?.[0]?.suspension;
const whoIs = async (as: { cookie: string }) => (await app.expectOk(WHO, {}, as)).viewer?.id ?? null;
const codeOfLogIn = async (person: Owner) => (await logInByPassword(app, person))?.code ?? "yes";

test("a suspension ends the account's pending invitations, which its end does not bring back", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const { id, cookie } = await signedInRecruiter(app.db);
  await app.expectOk(INVITE, { input: { email: "invited-by-suspended@example.com", role: "OWNER" } }, { cookie });
  await suspend(moderator, { id });
  await lift(moderator, { id });
  expect(await app.db.prisma.companyInvitation.count({ where: { companyId: id } })).toBe(0);
});

test("a suspension ends the account's sessions and keys at once, and logins are told the reason, until it is lifted", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const { id } = await signedInRecruiter(app.db);
  const person = await ownerOf(app, id);
  const { key } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes: ["jobs:read"] });
  const withKey = () => app.execute(WHO, {}, { headers: { authorization: `Bearer ${key}` } });
  expect(await whoIs(person)).toBe(id);
  expect(codeOf(await withKey())).toBe("yes");

  expect(await suspend(moderator, person)).toBe("yes");
  expect(await whoIs(person)).toBeNull();
  expect(codeOf(await withKey())).toBe("UNAUTHENTICATED");
  expect(await codeOfLogIn(person)).toBe("ACCOUNT_SUSPENDED");
  const legacy = await new LegacyClient(app.url).post("/auth/login-recruiter", {
    email: person.email,
    password: FACTORY_PASSWORD,
  });
  expect(legacy.status).toBe(403);
  expect(await suspend(moderator, person)).toBe("CONFLICT");

  expect(await lift(moderator, person)).toBe("yes");
  expect(await codeOfLogIn(person)).toBe("yes");
  expect(await whoIs(person)).toBeNull();
  expect(await lift(moderator, person)).toBe("CONFLICT");
  const mails = await app.db.prisma.mail.findMany({
    where: { to: person.email, NOT: { cause: { startsWith: "new-device:" } } },
    orderBy: { id: "asc" },
  });
  expect(mails.map(({ subject }) => subject)).toEqual(["Your account is suspended", "Your account is open again"]);
  for (const { text } of mails) expect(text).toContain(explanation);
  const events = await app.db.prisma.auditEvent.findMany({ where: { subjectId: id, accountId: moderator.id } });
  expect(events.map(({ operation }) => operation).sort()).toEqual(["ACCOUNT_SUSPENDED", "SUSPENSION_LIFTED"]);
});

test("a wrong password does not reveal that the account is suspended", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const person = await owner(app);
  await suspend(moderator, person);
  const LOG_IN = graphql(`mutation LogInForSuspension($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`);
  const input = { role: person.role, email: person.email, password: "a wrong password" };
  expect(codeOf(await app.execute(LOG_IN, { input }))).toBe("WRONG_PASSWORD");
});

test("a passkey does not log in to a suspended account, nor does a session opened during the suspension", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const person = await owner(app);
  const { device } = await addPasskey(app, person);
  await suspend(moderator, person);
  const { challenge, options } = await beginPasskeyLogIn(app, person.role);
  expect(await finishLogIn(app, { challenge, passkey: device.logIn(options) })).toMatchObject({
    refused: "ACCOUNT_SUSPENDED",
    cookies: [],
  });
  expect(await whoIs({ cookie: await signIn(app.db, person) })).toBeNull();
});

test("operators cannot be suspended, and support cannot suspend anybody", async () => {
  const [moderator, support] = [await signedInOperator(app.db, "MODERATOR"), await signedInOperator(app.db, "SUPPORT")];
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  expect(await suspend(moderator, administrator)).toBe("CONFLICT");
  const seeker = await signedInSeeker(app.db);
  expect(await suspend(support, seeker)).toBe("FORBIDDEN");
  expect(await whoIs(seeker)).toBe(seeker.id);
});

test("a decision on a report suspends the account concerned, and both sides are mailed the reason", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const [reporter, other] = [await owner(app), await owner(app)];
  await app.expectOk(ReportDocument, { input: { kind: "PERSON", id: other.id, reason: "SPAM" } }, reporter);
  const { operatorReports } = await app.expectOk(REPORTED, { targetId: other.id }, moderator);
  const reportId = operatorReports?.edges[0]?.node.id ?? "";
  await app.expectOk(TAKE, { input: { reportId } }, moderator);
  await app.expectOk(DECIDE, { input: { reportId, decision: "SUSPEND", explanation } }, moderator);
  expect(await codeOfLogIn(other)).toBe("ACCOUNT_SUSPENDED");
  expect(await app.db.prisma.report.findUnique({ where: { id: reportId } })).toMatchObject({ outcome: "SUSPENDED" });
  expect(await suspensionOf(await signedInOperator(app.db, "SUPPORT"), other)).toEqual({
    ...{ explanation, decidedBy: moderator.email },
    reportedThing: { kind: "PERSON", id: other.id },
  });
  const subjectsTo = async ({ email }: Owner) =>
    (await app.db.prisma.mail.findMany({ where: { to: email } })).map(({ subject }) => subject);
  expect(await subjectsTo(other)).toEqual(["Your account is suspended"]);
  expect(await subjectsTo(reporter)).toEqual(["The outcome of your report"]);
});

test("a suspension without a report says by whom and why, until it is lifted; outsiders see nothing", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const seeker = await signedInSeeker(app.db);
  expect(await suspensionOf(moderator, seeker)).toBeNull();
  expect(await suspend(moderator, seeker)).toBe("yes");
  expect(await suspensionOf(moderator, seeker)).toEqual({
    ...{ explanation, decidedBy: moderator.email, reportedThing: null },
  });
  const outsider = await signedInSeeker(app.db);
  expect(codeOf(await app.execute(ACCOUNT, { search: seeker.id }, outsider))).toBe("FORBIDDEN");
  expect(await lift(moderator, seeker)).toBe("yes");
  expect(await suspensionOf(moderator, seeker)).toBeNull();
});

test("a report on a job suspends nobody", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const [reporter, job] = [await signedInSeeker(app.db), await buildJob(app.db.prisma)];
  await app.expectOk(ReportDocument, { input: { kind: "JOB", id: job.id, reason: "SPAM" } }, reporter);
  const { operatorReports } = await app.expectOk(REPORTED, { targetId: job.id }, moderator);
  const reportId = operatorReports?.edges[0]?.node.id ?? "";
  await app.expectOk(TAKE, { input: { reportId } }, moderator);
  const input = { reportId, decision: "SUSPEND", explanation } as const;
  expect(codeOf(await app.execute(DECIDE, { input }, moderator))).toBe("BAD_USER_INPUT");
});
