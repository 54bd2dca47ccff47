import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseCrontab } from "graphile-worker";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { signal } from "../../testing/signal.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { packageRoot } from "../package-root.ts";
import { crontabOf, scheduleAges } from "./schedules.ts";
import { migrateWorker, startWorker, type Worker } from "./worker.ts";
import type { BackgroundTasks } from "./worker-task.ts";

const log = createLogger("silent");
const db = testDatabase();
const workers: Worker[] = [];
const gates: (() => void)[] = [];
afterEach(async () => {
  // After a failure, too: workers stop only once their jobs have ended.
  for (const open of gates.splice(0)) open();
  for (const worker of workers.splice(0)) await worker.stop();
});

async function start(tasks: BackgroundTasks) {
  workers.push(await startWorker({ url: db.url, tasks, log, checkIntervalMs: 100 }));
}

/** Waits for longer than a busy machine takes. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000 });

const jobsLeft = async () => (await db.pool.query("select from graphile_worker.jobs")).rowCount;
const allDone = () => eventually(async () => expect(await jobsLeft()).toBe(0));
const schedules = async () =>
  (await db.pool.query("select identifier from graphile_worker._private_known_crontabs")).rows;

const addJob = (task: string, payload: unknown) =>
  db.pool.query("select graphile_worker.add_job($1, $2::json)", [task, JSON.stringify(payload)]);

/**
 * Locks a job for a running worker, as if the database went away after it assigned the job and before it reported so.
 */
async function addUnannounced(task: string, payload: unknown) {
  const { rows } = await db.pool.query(
    "select locked_by from graphile_worker.jobs where locked_by is not null limit 1",
  );
  await db.transaction(async (tx) => {
    await tx.$executeRaw`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`;
    await tx.$executeRaw`
      update graphile_worker._private_jobs set locked_by = ${rows[0]?.locked_by}, locked_at = now(), attempts = 1
      where locked_by is null`;
  });
}

/** Creates a task that records which jobs it started, and finishes them only on request. */
function gatedTask() {
  const begun: unknown[] = [];
  const { given: gate, give: open } = signal();
  gates.push(open);
  const run = async (payload: unknown) => {
    begun.push(payload);
    await gate;
  };
  return { begun, open, task: { run } };
}

test("the jobs of a killed process are released immediately; a live one keeps its own", async () => {
  const living = gatedTask();
  await start({ watch: living.task });
  await addJob("watch", "kept");
  await eventually(() => expect(living.begun).toEqual(["kept"]));

  const program = join(packageRoot, "server/testing/programs/hold-job.ts");
  const child = spawn(process.execPath, ["--import", "tsx", program, db.url], { cwd: packageRoot });
  await addJob("dig", "left behind");
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");

  const second = { dig: gatedTask(), watch: gatedTask() };
  second.dig.open();
  await start({ dig: second.dig.task, watch: second.watch.task });
  await eventually(() => expect(second.dig.begun).toEqual(["left behind"]));

  living.open();
  await allDone();
  expect(second.watch.begun).toEqual([]);
  expect(living.begun).toEqual(["kept"]);
});

test("a worker briefly cut off from the database keeps its jobs, and reacquires its lock", async () => {
  const task = gatedTask();
  await start({ watch: task.task });
  await start({ watch: task.task });
  await addJob("watch", "kept");
  await eventually(() => expect(task.begun).toHaveLength(1));
  const signs = async () =>
    (
      await db.pool.query(
        "select distinct pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      )
    ).rows;
  const before = await signs();
  expect(before).toHaveLength(2);
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'worklane-worker' and datname = current_database()",
  );
  await eventually(async () => {
    const after = await signs();
    expect(after).toHaveLength(2);
    expect(after).not.toEqual(before);
  });
  task.open();
  await allDone();
  expect(task.begun).toEqual(["kept"]);
});

test("a job that finishes while the database is unavailable is not lost, and work continues once it is back", async () => {
  const task = gatedTask();
  await start({ watch: task.task });
  for (let n = 0; n < 3; n++) await addJob("watch", n);
  await eventually(() => expect(task.begun).toHaveLength(3));

  const database = new URL(db.url).pathname.slice(1);
  const admin = new pg.Client(Object.assign(new URL(db.url), { pathname: "/postgres" }).href);
  await admin.connect();
  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
  task.open();
  const refused = new pg.Client(db.url);
  await expect(refused.connect()).rejects.toThrow("not currently accepting connections");
  await eventually(() => expect(db.pool.totalCount, "the pool has noticed").toBe(0));
  await admin.query(`alter database ${database} allow_connections true`);
  await admin.end();

  await addJob("watch", "after");
  await allDone();
  expect(task.begun).toContain("after");
});

