import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { WebSocket } from "ws";
import { queueNotices } from "../../server/notices/queue-notices.ts";
import { type Database, openDatabase } from "../../server/platform/database/database.ts";
import { fillWithJobs } from "../../server/testing/many-jobs.ts";
import { makeCrowd, type Person } from "../lib/chat-crowd.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { listen, openSockets } from "../lib/listeners.ts";
import { shown, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 80;
const PEOPLE = 2000;
const BELL = "subscription { noticesChanged { unreadCount } }";
const KIND = "DECISION";
const TASKS = ["tell-notice", "mail-notices", "send-mail", "send-push"];

/** The channels of each round. */
const ROUNDS = [
  { name: "page", mail: "NEVER", push: false },
  { name: "page and mail", mail: "AT_ONCE", push: false },
  { name: "page and push", mail: "NEVER", push: true },
  { name: "page, mail and push", mail: "AT_ONCE", push: true },
] as const;

/** Notifications of a decision per second, by channel, and the cost of each recipient having the page open. */
export const notices: Part = {
  title: "Notices",
  run: ({ serverUrl, quick }) =>
    withFreshDatabase(serverUrl, "bench_notices", async (database) => {
      const people = quick ? 200 : PEOPLE;
      const db = openDatabase(database);
      const sinks = await startSinks();
      const { listeners } = await makeCrowd(db, { listeners: people, writers: 0 });
      await decideOnAll(db, listeners, sinks.pushUrl);
      const server = await startWorklane(PORT, {
        ...serverEnv(database, join(dataDir, "worklane")),
        SMTP_URL: sinks.smtpUrl,
        WEBHOOKS_TO_LOOPBACK: "on",
      });
      let sockets: WebSocket[] = [];
      try {
        await deliverNotices(db, ROUNDS[0]);
        const rounds: { name: string; perSecond: number }[] = [];
        for (const round of ROUNDS)
          rounds.push({ name: round.name, perSecond: people / (await deliverNotices(db, round)) });
        const idle = server.memory();
        sockets = await openSockets(people, (index) => listen(server.url, listeners[index]?.token ?? "", BELL));
        await delay(quick ? 1000 : 10_000);
        const open = server.memory();
        let rings = 0;
        for (const socket of sockets) socket.on("message", () => rings++);
        rounds.push({ name: "page, with the page open", perSecond: people / (await deliverNotices(db, ROUNDS[0])) });
        while (rings < people) await delay(20);
        const page = rounds[0]?.perSecond ?? Number.NaN;
        const text = [
          `${people.toLocaleString("en")} people, each told of a decision; one node with its worker inside. The mail server and the push service answer at once and share the processors.`,
          "",
          table(
            ["told by", "people a second", "of the page alone"],
            rounds.map(({ name, perSecond }) => [name, perSecond, perSecond / page]),
          ),
          "",
          `The bell in ${people.toLocaleString("en")} open tabs: ${shown(((open - idle) * 1024) / people)} kB of memory each (RSS, ${shown(idle)} to ${shown(open)} MB); ${rings.toLocaleString("en")} rings came for as many notices.`,
        ].join("\n");
        return { text, goals: [] };
      } finally {
        for (const socket of sockets) socket.terminate();
        await server.stop();
        await db.close();
        await sinks.close();
      }
    }),
};

/** Accepts everybody's application to one job; everybody has a browser with a push subscription. */
async function decideOnAll({ pool }: Database, people: readonly Person[], pushUrl: string): Promise<void> {
  await fillWithJobs(pool, { jobs: 1, recruiters: 1 });
  const ids = people.map(({ id }) => id);
  await pool.query(
    `insert into applications (id, job_id, seeker_id, status, updated_at)
     select gen_random_uuid(), (select id from jobs limit 1), id, 'ACCEPTED', now() from unnest($1::uuid[]) id`,
    [ids],
  );
  const keys = createECDH("prime256v1");
  await pool.query(
    `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth)
     select gen_random_uuid(), account_id, id, $2 || account_id, $3, $4 from sessions where account_id = any($1::uuid[])`,
    [ids, pushUrl, keys.generateKeys("base64url"), randomBytes(16).toString("base64url")],
  );
  await pool.query("analyze");
}

/**
 * Delivers the decision to everybody, as if for the first time. @returns seconds until everything was delivered on all
 * channels
 */
async function deliverNotices(db: Database, { mail, push }: (typeof ROUNDS)[number]): Promise<number> {
  const { pool } = db;
  await pool.query("truncate notices cascade");
  await pool.query("update applications set told_status = null");
  await pool.query(
    `insert into notice_preferences (account_id, choices) select id, $1 from seekers
     on conflict (account_id) do update set choices = excluded.choices`,
    [{ [KIND]: { mail, push } }],
  );
  const { rows } = await pool.query<{ id: string }>("select id from applications");
  const started = performance.now();
  await db.transaction((tx) =>
    queueNotices(
      tx,
      KIND,
      rows.map(({ id }) => ({ id, cause: { applicationId: id } })),
    ),
  );
  const left = "select count(*)::int as n from graphile_worker.jobs where task_identifier = any($1)";
  while ((await pool.query<{ n: number }>(left, [TASKS])).rows[0]?.n) await delay(50);
  return (performance.now() - started) / 1000;
}

/** Starts a mail server and a push service that accept everything. */
async function startSinks() {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      stream.on("end", callback).resume();
    },
  });
  const push = createServer((request, response) => request.resume().on("end", () => response.writeHead(201).end()));
  await Promise.all([once(mail.listen(0, "127.0.0.1"), "listening"), once(push.listen(0, "127.0.0.1"), "listening")]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(mail.server)}`,
    pushUrl: `http://127.0.0.1:${portOf(push)}/`,
    async close() {
      await new Promise<void>((resolve) => mail.close(resolve));
      push.closeAllConnections();
      push.close();
    },
  };
}
