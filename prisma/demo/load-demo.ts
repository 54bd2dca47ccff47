import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import type { Platform } from "../../server/platform/platform.ts";
import { serverSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { demoEmails } from "./demo-accounts.ts";

/** Serializes loading: a node that starts concurrently waits and finds the database filled. */
export const DEMO_LOCK = 5_290_031;
const ASK_AGAIN_MS = 250;

/** Waits for another node's loading. Asks again and again: a statement that waited would be taken for a lost one. */
async function takeTurn(client: Pick<pg.PoolClient, "query">): Promise<void> {
  const isOurs = async () => (await client.query("select pg_try_advisory_lock($1) as ours", [DEMO_LOCK])).rows[0].ours;
  while (!(await isOurs())) await setTimeout(ASK_AGAIN_MS);
}

/**
 * Fills a database without accounts with the demo of `prisma/demo`: a small town of companies and people. Returns
 * whether it did. Dates are relative to now. `secrets`: the server's, with which the operator's second factor is sealed.
 */
export async function loadDemo(
  platform: Platform,
  secrets = serverSecrets({ current: randomUUID() }),
): Promise<boolean> {
  const client = await platform.db.pool.connect();
  try {
    await takeTurn(client);
    if (await hasContent(client)) return false;
    await deleteInterruptedDemo(platform);
    // It draws pictures and writes PDFs: imported only when there is something to do.
    const { loadTown } = await import("./load-town.ts");
    await loadTown(platform, secrets);
    return true;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [DEMO_LOCK]);
    client.release();
  }
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
