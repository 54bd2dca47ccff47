import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { MarkNoticesReadDocument } from "../../web/generated/notices/notices.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { smtpTransport } from "../platform/mail/mail-transport.ts";
import { deliverAgain, deliverNotices, LINK_SECRET } from "../testing/notices.ts";
import { statementsOf } from "../testing/statements.ts";
import { subscribe } from "../testing/subscriber.ts";
import { forEachTest, graphql, testApp } from "../testing/test-app.ts";

const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET } });

const NOTICES = graphql(`query NoticesInTest($unreadOnly: Boolean, $first: Int, $after: String) {
  notices(unreadOnly: $unreadOnly, first: $first, after: $after) {
    totalCount nodes { id kind title path isRead } pageInfo { hasNextPage endCursor }
  }
  unreadNoticeCount
}`);
const CHANGES = graphql(`subscription NoticesInTestChanged { noticesChanged { unreadCount notice { title } } }`);
const SAVE = graphql(`mutation SavePreferencesInTest($input: NoticePreferencesInput!) {
  saveNoticePreferences(input: $input) { timeZone quietFrom quietUntil kinds { kind page mail } }
}`);

const grace = forEachTest(() => app.signedInSeeker());

const unsubscribeLink = async () => {
  const [mail] = await app.mailsTo(grace);
  const { pathname, search, searchParams } = new URL(mail?.unsubscribeUrl ?? "");
  return { url: `${app.url}${pathname}${search}`, pathname, token: searchParams.get("token") ?? "" };
};
async function ask(name: string) {
  const { id } = await app.build.seeker({ name });
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
    "Mary wants to connect",
    "Katherine wants to connect",
    "Ada wants to connect",
  ]);
  const ids = [first.nodes[0]?.id ?? ""];
  const stranger = await app.signedInSeeker();
  await app.expectOk(MarkNoticesReadDocument, { input: { ids } }, stranger);
  expect((await app.expectOk(NOTICES, {}, stranger)).notices.nodes).toEqual([]);
  expect((await app.expectOk(MarkNoticesReadDocument, { input: { ids } }, grace)).markNoticesRead.unreadCount).toBe(2);
  const unread = await app.expectOk(NOTICES, { unreadOnly: true }, grace);
  expect([unread.notices.totalCount, unread.unreadNoticeCount]).toEqual([2, 2]);
  expect((await app.expectOk(MarkNoticesReadDocument, { input: {} }, grace)).markNoticesRead.unreadCount).toBe(0);
});

test("every tab is notified at once, with two statements in total", async () => {
  const tabs = Array.from({ length: 20 }, () => subscribe(app.url, CHANGES, grace));
  for (const tab of tabs) expect(await tab.next()).toEqual({ noticesChanged: { unreadCount: 0, notice: null } });
  const counted = (text: string) => text.includes("on_page") && text.startsWith("select");
  const statements = await statementsOf(async () => {
    await ask("Ada");
    for (const tab of tabs)
      expect(await tab.next()).toEqual({
        noticesChanged: { unreadCount: 1, notice: { title: "Ada wants to connect" } },
      });
  });
  expect(statements.filter(counted).length).toBeLessThanOrEqual(2);
  await app.expectOk(MarkNoticesReadDocument, { input: {} }, grace);
  for (const tab of tabs) expect((await tab.next()).noticesChanged).toEqual({ unreadCount: 0, notice: null });
});

