// @module-tag thorough

import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { listen } from "../../testing/listen.ts";
import { mailServer } from "../../testing/mail-server.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { countJobs } from "../queue/queue-jobs.ts";
import { startWorker } from "../queue/worker.ts";
import { secondsWithoutMail } from "./failing-mails.ts";
import {
  MAIL_SERVER_UNAVAILABLE,
  MailRefused,
  type MailTransport,
  mailboxTransport,
  smtpTransport,
} from "./mail-transport.ts";
import { listMails } from "./mailbox.ts";
import { createMailer } from "./mailer.ts";
import { SEND_MAIL, sendMailTask } from "./send-mail.task.ts";

const log = createLogger("silent");
const db = testDatabase();
const mailer = createMailer("https://jobs.example");
const draft = { to: "ada@example.com", subject: "Hello", text: "Hello Ada", html: "<p>Hello Ada</p>" };
const send = (more: Partial<typeof draft> & { cause: string }) =>
  db.transaction((tx) => mailer.send(tx, { ...draft, ...more }));

const work = async (transport: MailTransport) => {
  const worker = await startWorker({ url: db.url, log, tasks: { [SEND_MAIL]: sendMailTask(transport) } });
  onTestFinished(() => worker.stop());
};
beforeEach(() => db.pool.query("delete from mails; delete from graphile_worker._private_jobs"));

