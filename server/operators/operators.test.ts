import { beforeEach, describe, expect, test } from "vitest";
import { SCOPES, type Scope } from "../../shared/scopes.ts";
import { ViewerOperatorDocument } from "../../web/generated/operators/viewer-operator.ts";
import type { OperatorRole } from "../generated/prisma/enums.ts";
import { addPasskey } from "../testing/factors.ts";
import { answerOf } from "../testing/permissions/graphql-answers.ts";
import { makeScene } from "../testing/permissions/scene.ts";
import { tableUnder } from "../testing/permissions/table.ts";
import { bearer, FACTORY_PASSWORD, type Person, testApp } from "../testing/test-app.ts";
import { operatorActionsOf } from "./operator-permissions.ts";

const app = testApp();
const own = async (as: { cookie: string }) => (await app.expectOk(ViewerOperatorDocument, {}, as)).viewerOperator;
const add = async (by: Person, email: string, role: OperatorRole) =>
  app.outcomeOf("addOperator", { input: { email, role } }, by);
const remove = (by: Person, accountId: string) => app.outcomeOf("removeOperator", { input: { accountId } }, by);
const eventsOf = (subjectId: string) =>
  app.db.prisma.auditEvent.findMany({ where: { subjectId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

beforeEach(async () => {
  await app.db.prisma.operator.deleteMany();
});

const { head, rows } = tableUnder("Operators");
const people = {
  support: () => app.signedInOperator("SUPPORT"),
  moderator: () => app.signedInOperator("MODERATOR"),
  administrator: () => app.signedInOperator("ADMINISTRATOR"),
  "without factor": () => app.signedInOperator("ADMINISTRATOR", "factor"),
  "older session": () => app.signedInOperator("ADMINISTRATOR", "new session"),
};
// The subjects do not exist: permitted callers get these errors.
const NOT_THERE = new Set(["BAD_USER_INPUT", "NOT_FOUND"]);
test.each(rows)("each role can do what docs/permissions.md says: %s", async (operation = "", ...cells) => {
  const scene = await makeScene(app);
  const seen: string[] = [];
  for (const who of head.slice(1)) {
    const person = { account: null, ...(await people[who as keyof typeof people]()) };
    const answer = await answerOf(app, operation, scene, person);
    seen.push(NOT_THERE.has(answer) ? "yes" : answer);
  }
  expect(seen).toEqual(cells);
});

test("an operator with only a password is asked to add a factor, and then works in that session; others log in again", async () => {
  const { id } = await app.signedInOperator("MODERATOR", "factor");
  const person = await app.signedInAs(id);
  const before = await app.signedInAs(id);
  await app.db.prisma.session.updateMany({ where: { accountId: id }, data: { createdAt: new Date(0) } });
  expect(await own(person)).toEqual({ role: "MODERATOR", needs: "SECOND_FACTOR", may: [] });
  await addPasskey(app, person);
  expect(await own(person)).toMatchObject({ needs: null });
  expect(await own(before)).toEqual({ role: "MODERATOR", needs: "NEW_LOG_IN", may: [] });
  const allowed = { role: "MODERATOR", needs: null, may: operatorActionsOf("MODERATOR") };
  expect(await own(await app.signedInAs(id))).toEqual(allowed);
});

// Reading the operator's own role and the queues needs no reauthentication; everything else does.
const READ = ["viewerOperator", "operatorReports", "operatorAppeals", "operatorAppeal", "operatorJobs"].concat([
  "operatorCompanies",
  "operatorHealth",
  "operatorReportCases",
]);
test.each(rows.map(([operation = ""]) => operation))("fifteen minutes after the log-in: %s", async (operation) => {
  const scene = await makeScene(app);
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  const [where, data] = [{ accountId: administrator.id }, { reauthenticatedAt: new Date(Date.now() - 3_600_000) }];
  await app.db.prisma.session.updateMany({ where, data });
  const answer = await answerOf(app, operation, scene, { account: null, ...administrator });
  const isRead = READ.includes(operation.split(" ")[1] ?? "");
  expect(answer === "REAUTHENTICATION_REQUIRED").toBe(!isRead);
});

test("an administrator's key has no access to operator functions, whatever its scopes", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  const scopes = Object.keys(SCOPES) as Scope[];
  const { key } = await app.build.app({ accountId: administrator.id, companyId: administrator.id, scopes });
  for (const operation of ["viewerOperator", "operators"])
    expect(await app.outcomeOf(operation, {}, bearer(key))).toBe("FORBIDDEN");
});

test("an administrator adds a recruiter, changes their role and removes them, and the log records each step", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  const grace = await app.signedInRecruiter();
  await app.withPasskey(grace.id);
  const { email } = grace;
  for (const role of ["SUPPORT", "MODERATOR"] as const) {
    expect(await add(administrator, email, role)).toBe("yes");
    expect(await own(grace)).toMatchObject({ role });
  }
  expect(await remove(administrator, grace.id)).toBe("yes");
  expect(await app.outcomeOf("viewerOperator", {}, grace)).toBe("FORBIDDEN");
  const events = (await eventsOf(grace.id)).map(({ operation, accountId }) => ({ operation, accountId }));
  expect(events).toEqual(
    ["OPERATOR_ADDED", "OPERATOR_ADDED", "OPERATOR_REMOVED"].map((operation) => ({
      ...{ operation, accountId: administrator.id },
    })),
  );
});

test("an address that belongs to no recruiter, or is unverified, cannot be added", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  const { id } = await app.build.recruiter();
  const { email } = await app.db.prisma.account.update({ where: { id }, data: { emailVerifiedAt: null } });
  for (const address of [email, "nobody@example.com", "no address"])
    expect(await add(administrator, address, "SUPPORT")).toBe("BAD_USER_INPUT");
});

