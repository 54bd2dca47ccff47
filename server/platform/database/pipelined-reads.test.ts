import { describe, expect, test } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { openDatabase, PIPELINED_CONNECTION } from "./database.ts";

const WHO = {
  name: "who",
  text: "select pg_backend_pid() as pid, current_setting('application_name') as connection, $1::int as n",
};
const RATIO = { name: "ratio", text: "select 10 / $1::int as ratio" };
const SLOW = { name: "slow", text: "select pg_sleep(0.05)", values: [] };

describe("quick reads", () => {
  const db = testDatabase();
  const who = async (n = 0) => {
    const { rows } = await db.quick.query<{ pid: number; connection: string; n: number }>({ ...WHO, values: [n] });
    return rows[0];
  };
  const many = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => who(n)));
  /** Waits until they have the dedicated connection. */
  const opened = () => expect.poll(() => who().then((answer) => answer?.connection)).toBe(PIPELINED_CONNECTION);

  test("are answered before the connection is open", async () => {
    expect(await who(7)).toMatchObject({ n: 7 });
  });

  test("share one connection, and each gets its own result", async () => {
    await opened();
    const answers = await many(60);
    expect(answers.map((answer) => answer?.n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1);
  });

  test("overflow to the pool", async () => {
    await opened();
    const answers = await many(200);
    expect(answers.map((answer) => answer?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(answers.filter((answer) => answer?.connection === PIPELINED_CONNECTION)).toHaveLength(64);
  });

  test("return to the connection while the pool is still working on the overflow", async () => {
    await opened();
    const crowd = many(64);
    const spilled = Array.from({ length: 80 }, () => db.quick.query(SLOW));
    await crowd;
    expect((await who())?.connection).toBe(PIPELINED_CONNECTION);
    await Promise.all(spilled);
  });

  test("fail individually", async () => {
    const answers = await Promise.allSettled(
      [1, 0, 2, 0, 5].map((n) => db.quick.query<{ ratio: number }>({ ...RATIO, values: [n] })),
    );
    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value.rows[0]?.ratio : "failed"))).toEqual([
      10,
      "failed",
      5,
      "failed",
      2,
    ]);
  });

  test("fail as others do while the database is unavailable, and do not delay shutdown", async () => {
    const away = openDatabase(`postgresql://worklane@127.0.0.1:${await freePort()}/worklane`);
    for (let time = 0; time < 2; time++)
      await expect(away.quick.query({ ...WHO, values: [0] })).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await away.close();
  });

  test("survive the loss of their connection", async () => {
    await opened();
    const before = await who();
    await db.pool.query("select pg_terminate_backend($1)", [before?.pid]);
    // A pending read fails, as on any lost connection; those after it are answered.
    await expect.poll(() => who().catch(() => undefined)).toMatchObject({ n: 0 });
    await opened();
    expect((await who())?.pid).not.toBe(before?.pid);
  });
});
