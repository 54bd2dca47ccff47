import { expect, test } from "vitest";
import { SecurityActivityDocument } from "../../web/generated/accounts/security-activity.ts";
import { everyPage } from "../testing/every-page.ts";
import { FACTORY_PASSWORD, forEachTest, type Person, testApp } from "../testing/test-app.ts";

const app = testApp();
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const ada = forEachTest(() => app.signedInSeeker());

const logInWith = (email: string, password: string) =>
  app.logIn({ email, password }, { headers: { "user-agent": FIREFOX } });
async function activityOf(person: Pick<Person, "cookie">) {
  const { viewerSecurityEvents } = await app.expectOk(SecurityActivityDocument, { first: 20 }, person);
  return viewerSecurityEvents?.edges.map(({ node }) => node) ?? [];
}
const kindsOf = async (person: Pick<Person, "cookie">) =>
  (await activityOf(person)).map(({ kind, outcome }) => `${kind} ${outcome}`).sort();

test("a login and a rejected one are shown to the account only, with device and address", async () => {
  await logInWith(ada.email, "a wrong password");
  await logInWith(ada.email, FACTORY_PASSWORD);
  const events = await activityOf(ada);
  expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`).sort()).toEqual(["LOG_IN ALLOWED", "LOG_IN REFUSED"]);
  for (const { device, address } of events) {
    expect(device).toBe("Firefox on Windows");
    expect(address).toContain("127.0.0.1");
  }
  expect(await activityOf(await app.signedInSeeker())).toEqual([]);
});

test("a login with an unknown address is recorded without a subject", async () => {
  await logInWith("nobody@example.com", "whatever it is");
  await app.app.services.auditLog.flush();
  const noted = await app.db.prisma.auditEvent.findMany({ where: { operation: "LOG_IN", subjectId: null } });
  expect(noted).toMatchObject([{ accountId: null, outcome: "REFUSED" }]);
  expect(JSON.stringify(noted)).not.toContain("nobody@");
});

test("password changes, including rejected ones, downloads and log-outs are recorded", async () => {
  const change = (currentPassword: string) =>
    app.outcomeOf("changePassword", { input: { currentPassword, password: "another password" } }, ada);
  await change("a wrong password");
  await change(FACTORY_PASSWORD);
  expect((await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie: ada.cookie } })).status).toBe(200);
  expect(await kindsOf(ada)).toEqual([
    "DATA_DOWNLOADED ALLOWED",
    "PASSWORD_CHANGED ALLOWED",
    "PASSWORD_CHANGED REFUSED",
  ]);
  await app.perform("logOut", { role: "SEEKER" }, ada);
  const again = { cookie: await app.signIn({ id: ada.id, role: "SEEKER" }) };
  expect(await kindsOf(again)).toContain("LOG_OUT ALLOWED");
});

test("a role change is visible to the member, but not where it came from; it is recorded with the change, or not at all", async () => {
  const owner = await app.signedInRecruiter();
  const { accountId: memberId } = await app.build.member({ companyId: owner.id, role: "VIEWER" });
  const member = { cookie: await app.signIn({ id: memberId, role: "RECRUITER" }) };
  await app.perform("changeMemberRole", { input: { accountId: memberId, role: "RECRUITER" } }, owner);
  expect(await activityOf(member)).toMatchObject([{ kind: "ROLE_CHANGED", device: null, address: null }]);
  const toViewer = { input: { accountId: owner.id, role: "VIEWER" } };
  expect(await app.outcomeOf("changeMemberRole", toViewer, owner)).toBe("CONFLICT");
  expect(await activityOf(owner)).toEqual([]);
});

test("is paged, newest first", async () => {
  for (let tries = 0; tries < 3; tries++) await logInWith(ada.email, "a wrong password");
  const seen = await everyPage(
    2,
    async (page) => (await app.expectOk(SecurityActivityDocument, page, ada)).viewerSecurityEvents,
  );
  const times = seen.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toHaveLength(3);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("an operator's decision is recorded with the operator", async () => {
  const reporter = await app.signedInSeeker();
  const { reports } = app.app.services;
  await app.perform("report", { input: { kind: "PERSON", id: ada.id, reason: "SPAM" } }, reporter);
  const report = (await reports.waiting()).find(({ targetId }) => targetId === ada.id);
  await reports.review(report?.id ?? "", "remove", "command line: grace");
  expect(await app.db.prisma.auditEvent.findMany({ where: { subjectId: ada.id } })).toMatchObject([
    { operation: "OPERATOR_REPORT_UPHELD", address: "command line: grace" },
  ]);
});
