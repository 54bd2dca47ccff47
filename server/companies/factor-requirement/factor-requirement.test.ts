import { beforeEach, describe, expect, test } from "vitest";
import { CreateAppDocument } from "../../../web/generated/apps/apps.ts";
import { FactorRequirementDocument } from "../../../web/generated/companies/factor-requirement.ts";
import { PeopleDocument } from "../../../web/generated/companies/people.ts";
import { NoticesDocument } from "../../../web/generated/notices/notices.ts";
import { addAuthenticatorApp, addPasskey, codeOf, finishLogIn, logInByPassword } from "../../testing/factors.ts";
import { type As, bearer } from "../../testing/send.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { FACTORY_PASSWORD, graphql, type Person, testApp, testClock } from "../../testing/test-app.ts";

const DAY_MS = 86_400_000;
const clock = testClock();
const app = testApp({ clock });

const VIEWER = graphql(
  `query HeldViewerInTest { viewer(role: RECRUITER) { company { may missingFactor { needs from isDue } } companies { name requiresSecondFactor } } }`,
);
const INVITATION = graphql(
  `query RequiringInvitationInTest($token: String!) { companyInvitation(token: $token) { requiresSecondFactor } }`,
);
const APPLICATIONS = graphql(
  `subscription ApplicationsWithRequirementTest { applicationChanged { update { jobId } } }`,
);
const VIEWER_CHANGED = graphql(
  `subscription ViewerWithRequirementTest { viewerChanged { company { missingFactor { needs isDue } } } }`,
);
const DASHBOARD = graphql(`query DashboardWithRequirementTest { recruiterDashboard { weeks { received } } }`);

const HELD = "STRONGER_LOG_IN_REQUIRED";

let companyId = "";
/** Has a second factor, and logged in with it. */
let owner: Person;
let member: Person;
beforeEach(async () => {
  companyId = (await app.build.recruiter({ name: "Forge" })).id;
  owner = await strong(companyId);
  member = await memberOf();
});
const strong = async (id: string): Promise<Person> => {
  await app.withPasskey(id);
  return app.signedInAs(id);
};
const memberOf = () => app.signedInMember({ companyId });
const jobsOf = (as: As) => app.outcomeOf("postedJobs", { first: 10 }, as);
const missingFactorOf = async (person: Person) =>
  (await app.expectOk(VIEWER, {}, person)).viewer?.company?.missingFactor ?? null;
const requirementOf = async (as: Person) =>
  (await app.expectOk(FactorRequirementDocument, {}, as)).companyFactorRequirement;
const tryToRequire = (inDays: number, as = owner) => app.refusalOf("requireSecondFactor", { input: { inDays } }, as);
const requireFactor = (inDays = 0) => app.perform("requireSecondFactor", { input: { inDays } }, owner);
const end = (as = owner) => app.outcomeOf("endSecondFactorRequirement", {}, as);
const remove = (as: Person) => app.outcomeOf("deleteAccount", { input: { password: FACTORY_PASSWORD } }, as);
const agedSessionsOf = ({ id: accountId }: { id: string }) =>
  app.db.prisma.session.updateMany({ where: { accountId }, data: { createdAt: new Date(0) } });
const auditOf = async (accountId: string) => {
  await app.app.services.auditLog.flush();
  const events = await app.db.prisma.auditEvent.findMany({ where: { accountId, companyId } });
  return events.map(({ operation, outcome }) => `${operation} ${outcome}`);
};

