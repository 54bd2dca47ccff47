import { Resolver } from "node:dns";
import { resolve } from "node:path";
import { z } from "zod";
import { REFRESH_TOKEN_SECONDS } from "./accounts/lifetimes.ts";
import type { AssistantConfig } from "./assistant/assistant.config.ts";
import { readDevelopmentSecrets } from "./development/development-secrets.ts";
import { HIRING_RULES, type HiringRules } from "./jobs/posting-hints/hiring-rules.ts";
import { type PushKeys, pushKeys } from "./notices/push/push-keys.ts";
import { parseS3Url } from "./platform/files/s3-url.ts";
import { messageOf, OperatorError } from "./platform/operator-error.ts";
import { packageRoot } from "./platform/package-root.ts";
import { type ServerSecrets, serverSecrets } from "./platform/secrets/server-secrets.ts";
import { SAMPLERS, type TracingConfig } from "./platform/tracing/tracing.config.ts";
import { withSecretFiles } from "./secret-files.ts";
import {
  amount,
  isHeaderToken,
  isSender,
  isUrl,
  listOf,
  numberIn,
  optional,
  originOf,
  secret,
  wholeNumberIn,
} from "./setting-forms.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const DEVELOPMENT_PORT = 4000;

const contact = (name: string) =>
  optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, `${name} is a mailto: or https: address.`));
/** Returns the `mailto:` address for replies to a sender, unless it is a no-reply address. */
const answersTo = (mailFrom = ""): string | undefined => {
  const [, address = mailFrom.trim()] = /<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return /^[^\s@<>()[\]]+@[^\s@<>()[\]]+$/.test(address) && !/^(?:do[-_.]?not|no)[-_.]?reply@/i.test(address)
    ? `mailto:${address}`
    : undefined;
};
const dnsServers = (value = "") => value.split(/[\s,]+/).filter(Boolean);
const areDnsServers = (value: string) => {
  try {
    new Resolver().setServers(dnsServers(value));
    return true;
  } catch {
    return false;
  }
};
const isPrivateKey = (text: string) => {
  try {
    return Buffer.from(text, "base64url").length === 32 && pushKeys(new Uint8Array(), text) !== null;
  } catch {
    return false;
  }
};
const SESSION_HOURS = REFRESH_TOKEN_SECONDS / 3600;
const seconds = (name: string) => optional(numberIn(name, 0, 600));
const MAX_PORT = 65535;
const isScanner = (value: string) =>
  /^tcp:\/\/[^/\s]+:\d{1,5}$/.test(value) && Number(value.slice(value.lastIndexOf(":") + 1)) <= MAX_PORT;