test("preferences are restricted to the account's role, and to valid hours and time zones", async () => {
  const recruiter = await app.signedInRecruiter();
  const kinds = [{ kind: "DECISION", page: false, mail: "WEEKLY" } as const];
  const hours = { timeZone: "Asia/Kolkata", quietFrom: 22, quietUntil: 7 };
  const saved = await app.expectOk(SAVE, { input: { ...hours, kinds } }, grace);
  expect(saved.saveNoticePreferences).toMatchObject(hours);
  expect(saved.saveNoticePreferences.kinds).toContainEqual(kinds[0]);
  const others = await app.expectOk(SAVE, { input: { timeZone: "UTC", kinds } }, recruiter);
  expect(others.saveNoticePreferences.kinds.map(({ kind }) => kind)).not.toContain("DECISION");
  for (const wrong of [
    { timeZone: "Mars/Olympus" },
    { timeZone: "UTC", quietFrom: 24, quietUntil: 7 },
    { timeZone: "UTC", quietFrom: 22 },
    { timeZone: "UTC", quietFrom: 7, quietUntil: 7 },
  ]) {
    const code = await codeOf(app.execute(SAVE, { input: { kinds: [], ...wrong } }, grace));
    expect(code, JSON.stringify(wrong)).toBe("BAD_USER_INPUT");
  }
});

/** Returns the mail as parsed by a mail client after delivery by a mail server. */
async function delivered(subject: string): Promise<Email> {
  const read: Promise<Email>[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const mail = buffer(stream).then((raw) => PostalMime.parse(raw));
      read.push(mail.finally(() => done()));
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

test("a mail states its reason, and a mail client unsubscribes from its kind with one click, without log-in; the same link resubscribes", async () => {
  await ask("Ada Lovelace");
  const mail = await delivered("Ada Lovelace wants to connect");
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const listed = header("list-unsubscribe")?.replace(/^<|>$/g, "");
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("You received this email because someone asked to connect with you on Worklane.");
    expect(part).toContain("/main/settings#notices");
  }
  const { url, pathname } = await unsubscribeLink();
  expect(mail.text).toContain(listed);
  expect(listed).toContain(pathname);
  const ended = async () =>
    (await app.db.prisma.noticePreferences.findUnique({ where: { accountId: grace.id } }))?.choices ?? {};
  const page = async (address = url, method = "GET", body?: FormData | URLSearchParams) => {
    const answer = await fetch(address, { method, ...(body && { body }) });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const subjects = async () => (await app.mailsTo(grace)).map(({ subject }) => subject);

  // Scanners may open the links in a mail.
  expect(await page()).toContain("Unsubscribe from these emails?");
  expect(await ended()).toEqual({});
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect(await page(url, "POST", new URLSearchParams(oneClick))).toContain("You are unsubscribed");
  expect(await ended()).toEqual({ CONNECTION_REQUEST: { mail: "NEVER" } });
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  await page(url, "POST", form);
  await ask("Katherine Johnson");
  expect(await subjects()).not.toContain("Katherine Johnson wants to connect");
  expect((await app.expectOk(NOTICES, {}, grace)).unreadNoticeCount).toBe(2);

  const again = await page();
  expect(again).toContain("You are unsubscribed");
  expect(again).not.toContain("Unsubscribe from these");
  expect(again).toContain("Resubscribe");
  expect(again).toContain(`${pathname}?act=resume&`);
  expect(await page(`${url}&act=resume`, "POST")).toContain("You are subscribed again");
  expect(await page()).toContain("Unsubscribe from these emails?");
  await ask("Mary Jackson");
  expect(await subjects()).toContain("Mary Jackson wants to connect");
});

test("a tampered link ends nothing", async () => {
  const { id } = await app.build.application({ seekerId: grace.id, status: "REJECTED" });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId: id } });
  const { token } = await unsubscribeLink();
  const [head, , signature] = token.split(".");
  const claims = Buffer.from(JSON.stringify({ kinds: ["DECISION"], iss: "worklane", aud: "end-mails", sub: id }));
  for (const wrong of ["", "x", `${head}.${claims.toString("base64url")}.${signature}`]) {
    const { status } = await fetch(`${app.url}/end-mails?token=${wrong}`, { method: "POST" });
    expect(status, wrong).toBe(400);
  }
});

test("at most a hundred notifications are marked as read by their ids at once", async () => {
  const ids = Array.from({ length: 101 }, () => grace.id);
  const { errors } = await app.execute(MarkNoticesReadDocument, { input: { ids } }, grace);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { ids: expect.stringContaining("100") },
  });
});
