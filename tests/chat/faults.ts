import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { buildConnection, buildSeeker } from "../../prisma/factories/index.ts";
import { type Database, openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { startRedis } from "../../server/testing/redis.ts";
import { startRestartablePostgres } from "../../server/testing/restartable-postgres.ts";
import { type ServerProcess, serverProcess } from "../../server/testing/server-process.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { chatClient } from "../support/chat-client.ts";
import { newSeed, randomOf, shuffled } from "../support/seeded.ts";

/** Faults that may occur while people write. */
type Fault = "kill node 1" | "kill node 2" | "stop Redis" | "restart PostgreSQL";
const FAULTS: Fault[] = ["kill node 1", "kill node 2", "stop Redis", "restart PostgreSQL"];

export interface FaultRun {
  readonly pairs: number;
  /** Messages that each person writes. */
  readonly each: number;
  readonly bus: "PostgreSQL" | "Redis";
  /** Number of times each fault occurs. */
  readonly rounds: number;
  /** Milliseconds for which Redis is down. */
  readonly redisAwayMs: number;
}

/** Milliseconds between two messages of a person: below the server's rate limit. */
const EVERY_MS = 360;
const SETTLE_MS = 120_000;

/** Expects confirmed messages on both sides, once and in order, when people write while the faults occur. */
export async function expectDelivery(run: FaultRun): Promise<void> {
  const seed = Number(process.env.SEED) || newSeed();
  console.log(`seed ${seed}`);
  const { stored, lost, wrong, doubled, faults } = await runWithFaults(run, randomOf(seed));
  const written = run.pairs * 2 * run.each;
  console.log(`${stored} of ${written} messages stored; ${faults.join(", ")}`);
  expect({ lost, wrong, doubled, stored }).toEqual({ lost: 0, wrong: [], doubled: 0, stored: written });
}

/** Lets people write to each other over two server processes, and waits until everything has settled. */
async function runWithFaults({ pairs, each, bus, rounds, redisAwayMs }: FaultRun, next: () => number) {
  const postgres = await startRestartablePostgres();
  const redis = await startRedis();
  await migrate(postgres.url);
  await migrateWorker(postgres.url);
  const db = openDatabase(postgres.url);
  const env = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: "a secret that both nodes share, for tests",
    REDIS_URL: bus === "Redis" ? redis.url : "",
  };
  const nodes = [serverProcess(await freePort(), env), serverProcess(await freePort(), env)] as const;
  await Promise.all(nodes.map((node) => node.start()));
  const talks = await openTalks(db, nodes, pairs);

  const happened: Fault[] = [];
  const happen = async (fault: Fault) => {
    happened.push(fault);
    if (fault === "stop Redis") {
      await redis.kill();
      await delay(redisAwayMs);
      await redis.start();
    } else if (fault === "restart PostgreSQL") {
      await postgres.crash();
      await delay(500 + next() * 1500);
      await postgres.start();
    } else {
      const node = nodes[fault === "kill node 1" ? 0 : 1];
      await node.kill();
      await delay(next() * 1000);
      await node.start();
    }
  };
  const faults = Array.from({ length: rounds }, () => shuffled(FAULTS, next)).flat();
  const causing = (async () => {
    for (const fault of faults) {
      await delay(500 + next() * 1500);
      await happen(fault);
    }
  })();
  try {
    await Promise.all([...talks.map((talk) => talk.write(each)), causing]);
    await settle(talks);
    return { ...(await compare(db, talks)), faults: happened };
  } finally {
    await causing.catch(() => {});
    for (const talk of talks) await talk.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await db.close().catch(() => {});
    await redis.kill();
    await postgres.remove();
  }
}

type Talk = Awaited<ReturnType<typeof openTalks>>[number];

/** Opens conversations of connected pairs, with each person's client starting on a different node. */
async function openTalks(db: Database, nodes: readonly ServerProcess[], pairs: number) {
  const urls = nodes.map(({ url }) => url);
  return Promise.all(
    Array.from({ length: pairs }, async () => {
      const ids = [(await buildSeeker(db.prisma)).id, (await buildSeeker(db.prisma)).id] as const;
      await buildConnection(db.prisma, { requesterId: ids[0], addresseeId: ids[1] });
      const sides = await Promise.all(
        ids.map(async (id, index) => {
          const cookie = await signIn(db, { id, role: "SEEKER" });
          const peerId = ids[1 - index] ?? "";
          const client = chatClient(urls, index, id, cookie);
          client.store.open(peerId);
          return { id, peerId, ...client, thread: () => client.store.thread(peerId) };
        }),
      );
      return {
        sides,
        async write(count: number) {
          for (let number = 1; number <= count; number++) {
            for (const { store, peerId } of sides) store.send(peerId, `message ${number}`);
            await delay(EVERY_MS);
          }
        },
        async close() {
          for (const side of sides) await side.close();
        },
      };
    }),
  );
}

/** Waits until no messages are pending and both sides show the same. */
async function settle(talks: readonly Talk[]): Promise<void> {
  const isQuiet = ({ sides }: Talk) => {
    const [one, other] = sides.map(({ thread }) => thread());
    if (!one || !other || one.phase !== "ready" || other.phase !== "ready") return false;
    return (
      one.pending.length + other.pending.length === 0 &&
      one.timeline.messages.length === other.timeline.messages.length &&
      one.timeline.early.length + other.timeline.early.length === 0
    );
  };
  for (const end = Date.now() + SETTLE_MS; Date.now() < end; await delay(200)) if (talks.every(isQuiet)) return;
}

/** `lost`: confirmed messages that are not stored; `wrong`: conversations in which a client shows others than stored. */
async function compare(db: Database, talks: readonly Talk[]) {
  const people = talks.flatMap(({ sides }) => sides.map(({ id }) => id));
  const { rows } = await db.pool.query<{ id: string; seq: number; low_id: string; client_id: string }>(
    `select m.id, m.seq, m.client_id, c.low_id from messages m join conversations c on c.id = m.conversation_id
     where c.low_id = any($1::uuid[]) order by m.seq`,
    [people],
  );
  const ids = new Set(rows.map(({ id }) => id));
  const wrong: string[] = [];
  let lost = 0;
  for (const { sides } of talks) {
    const low = [...sides.map(({ id }) => id)].sort()[0];
    const stored = rows.filter(({ low_id }) => low_id === low).map(({ id, seq }) => `${seq} ${id}`);
    for (const { id, thread, acknowledged } of sides) {
      lost += [...acknowledged].filter((message) => !ids.has(message)).length;
      const shown = thread().timeline.messages.map((message) => `${message.seq} ${message.id}`);
      if (shown.join() !== stored.join() || stored.some((entry, index) => !entry.startsWith(`${index + 1} `))) {
        wrong.push(`${id}: shows ${shown.length} of ${stored.length}, ${thread().pending.length} on their way`);
      }
    }
  }
  const doubled = rows.length - new Set(rows.map(({ client_id }) => client_id)).size;
  return { stored: rows.length, lost, wrong, doubled };
}
