import { Secret, TOTP } from "otpauth";
import { DEMO_AUTHENTICATOR_KEY, DEMO_LOG_INS, DEMO_PASSWORD } from "../../prisma/demo/demo-log-ins.ts";
import { loadDemo } from "../../prisma/demo/load-demo.ts";
import type { Platform } from "../platform/platform.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";

/**
 * Fills an empty development database. Returns what to print to the terminal, or null if the database is not the
 * demo's.
 */
export async function prepareDemo(platform: Platform, secrets: ServerSecrets): Promise<string | null> {
  await loadDemo(platform, secrets);
  if (!(await hasDemo(platform))) return null;
  return [
    "",
    `  Log in as a job seeker  ${platform.publicUrl}/user-login       ${DEMO_LOG_INS.seeker}`,
    `  Log in as a recruiter   ${platform.publicUrl}/recruiter-login  ${DEMO_LOG_INS.recruiter}`,
    `  Log in as an operator   ${platform.publicUrl}/operators/login  ${DEMO_LOG_INS.operator}`,
    `  Password for all        ${DEMO_PASSWORD}`,
    `  The operator's code     ${new TOTP({ secret: Secret.fromBase32(DEMO_AUTHENTICATOR_KEY) }).generate()} for now; later codes: key ${DEMO_AUTHENTICATOR_KEY} in an authenticator app`,
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
