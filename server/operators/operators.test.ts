import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp, buildRecruiter } from "../../prisma/factories/index.ts";
import { SCOPES, type Scope } from "../../shared/scopes.ts";
import { addPasskey, ownerOf } from "../testing/factors.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signedInOperator, withPasskey } from "../testing/operators.ts";
import { type Person, signedInRecruiter } from "../testing/people.ts";
import { answerOf } from "../testing/permissions/graphql-answers.ts";
import { makeScene } from "../testing/permissions/scene.ts";
import { tableUnder } from "../testing/permissions/table.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";
import { operatorActionsOf } from "./operator-permissions.ts";

const app = testApp();
const OWN = graphql(`query OwnOperatorInTest { viewerOperator { role needs may } }`);
const ALL = graphql(`query OperatorsInTest { operators { accountId email role hasSecondFactor } }`);
const ADD = graphql(
  `mutation AddOperatorInTest($input: AddOperatorInput!) { addOperator(input: $input) { operators { email role } } }`,
);
const REMOVE = graphql(
  `mutation RemoveOperatorInTest($input: OperatorIdInput!) { removeOperator(input: $input) { operators { email } } }`,
);
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const eventsOf = (subjectId: string) =>
  app.db.prisma.auditEvent.findMany({ where: { subjectId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

beforeEach(async () => {
  await app.db.prisma.operator.deleteMany();
});

describe("each role can do what docs/permissions.md says", () => {
  const { head, rows } = tableUnder("Operators");
  const people: Record<string, () => Promise<Person>> = {
    support: () => signedInOperator(app.db, "SUPPORT"),
    moderator: () => signedInOperator(app.db, "MODERATOR"),
    administrator: () => signedInOperator(app.db, "ADMINISTRATOR"),
    "without factor": () => signedInOperator(app.db, "ADMINISTRATOR", "factor"),
    "older session": () => signedInOperator(app.db, "ADMINISTRATOR", "new session"),
  };
  // The subjects do not exist: permitted callers get these errors.
  const NOT_THERE = new Set(["BAD_USER_INPUT", "NOT_FOUND"]);
  test.each(rows)("%s", async (operation = "", ...cells) => {
    const scene = await makeScene(app);
    const seen: string[] = [];
    for (const who of head.slice(1)) {
      const person = { account: null, cookie: "", ...(await people[who]?.()) };
      const answer = await answerOf(app, operation, scene, person);
      seen.push(NOT_THERE.has(answer) ? "yes" : answer);
    }
    expect(seen).toEqual(cells);
  });
});

test("an operator with only a password is told to add a factor, and then works in that session; others log in again", async () => {
  const { id, email } = await signedInOperator(app.db, "MODERATOR", "factor");
  const person = await ownerOf(app, id);
  const before = await ownerOf(app, id);
  await app.db.prisma.session.updateMany({ where: { accountId: id }, data: { createdAt: new Date(0) } });
  const own = async (as: { cookie: string }) => (await app.expectOk(OWN, {}, as)).viewerOperator;
  expect(await own(person)).toEqual({ role: "MODERATOR", needs: "SECOND_FACTOR", may: [] });
  await addPasskey(app, person);
  expect(await own(person)).toMatchObject({ needs: null });
  expect(await own(before)).toEqual({ role: "MODERATOR", needs: "NEW_LOG_IN", may: [] });
  const again = { email, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
  expect(await own(again)).toEqual({
    role: "MODERATOR",
    needs: null,
    may: operatorActionsOf("MODERATOR"),
  });
});

describe("fifteen minutes after the log-in", () => {
  // Reading the operator's own role and the queues needs no reauthentication; everything else does.
  const READ = ["viewerOperator", "operatorReports", "operatorAppeals", "operatorAppeal", "operatorJobs"].concat([
    "operatorCompanies",
    "operatorHealth",
    "operatorReportCases",
  ]);
  const { rows } = tableUnder("Operators");
  test.each(rows.map(([operation = ""]) => operation))("%s", async (operation) => {
    const scene = await makeScene(app);
    const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
    const hourAgo = new Date(Date.now() - 3_600_000);
    await app.db.prisma.session.updateMany({
      where: { accountId: administrator.id },
      data: { reauthenticatedAt: hourAgo },
    });
    const answer = await answerOf(app, operation, scene, { account: null, ...administrator });
    const isRead = READ.includes(operation.split(" ")[1] ?? "");
    expect(answer === "REAUTHENTICATION_REQUIRED").toBe(!isRead);
  });
});

test("an administrator's key has no access to operator functions, whatever its scopes", async () => {
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  const scopes = Object.keys(SCOPES) as Scope[];
  const { key } = await buildApp(app.db.prisma, { accountId: administrator.id, companyId: administrator.id, scopes });
  for (const document of [OWN, ALL])
    expect(codeOf(await app.execute(document, {}, { headers: { authorization: `Bearer ${key}` } }))).toBe("FORBIDDEN");
});

test("an administrator adds a recruiter, changes their role and removes them, and the log records each step", async () => {
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  const grace = await signedInRecruiter(app.db);
  await withPasskey(app.db, grace.id);
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: grace.id } });
  for (const role of ["SUPPORT", "MODERATOR"] as const) {
    const { operators } = (await app.expectOk(ADD, { input: { email, role } }, administrator)).addOperator;
    expect(operators).toContainEqual({ email, role });
  }
  await app.expectOk(OWN, {}, grace);
  await app.expectOk(REMOVE, { input: { accountId: grace.id } }, administrator);
  expect(codeOf(await app.execute(OWN, {}, grace))).toBe("FORBIDDEN");
  const events = (await eventsOf(grace.id)).map(({ operation, accountId }) => ({ operation, accountId }));
  expect(events).toEqual(
    ["OPERATOR_ADDED", "OPERATOR_ADDED", "OPERATOR_REMOVED"].map((operation) => ({
      ...{ operation, accountId: administrator.id },
    })),
  );
});

test("an address that belongs to no recruiter, or is unverified, cannot be added", async () => {
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  const { id } = await buildRecruiter(app.db.prisma);
  const { email } = await app.db.prisma.account.update({ where: { id }, data: { emailVerifiedAt: null } });
  for (const address of [email, "nobody@example.com", "no address"]) {
    const input = { email: address, role: "SUPPORT" } as const;
    expect(codeOf(await app.execute(ADD, { input }, administrator))).toBe("BAD_USER_INPUT");
  }
});

test("an account with only a password, or suspended, cannot be added, and the error says what to fix", async () => {
  const administrator = await signedInOperator(app.db, "ADMINISTRATOR");
  const { id } = await buildRecruiter(app.db.prisma);
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id } });
  const refusal = async (role: "SUPPORT" | "ADMINISTRATOR") =>
    (await app.execute(ADD, { input: { email, role } }, administrator)).errors?.[0]?.message;
  for (const role of ["SUPPORT", "ADMINISTRATOR"] as const) expect(await refusal(role)).toContain("authenticator app");
  await withPasskey(app.db, id);
  await app.db.prisma.account.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect(await refusal("ADMINISTRATOR")).toContain("suspended");
  expect(await app.db.prisma.operator.count()).toBe(1);
});

