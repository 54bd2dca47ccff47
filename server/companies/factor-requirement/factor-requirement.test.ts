import { beforeEach, describe, expect, test } from "vitest";
import {
  buildApplication,
  buildJob,
  buildMember,
  buildRecruiter,
  buildSeeker,
  FACTORY_PASSWORD,
} from "../../../prisma/factories/index.ts";
import { PostedJobsDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { insertEmailToken } from "../../accounts/accounts.store.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { COOKIES } from "../../http/sessions/session-cookies.ts";
import {
  addAuthenticatorApp,
  addPasskey,
  codeOf,
  finishLogIn,
  logInByPassword,
  ownerOf,
} from "../../testing/factors.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { withPasskey } from "../../testing/operators.ts";
import { clientOf } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { testApp } from "../../testing/test-app.ts";

const DAY_MS = 86_400_000;
let now = new Date();
const app = testApp({ clock: () => now });

const OWN = graphql(
  `query FactorRequirementInTest { companyFactorRequirement { from membersWithout keysWithout viewerNeeds } }`,
);
const REQUIRE = graphql(
  `mutation RequirementInTest($inDays: Int!) { requireSecondFactor(input: { inDays: $inDays }) { requirement { from } } }`,
);
const END = graphql(`mutation EndRequirementInTest { endSecondFactorRequirement { requirement { from } } }`);
const VIEWER = graphql(
  `query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }`,
);
const MEMBERS = graphql(`query FactorsOfMembersInTest { companyMembers { accountId hasSecondFactor } }`);
const INVITE = graphql(
  `mutation InviteToRequirementInTest($input: InviteMemberInput!) { inviteMember(input: $input) { invitations { id } } }`,
);
const INVITATION = graphql(
  `query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }`,
);
const CHOOSE = graphql(
  `mutation ChooseFreeInTest($id: ID!) { chooseCompany(companyId: $id) { companies { isCurrent } } }`,
);
const CREATE_APP = graphql(
  `mutation CreateAppWithRequirementTest($input: CreateAppInput!) { createApp(input: $input) { key app { id } } }`,
);
const NOTICES = graphql(`query NoticesWithRequirementTest { notices { nodes { title } } }`);
const APPLICATIONS = graphql(
  `subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }`,
);
const VIEWER_CHANGED = graphql(
  `subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }`,
);
const APPLY = graphql(
  `mutation ApplyWithRequirementTest($id: ID!) { applyToJob(input: { jobId: $id }) { job { id } } }`,
);
const REMOVE_APP = graphql(
  `mutation RemoveAppWithRequirementTest { removeAuthenticatorApp { factors { recoveryCodesLeft } } }`,
);

const DELETE = graphql(
  `mutation DeleteWithRequirementTest($password: String!) { deleteAccount(input: { password: $password }) { message } }`,
);

const JOB = graphql(`query DraftWithRequirementTest($id: ID!) { job(id: $id) { title } }`);
const DASHBOARD = graphql(`query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }`);

type Person = Awaited<ReturnType<typeof ownerOf>>;
const codeOfAnswer = ({ errors }: { errors?: readonly { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? "yes";
const HELD = "STRONGER_LOG_IN_REQUIRED";

let companyId = "";
/** Has a second factor, and logged in with it. */
let owner: Person;
const strong = async (id: string): Promise<Person> => {
  await withPasskey(app.db, id);
  return ownerOf(app, id);
};
const memberOf = async (role: CompanyRole = "RECRUITER", company = companyId): Promise<Person> =>
  ownerOf(app, (await buildMember(app.db.prisma, { companyId: company, role })).accountId);
const jobsOf = async (person: { cookie?: string; headers?: Record<string, string> }) =>
  codeOfAnswer(await app.execute(PostedJobsDocument, { first: 10 }, person));
const missingFactorOf = async (person: Person) =>
  (await app.expectOk(VIEWER, {}, person)).viewer?.company?.missingFactor ?? null;
const requireFactor = (inDays = 0, as = owner) => app.expectOk(REQUIRE, { inDays }, as);
const mailsTo = (to: string) =>
  app.db.prisma.mail.findMany({ where: { to, cause: { startsWith: "factor-requirement" } } });
const auditOf = async (accountId: string) => {
  await app.app.services.auditLog.flush();
  const events = await app.db.prisma.auditEvent.findMany({
    where: { accountId, companyId },
    orderBy: { createdAt: "asc" },
  });
  return events.map(({ operation, outcome }) => `${operation} ${outcome}`);
};

beforeEach(async () => {
  now = new Date();
  companyId = (await buildRecruiter(app.db.prisma, { name: "Forge" })).id;
  owner = await strong(companyId);
});

describe("an owner", () => {
  test("requires it immediately: members without one see nothing of the company, and are mailed", async () => {
    const [without, withOne] = [await memberOf(), await strong((await memberOf()).id)];
    expect(await app.expectOk(OWN, {}, owner)).toEqual({
      companyFactorRequirement: { from: null, membersWithout: 1, keysWithout: 0, viewerNeeds: null },
    });
    await requireFactor();
    expect([await jobsOf(owner), await jobsOf(withOne), await jobsOf(without)]).toEqual(["yes", "yes", HELD]);
    expect((await mailsTo(owner.email)).length).toBe(0);
    const [[told], [known]] = [await mailsTo(without.email), await mailsTo(withOne.email)];
    expect(told?.text).toContain("/main-recruiter/settings");
    expect(told?.text).toContain("from now on");
    expect(known?.text).toContain("You already have one.");
    expect(await auditOf(owner.id)).toContain("SECOND_FACTOR_REQUIRED ALLOWED");
    expect((await auditOf(without.id)).filter((event) => event === "COMPANY_REFUSED REFUSED")).toHaveLength(1);
    // Called twice: nobody is notified again.
    await requireFactor();
    expect(await mailsTo(without.email)).toHaveLength(1);
  });

  test("gives people time: until then they work, and see when it takes effect", async () => {
    const member = await memberOf();
    await requireFactor(3);
    const from = new Date(now.getTime() + 3 * DAY_MS).toISOString();
    expect(await missingFactorOf(member)).toEqual({ needs: "SECOND_FACTOR", from, isDue: false });
    expect(await jobsOf(member)).toBe("yes");
    now = new Date(now.getTime() + 3 * DAY_MS - 3_600_000);
    const again = await ownerOf(app, member.id);
    expect(await jobsOf(again)).toBe("yes");
    now = new Date(now.getTime() + 3_601_000);
    // Cached sessions are read again within half a minute; a new one at once.
    expect(await jobsOf(await ownerOf(app, member.id))).toBe(HELD);
    await expect.poll(() => jobsOf(again), { timeout: 40_000, interval: 1000 }).toBe(HELD);
  }, 60_000);

  test("must have used their own second factor, or is told to", async () => {
    const { id } = await buildRecruiter(app.db.prisma);
    const bare = await ownerOf(app, id);
    const first = await app.execute(REQUIRE, { inDays: 0 }, bare);
    expect([codeOfAnswer(first), first.errors?.[0]?.message]).toEqual([
      HELD,
      expect.stringContaining("your own account first"),
    ]);
    await app.db.prisma.session.updateMany({ where: { accountId: id }, data: { createdAt: new Date(0) } });
    await withPasskey(app.db, id);
    const second = await app.execute(REQUIRE, { inDays: 0 }, bare);
    expect([codeOfAnswer(second), second.errors?.[0]?.message]).toEqual([
      HELD,
      expect.stringContaining("log in again"),
    ]);
    expect(codeOfAnswer(await app.execute(REQUIRE, { inDays: 31 }, owner))).toBe("BAD_USER_INPUT");
  });

  test("can turn it off only after a recent login, and everybody works again", async () => {
    const member = await memberOf();
    await requireFactor();
    expect(await jobsOf(member)).toBe(HELD);
    await app.db.prisma.session.updateMany({
      where: { accountId: owner.id },
      data: { reauthenticatedAt: new Date(now.getTime() - 3_600_000) },
    });
    expect(codeOfAnswer(await app.execute(END, {}, owner))).toBe("REAUTHENTICATION_REQUIRED");
    expect(codeOfAnswer(await app.execute(REQUIRE, { inDays: 14 }, owner))).toBe("REAUTHENTICATION_REQUIRED");
    const again = await ownerOf(app, owner.id);
    await app.expectOk(END, {}, again);
    expect(await jobsOf(member)).toBe("yes");
    expect(await auditOf(owner.id)).toContain("SECOND_FACTOR_NOT_REQUIRED ALLOWED");
  });

  test("cannot turn it off while blocked themselves", async () => {
    const other = await memberOf("OWNER");
    await requireFactor();
    expect(codeOfAnswer(await app.execute(END, {}, other))).toBe(HELD);
    expect(codeOfAnswer(await app.execute(REQUIRE, { inDays: 14 }, other))).toBe(HELD);
  });

  test("sees who has none; others do not", async () => {
    const member = await memberOf();
    const seenBy = async (person: Person) =>
      new Map(
        (await app.expectOk(MEMBERS, {}, person)).companyMembers.map((one) => [one.accountId, one.hasSecondFactor]),
      );
    expect(await seenBy(owner)).toEqual(
      new Map([
        [owner.id, true],
        [member.id, false],
      ]),
    );
    expect([...(await seenBy(member)).values()]).toEqual([null, null]);
  });
});

describe("a blocked member", () => {
  test("continues in the same session with the factor that they add", async () => {
    const member = await memberOf();
    const draft = await buildJob(app.db.prisma, { companyId, status: "DRAFT" });
    const draftFor = async (person: Person) => codeOfAnswer(await app.execute(JOB, { id: draft.id }, person));
    expect(await draftFor(member)).toBe("yes");
    await requireFactor();
    expect([await draftFor(member), codeOfAnswer(await app.execute(DASHBOARD, {}, member))]).toEqual([
      "NOT_FOUND",
      HELD,
    ]);
    expect(await missingFactorOf(member)).toMatchObject({ needs: "SECOND_FACTOR", isDue: true });
    expect((await app.expectOk(VIEWER, {}, member)).viewer?.company?.may).toEqual([]);
    await addPasskey(app, member);
    expect([await missingFactorOf(member), await jobsOf(member)]).toEqual([null, "yes"]);
  });

  test("is told what to do in an old session of an account that has one", async () => {
    const member = await memberOf();
    const otherDevice = await ownerOf(app, member.id);
    await app.db.prisma.session.updateMany({ where: { accountId: member.id }, data: { createdAt: new Date(0) } });
    await requireFactor();
    await addPasskey(app, member);
    expect([await jobsOf(member), await jobsOf(otherDevice)]).toEqual(["yes", HELD]);
    expect(await missingFactorOf(otherDevice)).toMatchObject({ needs: "NEW_LOG_IN" });
  });

  test("works after a login with a code of the app, or with a recovery code", async () => {
    const member = await memberOf();
    await requireFactor();
    const { key, recoveryCodes } = await addAuthenticatorApp(app, member, now);
    await app.db.prisma.session.updateMany({ where: { accountId: member.id }, data: { endedAt: now } });
    now = new Date(now.getTime() + 60_000);
    for (const answer of [{ code: codeOf(key, now) }, { recoveryCode: recoveryCodes[0] ?? "" }]) {
      const { challenge = "" } = (await logInByPassword(app, member)) ?? {};
      const { cookies } = await finishLogIn(app, { challenge, ...answer });
      const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
      expect(await jobsOf({ cookie })).toBe("yes");
    }
  });

  test("is blocked again once the last factor is removed, in every session", async () => {
    const member = await memberOf();
    await requireFactor();
    await addAuthenticatorApp(app, member, now);
    const other = await ownerOf(app, member.id);
    expect([await jobsOf(member), await jobsOf(other)]).toEqual(["yes", "yes"]);
    await app.expectOk(REMOVE_APP, {}, member);
    expect([await jobsOf(member), await jobsOf(other)]).toEqual([HELD, HELD]);
  });

  test("cannot replace the account's factor with their own from an old session with the password", async () => {
    const member = await memberOf();
    await app.db.prisma.session.updateMany({ where: { accountId: member.id }, data: { createdAt: new Date(0) } });
    await withPasskey(app.db, member.id);
    await requireFactor();
    await expect(addPasskey(app, member)).rejects.toThrow(HELD);
    await expect(addAuthenticatorApp(app, member, now)).rejects.toThrow(HELD);
    expect(await jobsOf(member)).toBe(HELD);
  });

  test("works for another company of theirs, and sees no notices of the one with the requirement", async () => {
    const { prisma } = app.db;
    const member = await memberOf();
    const free = await buildRecruiter(prisma, { name: "Anvil" });
    await buildMember(prisma, { companyId: free.id, accountId: member.id, chosenAt: new Date(0) });
    const notice = { accountId: member.id, kind: "NEW_APPLICATIONS", body: "", path: "/main-recruiter", onPage: true };
    await prisma.notice.createMany({
      data: [
        { ...notice, cause: `a-${member.id}`, title: "Of Forge", companyId },
        { ...notice, cause: `b-${member.id}`, title: "Of Anvil", companyId: free.id },
      ],
    });
    const titles = async () => (await app.expectOk(NOTICES, {}, member)).notices.nodes.map(({ title }) => title).sort();
    expect(await titles()).toEqual(["Of Anvil", "Of Forge"]);
    await requireFactor();
    expect(await jobsOf(member)).toBe(HELD);
    const { companies } = (await app.expectOk(VIEWER, {}, member)).viewer ?? { companies: [] };
    expect(companies).toEqual([
      { name: "Anvil", requiresSecondFactor: false },
      { name: "Forge", requiresSecondFactor: true },
    ]);
    await app.expectOk(CHOOSE, { id: free.id }, member);
    expect([await jobsOf(member), await missingFactorOf(member)]).toEqual(["yes", null]);
    expect(await titles()).toEqual(["Of Anvil"]);
    await app.expectOk(CHOOSE, { id: companyId }, member);
    expect(await jobsOf(member)).toBe(HELD);
  });

  test("an invited person learns of it, and is blocked after joining", async () => {
    await requireFactor();
    const email = `invited-${crypto.randomUUID()}@example.com`;
    await app.expectOk(INVITE, { input: { email, role: "VIEWER" } }, owner);
    const mail = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email } });
    expect(mail.text).toContain("passkey or an authenticator app");
    const token = /invitation\/(\S+)/.exec(mail.text)?.[1] ?? "";
    expect((await app.expectOk(INVITATION, { token })).companyInvitation.requiresSecondFactor).toBe(true);
  });
});

describe("there is no other way around it", () => {
  test("an already open stream yields nothing more, and cannot be reopened", async () => {
    const member = await memberOf();
    const job = await buildJob(app.db.prisma, { companyId });
    const { id } = await buildSeeker(app.db.prisma);
    const seeker = { cookie: await signIn(app.db, { id, role: "SEEKER" }) };
    const stream = subscribe(app.url, APPLICATIONS, { ...member, retries: 3 });
    const viewer = subscribe(app.url, VIEWER_CHANGED, { ...member, retries: 3 });
    expect((await stream.next()).applicationChanged.update).toBeNull();
    expect((await viewer.next()).viewerChanged.company?.missingFactor).toBeNull();
    await requireFactor();
    await expect(stream.next()).rejects.toThrow(HELD);
    expect((await viewer.next()).viewerChanged.company?.missingFactor).toEqual({ needs: "SECOND_FACTOR", isDue: true });
    await app.expectOk(APPLY, { id: job.id }, seeker);
    await addPasskey(app, member);
    expect((await viewer.next()).viewerChanged.company?.missingFactor).toBeNull();
    await Promise.all([stream.end(), viewer.end()]);
  });

  test("the legacy API answers 403 with the message, for old cookies and renewed ones", async () => {
    const member = await memberOf();
    const client = await clientOf(app, member, "RECRUITER");
    expect((await client.get("/recruiter/postedjobs")).status).toBe(200);
    await requireFactor();
    for (const renewed of [false, true]) {
      if (renewed) client.cookies.delete("recaccessToken");
      const { status, body } = await client.get("/recruiter/postedjobs");
      expect([status, body.code]).toEqual([403, HELD]);
      expect(body.message).toContain("Add a passkey or an authenticator app in your settings");
    }
  });

  test("the password over REST does not help once the account has a factor, nor does a reset one", async () => {
    const member = await memberOf();
    await addPasskey(app, member);
    const client = await clientOf(app, member, "RECRUITER");
    client.cookies.clear();
    const logIn = async (password: string) => {
      const { status, body } = await client.post("/auth/login-recruiter", { email: member.email, password });
      return [status, body.code, sessionCookies()];
    };
    const sessionCookies = () => Object.values(COOKIES.RECRUITER).filter((name) => client.cookies.has(name));
    expect(await logIn(FACTORY_PASSWORD)).toEqual([403, "SECOND_FACTOR_REQUIRED", []]);
    const { token } = await app.db.transaction((tx) =>
      insertEmailToken(tx, { accountId: member.id, purpose: "RESET_PASSWORD" }, now),
    );
    const password = "a brand new password";
    const reset = await client.post("/auth/reset-passwordrec", { userId: member.id, token, password });
    expect([reset.status, sessionCookies()]).toEqual([200, []]);
    expect(await logIn(password)).toEqual([403, "SECOND_FACTOR_REQUIRED", []]);
  });

  test("keys created without one do not work, those created with it continue, whatever phone their creator has", async () => {
    const member = await memberOf("OWNER");
    const make = async (name: string) => {
      const input = { name, scopes: ["jobs:read", "applications:read"], expiresInDays: 30 };
      const { key } = (await app.expectOk(CREATE_APP, { input }, member)).createApp;
      return { headers: { authorization: `Bearer ${key}` } };
    };
    const weak = await make("Old");
    expect(await jobsOf(weak)).toBe("yes");
    await requireFactor();
    expect(await jobsOf(weak)).toBe(HELD);
    expect((await app.expectOk(OWN, {}, owner)).companyFactorRequirement).toMatchObject({
      membersWithout: 1,
      keysWithout: 1,
    });
    await addPasskey(app, member);
    const fresh = await make("New");
    expect([await jobsOf(weak), await jobsOf(fresh)]).toEqual([HELD, "yes"]);
    const again = await app.execute(PostedJobsDocument, { first: 10 }, weak);
    expect(again.errors?.[0]?.message).toContain("Create a new key.");
    await addPasskey(app, member, "New phone");
    await app.db.prisma.passkey.deleteMany({ where: { accountId: member.id, name: "Phone" } });
    expect(await jobsOf(fresh)).toBe("yes");
  });

  test("the data archive does not bypass it, nor does deleting the account of the only owner", async () => {
    await requireFactor();
    await app.db.prisma.passkey.deleteMany({ where: { accountId: owner.id } });
    const held = await ownerOf(app, owner.id);
    const answer = await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie: held.cookie } });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining("Forge requires a second factor"),
    ]);
    expect(codeOfAnswer(await app.execute(DELETE, { password: FACTORY_PASSWORD }, held))).toBe(HELD);
    expect(await app.db.prisma.company.count({ where: { id: companyId } })).toBe(1);
    const member = await memberOf();
    expect(codeOfAnswer(await app.execute(DELETE, { password: FACTORY_PASSWORD }, member))).toBe("yes");
  });

  test("file exports of applicants do not bypass it", async () => {
    const member = await memberOf();
    const job = await buildJob(app.db.prisma, { companyId });
    await buildApplication(app.db.prisma, { jobId: job.id });
    const status = async () =>
      (await fetch(`${app.url}/exports/jobs/${job.id}/applicants.csv`, { headers: { cookie: member.cookie } })).status;
    expect(await status()).toBe(200);
    await requireFactor();
    expect(await status()).toBe(403);
  });
});
