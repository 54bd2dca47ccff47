import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildSeeker } from "../../prisma/factories/index.ts";
import { smtpTransport } from "../platform/mail/mail-transport.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverAgain, deliverNotices, LINK_SECRET } from "../testing/notices.ts";
import { signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { statementsOf } from "../testing/statements.ts";
import { subscribe } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET } });

const NOTICES = graphql(`query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {
  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }
  }
  unreadNoticeCount
}`);
const MARK = graphql(
  `mutation MarkInTest($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { unreadCount } }`,
);
const CHANGES = graphql(`subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }`);
const SAVE = graphql(`mutation SavePreferencesInTest($input: NoticePreferencesInput!) {
  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }
}`);

let grace: { id: string; cookie: string };
beforeEach(async () => {
  grace = await signedInSeeker(app.db);
});

async function ask(name: string) {
  const { id } = await buildSeeker(app.db.prisma, { name });
  const actor = { accountId: id, role: "SEEKER" as const, sessionId: id };
  await app.app.services.connections.request(actor, grace.id);
  await deliverNotices(app);
}

test("notices are listed page by page, and marked as read one by one or together; another account's are inaccessible", async () => {
  for (const name of ["Ada", "Katherine", "Mary"]) await ask(name);
  const first = (await app.expectOk(NOTICES, { first: 2 }, grace)).notices;
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const after = first.pageInfo.endCursor;
  const rest = (await app.expectOk(NOTICES, { first: 2, after }, grace)).notices;
  expect([...first.nodes, ...rest.nodes].map(({ title }) => title)).toEqual([
    "Mary asks to connect",
    "Katherine asks to connect",
    "Ada asks to connect",
  ]);
  const ids = [first.nodes[0]?.id ?? ""];
  const stranger = await signedInSeeker(app.db);
  await app.expectOk(MARK, { input: { ids } }, stranger);
  expect((await app.expectOk(NOTICES, {}, stranger)).notices.nodes).toEqual([]);
  expect((await app.expectOk(MARK, { input: { ids } }, grace)).markNoticesRead.unreadCount).toBe(2);
  const unread = await app.expectOk(NOTICES, { unreadOnly: true }, grace);
  expect([unread.notices.totalCount, unread.unreadNoticeCount]).toEqual([2, 2]);
  expect((await app.expectOk(MARK, { input: {} }, grace)).markNoticesRead.unreadCount).toBe(0);
});

test("every tab is notified at once, with two statements in total", async () => {
  const tabs = Array.from({ length: 20 }, () => subscribe(app.url, CHANGES, grace));
  for (const tab of tabs) expect(await tab.next()).toEqual({ noticesChanged: { unreadCount: 0, notice: null } });
  const counted = (text: string) => text.includes("on_page") && text.startsWith("select");
  const statements = await statementsOf(async () => {
    await ask("Ada");
    for (const tab of tabs)
      expect(await tab.next()).toEqual({
        noticesChanged: { unreadCount: 1, notice: { title: "Ada asks to connect" } },
      });
  });
  expect(statements.filter(counted).length).toBeLessThanOrEqual(2);
  await app.expectOk(MARK, { input: {} }, grace);
  for (const tab of tabs) expect((await tab.next()).noticesChanged).toEqual({ unreadCount: 0, notice: null });
  for (const tab of tabs) await tab.end();
});

test("preferences are restricted to the account's role, and to valid hours and time zones", async () => {
  const recruiter = await signedInRecruiter(app.db);
  const kinds = [{ kind: "DECISION", page: false, mail: "WEEKLY" } as const];
  const saved = await app.expectOk(
    SAVE,
    { input: { timeZone: "Asia/Kolkata", quietFrom: 22, quietUntil: 7, kinds } },
    grace,
  );
  expect(saved.saveNoticePreferences).toMatchObject({ timeZone: "Asia/Kolkata", quietFrom: 22, quietUntil: 7 });
  expect(saved.saveNoticePreferences.kinds).toContainEqual(kinds[0]);
  const others = await app.expectOk(SAVE, { input: { timeZone: "UTC", kinds } }, recruiter);
  expect(others.saveNoticePreferences.kinds.map(({ kind }) => kind)).not.toContain("DECISION");
  for (const wrong of [
    { timeZone: "Mars/Olympus" },
    { timeZone: "UTC", quietFrom: 24, quietUntil: 7 },
    { timeZone: "UTC", quietFrom: 22 },
    { timeZone: "UTC", quietFrom: 7, quietUntil: 7 },
  ]) {
    const { errors } = await app.execute(SAVE, { input: { kinds: [], ...wrong } }, grace);
    expect(errors?.[0]?.extensions.code, JSON.stringify(wrong)).toBe("BAD_USER_INPUT");
  }
});