test("an administrator who cannot work does not count as a replacement for the last one who can", async () => {
  const last = await signedInOperator(app.db, "ADMINISTRATOR");
  const { id: withoutFactor } = await signedInOperator(app.db, "ADMINISTRATOR", "factor");
  const { id: suspended } = await signedInOperator(app.db, "ADMINISTRATOR");
  await app.db.prisma.account.update({ where: { id: suspended }, data: { suspendedAt: new Date() } });
  const lower = { input: { email: last.email, role: "SUPPORT" } } as const;
  expect(codeOf(await app.execute(ADD, lower, last))).toBe("CONFLICT");
  expect(codeOf(await app.execute(REMOVE, { input: { accountId: last.id } }, last))).toBe("CONFLICT");
  for (const accountId of [withoutFactor, suspended]) await app.expectOk(REMOVE, { input: { accountId } }, last);
});

test("the person added, changed or removed is mailed, and so are the administrators", async () => {
  const [administrator, other] = [
    await signedInOperator(app.db, "ADMINISTRATOR"),
    await signedInOperator(app.db, "ADMINISTRATOR"),
  ];
  const { email, id } = await signedInOperator(app.db, "SUPPORT");
  const told = async (to: string) =>
    (
      await app.db.prisma.mail.findMany({
        where: { to, cause: { startsWith: "operator-changed" } },
        orderBy: { id: "asc" },
      })
    ).map(({ text }) => text);
  for (const role of ["ADMINISTRATOR", "ADMINISTRATOR", "MODERATOR"] as const)
    await app.expectOk(ADD, { input: { email, role } }, administrator);
  await app.expectOk(REMOVE, { input: { accountId: id } }, administrator);
  const [raised, lowered, removed, ...more] = await told(email);
  expect(more).toEqual([]);
  expect(raised).toContain("You are now in Worklane's operator console, as administrator, and were support before.");
  expect(lowered).toContain("as moderator, and were administrator before.");
  expect(removed).toContain("You are no longer an operator of Worklane, and were moderator before.");
  for (const to of [administrator.email, other.email]) {
    const texts = await told(to);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text.replaceAll("\u200b", "")).toContain(`(${email}) is `);
  }
});