describe("to the development mailbox", () => {
  test("a mail arrives, newest first, at the requested address", async () => {
    await work(mailboxTransport());
    await send({ cause: "verify:1", subject: "First" });
    await send({ cause: "verify:2", subject: "Second" });
    await send({ cause: "verify:3", to: "grace@example.com" });
    await vi.waitFor(async () => expect(await listMails(db)).toHaveLength(3), { timeout: 5000 });
    const mails = await listMails(db, { to: " Ada@Example.com " });
    expect(mails.map(({ subject }) => subject)).toEqual(["Second", "First"]);
    expect(mails[0]).toEqual({ ...draft, subject: "Second", sentAt: expect.any(Date) });
  });

  test("one cause creates one mail, even concurrently", async () => {
    await Promise.all(Array.from({ length: 5 }, () => send({ cause: "verify:1" })));
    await work(mailboxTransport());
    await vi.waitFor(async () => expect(await listMails(db)).toHaveLength(1));
    expect((await db.pool.query("select from mails")).rowCount).toBe(1);
  });

  test("a rolled back mail was never queued", async () => {
    const undone = db.transaction(async (tx) => {
      await mailer.send(tx, { ...draft, cause: "verify:1" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const { rows } = await db.pool.query(
      "select (select count(*)::int from mails) as mails, (select count(*)::int from graphile_worker.jobs) as jobs",
    );
    expect(rows).toEqual([{ mails: 0, jobs: 0 }]);
  });

  test.each(["a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "Ada <a@b.example>", "nobody"])(
    "%j is not an address of one person",
    async (to) => {
      await expect(send({ cause: "verify:1", to })).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
    },
  );
});

const SENDER = "Worklane <hello@worklane.example>";
const transportTo = async (server: Server) => smtpTransport(`smtp://127.0.0.1:${await listen(server)}`, SENDER);

/** A mail server that reacts to each line of a client. */
async function scriptedServer(react: (line: string, socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => {}).write("220 ready\r\n");
    createInterface(socket).on("line", (line) => react(line, socket));
  });
  const transport = await transportTo(server);
  onTestFinished(() => {
    transport.close();
    server.close();
  });
  return { transport, server };
}

/** Starts a real mail server. */
async function startMailServer() {
  const server = mailServer(await freePort());
  await server.start();
  const transport = await smtpTransport(server.url, SENDER);
  onTestFinished(() => {
    transport.close();
    return server.stop();
  });
  return { server, transport };
}

const header = (mail: { source: string } | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(mail?.source ?? "")?.[1]?.trim();

describe("over SMTP", () => {
  test("a mail has both parts, and nothing that a person wrote becomes a header", async () => {
    const { server, transport } = await startMailServer();
    await send({ cause: "verify:1", subject: "Hello\r\nBcc: eve@example.com\r\n\r\nbody" });
    await work(transport);
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), { timeout: 5000 });
    const [mail] = server.taken;
    expect(mail?.to).toBe("ada@example.com");
    expect(header(mail, "Subject")).toBe("Hello Bcc: eve@example.com body");
    expect(header(mail, "Bcc")).toBeUndefined();
    expect(mail?.source).toContain("text/plain");
    expect(mail?.source).toContain("<p>Hello Ada</p>");
    // Its link acts on a person's behalf, and is stored nowhere once it was sent.
    await vi.waitFor(async () => expect(await listMails(db)).toMatchObject([{ text: "", html: "" }]));
  });

  test("a rejected mail is retried under the same Message-ID", async () => {
    const { server, transport } = await startMailServer();
    server.refuse = 1;
    await send({ cause: "verify:1" });
    await work(transport);
    await vi.waitFor(async () => expect(await listMails(db)).toHaveLength(1), { timeout: 15_000 });
    const [first, second] = server.taken.map((mail) => header(mail, "Message-ID"));
    expect(first).toMatch(/^<[0-9a-f-]{36}@worklane\.example>$/);
    expect(second).toBe(first);
  });

  test("queued mails are sent as soon as the first one reaches the server again, whenever their next attempt was due", async () => {
    const { server, transport: working } = await startMailServer();
    const nobody = await smtpTransport("smtp://127.0.0.1:1", SENDER);
    let transport = nobody;
    for (const n of [1, 2, 3]) await send({ cause: `verify:${n}`, to: `person${n}@example.com` });
    await work({ readFromRow: false, deliver: (mail) => transport.deliver(mail), close: () => {} });
    const failed = "select from graphile_worker.jobs where last_error like 'The mail server cannot be reached%'";
    await vi.waitFor(async () => expect((await db.pool.query(failed)).rowCount).toBe(3), { timeout: 5000 });
    await db.pool.query("update graphile_worker._private_jobs set run_at = now() + interval '1 hour'");

    transport = working;
    await send({ cause: "verify:4", to: "person4@example.com" });
    await vi.waitFor(() => expect(server.taken).toHaveLength(4), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await listMails(db)).toHaveLength(4));
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(4);
    nobody.close();
  });

  test("a mail that is retried early loses no attempt, and a server that stays available causes no early retries", async () => {
    let away = true;
    const tries: number[] = [];
    const triesOf = async (to: string) => {
      const { rows } = await db.pool.query(
        `select j.attempts, j.run_at > now() + interval '30 minutes' as waits from graphile_worker.jobs j
         join mails m on j.key = 'mail:' || m.id where m."to" = $1`,
        [to],
      );
      return rows[0];
    };
    await send({ cause: "verify:1", to: "person1@example.com" });
    await work({
      readFromRow: false,
      async deliver({ to }) {
        if (away) throw new Error(`${MAIL_SERVER_UNAVAILABLE}: connect ECONNREFUSED`);
        if (to === "person1@example.com") tries.push((await triesOf(to)).attempts);
      },
      close: () => {},
    });
    await vi.waitFor(async () => expect((await triesOf("person1@example.com")).attempts).toBe(1), { timeout: 5000 });
    const anHourOff = "run_at = now() + interval '1 hour'";
    await vi.waitFor(async () => {
      const { rowCount } = await db.pool.query(
        `update graphile_worker._private_jobs set ${anHourOff} where last_error is not null and locked_at is null`,
      );
      expect(rowCount).toBe(1);
    });
    away = false;
    await send({ cause: "verify:2", to: "person2@example.com" });
    await vi.waitFor(() => expect(tries).toEqual([1]), { timeout: 5000 });
    await vi.waitFor(async () => expect((await db.pool.query("select from graphile_worker.jobs")).rowCount).toBe(0));

    // Another node could not reach the server; this one can, and does not know about that, however long ago it was.
    await db.transaction(async (tx) => {
      await mailer.send(tx, { ...draft, cause: "verify:3", to: "person3@example.com" });
      await tx.$executeRawUnsafe(
        `update graphile_worker._private_jobs set ${anHourOff}, attempts = 1, last_error = '${MAIL_SERVER_UNAVAILABLE}'`,
      );
    });
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, "now").mockImplementation(() => later);
    await send({ cause: "verify:4", to: "person4@example.com" });
    await vi.waitFor(async () => expect((await db.pool.query("select from graphile_worker.jobs")).rowCount).toBe(1));
    clock.mockRestore();
    expect(await triesOf("person3@example.com")).toMatchObject({ attempts: 1, waits: true });
  });

  test.each([
    ["before it greets is away", "", true],
    ["at the recipient is not away", "RCPT", false],
    ["at the content is not away", "DATA", false],
  ])("a server that disconnects %s", async (_when, breaksAt, isAway) => {
    const { transport, server } = await scriptedServer((line, socket) => {
      if (line.startsWith(breaksAt)) socket.destroy();
      else socket.write("250 yes\r\n");
    });
    if (breaksAt === "") server.prependListener("connection", (socket) => socket.destroy());
    const error = await transport.deliver({ ...draft, id: crypto.randomUUID() }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(String(error).startsWith(`Error: ${MAIL_SERVER_UNAVAILABLE}`), String(error)).toBe(isAway);
  });

  /** Starts a server that refuses the recipient or the content with this response. */
  async function refusingServer(refuses: string, response: string) {
    let asked = 0;
    const { transport } = await scriptedServer((line, socket) => {
      if (line.startsWith(refuses)) asked += 1;
      socket.write(line.startsWith(refuses) ? `${response}\r\n` : "250 yes\r\n");
    });
    return { transport, asked: () => asked };
  }
  const jobOf = async () =>
    (await db.pool.query("select attempts, max_attempts, last_error from graphile_worker.jobs")).rows[0];

  test.each([
    ["RCPT", "550 5.1.1 <ada@example.com>: no such user", "550 5.1.1 to RCPT TO"],
    ["RCPT", "550 no such user ada@example.com", "550 to RCPT TO"],
    ["DATA", "552 5.3.4 too big for ada@example.com", "552 5.3.4 to DATA"],
  ])("a mail that is refused for good at %s with %j is given up after three attempts, and counted", async (...args) => {
    const [refuses, response, said] = args;
    const server = await refusingServer(refuses, response);
    await send({ cause: "verify:1" });
    await work(server.transport);
    await vi.waitFor(async () => expect((await jobOf())?.max_attempts).toBe(3), { timeout: 30_000 });
    await vi.waitFor(async () =>
      expect(await jobOf()).toEqual({ attempts: 3, max_attempts: 3, last_error: new MailRefused(said).message }),
    );
    expect(server.asked()).toBe(3);
    expect(await countJobs(db)).toEqual({ waiting: 0, failing: 0, stuck: 0, refused: 1 });
  });

  test.each([
    ["a mailbox that is full", "RCPT", "452 4.2.2 ada@example.com is full"],
    ["a sender that may not relay", "RCPT", "554 5.7.1 <ada@example.com>: Relay access denied"],
    ["a sender that is refused", "MAIL", "550 5.1.8 bad sender"],
  ])("%s is retried for long, without the recipient in the error", async (_what, refuses, response) => {
    const server = await refusingServer(refuses, response);
    await send({ cause: "verify:1" });
    await work(server.transport);
    await vi.waitFor(async () => expect((await jobOf())?.attempts).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
    await vi.waitFor(async () =>
      expect((await jobOf())?.last_error).toMatch(/^The mail server did not accept the mail/),
    );
    expect(await jobOf()).toMatchObject({ max_attempts: 25 });
    expect((await jobOf()).last_error).not.toContain("ada");
    expect(await countJobs(db)).toEqual({ waiting: 1, failing: 1, stuck: 0, refused: 0 });
  });

  test("mails that fail while none is sent are noticed, and a single one among others is not", async () => {
    const nobody = await smtpTransport("smtp://127.0.0.1:1", SENDER);
    await send({ cause: "verify:1" });
    expect(await secondsWithoutMail(db)).toBe(0);
    await work(nobody);
    await vi.waitFor(async () => expect((await jobOf())?.last_error).toBeTruthy());
    await db.pool.query("update graphile_worker._private_jobs set created_at = now() - interval '1 hour'");
    expect(await secondsWithoutMail(db)).toBeGreaterThanOrEqual(3600);
    await send({ cause: "verify:2" });
    await db.pool.query("update mails set sent_at = now() where cause = 'verify:2'");
    expect(await secondsWithoutMail(db)).toBe(0);
    nobody.close();
  });

  test("two workers send each of a hundred mails once", async () => {
    const { server, transport } = await startMailServer();
    for (let n = 0; n < 100; n++) await send({ cause: `verify:${n}`, to: `person${n}@example.com` });
    await Promise.all([work(transport), work(transport)]);
    await vi.waitFor(async () => expect(await listMails(db, { limit: 200 })).toHaveLength(100), { timeout: 15_000 });
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(100);
    expect(server.taken).toHaveLength(100);
  });

  test("a mail being sent by one worker is left to it", async () => {
    await send({ cause: "verify:1" });
    const holder = await db.pool.connect();
    await holder.query("select pg_advisory_lock(hashtextextended('mail:' || id, 0)) from mails");
    const deliver = vi.fn(async () => {});
    await work({ readFromRow: false, deliver, close: () => {} });
    await vi.waitFor(async () => {
      const { rows } = await db.pool.query("select last_error from graphile_worker.jobs");
      expect(rows[0]?.last_error).toContain("Another worker is sending this mail.");
    });
    expect(deliver).not.toHaveBeenCalled();
    await holder.query("update mails set sent_at = now(); select pg_advisory_unlock_all()");
    holder.release();
  });
});
