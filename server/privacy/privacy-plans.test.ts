// @module-tag thorough

import { strFromU8, unzipSync } from "fflate";
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { type BusyPlatform, fillBusyPlatform } from "../testing/busy-platform.ts";
import { explain, filteredAway, scansWhole } from "../testing/explain.ts";
import { LARGE } from "../testing/list-plans.ts";
import { type SentStatement, sentDuring } from "../testing/statements.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const ROWS_AT_ONCE = 500;
/** Per application, below. */
const EVENTS_OF_EACH = 2;
/** A batch holds half of the thousand jobs here: scanning them all is right. */
const NOT_WHOLE = LARGE.filter((table) => table !== "jobs");

test("whatever is deleted, its references are found through an index", async () => {
  const { rows } = await app.db.pool.query(
    `select c.conrelid::regclass || '.' || a.attname as reference
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
       and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true))`,
  );
  expect(rows).toEqual([]);
});

describe("among many", () => {
  let busy: BusyPlatform;
  beforeAll(async () => {
    busy = await fillBusyPlatform(app.db.pool, 10_000);
  }, 600_000);

  /** Returns the last statement of each wording: for lists read in batches, the deepest batch. */
  const lastOfEach = (sent: readonly SentStatement[]) => [
    ...new Map(
      sent.filter(({ text }) => /^\s*(select|with|update|delete)\b/i.test(text)).map((sent) => [sent.text, sent]),
    ).values(),
  ];

  async function expectNoWholeTable(sent: readonly SentStatement[], pool: Pick<pg.Pool, "query"> = app.db.pool) {
    const statements = lastOfEach(sent);
    expect(statements.length).toBeGreaterThan(3);
    for (const statement of statements) {
      const plan = await explain({ pool: pool as pg.Pool }, statement);
      const walked = NOT_WHOLE.filter((table) => scansWhole(plan, table));
      expect(walked, statement.text).toEqual([]);
      expect(filteredAway(plan), statement.text).toBeLessThan(2 * ROWS_AT_ONCE);
    }
  }

  async function download(role: "SEEKER" | "RECRUITER") {
    const cookie = await app.signIn({ id: busy[role === "SEEKER" ? "seeker" : "recruiter"], role });
    let bytes = new Uint8Array();
    const sent = await sentDuring(async () => {
      const response = await fetch(`${app.url}/privacy/my-data.zip`, { headers: { cookie } });
      bytes = new Uint8Array(await response.arrayBuffer());
    });
    const files = unzipSync(bytes);
    const list = (name: string): Record<string, unknown>[] => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    return { sent, list };
  }

  /** Counts that person's rows in the table. */
  const countOf = async (table: string, condition: string, id: string) =>
    Number((await app.db.pool.query(`select count(*) from ${table} where ${condition}`, [id])).rows[0].count);

  test("a seeker's data is complete, without duplicates, in order, in batches, and without table scans", async () => {
    const { sent, list } = await download("SEEKER");
    const mine = "conversation_id in (select conversation_id from conversation_members where seeker_id = $1)";
    for (const [file, key, table, condition] of [
      ["applications.json", "id", "applications", "seeker_id = $1"],
      ["saved-jobs.json", "jobId", "saved_jobs", "seeker_id = $1"],
      ["connections.json", "id", "connections", "$1 in (requester_id, addressee_id)"],
      ["messages.json", "id", "messages", mine],
    ] as const) {
      const count = await countOf(table, condition, busy.seeker);
      expect(count, file).toBeGreaterThan(ROWS_AT_ONCE);
      const rows = list(file);
      expect([rows.length, new Set(rows.map((row) => row[key])).size], file).toEqual([count, count]);
    }
    const places = list("messages.json").map(
      ({ conversationId, seq }) => [String(conversationId), Number(seq)] as const,
    );
    const inOrder = [...places].sort(([a, n], [b, m]) => (a === b ? n - m : a < b ? -1 : 1));
    expect(places).toEqual(inOrder);
    await expectNoWholeTable(sent);
    for (const statement of lastOfEach(sent).filter(({ text }) => /^\s*select\b/i.test(text))) {
      const { rowCount } = await app.db.pool.query(statement.text, [...statement.values]);
      expect(rowCount, statement.text).toBeLessThanOrEqual(EVENTS_OF_EACH * ROWS_AT_ONCE);
    }
  });

  test("a recruiter's data is complete, without table scans", async () => {
    const { sent, list } = await download("RECRUITER");
    const count = await countOf("application_events", "actor_id = $1", busy.recruiter);
    expect(count).toBeGreaterThan(ROWS_AT_ONCE);
    expect(new Set(list("decisions.json").map(({ id }) => id)).size).toBe(count);
    await expectNoWholeTable(sent);
  });

  test("deleting a seeker's account scans no table", async () => {
    const { accountRemoval } = app.app.services;
    const kept = new Error("kept");
    const sent = await sentDuring(() =>
      app.db
        .transaction(async (tx) => {
          await accountRemoval.removeSeeker(tx, busy.seeker);
          throw kept;
        })
        .catch((error) => expect(error).toBe(kept)),
    );
    // Explaining executes them, so it runs within a transaction that is rolled back.
    const client = await app.db.pool.connect();
    try {
      await client.query("begin");
      await expectNoWholeTable(sent, client);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});
