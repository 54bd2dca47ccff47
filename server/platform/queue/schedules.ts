import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging/log.ts";
import { occasionalWarning } from "../logging/occasional-warning.ts";
import type { BackgroundTasks } from "./worker-task.ts";

/**
 * Returns the schedules as a crontab. Each has at most one waiting job, so that a machine that slept for days runs a
 * task once, not once for every minute that it missed.
 */
export const crontabOf = (tasks: BackgroundTasks): string =>
  Object.entries(tasks)
    .flatMap(([name, { schedule }]) => (schedule ? [`${schedule} ${name} ?jobKey=schedule:${name}`] : []))
    .join("\n");

/** Schedules run only after their last execution; a node whose clock is ahead moves that into the future, for all. */
const SET_BACK = `
  update graphile_worker._private_known_crontabs
  set last_execution = now(), known_since = least(known_since, now())
  where last_execution > now() + interval '1 minute' returning identifier`;

/**
 * Sets schedules back that are ahead of the database's clock, now and at an interval. @returns a function that ends it
 */
export async function keepSchedulesDue(pool: pg.Pool, log: Logger, intervalMs: number): Promise<() => void> {
  const warnOfFailure = occasionalWarning(log, "could not check the schedules' clock");
  async function setBack() {
    const { rows } = await pool.query<{ identifier: string }>(SET_BACK);
    if (rows.length === 0) return;
    const schedules = rows.map(({ identifier }) => identifier);
    log.warn({ schedules }, "schedules were ahead of the database's clock and were set back: check the nodes' clocks");
  }
  const check = () => setBack().catch((error: unknown) => warnOfFailure({ err: error }));
  await check();
  const timer = setInterval(check, intervalMs).unref();
  return () => clearInterval(timer);
}

/**
 * Returns for each schedule the seconds since it last ran, or became known, by the database's clock; negative when it is
 * ahead. Those that have not run for a month belong to earlier versions.
 */
export async function scheduleAges({ pool }: Pick<Database, "pool">): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ name: string; seconds: number }>(
    `select identifier as name, extract(epoch from now() - coalesce(last_execution, known_since))::float8 as seconds
     from graphile_worker._private_known_crontabs
     where coalesce(last_execution, known_since) > now() - interval '30 days'`,
  );
  return Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds]));
}
