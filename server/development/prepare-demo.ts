import { DEMO_LOG_INS, DEMO_PASSWORD } from "../../prisma/seed/demo-log-ins.ts";
import { seedDemo } from "../../prisma/seed/seed.ts";
import type { Platform } from "../platform/platform.ts";

/**
 * Fills an empty development database. Returns what to print to the terminal, or null if the database is not the
 * demo's.
 */
export async function prepareDemo(platform: Platform): Promise<string | null> {
  await seedDemo(platform);
  if (!(await hasDemo(platform))) return null;
  return [
    "",
    `  Log in as a job seeker  ${platform.publicUrl}/user-login       ${DEMO_LOG_INS.seeker}`,
    `  Log in as a recruiter   ${platform.publicUrl}/recruiter-login  ${DEMO_LOG_INS.recruiter}`,
    `  Password for both       ${DEMO_PASSWORD}`,
    `  Emails it sent          ${platform.publicUrl}/dev/mailbox`,
    `  GraphQL playground      ${platform.publicUrl}/playground`,
    "",
  ].join("\n");
}

/** Not with Prisma, whose first query takes a tenth of a second, at each restart of `npm run dev`. */
async function hasDemo({ db }: Platform): Promise<boolean> {
  const { rows } = await db.pool.query("select from accounts where email = $1", [DEMO_LOG_INS.seeker]);
  return rows.length > 0;
}