/** Returns the mail as parsed by a mail client after delivery by a mail server. */
async function delivered(subject: string): Promise<ParsedMail> {
  const read: Promise<ParsedMail>[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      read.push(simpleParser(stream).finally(() => done()));
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const transport = await smtpTransport(`smtp://127.0.0.1:${port}`, "Worklane <hello@worklane.example>");
  await transport.deliver(await app.db.prisma.mail.findFirstOrThrow({ where: { subject } }));
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
  const [mail] = await Promise.all(read);
  if (!mail) throw new Error("The mail has not arrived.");
  return mail;
}

test("a mail states its reason, and a mail client unsubscribes from its kind with one click, without log-in", async () => {
  await ask("Ada Lovelace");
  const mail = await delivered("Ada Lovelace asks to connect");
  const list = mail.headers.get("list") as { unsubscribe?: { url?: string }; "unsubscribe-post"?: { name?: string } };
  expect(list["unsubscribe-post"]?.name).toBe("List-Unsubscribe=One-Click");
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("You received this email because someone asked to connect with you on Worklane.");
    expect(part).toContain("/main/settings#notices");
  }
  const address = new URL(list.unsubscribe?.url ?? "");
  expect(mail.text).toContain(address.href);
  const url = `${app.url}${address.pathname}${address.search}`;
  const ended = async () =>
    (await app.db.prisma.noticePreferences.findUnique({ where: { accountId: grace.id } }))?.choices ?? {};

  // Scanners may open the links in a mail.
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Unsubscribe from these emails?")]);
  expect(await ended()).toEqual({});
  const done = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("You are unsubscribed")]);
  expect(await ended()).toEqual({ CONNECTION_REQUEST: { mail: "NEVER" } });
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await fetch(url, { method: "POST", body: form })).status).toBe(200);
  await ask("Katherine Johnson");
  expect(await app.db.prisma.mail.count({ where: { subject: "Katherine Johnson asks to connect" } })).toBe(0);
  expect((await app.expectOk(NOTICES, {}, grace)).unreadNoticeCount).toBe(2);
});

test("opening the link again after unsubscribing says so, and offers to resubscribe", async () => {
  await ask("Ada Lovelace");
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: grace.id } });
  const { unsubscribeUrl } = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email } });
  const { pathname, search } = new URL(unsubscribeUrl ?? "");
  const url = `${app.url}${pathname}${search}`;
  const page = async (address: string, method = "GET") => (await fetch(address, { method })).text();
  await page(url, "POST");
  const again = await page(url);
  expect(again).toContain("You are unsubscribed");
  expect(again).not.toContain("Unsubscribe from these");
  expect(again).toContain("Resubscribe");
  expect(again).toContain(`${pathname}?act=resume&`);
  expect(await page(`${url}&act=resume`, "POST")).toContain("You are subscribed again");
  expect(await page(url)).toContain("Unsubscribe from these emails?");
  await ask("Katherine Johnson");
  expect(await app.db.prisma.mail.count({ where: { to: email, subject: "Katherine Johnson asks to connect" } })).toBe(
    1,
  );
});

test("a tampered link ends nothing", async () => {
  const { id } = await buildApplication(app.db.prisma, { seekerId: grace.id, status: "REJECTED" });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId: id } });
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: grace.id } });
  const { unsubscribeUrl } = await app.db.prisma.mail.findFirstOrThrow({ where: { to: email } });
  const token = new URL(unsubscribeUrl ?? "").searchParams.get("token") ?? "";
  const [head, , signature] = token.split(".");
  const claims = Buffer.from(JSON.stringify({ kinds: ["DECISION"], iss: "worklane", aud: "end-mails", sub: id }));
  for (const wrong of ["", "x", `${head}.${claims.toString("base64url")}.${signature}`]) {
    const { status } = await fetch(`${app.url}/end-mails?token=${wrong}`, { method: "POST" });
    expect(status, wrong).toBe(400);
  }
});
