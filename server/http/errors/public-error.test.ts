import { connect, createServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { createLogger } from "../../platform/logging/log.ts";
import { listen } from "../../testing/listen.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { publicError } from "./public-error.ts";

const log = createLogger("silent");

/** Returns the public code of the error with which `work` fails. */
async function shown(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  return publicError(error, "request", log).code;
}

describe("a database error", () => {
  const db = testDatabase();
  const insert = "insert into saved_jobs (seeker_id, job_id) values (gen_random_uuid(), gen_random_uuid())";

  test("is reported as not found if a referenced row was deleted concurrently, for every way of writing", async () => {
    const row = { seekerId: crypto.randomUUID(), jobId: crypto.randomUUID() };
    expect(await shown(db.prisma.savedJob.create({ data: row }))).toBe("NOT_FOUND");
    expect(await shown(db.prisma.savedJob.delete({ where: { seekerId_jobId: row } }))).toBe("NOT_FOUND");
    expect(await shown(db.pool.query(insert))).toBe("NOT_FOUND");
    expect(await shown(db.transaction((tx) => tx.$executeRawUnsafe(insert)))).toBe("NOT_FOUND");
  });

  test("asks to retry if no connection became available in time", async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()));
    expect(await shown(db.prisma.$transaction((tx) => tx.seeker.count(), { maxWait: 50 }))).toBe("UNAVAILABLE");
    for (const client of held) client.release();
  });

  test("asks to retry with less if a statement timed out, and the connection remains usable", async () => {
    const brief = openDatabase(db.url, { poolSize: 1, statementSeconds: 0.2 });
    expect(await shown(brief.pool.query("select pg_sleep(5)"))).toBe("OVERLOADED");
    expect(await shown(brief.prisma.$queryRaw`select 1 from pg_sleep(5)`)).toBe("OVERLOADED");
    expect(await shown(brief.transaction((tx) => tx.$executeRaw`select pg_sleep(5)`))).toBe("OVERLOADED");
    expect((await brief.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
    await brief.close();
  });

  test.each([
    ["the disk is full", "disk_full", "cannot store anything right now"],
    ["the disk fails", "io_error", "cannot store anything right now"],
    ["it is read-only", "read_only_sql_transaction", "cannot store anything right now"],
    ["its memory is exhausted", "out_of_memory", "cannot reach its database right now"],
    ["it was just dropped", "database_dropped", "cannot reach its database right now"],
  ])("asks to retry later if %s, for every way of writing", async (_why, condition, message) => {
    const fails = `do $$ begin raise exception 'no' using errcode = '${condition}'; end $$`;
    expect(await shown(db.pool.query(fails))).toBe("UNAVAILABLE");
    expect(await shown(db.transaction((tx) => tx.$executeRawUnsafe(fails)))).toBe("UNAVAILABLE");
    const error = await db.pool.query(fails).catch((failure: unknown) => failure);
    expect(publicError(error, "request", log).message).toContain(message);
  });

  test("asks to retry later if the database is read-only, through Prisma's models as well", async () => {
    const readOnly = openDatabase(db.url);
    const write = readOnly.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`set transaction read only`;
      await tx.session.deleteMany();
    });
    expect(await shown(write)).toBe("UNAVAILABLE");
    await readOnly.close();
  });

  test("is masked if it is a bug", async () => {
    expect(await shown(db.pool.query("select nonsense"))).toBe("INTERNAL_SERVER_ERROR");
  });
});

const breaks: Record<string, (socket: Socket) => void> = {
  "resets connections": (socket) => void socket.once("data", () => socket.resetAndDestroy()),
  "closes connections": (socket) => void socket.once("data", () => socket.end()),
  "answers nonsense": (socket) => void socket.once("data", () => socket.end("nonsense, and more of it")),
};
test.each(Object.entries(breaks))("a database that %s is unavailable", async (_name, breakOff) => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    breakOff(socket);
  });
  const away = openDatabase(`postgresql://worklane@127.0.0.1:${await listen(server)}/worklane`);
  expect(await shown(away.pool.query("select 1"))).toBe("UNAVAILABLE");
  expect(await shown(away.prisma.seeker.count())).toBe("UNAVAILABLE");
  expect(await shown(away.transaction((tx) => tx.seeker.count()))).toBe("UNAVAILABLE");
  await away.close();
  server.close();
});

const db = testDatabase();

/** Opens the database through a proxy that resets or ends the connection at the `count`th chunk from the client. */
async function cutLine(count: number, cut: "reset" | "end") {
  const { hostname, port } = new URL(db.url);
  let pieces = 0;
  const server = createServer((socket) => {
    const real = connect(Number(port), hostname);
    real.pipe(socket);
    socket.on("data", (data) => {
      pieces += 1;
      if (pieces < count) return void real.write(data);
      real.destroy();
      if (cut === "reset") socket.resetAndDestroy();
      else socket.end();
    });
    for (const end of [socket, real]) end.on("error", () => {});
  });
  const address = Object.assign(new URL(db.url), { port: await listen(server) });
  return { line: openDatabase(address.href), close: () => void server.close() };
}

test.each(["reset", "end"] as const)(
  "a connection that breaks at any moment by a %s is never reported as an internal error",
  async (cut) => {
    const result = new Set<string>();
    for (let count = 1; count <= 9; count++) {
      for (const work of [
        (line: typeof db) => line.pool.query("select 1"),
        (line: typeof db) => line.prisma.seeker.findMany(),
        (line: typeof db) =>
          line.transaction(async (tx) => {
            await tx.seeker.count();
            await tx.$executeRawUnsafe("update jobs set title = title");
          }),
      ]) {
        const { line, close } = await cutLine(count, cut);
        await work(line as typeof db).catch((error: unknown) => {
          const { code } = publicError(error, "request", log);
          result.add(code === "UNAVAILABLE" ? code : `${code}: ${String(error)}`);
        });
        await line.close().catch(() => {});
        close();
      }
    }
    expect([...result]).toEqual(["UNAVAILABLE"]);
  },
);
