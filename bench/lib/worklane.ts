import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type pg from "pg";
import { signAccessToken } from "../../server/accounts/tokens.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { serverSecrets } from "../../server/platform/secrets/server-secrets.ts";
import { dataDir } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const SECRET = randomBytes(32).toString("hex");
/** The secrets that sign the tokens of all servers in a run. */
const SECRETS = serverSecrets({ current: SECRET });

/** Returns the settings of every server under measurement. */
export const serverEnv = (databaseUrl: string): Record<string, string> => ({
  NODE_ENV: "production",
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(dataDir, "worklane"),
  TOKEN_SECRET: SECRET,
  PUBLIC_URL: "http://localhost",
  SMTP_URL: "smtp://127.0.0.1:9",
  HOST: "127.0.0.1",
  WORKER: "apart",
});

/** Starts the built product as `npm start` does. */
export async function startWorklane(
  port: number,
  env: Readonly<Record<string, string>>,
  options: { pinned?: boolean } = {},
): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${port}`;
  const all = { ...env, PORT: String(port), PUBLIC_URL: address };
  const server = await startServer([join(packageRoot, "dist/server/main.js")], all, options);
  return { ...server, url: address };
}

/** Runs `work` while the built product serves a database. */
export async function withWorklane<T>(
  port: number,
  database: string,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startWorklane(port, serverEnv(database));
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Opens a session for each of the first `seekers` seekers and returns their access tokens, valid for 15 minutes. */
export async function signInSeekers(pool: pg.Pool, seekers: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; account: string }>(
    `insert into sessions (id, account_id, refresh_token_hash, expires_at)
     select gen_random_uuid(), md5('seeker ' || n)::uuid, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() + interval '1 day'
     from generate_series(1, $1::int) n returning id, account_id as account`,
    [seekers],
  );
  return Promise.all(
    rows.map(({ id, account }) =>
      signAccessToken(SECRETS, { accountId: account, role: "SEEKER", sessionId: id }, new Date()),
    ),
  );
}
