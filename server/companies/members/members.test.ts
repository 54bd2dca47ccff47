import { describe, expect, test } from "vitest";
import { ViewerRecruiterDocument } from "../../../web/generated/recruiters/recruiters.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { deliverNotices } from "../../testing/notices.ts";
import {
  FACTORY_PASSWORD,
  forEachTest,
  graphql,
  JOB_INPUT,
  type Person,
  testApp,
  testClock,
} from "../../testing/test-app.ts";

const clock = testClock();
const app = testApp({ clock });
const INVITATIONS = graphql(`query InvitationsInTest { companyInvitations { email invitedBy } }`);
const PREVIEW = graphql(
  `query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }`,
);
const ACCEPT = graphql(
  `mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }`,
);
const MEMBERS = graphql(`query MembersInTest { companyMembers { email role } }`);

const owner = forEachTest(() => app.signedInRecruiter({ name: "Forge" }));
const memberOf = (role: CompanyRole, company = owner.id) => app.signedInMember({ companyId: company, role });

let addresses = 0;
const nextAddress = () => `invited-${addresses++}@example.com`;
/** Invites an address. @returns the mailed token */
async function invite(email: string, role: CompanyRole = "RECRUITER", sender: Person = owner): Promise<string> {
  await app.perform("inviteMember", { input: { email, role } }, sender);
  return /\/invitation\/([\w-]{43})/.exec((await app.mailsTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
}
const password = "a good password";
const signUp = (token: string) => app.outcomeOf("signUpInvited", { input: { token, password } });
const changeRole = (by: Person, { id: accountId }: Person, role: CompanyRole) =>
  app.outcomeOf("changeMemberRole", { input: { accountId, role } }, by);
const remove = (by: Person, { id: accountId }: Person) => app.outcomeOf("removeMember", { accountId }, by);
const leave = (person: Person) => app.outcomeOf("leaveCompany", {}, person);
const listsJobs = (person: Person) => app.outcomeOf("postedJobs", {}, person);

describe("an invitation", () => {
  const attempts = async (token: string) => [await app.outcomeOf("companyInvitation", { token }), await signUp(token)];
  const DEAD = ["INVALID_TOKEN", "INVALID_TOKEN"];
  const pending = async () =>
    (await app.expectOk(INVITATIONS, {}, owner)).companyInvitations.map(({ email, invitedBy }) => [email, invitedBy]);

  test("brings in a person without an account, who logs in with the password that they chose, once", async () => {
    const email = nextAddress();
    const token = await invite(email, "VIEWER");
    expect((await app.expectOk(PREVIEW, { token })).companyInvitation).toEqual({
      ...{ companyName: "Forge", email, role: "VIEWER", hasAccount: false },
    });
    expect((await Promise.all([signUp(token), signUp(token)])).sort()).toEqual(["INVALID_TOKEN", "yes"]);
    await app.perform("logIn", { input: { role: "RECRUITER", email, password } });
    expect((await app.expectOk(MEMBERS, {}, owner)).companyMembers).toContainEqual({ email, role: "VIEWER" });
    expect(await attempts(token)).toEqual(DEAD);
  });

  test("brings in only a recruiter with that address, who is then in two companies", async () => {
    const person = await app.signedInRecruiter({ name: "Anvil" });
    const stranger = await app.signedInRecruiter();
    const token = await invite(person.email);
    const current = async () => (await app.expectOk(ViewerRecruiterDocument, {}, person)).viewerRecruiter.companyName;
    expect((await app.expectOk(PREVIEW, { token })).companyInvitation.hasAccount).toBe(true);
    expect(await signUp(token)).toBe("EMAIL_TAKEN");
    expect(await app.outcomeOf("acceptInvitation", { token }, stranger)).toBe("FORBIDDEN");
    expect(await current()).toBe("Anvil");
    expect((await app.expectOk(ACCEPT, { token }, person)).acceptInvitation.companies).toEqual([
      { id: person.id, name: "Anvil", role: "OWNER", isCurrent: false },
      { id: owner.id, name: "Forge", role: "RECRUITER", isCurrent: true },
    ]);
    expect(await current()).toBe("Forge");
    await app.perform("chooseCompany", { companyId: person.id }, person);
    expect(await current()).toBe("Anvil");
    expect(await app.outcomeOf("chooseCompany", { companyId: stranger.id }, person)).toBe("NOT_FOUND");
  });

  test("ends after seven days, when cancelled, and when the address is invited again", async () => {
    const email = nextAddress();
    const [first, second] = [await invite(email), await invite(email)];
    expect(await attempts(first)).toEqual(DEAD);
    clock.pass(7 * 86_400_000 + 1000);
    expect(await attempts(second)).toEqual(DEAD);
    clock.now = new Date();
    expect((await app.expectOk(PREVIEW, { token: second })).companyInvitation.email).toBe(email);
    const { id } = await app.db.prisma.companyInvitation.findFirstOrThrow({ where: { email } });
    expect(await app.outcomeOf("cancelInvitation", { id }, await app.signedInRecruiter())).toBe("NOT_FOUND");
    await app.perform("cancelInvitation", { id }, owner);
    expect(await attempts(second)).toEqual(DEAD);
  });

  test("names its sender to the owners and in its mail, and the last one sent to an address counts", async () => {
    await app.db.prisma.account.update({ where: { id: owner.id }, data: { displayName: "Rita Owens" } });
    const email = nextAddress();
    await invite(email);
    await invite(email);
    expect(await pending()).toEqual([[email, "Rita Owens"]]);
    expect((await app.mailsTo(email))[1]?.text).toContain(
      "Rita Owens invited you to join Forge on Worklane as a recruiter.",
    );
  });

  test("ends with its sender's right to invite: by removal, leaving, another role, or the end of the account", async () => {
    const losses: Record<string, (sender: Person) => Promise<unknown>> = {
      removal: (sender) => remove(owner, sender),
      leaving: leave,
      role: (sender) => changeRole(owner, sender, "RECRUITER"),
      "role that is given back": async (sender) => {
        for (const role of ["VIEWER", "OWNER"] as const) await changeRole(owner, sender, role);
      },
      deletion: (sender) => app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, sender),
    };
    for (const [how, lose] of Object.entries(losses)) {
      const sender = await memberOf("OWNER");
      const token = await invite(nextAddress(), "OWNER", sender);
      await lose(sender);
      expect([how, await attempts(token), await pending()]).toEqual([how, DEAD, []]);
    }
  });

  test("is refused for a member of the company, and for an invalid address", async () => {
    const { id: accountId, email } = await app.build.account({ role: "RECRUITER" });
    await app.build.member({ companyId: owner.id, accountId });
    for (const [address, refusal] of [
      [email, "CONFLICT"],
      ["nobody", "BAD_USER_INPUT"],
    ])
      expect(await app.outcomeOf("inviteMember", { input: { email: address, role: "VIEWER" } }, owner)).toBe(refusal);
  });
});

describe("a member", () => {
  test("has a new role at once, in open sessions", async () => {
    const member = await memberOf("RECRUITER");
    const posting = () => app.outcomeOf("postJob", { input: JOB_INPUT }, member);
    expect(await posting()).toBe("yes");
    await changeRole(owner, member, "VIEWER");
    expect(await posting()).toBe("FORBIDDEN");
  });

  test("is signed out at once when removed, and mailed, and their work stays; who leaves can do nothing for the company", async () => {
    const [member, leaver] = [await memberOf("RECRUITER"), await memberOf("VIEWER")];
    const { id } = await app.build.job({ companyId: owner.id, postedById: member.id });
    expect(await listsJobs(member)).toBe("yes");
    expect([await remove(owner, member), await leave(leaver)]).toEqual(["yes", "yes"]);
    expect([await listsJobs(member), await listsJobs(leaver)]).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
    expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ companyId: owner.id, postedById: member.id, status: "OPEN" },
    });
    expect(await remove(owner, member)).toBe("NOT_FOUND");
    expect(await app.subjectsTo(member)).toEqual(["You are no longer a member of Forge on Worklane"]);
  });
});

