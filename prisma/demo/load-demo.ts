import type pg from "pg";
import { hashPassword } from "../../server/accounts/passwords.ts";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { demoEmails } from "./demo-accounts.ts";
import { DemoClock } from "./demo-clock.ts";
import { readDemo } from "./demo-data.ts";
import { DEMO_PASSWORD } from "./demo-log-ins.ts";

/** Serializes loading: a node that starts concurrently waits and finds the database filled. */
export const DEMO_LOCK = 5_290_031;

/** Waits for another node's loading, which may take longer than the statement timeout. */
async function takeTurn(client: Pick<pg.PoolClient, "query">): Promise<void> {
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [DEMO_LOCK]);
  await client.query("reset statement_timeout");
}

/**
 * Fills a database without accounts with the demo of `prisma/demo`: a small town of companies and people. Returns
 * whether it did. Dates are relative to now.
 */
export async function loadDemo(platform: Platform): Promise<boolean> {
  const client = await platform.db.pool.connect();
  try {
    await takeTurn(client);
    if (await hasContent(client)) return false;
    await deleteInterruptedDemo(platform);
    await load(platform);
    return true;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [DEMO_LOCK]);
    client.release();
  }
}

async function load(platform: Platform): Promise<void> {
  // They draw pictures and write PDFs: loaded only when there is something to do.
  const [{ DemoWorld }, { loadCompanies, loadJobs }, { loadPeople }, { loadApplications }, network, ...rest] =
    await Promise.all([
      import("./demo-world.ts"),
      import("./load-companies.ts"),
      import("./load-people.ts"),
      import("./load-applications.ts"),
      import("./load-network.ts"),
      import("./load-notices.ts"),
      import("./load-workplace.ts"),
    ]);
  const [{ loadNotices }, { loadWorkplace }] = rest;
  const clock = new DemoClock(platform.clock());
  const world = new DemoWorld(platform, readDemo(clock.now), clock);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await loadCompanies(world, passwordHash);
  await loadJobs(world);
  await loadPeople(world, passwordHash);
  await loadApplications(world);
  await network.loadNetwork(world);
  await refreshVocabulary(platform.db);
  await network.loadAlerts(world);
  await loadNotices(world);
  // Last: while there is an endpoint, the history of the demo would be delivered to it.
  await loadWorkplace(world);
}

/**
 * Whether the database holds more than an interrupted demo: its operator, who is stored last, anyone's login, or an
 * account of anyone else. Not with Prisma, whose first query takes a tenth of a second, at each restart of `npm run dev`.
 */
async function hasContent(client: Pick<pg.PoolClient, "query">): Promise<boolean> {
  const { rows } = await client.query(
    `select from operators union all select from sessions where app_id is null
     union all (select from accounts where email <> all($1) limit 1) limit 1`,
    [demoEmails()],
  );
  return rows.length > 0;
}

async function deleteInterruptedDemo({ db: { prisma } }: Platform): Promise<void> {
  await prisma.company.deleteMany();
  await prisma.account.deleteMany({ where: { email: { in: demoEmails() } } });
}