test("a job assigned to a worker that never learned of it is done anyway", async () => {
  const received = gatedTask();
  const unannounced = gatedTask();
  unannounced.open();
  await start({ watch: received.task, dig: unannounced.task });
  await addJob("watch", 1);
  await eventually(() => expect(received.begun).toEqual([1]));
  await addUnannounced("dig", 2);
  received.open();
  await eventually(() => expect(unannounced.begun).toEqual([2]));
  await allDone();
  expect(received.begun).toEqual([1]);
});

test("a failed job is retained for a retry, with its error", async () => {
  await start({ fail: { run: () => Promise.reject(new Error("The mail server is away.")) } });
  await addJob("fail", {});
  await eventually(async () => {
    const { rows } = await db.pool.query(
      "select attempts, last_error, run_at > now() as later, locked_at from graphile_worker.jobs",
    );
    expect(rows).toEqual([
      { attempts: 1, last_error: expect.stringContaining("The mail server is away."), later: true, locked_at: null },
    ]);
  });
});

test("stopping waits for the running job", async () => {
  const task = gatedTask();
  const worker = await startWorker({ url: db.url, tasks: { slow: task.task }, log });
  await addJob("slow", 1);
  await eventually(() => expect(task.begun).toHaveLength(1));
  const stopping = worker.stop();
  task.open();
  await stopping;
  const { rowCount } = await db.pool.query("select from graphile_worker.jobs where task_identifier = 'slow'");
  expect(rowCount).toBe(0);
});

test("a schedule that the database cannot store yet does not end the process, and is stored later", async () => {
  await db.pool.query("alter table graphile_worker._private_known_crontabs rename to away");
  const refused = vi.spyOn(log, "warn");
  await start({ later: { schedule: "0 3 * * *", run: async () => {} } });
  await eventually(() =>
    expect(refused).toHaveBeenCalledWith(expect.anything(), "scheduled jobs wait for the database"),
  );
  await db.pool.query("alter table graphile_worker.away rename to _private_known_crontabs");
  await eventually(async () => expect(await schedules()).toContainEqual({ identifier: "later" }));
});

const lastRun = async (name: string): Promise<Date | undefined> => {
  const { rows } = await db.pool.query<{ last_execution: Date }>(
    "select last_execution from graphile_worker._private_known_crontabs where identifier = $1",
    [name],
  );
  return rows[0]?.last_execution;
};
const setLastRun = (name: string, interval: string) =>
  db.pool.query(
    `insert into graphile_worker._private_known_crontabs values ($1, now() - interval '1 year', now() + $2::interval)
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [name, interval],
  );

test("schedules that a node with a wrong clock moved ahead are set back, at the start and later, and have an age", async () => {
  const warned = vi.spyOn(log, "warn");
  await setLastRun("often", "3 hours");
  expect(await scheduleAges(db)).toMatchObject({ often: expect.closeTo(-10_800, -2) });
  await start({ often: { schedule: "* * * * *", run: async () => {} } });
  expect((await lastRun("often"))?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  expect(warned).toHaveBeenCalledWith(
    { schedules: ["often"] },
    "schedules were ahead of the database's clock and were set back: check the nodes' clocks",
  );
  await setLastRun("often", "7 days");
  await eventually(async () => expect((await lastRun("often"))?.getTime()).toBeLessThanOrEqual(Date.now() + 61_000));
  expect((await scheduleAges(db)).often).toBeLessThan(120);
});

test("a schedule has one waiting job, however many of its minutes were missed", async () => {
  const [item] = parseCrontab(crontabOf({ often: { schedule: "* * * * *", run: async () => {} } }));
  expect(item).toMatchObject({ task: "often", identifier: "often", options: { jobKey: "schedule:often" } });
});

test("nodes that start concurrently create the queue's schema in turns", async () => {
  await db.pool.query("drop schema graphile_worker cascade");
  await Promise.all([migrateWorker(db.url), migrateWorker(db.url), migrateWorker(db.url)]);
  expect(await jobsLeft()).toBe(0);
});
