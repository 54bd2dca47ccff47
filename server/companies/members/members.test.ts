import { beforeEach, describe, expect, test } from "vitest";
import {
  buildAccount,
  buildJob,
  buildMember,
  buildRecruiter,
  FACTORY_PASSWORD,
} from "../../../prisma/factories/index.ts";
import { LogInDocument } from "../../../web/generated/accounts/accounts.ts";
import { PostedJobsDocument, PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { DeleteAccountDocument } from "../../../web/generated/privacy/privacy.ts";
import { ViewerRecruiterDocument } from "../../../web/generated/recruiters/recruiters.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverNotices } from "../../testing/notices.ts";
import type { Person } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

let now = new Date();
const app = testApp({ clock: () => now });
const INVITE = graphql(
  `mutation InviteToTest($input: InviteMemberInput!) { inviteMember(input: $input) { invitations { id email role } } }`,
);
const CANCEL = graphql(`mutation CancelInTest($id: ID!) { cancelInvitation(id: $id) { invitations { id } } }`);
const INVITATIONS = graphql(`query InvitationsInTest { companyInvitations { email invitedBy } }`);
const PREVIEW = graphql(
  `query PreviewInTest($token: String!) { companyInvitation(token: $token) { companyName email role hasAccount } }`,
);
const ACCEPT = graphql(
  `mutation AcceptInTest($token: String!) { acceptInvitation(token: $token) { companies { id name role isCurrent } } }`,
);
const SIGN_UP = graphql(
  `mutation SignUpInvitedInTest($input: SignUpInvitedInput!) { signUpInvited(input: $input) { accountId } }`,
);
const MEMBERS = graphql(`query MembersInTest { companyMembers { accountId email role } }`);
const CHANGE = graphql(
  `mutation ChangeRoleInTest($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { members { accountId role } } }`,
);
const REMOVE = graphql(`mutation RemoveInTest($id: ID!) { removeMember(accountId: $id) { members { accountId } } }`);
const LEAVE = graphql(`mutation LeaveInTest { leaveCompany { companies { id } } }`);
const CHOOSE = graphql(
  `mutation ChooseInTest($id: ID!) { chooseCompany(companyId: $id) { companies { id isCurrent } } }`,
);
const INTERVIEWERS = graphql(
  `mutation InterviewersInTest($input: SetJobInterviewersInput!) { setJobInterviewers(input: $input) { accountIds } }`,
);

let companyId = "";
let owner: Person;
const signedIn = async (id: string): Promise<Person> => ({
  id,
  cookie: await signIn(app.db, { id, role: "RECRUITER" }),
});
const memberOf = async (company: string, role: CompanyRole) =>
  signedIn((await buildMember(app.db.prisma, { companyId: company, role })).accountId);
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";

beforeEach(async () => {
  now = new Date();
  companyId = (await buildRecruiter(app.db.prisma, { name: "Forge" })).id;
  owner = await signedIn(companyId);
});

let addresses = 0;
const nextAddress = () => `invited-${addresses++}@example.com`;
/** Invites an address. @returns the mailed token */
async function invite(email: string, role: CompanyRole = "RECRUITER", sender = owner): Promise<string> {
  await app.expectOk(INVITE, { input: { email, role } }, sender);
  const mail = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email }, orderBy: { createdAt: "desc" } });
  return /\/invitation\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
}

