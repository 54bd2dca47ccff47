import type pg from "pg";
import { hashPassword } from "../../server/accounts/passwords.ts";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import type { Platform } from "../../server/platform/platform.ts";
import type { Scope } from "../../shared/scopes.ts";
import { COMPANIES } from "./companies.ts";
import { DEMO_APP_ID, DEMO_LOG_INS, DEMO_PASSWORD, demoEmail, recruiterEmail } from "./demo-log-ins.ts";
import { PEOPLE } from "./people.ts";
import { seededRandom } from "./random.ts";
import { seedActivity, seedApplications, seedNetwork } from "./seed-activity.ts";
import { seedAnswers } from "./seed-answers.ts";
import { seedNotices } from "./seed-notices.ts";

/** Serialises seeding: a node that starts concurrently waits and finds the database filled. */
export const SEED_LOCK = 5_290_031;

/** Waits for another node's seeding, which may take longer than the statement timeout. */
async function takeTurn(client: Pick<pg.PoolClient, "query">): Promise<void> {
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [SEED_LOCK]);
  await client.query("reset statement_timeout");
}

/**
 * Fills a database without accounts with the demo: 12 recruiters, 150 jobs, 40 seekers and their activity. Returns
 * whether it did. Dates are relative to now.
 */
export async function seedDemo(platform: Platform): Promise<boolean> {
  const client = await platform.db.pool.connect();
  try {
    await takeTurn(client);
    if (await hasContent(client)) return false;
    await deleteInterruptedDemo(platform);
    // They draw logos and write PDFs: loaded only when there is something to seed.
    const { OLD_JOB, seedCompanies } = await import("./seed-companies.ts");
    const { seedPeople } = await import("./seed-people.ts");
    const random = seededRandom(20_240_303);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const jobs = await seedCompanies(platform, random, passwordHash);
    await seedApp(platform);
    const people = await seedPeople(platform, random, passwordHash);
    await seedApplications(platform, random, people, jobs);
    const [oldJob, first] = [jobs[OLD_JOB], people[0]];
    if (oldJob) await seedAnswers(platform, people, oldJob);
    await seedActivity(platform);
    await seedNetwork(platform, random, people);
    if (oldJob && first) await seedNotices(platform, first.id, oldJob.companyId);
    await refreshVocabulary(platform.db);
    return true;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [SEED_LOCK]);
    client.release();
  }
}

/** An app without a key, to which the playground adds a webhook. */
async function seedApp({ db: { prisma } }: Platform): Promise<void> {
  const { id: companyId } = await prisma.account.findFirstOrThrow({ where: { email: DEMO_LOG_INS.recruiter } });
  const scopes: Scope[] = ["jobs:read", "applications:read", "webhooks:write"];
  await prisma.app.create({ data: { id: DEMO_APP_ID, companyId, name: "Our careers site", scopes } });
}

/** The demo's logins. */
const demoEmails = () => [
  ...COMPANIES.map(({ slug }) => recruiterEmail(slug)),
  ...PEOPLE.map(({ name }) => demoEmail(name)),
];

/**
 * Whether the database holds more than an interrupted demo. Not with Prisma, whose first query takes a tenth of a
 * second, at each restart of `npm run dev`.
 */
async function hasContent(client: Pick<pg.PoolClient, "query">): Promise<boolean> {
  const { rows } = await client.query(
    "select from conversations union all (select from accounts where email <> all($1) limit 1) limit 1",
    [demoEmails()],
  );
  return rows.length > 0;
}

async function deleteInterruptedDemo({ db: { prisma } }: Platform): Promise<void> {
  await prisma.app.deleteMany({ where: { id: DEMO_APP_ID } });
  await prisma.account.deleteMany({ where: { email: { in: demoEmails() } } });
}
