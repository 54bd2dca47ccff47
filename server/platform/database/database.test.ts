import pg from "pg";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { TIMESTAMPTZ } from "./timestamps.ts";

describe("moments from hand-written statements", () => {
  const db = testDatabase();

  test.each(["UTC", "Asia/Kolkata", "America/St_Johns"])("are the same moments in a session of %s", async (zone) => {
    const client = await db.pool.connect();
    try {
      await client.query(`set timezone to '${zone}'`);
      const { rows } = await client.query(
        "select timestamptz '2026-11-21 05:40:29.123Z' as ms, timestamptz '1969-07-20 20:17:00Z' as whole, null::timestamptz as nothing",
      );
      expect(rows[0]).toEqual({
        ms: new Date("2026-11-21T05:40:29.123Z"),
        whole: new Date("1969-07-20T20:17:00Z"),
        nothing: null,
      });
    } finally {
      await client.query("reset timezone");
      client.release();
    }
  });

  test.each([
    "2026-11-21 05:40:29.1Z",
    "2026-11-21 05:40:29.02Z",
    "2026-11-21 05:40:29.003Z",
    "2026-11-21 05:40:29.0009Z",
    "2024-02-29 23:59:59.999999Z",
    "1970-01-01 00:00:00Z",
    "0100-01-01 00:00:00Z",
    "0099-12-31 23:59:59.5Z",
    "0001-01-01 00:00:00Z",
    "9999-12-31 23:59:59.999Z",
    "12026-01-01 00:00:00Z",
    "0044-03-15 12:00:00Z BC",
    "infinity",
    "-infinity",
  ])("%s is read as the driver reads it", async (moment) => {
    const { rows } = await db.pool.query<{ at: unknown; text: string }>(
      "select $1::text::timestamptz as at, $1::text::timestamptz::text as text",
      [moment],
    );
    expect(rows[0]?.at).toEqual(pg.types.getTypeParser(TIMESTAMPTZ, "text")(rows[0]?.text ?? ""));
  });
});