describe("an invitation", () => {
  test("brings in a person without an account, who logs in with the password that they chose", async () => {
    const email = nextAddress();
    const token = await invite(email, "VIEWER");
    expect((await app.expectOk(PREVIEW, { token })).companyInvitation).toEqual({
      ...{ companyName: "Forge", email, role: "VIEWER", hasAccount: false },
    });
    const { signUpInvited } = await app.expectOk(SIGN_UP, { input: { token, password: "a good password" } });
    await app.expectOk(LogInDocument, { input: { role: "RECRUITER", email, password: "a good password" } });
    const { companyMembers } = await app.expectOk(MEMBERS, {}, owner);
    expect(companyMembers).toContainEqual({ accountId: signUpInvited.accountId, email, role: "VIEWER" });
    expect(codeOf(await app.execute(SIGN_UP, { input: { token, password: "a good password" } }))).toBe("INVALID_TOKEN");
  });

  test("brings in only a recruiter with that address, who is then in two companies", async () => {
    const invited = await buildRecruiter(app.db.prisma, { name: "Anvil", account: { email: nextAddress() } });
    const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: invited.id } });
    const token = await invite(email, "RECRUITER");
    expect((await app.expectOk(PREVIEW, { token })).companyInvitation.hasAccount).toBe(true);
    expect(codeOf(await app.execute(SIGN_UP, { input: { token, password: "a good password" } }))).toBe("EMAIL_TAKEN");
    const stranger = await signedIn((await buildRecruiter(app.db.prisma)).id);
    expect(codeOf(await app.execute(ACCEPT, { token }, stranger))).toBe("FORBIDDEN");
    const person = await signedIn(invited.id);
    expect((await app.expectOk(ViewerRecruiterDocument, {}, person)).viewerRecruiter.companyName).toBe("Anvil");
    const { acceptInvitation } = await app.expectOk(ACCEPT, { token }, person);
    expect(acceptInvitation.companies).toEqual([
      { id: invited.id, name: "Anvil", role: "OWNER", isCurrent: false },
      { id: companyId, name: "Forge", role: "RECRUITER", isCurrent: true },
    ]);
    expect((await app.expectOk(ViewerRecruiterDocument, {}, person)).viewerRecruiter.companyName).toBe("Forge");
    await app.expectOk(CHOOSE, { id: invited.id }, person);
    expect((await app.expectOk(ViewerRecruiterDocument, {}, person)).viewerRecruiter.companyName).toBe("Anvil");
    expect(codeOf(await app.execute(CHOOSE, { id: stranger.id }, person))).toBe("NOT_FOUND");
  });

  test("works once, even when accepted twice concurrently", async () => {
    const token = await invite(nextAddress());
    const both = await Promise.all(
      [1, 2].map(() => app.execute(SIGN_UP, { input: { token, password: "a good password" } })),
    );
    expect(both.map(codeOf).sort()).toEqual(["INVALID_TOKEN", "yes"]);
  });

  test("ends after seven days, when cancelled, and when the address is invited again", async () => {
    const email = nextAddress();
    const first = await invite(email);
    const second = await invite(email);
    expect(codeOf(await app.execute(PREVIEW, { token: first }))).toBe("INVALID_TOKEN");
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
    expect(codeOf(await app.execute(PREVIEW, { token: second }))).toBe("INVALID_TOKEN");
    expect(codeOf(await app.execute(SIGN_UP, { input: { token: second, password: "a good password" } }))).toBe(
      "INVALID_TOKEN",
    );
    now = new Date();
    const { companyInvitation } = await app.expectOk(PREVIEW, { token: second });
    expect(companyInvitation.email).toBe(email);
    const { id = "" } = (await app.db.prisma.companyInvitation.findFirst({ where: { email } })) ?? {};
    const stranger = await signedIn((await buildRecruiter(app.db.prisma)).id);
    expect(codeOf(await app.execute(CANCEL, { id }, stranger))).toBe("NOT_FOUND");
    await app.expectOk(CANCEL, { id }, owner);
    expect(codeOf(await app.execute(PREVIEW, { token: second }))).toBe("INVALID_TOKEN");
  });

  const deadFor = (token: string) =>
    Promise.all([
      app.execute(PREVIEW, { token }),
      app.execute(SIGN_UP, { input: { token, password: "a good password" } }),
    ]).then((answers) => answers.map(codeOf));
  const pending = async () =>
    (await app.expectOk(INVITATIONS, {}, owner)).companyInvitations.map(({ email, invitedBy }) => [email, invitedBy]);

  test("names its sender to the owners and in its mail, and the last one sent to an address counts", async () => {
    await app.db.prisma.account.update({ where: { id: owner.id }, data: { displayName: "Rita Owens" } });
    const email = nextAddress();
    await invite(email);
    await invite(email);
    expect(await pending()).toEqual([[email, "Rita Owens"]]);
    const mail = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email }, orderBy: { createdAt: "desc" } });
    expect(mail.text).toContain("Rita Owens invites you to join Forge on Worklane as a recruiter.");
  });

  test("ends with its sender's right to invite: by removal, leaving, another role, or the end of the account", async () => {
    const { prisma } = app.db;
    const losses: Record<string, (sender: Person) => Promise<unknown>> = {
      removal: ({ id }) => app.expectOk(REMOVE, { id }, owner),
      leaving: (sender) => app.expectOk(LEAVE, {}, sender),
      role: ({ id }) => app.expectOk(CHANGE, { input: { accountId: id, role: "RECRUITER" } }, owner),
      deletion: (sender) => app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, sender),
    };
    for (const [how, lose] of Object.entries(losses)) {
      const sender = await memberOf(companyId, "OWNER");
      const token = await invite(nextAddress(), "OWNER", sender);
      await lose(sender);
      expect([how, await deadFor(token)]).toEqual([how, ["INVALID_TOKEN", "INVALID_TOKEN"]]);
      expect([how, await pending()]).toEqual([how, []]);
    }
    expect(await prisma.companyMember.count({ where: { companyId, role: "OWNER" } })).toBe(1);
  });

  test("does not come back when its sender is an owner again", async () => {
    const sender = await memberOf(companyId, "OWNER");
    const token = await invite(nextAddress(), "OWNER", sender);
    for (const role of ["VIEWER", "OWNER"] as const)
      await app.expectOk(CHANGE, { input: { accountId: sender.id, role } }, owner);
    expect(await deadFor(token)).toEqual(["INVALID_TOKEN", "INVALID_TOKEN"]);
  });

  test("that is accepted while its sender is removed leaves no owner whom a removed one invited", async () => {
    for (let round = 0; round < 5; round++) {
      const sender = await memberOf(companyId, "OWNER");
      const token = await invite(nextAddress(), "OWNER", sender);
      const [removed, accepted] = await Promise.all([
        app.execute(REMOVE, { id: sender.id }, owner),
        app.execute(SIGN_UP, { input: { token, password: "a good password" } }),
      ]);
      expect(codeOf(removed)).toBe("yes");
      expect(["yes", "INVALID_TOKEN"]).toContain(codeOf(accepted));
      const joined = await app.db.prisma.companyEvent.findMany({
        where: { companyId, kind: { in: ["MEMBER_JOINED", "MEMBER_REMOVED"] } },
        orderBy: { id: "asc" },
      });
      if (codeOf(accepted) === "yes") expect(joined.at(-2)?.kind).toBe("MEMBER_JOINED");
      expect(await deadFor(token)).toEqual(["INVALID_TOKEN", "INVALID_TOKEN"]);
    }
  });

  test("is not cancelled by an owner whose role was just taken", async () => {
    const sender = await memberOf(companyId, "OWNER");
    await invite(nextAddress());
    const { id } = await app.db.prisma.companyInvitation.findFirstOrThrow({ where: { companyId } });
    const demoting = await app.db.pool.connect();
    await demoting.query("begin");
    await demoting.query("select from companies where id = $1 for update", [companyId]);
    await demoting.query("update company_members set role = 'VIEWER' where account_id = $1", [sender.id]);
    const cancelling = app.execute(CANCEL, { id }, sender);
    const blocked = async () =>
      (
        await app.db.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount;
    await expect.poll(blocked).toBe(1);
    await demoting.query("commit");
    demoting.release();
    expect(codeOf(await cancelling)).toBe("FORBIDDEN");
    expect(await app.db.prisma.companyInvitation.count({ where: { id } })).toBe(1);
  });

  test("is refused for a member of the company, and for an invalid address", async () => {
    const { id } = await buildAccount(app.db.prisma, { role: "RECRUITER", email: nextAddress() });
    const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
    await buildMember(app.db.prisma, { companyId, accountId: id });
    expect(codeOf(await app.execute(INVITE, { input: { email, role: "VIEWER" } }, owner))).toBe("CONFLICT");
    expect(codeOf(await app.execute(INVITE, { input: { email: "nobody", role: "VIEWER" } }, owner))).toBe(
      "BAD_USER_INPUT",
    );
  });
});