test("of two administrators who concurrently remove each other, one remains", async () => {
  const [ada, grace] = [
    await signedInOperator(app.db, "ADMINISTRATOR"),
    await signedInOperator(app.db, "ADMINISTRATOR"),
  ];
  const answers = await Promise.all([
    app.execute(REMOVE, { input: { accountId: grace.id } }, ada),
    app.execute(REMOVE, { input: { accountId: ada.id } }, grace),
  ]);
  expect(answers.map(codeOf).filter((code) => code === "yes")).toHaveLength(1);
  const [left, ...others] = await app.db.prisma.operator.findMany();
  expect(others).toEqual([]);
  const last = left?.accountId === ada.id ? ada : grace;
  expect(codeOf(await app.execute(REMOVE, { input: { accountId: last.id } }, last))).toBe("CONFLICT");
  const input = { email: last.email, role: "SUPPORT" } as const;
  expect(codeOf(await app.execute(ADD, { input }, last))).toBe("CONFLICT");
  expect(codeOf(await app.execute(REMOVE, { input: { accountId: randomUUID() } }, last))).toBe("NOT_FOUND");
});

test("actions that the role does not allow are logged as refused", async () => {
  const support = await signedInOperator(app.db, "SUPPORT");
  expect(codeOf(await app.execute(ALL, {}, support))).toBe("FORBIDDEN");
  await app.app.services.auditLog.flush();
  expect(await eventsOf(support.id)).toMatchObject([{ operation: "OPERATOR_REFUSED", outcome: "REFUSED" }]);
});

test("the command line creates the first administrator and removes others, logged with its user", async () => {
  const { operators } = app.app.services;
  const [ada, grace] = [await buildRecruiter(app.db.prisma), await buildRecruiter(app.db.prisma)];
  const emailOf = async ({ id }: { id: string }) =>
    (await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).email;
  const by = "command line: root";
  await operators.addByCommand({ email: await emailOf(ada), role: "ADMINISTRATOR" }, by);
  await operators.addByCommand({ email: await emailOf(grace), role: "SUPPORT" }, by);
  const left = await operators.removeByCommand(await emailOf(grace), by);
  expect(left).toMatchObject([{ accountId: ada.id, role: "ADMINISTRATOR", hasSecondFactor: false }]);
  expect(await eventsOf(ada.id)).toMatchObject([{ operation: "OPERATOR_ADDED", accountId: null, address: by }]);
  // A mistyped one, who cannot work yet.
  expect(await operators.removeByCommand(await emailOf(ada), by)).toEqual([]);
});