const settings = z.object({
  NODE_ENV: optional(z.enum(["development", "production", "test"], "NODE_ENV is development, production or test.")),
  PORT: optional(wholeNumberIn("PORT", 0, MAX_PORT)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, "DATABASE_URL starts with postgresql://.")
      .refine(
        // A socket's folder is in the query: postgresql://user@/worklane?host=/run/postgresql.
        (value) => URL.canParse(value.replace("@/", "@localhost/")),
        "DATABASE_URL is no address. In its user and password, replace special characters: @ by %40, / by %2F, # by %23.",
      ),
  ),
  DATABASE_POOL: optional(wholeNumberIn("DATABASE_POOL", 2, 200)),
  DATABASE_REPLICA_URLS: optional(
    z
      .string()
      .refine(
        (value) => listOf(value).every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
        "DATABASE_REPLICA_URLS are addresses that start with postgresql://, with commas between.",
      ),
  ),
  DATABASE_REPLICA_LAG_SECONDS: optional(numberIn("DATABASE_REPLICA_LAG_SECONDS", 1, 60)),
  DATABASE_WAIT_SECONDS: seconds("DATABASE_WAIT_SECONDS"),
  DRAIN_SECONDS: seconds("DRAIN_SECONDS"),
  REDIS_URL: optional(
    z
      .string()
      .refine(
        (value) => isUrl(value, "redis:", "rediss:"),
        "REDIS_URL starts with redis:// or rediss://, and is an address.",
      ),
  ),
  SMTP_URL: optional(
    z
      .string()
      .refine(
        (value) => isUrl(value, "smtp:", "smtps:"),
        "SMTP_URL starts with smtp:// or smtps://, and is an address.",
      ),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .refine(isSender, "MAIL_FROM is an address, or a name with an address: Worklane <hello@jobs.example.com>."),
  ),
  FILES_URL: optional(
    z
      .string()
      .regex(/^s3:\/\//, "FILES_URL starts with s3://.")
      .refine(
        (value) => parseS3Url(value) !== null,
        "FILES_URL has the form s3://KEY:SECRET@host:port/bucket?region=us-east-1&tls=true, with key and secret percent-encoded.",
      ),
  ),
  FILE_SCANNER: optional(
    z.string().refine(isScanner, "FILE_SCANNER is an address such as tcp://clamd.example.com:3310."),
  ),
  TOKEN_SECRET: secret("TOKEN_SECRET"),
  TOKEN_SECRET_NEXT: secret("TOKEN_SECRET_NEXT"),
  TOKEN_SECRET_PREVIOUS: secret("TOKEN_SECRET_PREVIOUS"),
  PUBLIC_URL: optional(
    z
      .string()
      .refine(
        (value) => originOf(value) !== null,
        "PUBLIC_URL is an address such as https://jobs.example.com, without a path, user or query.",
      ),
  ),
  LEGACY_ORIGINS: optional(
    z
      .string()
      .refine(
        (value) => listOf(value).every((origin) => originOf(origin) !== null),
        "LEGACY_ORIGINS are addresses without a path, such as https://old.example.com, with commas between.",
      ),
  ),
  TRUST_PROXY: optional(trustedProxies),
  WORKER: optional(z.enum(["inside", "apart"], "WORKER is inside or apart.")),
  METRICS_TOKEN: optional(
    z.string().refine(isHeaderToken, "METRICS_TOKEN has at least 16 characters: letters, digits and signs of ASCII."),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: "OTEL_EXPORTER_OTLP_ENDPOINT is an address such as http://127.0.0.1:4318." }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(/^[^=,\s]+=[^,]+(,[^=,]+=[^,]+)*$/, "OTEL_EXPORTER_OTLP_HEADERS are name=value, with commas between."),
  ),
  OTEL_SERVICE_NAME: optional(z.string().max(100, "OTEL_SERVICE_NAME has at most 100 characters.")),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS, `OTEL_TRACES_SAMPLER is one of ${SAMPLERS.join(", ")}.`)),
  OTEL_TRACES_SAMPLER_ARG: optional(numberIn("OTEL_TRACES_SAMPLER_ARG", 0, 1)),
  SECURITY_CONTACT: contact("SECURITY_CONTACT"),
  ACCESSIBILITY_CONTACT: contact("ACCESSIBILITY_CONTACT"),
  PLAYGROUND: optional(z.enum(["on", "off"], "PLAYGROUND is on or off.")),
  FAST_EXECUTION: optional(z.enum(["on", "off"], "FAST_EXECUTION is on or off.")),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isPrivateKey, "VAPID_PRIVATE_KEY is a private key of P-256 in base64url: 32 bytes."),
  ),
  WEBHOOKS_TO_LOOPBACK: optional(z.enum(["on", "off"], "WEBHOOKS_TO_LOOPBACK is on or off.")),
  SESSION_IDLE_HOURS: optional(numberIn("SESSION_IDLE_HOURS", 2, SESSION_HOURS)),
  AUDIT_DAYS: amount("AUDIT_DAYS"),
  AUDIT_TO_OUTPUT: optional(z.enum(["on", "off"], "AUDIT_TO_OUTPUT is on or off.")),
  CONTACTS_PER_DAY: amount("CONTACTS_PER_DAY"),
  RESUMES_PER_DAY: amount("RESUMES_PER_DAY"),
  DNS_SERVERS: optional(
    z
      .string()
      .refine(areDnsServers, "DNS_SERVERS are addresses such as 9.9.9.9 or 127.0.0.1:5353, with commas between."),
  ),
  HOLD_UNVERIFIED_COMPANIES: optional(z.enum(["on", "off"], "HOLD_UNVERIFIED_COMPANIES is on or off.")),
  HIRING_RULES: optional(z.enum(HIRING_RULES, "HIRING_RULES is none, india, eu or new-york.")),
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: "ANTHROPIC_BASE_URL is an address such as https://api.anthropic.com." }),
  ),
  ANTHROPIC_MODEL: optional(z.string()),
  ASSISTANT_PROVIDER_NAME: optional(z.string().max(60, "ASSISTANT_PROVIDER_NAME has at most 60 characters.")),
  ASSISTANT_QUESTIONS_PER_MINUTE: amount("ASSISTANT_QUESTIONS_PER_MINUTE"),
  ASSISTANT_QUESTIONS_PER_DAY: amount("ASSISTANT_QUESTIONS_PER_DAY"),
  ASSISTANT_TOKENS_PER_DAY: amount("ASSISTANT_TOKENS_PER_DAY"),
  ASSISTANT_TOKENS_PER_PERSON: amount("ASSISTANT_TOKENS_PER_PERSON"),
  ASSISTANT_SECONDS_PER_ANSWER: amount("ASSISTANT_SECONDS_PER_ANSWER"),
  ASSISTANT_INPUT_PRICE: amount("ASSISTANT_INPUT_PRICE"),
  ASSISTANT_OUTPUT_PRICE: amount("ASSISTANT_OUTPUT_PRICE"),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

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
  /**
   * Whether hot GraphQL operations are compiled and quick reads pipelined; if not, Apollo, graphql-js and the pool
   * handle everything.
   */
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

/** Reads and validates the settings. @throws ConfigError with one sentence per invalid setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
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

  const secrets = secretsOf(set, dataDir);
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

function tracingOf(set: z.infer<typeof settings>): TracingConfig | undefined {
  if (!set.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: set.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: set.OTEL_SERVICE_NAME ?? "worklane",
    sampler: set.OTEL_TRACES_SAMPLER ?? "parentbased_always_on",
    ratio: set.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

function requireProductionSettings(set: z.infer<typeof settings>) {
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

function secretsOf(set: z.infer<typeof settings>, dataDir: string): ServerSecrets {
  const { TOKEN_SECRET: current, TOKEN_SECRET_NEXT: next, TOKEN_SECRET_PREVIOUS: previous } = set;
  if (!current) {
    if (next || previous)
      throw new ConfigError("TOKEN_SECRET_NEXT and TOKEN_SECRET_PREVIOUS stand beside TOKEN_SECRET.");
    try {
      return serverSecrets(readDevelopmentSecrets(dataDir, new Date()));
    } catch (error) {
      throw new ConfigError(`DATA_DIR=${dataDir} cannot be used: ${messageOf(error)}`);
    }
  }
  if (next === current || previous === current || (next && next === previous))
    throw new ConfigError("TOKEN_SECRET, TOKEN_SECRET_NEXT and TOKEN_SECRET_PREVIOUS are three different ones.");
  return serverSecrets({ current, next, previous });
}
