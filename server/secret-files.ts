import { readFileSync } from "node:fs";

/** Settings that are secrets, or URLs that contain one. */
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
  /** One sentence per problem. */
  readonly problems: readonly string[];
}

/**
 * Reads each secret from the file named by the setting with the suffix `_FILE`: secret managers mount them as files,
 * and neither a process list nor a dump of the environment reveals them.
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