test("an account with only a password, or suspended, cannot be added, and the error says what to fix", async () => {
  const administrator = await app.signedInOperator("ADMINISTRATOR");
  const { id, email } = await app.signedInRecruiter();
  const refusal = async (role: OperatorRole) =>
    (await app.refusalOf("addOperator", { input: { email, role } }, administrator))?.message;
  for (const role of ["SUPPORT", "ADMINISTRATOR"] as const) expect(await refusal(role)).toContain("authenticator app");
  await app.withPasskey(id);
  await app.db.prisma.account.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect(await refusal("ADMINISTRATOR")).toContain("suspended");
  expect(await app.db.prisma.operator.count()).toBe(1);
});

test("an administrator who cannot work does not count as a replacement for the last one who can", async () => {
  const last = await app.signedInOperator("ADMINISTRATOR");
  const { id: withoutFactor } = await app.signedInOperator("ADMINISTRATOR", "factor");
  const { id: suspended } = await app.signedInOperator("ADMINISTRATOR");
  await app.db.prisma.account.update({ where: { id: suspended }, data: { suspendedAt: new Date() } });
  expect([await add(last, last.email, "SUPPORT"), await remove(last, last.id)]).toEqual(["CONFLICT", "CONFLICT"]);
  for (const accountId of [withoutFactor, suspended]) expect(await remove(last, accountId)).toBe("yes");
});

test("the person added, changed or removed is mailed, and so are the administrators", async () => {
  const [administrator, other] = [await people.administrator(), await people.administrator()];
  const { email, id } = await app.signedInOperator("SUPPORT");
  const textsTo = async (to: string) => (await app.mailsTo(to, "operator-changed")).map(({ text }) => text);
  for (const role of ["ADMINISTRATOR", "ADMINISTRATOR", "MODERATOR"] as const) await add(administrator, email, role);
  await remove(administrator, id);
  const [raised, lowered, removed, ...more] = await textsTo(email);
  expect(more).toEqual([]);
  expect(raised).toContain("“Administrator” in Worklane's operator console. The previous role was “Support”.");
  expect(lowered).toContain("“Moderator” in Worklane's operator console. The previous role was “Administrator”.");
  expect(removed).toContain("You are no longer an operator of Worklane. The previous role was “Moderator”.");
  for (const to of [administrator.email, other.email]) {
    const texts = await textsTo(to);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text.replaceAll("\u200b", "")).toContain(`(${email}) `);
  }
});

test("of two administrators who concurrently remove each other, one remains", async () => {
  const [ada, grace] = [await people.administrator(), await people.administrator()];
  const answers = await Promise.all([remove(ada, grace.id), remove(grace, ada.id)]);
  expect(answers.filter((code) => code === "yes")).toHaveLength(1);
  const [left, ...others] = await app.db.prisma.operator.findMany();
  expect(others).toEqual([]);
  const last = left?.accountId === ada.id ? ada : grace;
  expect([await remove(last, last.id), await add(last, last.email, "SUPPORT")]).toEqual(["CONFLICT", "CONFLICT"]);
  expect(await remove(last, crypto.randomUUID())).toBe("NOT_FOUND");
});

test("actions that the role does not allow are logged as refused", async () => {
  const support = await app.signedInOperator("SUPPORT");
  expect(await app.outcomeOf("operators", {}, support)).toBe("FORBIDDEN");
  await app.app.services.auditLog.flush();
  expect(await eventsOf(support.id)).toMatchObject([{ operation: "OPERATOR_REFUSED", outcome: "REFUSED" }]);
});

test("the command line creates the first administrator and removes others, logged with its user", async () => {
  const { operators } = app.app.services;
  const [ada, grace] = [await app.signedInRecruiter(), await app.signedInRecruiter()];
  const [adas, graces] = [ada.email, grace.email];
  const by = "command line: root";
  await operators.addByCommand({ email: adas, role: "ADMINISTRATOR" }, by);
  await operators.addByCommand({ email: graces, role: "SUPPORT" }, by);
  const left = await operators.removeByCommand(graces, by);
  expect(left).toMatchObject([{ accountId: ada.id, role: "ADMINISTRATOR", hasSecondFactor: false }]);
  expect(await eventsOf(ada.id)).toMatchObject([{ operation: "OPERATOR_ADDED", accountId: null, address: by }]);
  // A mistyped one, who cannot work yet.
  expect(await operators.removeByCommand(adas, by)).toEqual([]);
});

describe("deleting their account", () => {
  const deleted = (person: Person) => app.outcomeOf("deleteAccount", { input: { password: FACTORY_PASSWORD } }, person);

  test("the console's last administrator cannot; other operators can", async () => {
    const administrator = await app.signedInOperator("ADMINISTRATOR");
    expect(await deleted(await app.signedInOperator("MODERATOR"))).toBe("yes");
    expect(await deleted(administrator)).toBe("CONFLICT");
    expect(await app.db.prisma.account.count({ where: { id: administrator.id } })).toBe(1);
    await app.signedInOperator("ADMINISTRATOR");
    expect(await deleted(administrator)).toBe("yes");
  });

  test("of two administrators at once, one stays", async () => {
    const both = [await app.signedInOperator("ADMINISTRATOR"), await app.signedInOperator("ADMINISTRATOR")];
    expect((await Promise.all(both.map(deleted))).toSorted()).toEqual(["CONFLICT", "yes"]);
    expect(await app.db.prisma.operator.count({ where: { role: "ADMINISTRATOR" } })).toBe(1);
  });
});
