import { resolve } from "node:path";
import type { AssistantConfig } from "./assistant/assistant.config.ts";
import { readDevelopmentSecrets } from "./development/development-secrets.ts";
import type { HiringRules } from "./jobs/posting-hints/hiring-rules.ts";
import { type PushKeys, pushKeys } from "./notices/push/push-keys.ts";
import { messageOf, OperatorError } from "./platform/operator-error.ts";
import { packageRoot } from "./platform/package-root.ts";
import { type ServerSecrets, serverSecrets } from "./platform/secrets/server-secrets.ts";
import type { TracingConfig } from "./platform/tracing/tracing.config.ts";
import { withSecretFiles } from "./secret-files.ts";
import { listOf, originOf } from "./setting-schemas.ts";
import { dnsServers, SESSION_HOURS, type Settings, settings } from "./settings.ts";

const DEVELOPMENT_PORT = 4000;

/** Returns the `mailto:` address for replies to a sender, unless it is a no-reply address. */
const answersTo = (mailFrom = ""): string | undefined => {
  const [, address = mailFrom.trim()] = /<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return /^[^\s@<>()[\]]+@[^\s@<>()[\]]+$/.test(address) && !/^(?:do[-_.]?not|no)[-_.]?reply@/i.test(address)
    ? `mailto:${address}`
    : undefined;
};
/** The validated settings. Each is described in `.env.example`. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for the embedded PostgreSQL, files and the development secret. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Read replicas, for reads that may be some seconds stale. */
  readonly replicaUrls: readonly string[];
  /** Maximum lag in seconds; a replica further behind is not queried. */
  readonly maxReplicaLagSeconds: number;
  /** How long startup waits for an unreachable database. */
  readonly databaseWaitSeconds: number;
  /** How long the server keeps serving after a shutdown request, so that proxies route to other nodes first. */
  readonly drainSeconds: number;
  readonly redisUrl: string | undefined;
  /** Unset: the development mailbox is used. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Unset: files are stored under `dataDir`. */
  readonly filesUrl: string | undefined;
  /** Address of the clamd that scans uploads; unset: uploads are not scanned. */
  readonly fileScanner: string | undefined;
  readonly secrets: ServerSecrets;
  /** Public origin of the site, without a trailing slash. Unset: the listening address. */
  readonly publicUrl: string | undefined;
  readonly legacyOrigins: readonly string[];
  /**
   * Which `X-Forwarded-For` entries are trusted: the number of proxies nearest to the server, or the proxies'
   * addresses.
   */
  readonly trustProxy: number | readonly string[];
  /** Whether this process also does the background work. */
  readonly workerInside: boolean;
  readonly metricsToken: string | undefined;
  /** Where traces are exported; unset: tracing is off. */
  readonly tracing: TracingConfig | undefined;
  /** Contact in `/.well-known/security.txt`; unset: the file is not served. */
  readonly securityContact: string | undefined;
  /** Contact for accessibility issues, shown on `/accessibility`; unset: none is shown. */
  readonly accessibilityContact: string | undefined;
  /** Whether `/playground` is served. */
  readonly playground: boolean;
  /** Whether frequent GraphQL operations are compiled, and short reads pipelined. */
  readonly fastExecution: boolean;
  /** Jurisdiction whose hiring law the hints for recruiters cover. */
  readonly hiringRules: HiringRules;
  /** Whether webhooks and pushes may go to loopback addresses and use plain HTTP. */
  readonly webhooksToLoopback: boolean;
  /** VAPID keys that identify the server to push services. */
  readonly pushKeys: PushKeys;
  /** Seconds after its last use at which a session expires; use is recorded with a resolution of one hour. */
  readonly sessionIdleSeconds: number;
  /** Number of days for which audit log entries are retained. */
  readonly auditDays: number;
  /** Whether audit events are also written to standard output. */
  readonly auditToOutput: boolean;
  /** The least important lines that the server writes to standard output. */
  readonly logLevel: "info" | "warn";
  /**
   * Maximum number of people per day whose contact details one recruiter may see without an application to their
   * company.
   */
  readonly contactsPerDay: number;
  /** The same limit for resumes. */
  readonly resumesPerDay: number;
  /** DNS servers to query; empty: those of the system. */
  readonly dnsServers: readonly string[];
  /** Whether unverified companies are limited to a few open jobs and to their own applicants. */
  readonly holdsUnverified: boolean;
  readonly assistant: AssistantConfig;
}

/** An invalid setting. */
export class ConfigError extends OperatorError {
  override readonly name = "ConfigError";
}

