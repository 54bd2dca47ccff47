import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { buildConnection, buildSeeker } from "../../prisma/factories/index.ts";
import type { Database } from "../../server/platform/database/database.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { startCluster } from "../histories/cluster.ts";
import { causeFaults, planFaults } from "../histories/nemesis.ts";
import { chatClient } from "../support/chat-client.ts";
import { newSeed, randomOf } from "../support/seeded.ts";

export interface FaultRun {
  readonly pairs: number;
  /** Messages that each person writes. */
  readonly each: number;
  readonly bus: "PostgreSQL" | "Redis";
  /** Number of faults while they write, of all kinds of the histories. */
  readonly faults: number;
}

/** Milliseconds between two messages of a person: below the server's rate limit. */
const EVERY_MS = 360;
const SETTLE_MS = 120_000;

/** Expects confirmed messages on both sides, once and in order, when people write to each other during faults. */
export async function expectDelivery({ pairs, each, bus, faults }: FaultRun): Promise<void> {
  const seed = Number(process.env.SEED) || newSeed();
  console.log(`seed ${seed}`);
  const next = randomOf(seed);
  const written = pairs * 2 * each;
  const cluster = await startCluster(null, bus);
  const urls = cluster.nodes.map((node) => node.process.url);
  const talks = await openTalks(cluster.db, urls, pairs);
  try {
    let rounds = 0;
    const plan = planFaults(each, faults, urls.length, next);
    const [happened] = await Promise.all([
      causeFaults(cluster, plan, next, (afterActs) => rounds >= afterActs),
      (async () => {
        for (; rounds < each; rounds++) {
          for (const talk of talks) talk.write(`message ${rounds}`);
          await delay(EVERY_MS);
        }
      })(),
    ]);
    await settle(talks);
    const { stored, lost, wrong, doubled } = await compare(cluster.db, talks);
    console.log(`${stored} of ${written} messages stored; ${happened}`);
    expect({ lost, wrong, doubled, stored }).toEqual({ lost: 0, wrong: [], doubled: 0, stored: written });
  } finally {
    for (const talk of talks) await talk.close();
    await cluster.close();
  }
}

type Talk = Awaited<ReturnType<typeof openTalks>>[number];

/** Opens conversations of connected pairs, with each person's client starting on a different node. */
async function openTalks(db: Database, urls: readonly string[], pairs: number) {
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
        write(text: string) {
          for (const { store, peerId } of sides) store.send(peerId, text);
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
