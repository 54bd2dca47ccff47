import { Resolver } from "node:dns";
import { z } from "zod";
import { REFRESH_TOKEN_SECONDS } from "./accounts/lifetimes.ts";
import { HIRING_RULES } from "./jobs/posting-hints/hiring-rules.ts";
import { pushKeys } from "./notices/push/push-keys.ts";
import { parseS3Url } from "./platform/files/s3/s3-url.ts";
import { SAMPLERS } from "./platform/tracing/tracing.config.ts";
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
} from "./setting-schemas.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const contact = (name: string) =>
  optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, `${name} is a mailto: or https: address.`));
const MAX_PORT = 65535;
/** Options of nodemailer that an address may set. */
const SMTP_OPTION = /^(?:requireTLS|ignoreTLS|name|authMethod|tls\.\w+)$/;
/** The addresses of DNS servers in a list. */
export const dnsServers = (value = "") => value.split(/[\s,]+/).filter(Boolean);
const areDnsServers = (value: string) => {
  try {
    const servers = dnsServers(value);
    new Resolver().setServers(servers);
    return servers.every((server) => Number(/^(?:[\d.]+|\[.*\]):(\d+)$/.exec(server)?.[1] ?? 0) <= MAX_PORT);
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
/** The maximum lifetime of a session. */
export const SESSION_HOURS = REFRESH_TOKEN_SECONDS / 3600;
const seconds = (name: string) => optional(numberIn(name, 0, 600));
const MAX_COUNT = 1_000_000_000_000;
const count = (name: string) => optional(wholeNumberIn(name, 1, MAX_COUNT));
const MAX_AUDIT_DAYS = 36_500;
const MAX_ANSWER_SECONDS = 3600;
const isScanner = (value: string) =>
  /^tcp:\/\/[^/\s]+:\d{1,5}$/.test(value) && Number(value.slice(value.lastIndexOf(":") + 1)) <= MAX_PORT;

/** The settings as the environment has them: texts, each optional here. */
export const settings = z.object({
  NODE_ENV: optional(z.enum(["development", "production", "test"], "NODE_ENV is development, production or test.")),
  PORT: optional(wholeNumberIn("PORT", 0, MAX_PORT)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, "DATABASE_URL starts with postgresql://.")
      .refine(
        (value) => URL.canParse(value),
        "DATABASE_URL is not a valid URL. In its user and password, replace special characters: @ by %40, / by %2F, # by %23. A socket's folder belongs into the query: postgresql://user@localhost/worklane?host=/run/postgresql.",
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
      )
      // A misspelt one would be ignored, and mail sent in clear text.
      .refine(
        (value) =>
          !URL.canParse(value) || [...new URL(value).searchParams.keys()].every((name) => SMTP_OPTION.test(name)),
        "SMTP_URL has an unknown parameter: there are requireTLS, ignoreTLS, name, authMethod and those of tls, such as tls.servername.",
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
    z
      .url({ protocol: /^https?$/, error: "OTEL_EXPORTER_OTLP_ENDPOINT is an address such as http://127.0.0.1:4318." })
      .refine(
        (address) => !/\/v1\/traces\/*$/.test(address),
        "OTEL_EXPORTER_OTLP_ENDPOINT is the receiver's address without /v1/traces, which is added.",
      ),
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
  AUDIT_DAYS: optional(wholeNumberIn("AUDIT_DAYS", 1, MAX_AUDIT_DAYS)),
  AUDIT_TO_OUTPUT: optional(z.enum(["on", "off"], "AUDIT_TO_OUTPUT is on or off.")),
  CONTACTS_PER_DAY: count("CONTACTS_PER_DAY"),
  RESUMES_PER_DAY: count("RESUMES_PER_DAY"),
  DNS_SERVERS: optional(
    z
      .string()
      .refine(areDnsServers, "DNS_SERVERS are addresses such as 9.9.9.9 or 127.0.0.1:5353, with commas between."),
  ),
  HOLD_UNVERIFIED_COMPANIES: optional(z.enum(["on", "off"], "HOLD_UNVERIFIED_COMPANIES is on or off.")),
  HIRING_RULES: optional(z.enum(HIRING_RULES, "HIRING_RULES is none, india, eu or new-york.")),
  ANTHROPIC_API_KEY: optional(
    z.string().regex(/^[!-~]+$/, "ANTHROPIC_API_KEY consists of letters, digits and signs of ASCII."),
  ),
  ANTHROPIC_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: "ANTHROPIC_BASE_URL is an address such as https://api.anthropic.com." }),
  ),
  ANTHROPIC_MODEL: optional(z.string()),
  ASSISTANT_PROVIDER_NAME: optional(z.string().max(60, "ASSISTANT_PROVIDER_NAME has at most 60 characters.")),
  ASSISTANT_QUESTIONS_PER_MINUTE: count("ASSISTANT_QUESTIONS_PER_MINUTE"),
  ASSISTANT_QUESTIONS_PER_DAY: count("ASSISTANT_QUESTIONS_PER_DAY"),
  ASSISTANT_TOKENS_PER_DAY: count("ASSISTANT_TOKENS_PER_DAY"),
  ASSISTANT_TOKENS_PER_PERSON: count("ASSISTANT_TOKENS_PER_PERSON"),
  ASSISTANT_SECONDS_PER_ANSWER: optional(numberIn("ASSISTANT_SECONDS_PER_ANSWER", 1, MAX_ANSWER_SECONDS)),
  ASSISTANT_INPUT_PRICE: amount("ASSISTANT_INPUT_PRICE"),
  ASSISTANT_OUTPUT_PRICE: amount("ASSISTANT_OUTPUT_PRICE"),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** The settings, each by its name. */
export type Settings = z.infer<typeof settings>;
