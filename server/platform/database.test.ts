import { describe, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";

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
});