describe("an owner", () => {
  test("requires it immediately: members without one see nothing of the company, and are mailed", async () => {
    const withOne = await strong((await memberOf()).id);
    expect(await requirementOf(owner)).toEqual({
      from: null,
      membersWithoutSecondFactor: 1,
      keysWithoutSecondFactor: 0,
      viewerNeeds: null,
    });
    await requireFactor();
    expect([await jobsOf(owner), await jobsOf(withOne), await jobsOf(member)]).toEqual(["yes", "yes", HELD]);
    const mails = async ({ email }: Person) =>
      (await app.mailsTo(email, "factor-requirement")).map(({ text }) => text).join();
    expect(await mails(owner)).toBe("");
    expect(await mails(member)).toMatch(/from now on.*\/main-recruiter\/settings/s);
    expect(await mails(withOne)).toContain("You already have one.");
    expect(await auditOf(owner.id)).toContain("SECOND_FACTOR_REQUIRED ALLOWED");
    expect((await auditOf(member.id)).filter((event) => event === "COMPANY_REFUSED REFUSED")).toHaveLength(1);
    // Called twice: nobody is notified again.
    await requireFactor();
    expect(await app.mailsTo(member.email, "factor-requirement")).toHaveLength(1);
  });

  test("gives people time: until then they work, and see when it takes effect", async () => {
    await requireFactor(3);
    const from = new Date(clock.now.getTime() + 3 * DAY_MS).toISOString();
    expect(await missingFactorOf(member)).toEqual({ needs: "SECOND_FACTOR", from, isDue: false });
    expect(await jobsOf(member)).toBe("yes");
    clock.pass(3 * DAY_MS - 3_600_000);
    const again = await app.signedInAs(member.id);
    expect(await jobsOf(again)).toBe("yes");
    clock.pass(3_601_000);
    // Cached sessions are read again within half a minute; a new one at once.
    expect(await jobsOf(await app.signedInAs(member.id))).toBe(HELD);
    await expect.poll(() => jobsOf(again), { timeout: 40_000, interval: 1000 }).toBe(HELD);
  }, 60_000);

  test("must have used their own second factor, or is asked to", async () => {
    const bare = await app.signedInRecruiter();
    const refusal = (what: string) => ({ code: HELD, message: expect.stringContaining(what) });
    expect(await tryToRequire(0, bare)).toMatchObject(refusal("your own account first"));
    await agedSessionsOf(bare);
    await app.withPasskey(bare.id);
    expect(await tryToRequire(0, bare)).toMatchObject(refusal("log in again"));
    expect(await tryToRequire(31)).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("can turn it off only after a recent login, and everybody works again", async () => {
    await requireFactor();
    expect(await jobsOf(member)).toBe(HELD);
    const data = { reauthenticatedAt: new Date(clock.now.getTime() - 3_600_000) };
    await app.db.prisma.session.updateMany({ where: { accountId: owner.id }, data });
    expect(await end()).toBe("REAUTHENTICATION_REQUIRED");
    expect(await tryToRequire(14)).toMatchObject({ code: "REAUTHENTICATION_REQUIRED" });
    expect([await end(await app.signedInAs(owner.id)), await jobsOf(member)]).toEqual(["yes", "yes"]);
    expect(await auditOf(owner.id)).toContain("SECOND_FACTOR_NOT_REQUIRED ALLOWED");
  });

  test("sees who has none; others do not", async () => {
    const seenBy = async (person: Person) => {
      const { companyMembers } = await app.expectOk(PeopleDocument, { invites: false }, person);
      return companyMembers.map((one) => [one.accountId, one.hasSecondFactor]).sort();
    };
    const seen = (has: boolean | null, hasNone: boolean | null) =>
      [
        [owner.id, has],
        [member.id, hasNone],
      ].sort();
    expect(await seenBy(owner)).toEqual(seen(true, false));
    expect(await seenBy(member)).toEqual(seen(null, null));
  });
});

describe("a blocked member", () => {
  test("continues in the same session with the factor that they add", async () => {
    const draft = await app.build.job({ companyId, status: "DRAFT" });
    const readsDraft = () => app.outcomeOf("job", { id: draft.id }, member);
    expect(await readsDraft()).toBe("yes");
    await requireFactor();
    expect([await readsDraft(), await app.outcomeOf(DASHBOARD, {}, member)]).toEqual(["NOT_FOUND", HELD]);
    const missingFactor = { needs: "SECOND_FACTOR", isDue: true };
    expect((await app.expectOk(VIEWER, {}, member)).viewer?.company).toMatchObject({ may: [], missingFactor });
    await addPasskey(app, member);
    expect([await missingFactorOf(member), await jobsOf(member)]).toEqual([null, "yes"]);
  });

  test("learns what to do in an old session of an account that has one", async () => {
    const otherDevice = await app.signedInAs(member.id);
    await agedSessionsOf(member);
    await requireFactor();
    await addPasskey(app, member);
    expect([await jobsOf(member), await jobsOf(otherDevice)]).toEqual(["yes", HELD]);
    expect(await missingFactorOf(otherDevice)).toMatchObject({ needs: "NEW_LOG_IN" });
  });

  test("works after a login with a code of the app, or with a recovery code", async () => {
    await requireFactor();
    const { key, recoveryCodes } = await addAuthenticatorApp(app, member, clock.now);
    await app.db.prisma.session.updateMany({ where: { accountId: member.id }, data: { endedAt: clock.now } });
    clock.pass(60_000);
    for (const answer of [{ code: codeOf(key, clock.now) }, { recoveryCode: recoveryCodes[0] ?? "" }]) {
      const { challenge = "" } = (await logInByPassword(app, member)) ?? {};
      const { cookies } = await finishLogIn(app, { challenge, ...answer });
      expect(await jobsOf({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") })).toBe("yes");
    }
  });

  test("is blocked again once the last factor is removed, in every session", async () => {
    await requireFactor();
    await addAuthenticatorApp(app, member, clock.now);
    const other = await app.signedInAs(member.id);
    expect([await jobsOf(member), await jobsOf(other)]).toEqual(["yes", "yes"]);
    await app.perform("removeAuthenticatorApp", {}, member);
    expect([await jobsOf(member), await jobsOf(other)]).toEqual([HELD, HELD]);
  });

  test("cannot replace the account's factor with their own from an old session with the password", async () => {
    await agedSessionsOf(member);
    await app.withPasskey(member.id);
    await requireFactor();
    await expect(addPasskey(app, member)).rejects.toThrow(HELD);
    await expect(addAuthenticatorApp(app, member, clock.now)).rejects.toThrow(HELD);
    expect(await jobsOf(member)).toBe(HELD);
  });

  test("works for another company of theirs, and sees no notices of the one with the requirement", async () => {
    const { prisma } = app.db;
    const free = await app.build.recruiter({ name: "Anvil" });
    await app.build.member({ companyId: free.id, accountId: member.id, chosenAt: new Date(0) });
    const notice = { accountId: member.id, kind: "NEW_APPLICATIONS", body: "", path: "/main-recruiter", onPage: true };
    await prisma.notice.createMany({
      data: [
        { ...notice, cause: `a-${member.id}`, title: "Of Forge", companyId },
        { ...notice, cause: `b-${member.id}`, title: "Of Anvil", companyId: free.id },
      ],
    });
    const titles = async () =>
      (await app.expectOk(NoticesDocument, {}, member)).notices.edges.map(({ node }) => node.title).sort();
    expect(await titles()).toEqual(["Of Anvil", "Of Forge"]);
    await requireFactor();
    expect(await jobsOf(member)).toBe(HELD);
    expect((await app.expectOk(VIEWER, {}, member)).viewer?.companies).toEqual([
      { name: "Anvil", requiresSecondFactor: false },
      { name: "Forge", requiresSecondFactor: true },
    ]);
    await app.perform("chooseCompany", { companyId: free.id }, member);
    expect([await jobsOf(member), await missingFactorOf(member)]).toEqual(["yes", null]);
    expect(await titles()).toEqual(["Of Anvil"]);
    await app.perform("chooseCompany", { companyId }, member);
    expect(await jobsOf(member)).toBe(HELD);
  });

  test("learns of it with the invitation", async () => {
    await requireFactor();
    const email = `invited-${crypto.randomUUID()}@example.com`;
    await app.perform("inviteMember", { input: { email, role: "VIEWER" } }, owner);
    const text = (await app.mailsTo(email))[0]?.text ?? "";
    expect(text).toContain("passkey or an authenticator app");
    const token = /invitation\/(\S+)/.exec(text)?.[1] ?? "";
    expect((await app.expectOk(INVITATION, { token })).companyInvitation.requiresSecondFactor).toBe(true);
  });
});

describe("there is no other way around it", () => {
  test("an already open stream yields nothing more, and cannot be reopened", async () => {
    const job = await app.build.job({ companyId });
    const stream = subscribe(app.url, APPLICATIONS, { ...member, retries: 3 });
    const viewer = subscribe(app.url, VIEWER_CHANGED, { ...member, retries: 3 });
    const nextMissing = async () => (await viewer.next()).viewerChanged.company?.missingFactor;
    expect((await stream.next()).applicationChanged.update).toBeNull();
    expect(await nextMissing()).toBeNull();
    await requireFactor();
    await expect(stream.next()).rejects.toThrow(HELD);
    expect(await nextMissing()).toEqual({ needs: "SECOND_FACTOR", isDue: true });
    await app.perform("applyToJob", { input: { jobId: job.id } }, await app.signedInSeeker());
    await addPasskey(app, member);
    expect(await nextMissing()).toBeNull();
  });

  test("the legacy API answers 403 with the message, for old cookies and renewed ones", async () => {
    const client = await app.clientOf(member, "RECRUITER");
    expect((await client.get("/recruiter/postedjobs")).status).toBe(200);
    await requireFactor();
    for (const renewed of [false, true]) {
      if (renewed) client.cookies.delete("recaccessToken");
      const { status, body } = await client.get("/recruiter/postedjobs");
      const message = expect.stringContaining("Add a passkey or an authenticator app in your settings");
      expect([status, body]).toMatchObject([403, { code: HELD, message }]);
    }
  });

  test("keys created without one do not work, those created with it continue, whatever phone their creator has", async () => {
    await app.perform("changeMemberRole", { input: { accountId: member.id, role: "OWNER" } }, owner);
    const make = async (name: string) => {
      const input = { name, scopes: ["jobs:read", "applications:read"], expiresInDays: 30 };
      const { key } = (await app.expectOk(CreateAppDocument, { input }, member)).createApp;
      return bearer(key);
    };
    const weak = await make("Old");
    expect(await jobsOf(weak)).toBe("yes");
    await requireFactor();
    expect(await requirementOf(owner)).toMatchObject({ membersWithoutSecondFactor: 1, keysWithoutSecondFactor: 1 });
    await addPasskey(app, member);
    const fresh = await make("New");
    const refused = { code: HELD, message: expect.stringContaining("Create a new key.") };
    expect(await app.refusalOf("postedJobs", { first: 10 }, weak)).toMatchObject(refused);
    expect(await jobsOf(fresh)).toBe("yes");
    await addPasskey(app, member, "New phone");
    await app.db.prisma.passkey.deleteMany({ where: { accountId: member.id, name: "Phone" } });
    expect(await jobsOf(fresh)).toBe("yes");
  });

  test("the data archive does not bypass it, nor does deleting the account of the only owner, nor an export of applicants", async () => {
    const job = await app.build.job({ companyId });
    await app.build.application({ jobId: job.id });
    await requireFactor();
    await app.db.prisma.passkey.deleteMany({ where: { accountId: owner.id } });
    const held = await app.signedInAs(owner.id);
    for (const path of ["/privacy/my-data.zip", `/exports/jobs/${job.id}/applicants.csv`]) {
      const answer = await fetch(app.url + path, { headers: { cookie: held.cookie } });
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("requires a second factor")]);
    }
    expect([await remove(held), await remove(member)]).toEqual([HELD, "yes"]);
    expect(await app.db.prisma.company.count({ where: { id: companyId } })).toBe(1);
  });
});