describe("a member", () => {
  test("has a new role at once, in open sessions", async () => {
    const member = await memberOf(companyId, "RECRUITER");
    const post = { title: "T", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;
    const posting = () => app.execute(PostJobDocument, { input: post }, member);
    expect(codeOf(await posting())).toBe("yes");
    await app.expectOk(CHANGE, { input: { accountId: member.id, role: "VIEWER" } }, owner);
    expect(codeOf(await posting())).toBe("FORBIDDEN");
  });

  test("is signed out at once when removed, and their work stays", async () => {
    const member = await memberOf(companyId, "RECRUITER");
    const { id } = await buildJob(app.db.prisma, { companyId, postedById: member.id });
    expect(codeOf(await app.execute(PostedJobsDocument, {}, member))).toBe("yes");
    await app.expectOk(REMOVE, { id: member.id }, owner);
    expect(codeOf(await app.execute(PostedJobsDocument, {}, member))).toBe("UNAUTHENTICATED");
    expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ companyId, postedById: member.id, status: "OPEN" },
    });
    expect(codeOf(await app.execute(REMOVE, { id: member.id }, owner))).toBe("NOT_FOUND");
  });

  test("who leaves is in no company, and can do nothing for one", async () => {
    const member = await memberOf(companyId, "VIEWER");
    expect((await app.expectOk(LEAVE, {}, member)).leaveCompany.companies).toEqual([]);
    expect(codeOf(await app.execute(PostedJobsDocument, {}, member))).toBe("FORBIDDEN");
  });

  test("of another company is out of reach", async () => {
    const other = await memberOf((await buildRecruiter(app.db.prisma)).id, "RECRUITER");
    expect(codeOf(await app.execute(REMOVE, { id: other.id }, owner))).toBe("NOT_FOUND");
    const input = { accountId: other.id, role: "VIEWER" as const };
    expect(codeOf(await app.execute(CHANGE, { input }, owner))).toBe("NOT_FOUND");
  });

  test("can be assigned to jobs as an interviewer, and loses the assignments with the role", async () => {
    const member = await memberOf(companyId, "INTERVIEWER");
    const { id: jobId } = await buildJob(app.db.prisma, { companyId });
    const put = (accountIds: string[]) => app.execute(INTERVIEWERS, { input: { jobId, accountIds } }, owner);
    expect(codeOf(await put([member.id]))).toBe("yes");
    expect(codeOf(await put([member.id, owner.id]))).toBe("NOT_FOUND");
    expect(await app.db.prisma.jobInterviewer.count({ where: { jobId } })).toBe(1);
    await app.expectOk(CHANGE, { input: { accountId: member.id, role: "VIEWER" } }, owner);
    expect(await app.db.prisma.jobInterviewer.count({ where: { jobId } })).toBe(0);
  });
});

