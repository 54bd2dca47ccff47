import { readFileSync } from "node:fs";

/** Settings that are secrets, or addresses with one in them. */
const SECRETS = [
  "ANTHROPIC_API_KEY",
  "DATABASE_REPLICA_URLS",
  "DATABASE_URL",
  "FILES_URL",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "REDIS_URL",
  "SMTP_URL",
  "TOKEN_SECRET",
  "TOKEN_SECRET_NEXT",
  "TOKEN_SECRET_PREVIOUS",
  "VAPID_PRIVATE_KEY",
] as const;

interface SecretFiles {
  readonly env: NodeJS.ProcessEnv;
  /** A sentence a mistake. */
  readonly problems: readonly string[];
}

/**
 * Takes each secret from the file that the setting with `_FILE` behind its name names: where keepers of secrets put them, and what
 * neither a list of processes nor a dump of the environment shows.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): SecretFiles {
  const read: NodeJS.ProcessEnv = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set; set one of them.`);
    else
      try {
        read[name] = readFileSync(file, "utf8").trim();
      } catch (error) {
        problems.push(`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`);
      }
  }
  return { env: { ...env, ...read }, problems };
}