/**
 * Reads and validates the settings. `createsSecret`: whether a data folder without a secret gets one.
 * @throws ConfigError with one sentence per invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv, createsSecret = true): Config {
  const { env: whole, problems } = withSecretFiles(env);
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  const parsed = settings.safeParse(whole);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ message }) => message).join("\n"));
  }
  const set = parsed.data;
  const production = set.NODE_ENV === "production";
  const dataDir = resolve(packageRoot, set.DATA_DIR ?? ".data");
  if (production) requireProductionSettings(set);

  const secrets = secretsOf(set, dataDir, createsSecret);
  return {
    production,
    port: set.PORT ?? DEVELOPMENT_PORT,
    host: set.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    dataDir,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL ?? 10,
    replicaUrls: listOf(set.DATABASE_REPLICA_URLS),
    maxReplicaLagSeconds: set.DATABASE_REPLICA_LAG_SECONDS ?? 5,
    databaseWaitSeconds: set.DATABASE_WAIT_SECONDS ?? 60,
    drainSeconds: set.DRAIN_SECONDS ?? (production ? 5 : 0),
    redisUrl: set.REDIS_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? "Worklane <hello@worklane.example>",
    filesUrl: set.FILES_URL,
    fileScanner: set.FILE_SCANNER,
    secrets,
    pushKeys: pushKeys(secrets.oldest.bytes, set.VAPID_PRIVATE_KEY),
    publicUrl: set.PUBLIC_URL === undefined ? undefined : (originOf(set.PUBLIC_URL) ?? undefined),
    legacyOrigins: listOf(set.LEGACY_ORIGINS).flatMap((origin) => originOf(origin) ?? []),
    trustProxy: set.TRUST_PROXY ?? 0,
    workerInside: set.WORKER !== "apart",
    metricsToken: set.METRICS_TOKEN,
    tracing: tracingOf(set),
    securityContact: set.SECURITY_CONTACT,
    accessibilityContact: set.ACCESSIBILITY_CONTACT ?? answersTo(set.MAIL_FROM),
    playground: set.PLAYGROUND !== "off",
    fastExecution: set.FAST_EXECUTION !== "off",
    hiringRules: set.HIRING_RULES ?? "india",
    webhooksToLoopback: set.WEBHOOKS_TO_LOOPBACK ? set.WEBHOOKS_TO_LOOPBACK === "on" : !production,
    sessionIdleSeconds: (set.SESSION_IDLE_HOURS ?? SESSION_HOURS) * 3600,
    auditDays: set.AUDIT_DAYS ?? 180,
    auditToOutput: set.AUDIT_TO_OUTPUT === "on",
    // Its lines have the level "info".
    logLevel: production || set.AUDIT_TO_OUTPUT === "on" ? "info" : "warn",
    contactsPerDay: set.CONTACTS_PER_DAY ?? 2000,
    resumesPerDay: set.RESUMES_PER_DAY ?? 400,
    dnsServers: dnsServers(set.DNS_SERVERS),
    holdsUnverified: set.HOLD_UNVERIFIED_COMPANIES === "on",
    assistant: {
      apiKey: set.ANTHROPIC_API_KEY,
      baseUrl: set.ANTHROPIC_BASE_URL,
      model: set.ANTHROPIC_MODEL ?? "claude-sonnet-5-5",
      providerName: set.ASSISTANT_PROVIDER_NAME ?? "Anthropic",
      questionsPerMinute: set.ASSISTANT_QUESTIONS_PER_MINUTE ?? 6,
      questionsPerDay: set.ASSISTANT_QUESTIONS_PER_DAY ?? 60,
      tokensPerDay: set.ASSISTANT_TOKENS_PER_DAY ?? 5_000_000,
      tokensPerPerson: set.ASSISTANT_TOKENS_PER_PERSON ?? 500_000,
      secondsPerAnswer: set.ASSISTANT_SECONDS_PER_ANSWER ?? 90,
      inputPrice: set.ASSISTANT_INPUT_PRICE ?? 3,
      outputPrice: set.ASSISTANT_OUTPUT_PRICE ?? 15,
    },
  };
}

function tracingOf(set: Settings): TracingConfig | undefined {
  if (!set.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: set.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: set.OTEL_SERVICE_NAME ?? "worklane",
    sampler: set.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
    ratio: set.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

function requireProductionSettings(set: Settings) {
  const missing = (["DATABASE_URL", "TOKEN_SECRET", "PUBLIC_URL", "SMTP_URL"] as const).filter((name) => !set[name]);
  if (missing.length > 0) {
    throw new ConfigError(`In production ${missing.join(", ")} must be set; see .env.example.`);
  }
  for (const name of ["TOKEN_SECRET", "TOKEN_SECRET_NEXT"] as const) {
    const value = set[name];
    if (value && new Set(value).size < 10)
      throw new ConfigError(`${name} is too easy to guess; make one with: openssl rand -hex 32`);
  }
}

function secretsOf(set: Settings, dataDir: string, createsSecret: boolean): ServerSecrets {
  const { TOKEN_SECRET: current, TOKEN_SECRET_NEXT: next, TOKEN_SECRET_PREVIOUS: previous } = set;
  if (!current) {
    if (next || previous) throw new ConfigError("TOKEN_SECRET_NEXT and TOKEN_SECRET_PREVIOUS require TOKEN_SECRET.");
    try {
      return serverSecrets(readDevelopmentSecrets(dataDir, new Date(), createsSecret));
    } catch (error) {
      throw new ConfigError(`DATA_DIR=${dataDir} cannot be used: ${messageOf(error)}`);
    }
  }
  if (next === current || previous === current || (next && next === previous))
    throw new ConfigError("TOKEN_SECRET, TOKEN_SECRET_NEXT and TOKEN_SECRET_PREVIOUS must all be different.");
  return serverSecrets({ current, next, previous });
}