describe("an interviewer", () => {
  const put = (jobId: string, accountIds: string[]) =>
    app.expectOk(INTERVIEWERS, { input: { jobId, accountIds } }, owner);

  test("is notified of a job once it is theirs, not of one that was assigned by mistake", async () => {
    const member = await memberOf(companyId, "INTERVIEWER");
    const [kept, mistaken] = await Promise.all(
      [1, 2].map(() => buildJob(app.db.prisma, { companyId, title: "Welder" })),
    );
    await put(kept?.id ?? "", [member.id]);
    await put(mistaken?.id ?? "", [member.id]);
    await put(mistaken?.id ?? "", []);
    await deliverNotices(app);
    const notices = await app.db.prisma.notice.findMany({ where: { accountId: member.id } });
    expect(notices).toMatchObject([{ kind: "JOB_ASSIGNED", title: "You are an interviewer for Welder" }]);
  });
});

describe("the last owner", () => {
  const owners = () => app.db.prisma.companyMember.count({ where: { companyId, role: "OWNER" } });

  test("can neither leave, nor change role, nor be removed", async () => {
    await memberOf(companyId, "RECRUITER");
    const input = { accountId: owner.id, role: "VIEWER" as const };
    for (const answer of [
      await app.execute(LEAVE, {}, owner),
      await app.execute(CHANGE, { input }, owner),
      await app.execute(REMOVE, { id: owner.id }, owner),
    ])
      expect(codeOf(answer)).toBe("CONFLICT");
    expect(await owners()).toBe(1);
  });

  test("is protected when two leave concurrently", async () => {
    const second = await memberOf(companyId, "OWNER");
    const both = await Promise.all([owner, second].map((one) => app.execute(LEAVE, {}, one)));
    expect(both.map(codeOf).sort()).toEqual(["CONFLICT", "yes"]);
    expect(await owners()).toBe(1);
  });

  test("is protected when two concurrently change each other's role", async () => {
    const second = await memberOf(companyId, "OWNER");
    const take = (by: Person, from: Person) =>
      app.execute(CHANGE, { input: { accountId: from.id, role: "RECRUITER" } }, by);
    const both = await Promise.all([take(owner, second), take(second, owner)]);
    expect(both.map(codeOf).sort()).toEqual(["FORBIDDEN", "yes"]);
    expect(await owners()).toBe(1);
  });
});