describe("an interviewer", () => {
  const assign = (jobId: string, accountIds: string[]) =>
    app.outcomeOf("setJobInterviewers", { input: { jobId, accountIds } }, owner);

  test("is assigned to jobs, and loses the assignments with the role", async () => {
    const member = await memberOf("INTERVIEWER");
    const { id: jobId } = await app.build.job({ companyId: owner.id });
    expect(await assign(jobId, [member.id])).toBe("yes");
    expect(await assign(jobId, [member.id, owner.id])).toBe("NOT_FOUND");
    expect(await app.db.prisma.jobInterviewer.count({ where: { jobId } })).toBe(1);
    await changeRole(owner, member, "VIEWER");
    expect(await app.db.prisma.jobInterviewer.count({ where: { jobId } })).toBe(0);
  });

  test("is notified of a job once it is theirs, not of one that was assigned by mistake", async () => {
    const member = await memberOf("INTERVIEWER");
    const kept = await app.build.job({ companyId: owner.id, title: "Welder" });
    const mistaken = await app.build.job({ companyId: owner.id });
    for (const { id } of [kept, mistaken]) await assign(id, [member.id]);
    await assign(mistaken.id, []);
    await deliverNotices(app);
    const notices = await app.db.prisma.notice.findMany({ where: { accountId: member.id } });
    expect(notices).toMatchObject([{ kind: "JOB_ASSIGNED", title: "You are an interviewer for Welder" }]);
  });
});

describe("the last owner", () => {
  const owners = () => app.db.prisma.companyMember.count({ where: { companyId: owner.id, role: "OWNER" } });

  test("can neither leave, nor change role, nor be removed", async () => {
    await memberOf("RECRUITER");
    const tries = [await leave(owner), await changeRole(owner, owner, "VIEWER"), await remove(owner, owner)];
    expect(tries).toEqual(["CONFLICT", "CONFLICT", "CONFLICT"]);
    expect(await owners()).toBe(1);
  });

  test.each<[string, (one: Person, other: Person) => Promise<string>, string]>([
    ["leave", leave, "CONFLICT"],
    ["change each other's role", (by, from) => changeRole(by, from, "RECRUITER"), "FORBIDDEN"],
  ])("is protected when two concurrently %s", async (_, act, refusal) => {
    const second = await memberOf("OWNER");
    expect((await Promise.all([act(owner, second), act(second, owner)])).sort()).toEqual([refusal, "yes"]);
    expect(await owners()).toBe(1);
  });
});
