// @module-tag thorough

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packageRoot } from "../platform/package-root.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { readPostmaster } from "./postmaster.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = join(tmpdir(), `worklane-test-${crypto.randomUUID()}`);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts a separate process that owns the server; `output` is its address, or why it has none. */
async function anotherProcess(): Promise<{ process: ChildProcess; output: string }> {
  const program = join(packageRoot, "server/testing/programs/hold-postgres.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program, dataDir], { cwd: packageRoot });
  const [output] = await once(child.stdout, "data");
  return { process: child, output: String(output).trim() };
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterFile = () => join(dataDir, "postgres/data/postmaster.pid");

test("stored data is there after a stop and a start", async () => {
  const first = await startEmbeddedPostgres(dataDir);
  await query(first.url, "create table kept (word text); insert into kept values ('ज़रूर')");
  await first.stop();
  const second = await startEmbeddedPostgres(dataDir);
  expect(await query(second.url, "select word, upper(word) = word as caseless from kept")).toEqual([
    { word: "ज़रूर", caseless: true },
  ]);
  await second.stop();
});

test("a server left running by a killed process is taken over", async () => {
  const other = await anotherProcess();
  other.process.kill("SIGKILL");
  await once(other.process, "exit");
  const postgres = await startEmbeddedPostgres(dataDir);
  expect(postgres.url).toBe(other.output);
  await postgres.stop();
  await expect(readFile(postmasterFile())).rejects.toThrow("ENOENT");
});

test("a server that was killed is started again at the same address, and stops as always", async () => {
  const postgres = await startEmbeddedPostgres(dataDir);
  await query(postgres.url, "create table stored (word text); insert into stored values ('here')");
  const killed = (await readPostmaster(join(dataDir, "postgres/data")))?.pid ?? 0;
  process.kill(killed, "SIGKILL");
  await expect
    .poll(() => query(postgres.url, "select word from stored").catch(() => null), { timeout: 30_000 })
    .toEqual([{ word: "here" }]);
  expect((await readPostmaster(join(dataDir, "postgres/data")))?.pid).not.toBe(killed);
  const owners = "select 1 as held from pg_locks where locktype = 'advisory' and granted";
  await expect.poll(() => query(postgres.url, owners)).toEqual([{ held: 1 }]);
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow("Another running process uses the data folder");
  await postgres.stop();
  await expect(readFile(postmasterFile())).rejects.toThrow("ENOENT");
}, 60_000);

test("data in use by another live process is refused, and that process is not affected", async () => {
  const other = await anotherProcess();
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /Another running process uses the data folder .* DATA_DIR/,
  );
  expect(await query(other.output, "select 1 as answer")).toEqual([{ answer: 1 }]);
  other.process.kill("SIGKILL");
  await once(other.process, "exit");
  await (await startEmbeddedPostgres(dataDir)).stop();
});

test("when two processes create the same data folder at once, one gets it", async () => {
  const both = await Promise.all([anotherProcess(), anotherProcess()]);
  expect(both.filter(({ output }) => output.startsWith("postgresql://"))).toHaveLength(1);
  expect(both.filter(({ output }) => output.startsWith("Another running process"))).toHaveLength(1);
  for (const { process } of both) process.kill("SIGKILL");
  await Promise.all(both.map(({ process }) => process.exitCode ?? process.signalCode ?? once(process, "exit")));
  await (await startEmbeddedPostgres(dataDir)).stop();
});

test("a server that was killed too is started again", async () => {
  const other = await anotherProcess();
  await query(other.output, "create table kept (word text); insert into kept values ('kept')");
  const server = await readPostmaster(join(dataDir, "postgres/data"));
  other.process.kill("SIGKILL");
  if (server) process.kill(server.pid, "SIGKILL");
  const postgres = await startEmbeddedPostgres(dataDir);
  expect(await query(postgres.url, "select word from kept")).toEqual([{ word: "kept" }]);
  await postgres.stop();
});

test("a PID file whose PID now belongs to another program does not prevent the start", async () => {
  const first = await startEmbeddedPostgres(dataDir);
  const file = await readFile(postmasterFile(), "utf8");
  await first.stop();
  await writeFile(postmasterFile(), file.replace(/^\d+/, String(process.pid)));
  await (await startEmbeddedPostgres(dataDir)).stop();
});
