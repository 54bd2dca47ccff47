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
  optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, `${name} must be a mailto: or https: address.`));
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
  NODE_ENV: optional(
    z.enum(["development", "production", "test"], "NODE_ENV must be development, production or test."),
  ),
  PORT: optional(wholeNumberIn("PORT", 0, MAX_PORT)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgresql://.")
      .refine(
        (value) => URL.canParse(value),
        "DATABASE_URL is not a valid URL. In its user and password, replace special characters: @ by %40, / by %2F, # by %23. Put a socket's folder into the query: postgresql://user@localhost/worklane?host=/run/postgresql.",
      ),
  ),
  DATABASE_POOL: optional(wholeNumberIn("DATABASE_POOL", 2, 200)),
  DATABASE_REPLICA_URLS: optional(
    z
      .string()
      .refine(
        (value) => listOf(value).every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)),
        "DATABASE_REPLICA_URLS must be addresses that start with postgresql://, separated by commas.",
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
        "REDIS_URL must be an address that starts with redis:// or rediss://.",
      ),
  ),
  SMTP_URL: optional(
    z
      .string()
      .refine(
        (value) => isUrl(value, "smtp:", "smtps:"),
        "SMTP_URL must be an address that starts with smtp:// or smtps://.",
      )
      // A misspelt one would be ignored, and mail sent in clear text.
      .refine(
        (value) =>
          !URL.canParse(value) || [...new URL(value).searchParams.keys()].every((name) => SMTP_OPTION.test(name)),
        "SMTP_URL has an unknown parameter. The allowed ones are requireTLS, ignoreTLS, name, authMethod and those of tls, such as tls.servername.",
      ),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .refine(isSender, "MAIL_FROM must be an address, or a name with an address: Worklane <hello@jobs.example.com>."),
  ),
  FILES_URL: optional(
    z
      .string()
      .regex(/^s3:\/\//, "FILES_URL must start with s3://.")
      .refine(
        (value) => parseS3Url(value) !== null,
        "FILES_URL must have the form s3://KEY:SECRET@host:port/bucket?region=us-east-1&tls=true, with key and secret percent-encoded.",
      ),
  ),
  FILE_SCANNER: optional(
    z.string().refine(isScanner, "FILE_SCANNER must be an address such as tcp://clamd.example.com:3310."),
  ),
  TOKEN_SECRET: secret("TOKEN_SECRET"),
  TOKEN_SECRET_NEXT: secret("TOKEN_SECRET_NEXT"),
  TOKEN_SECRET_PREVIOUS: secret("TOKEN_SECRET_PREVIOUS"),
  PUBLIC_URL: optional(
    z
      .string()
      .refine(
        (value) => originOf(value) !== null,
        "PUBLIC_URL must be an address such as https://jobs.example.com, without a path, user or query.",
      ),
  ),
  LEGACY_ORIGINS: optional(
    z
      .string()
      .refine(
        (value) => listOf(value).every((origin) => originOf(origin) !== null),
        "LEGACY_ORIGINS must be addresses without a path, such as https://old.example.com, separated by commas.",
      ),
  ),
  TRUST_PROXY: optional(trustedProxies),
  WORKER: optional(z.enum(["inside", "apart"], "WORKER must be inside or apart.")),
  METRICS_TOKEN: optional(
    z
      .string()
      .refine(isHeaderToken, "METRICS_TOKEN must have at least 16 characters: ASCII letters, digits and symbols."),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z
      .url({
        protocol: /^https?$/,
        error: "OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.",
      })
      .refine(
        (address) => !/\/v1\/traces\/*$/.test(address),
        "OTEL_EXPORTER_OTLP_ENDPOINT must be the receiver's address without /v1/traces, which is added.",
      ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(
        /^[^=,\s]+=[^,]+(,[^=,]+=[^,]+)*$/,
        "OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, separated by commas.",
      ),
  ),
  OTEL_SERVICE_NAME: optional(z.string().max(100, "OTEL_SERVICE_NAME must have at most 100 characters.")),
  OTEL_TRACES_SAMPLER: optional(z.enum(SAMPLERS, `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(", ")}.`)),
  OTEL_TRACES_SAMPLER_ARG: optional(numberIn("OTEL_TRACES_SAMPLER_ARG", 0, 1)),
  SECURITY_CONTACT: contact("SECURITY_CONTACT"),
  ACCESSIBILITY_CONTACT: contact("ACCESSIBILITY_CONTACT"),
  PLAYGROUND: optional(z.enum(["on", "off"], "PLAYGROUND must be on or off.")),
  FAST_EXECUTION: optional(z.enum(["on", "off"], "FAST_EXECUTION must be on or off.")),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isPrivateKey, "VAPID_PRIVATE_KEY must be a P-256 private key, 32 bytes in base64url."),
  ),
  WEBHOOKS_TO_LOOPBACK: optional(z.enum(["on", "off"], "WEBHOOKS_TO_LOOPBACK must be on or off.")),
  SESSION_IDLE_HOURS: optional(numberIn("SESSION_IDLE_HOURS", 2, SESSION_HOURS)),
  AUDIT_DAYS: optional(wholeNumberIn("AUDIT_DAYS", 1, MAX_AUDIT_DAYS)),
  AUDIT_TO_OUTPUT: optional(z.enum(["on", "off"], "AUDIT_TO_OUTPUT must be on or off.")),
  CONTACTS_PER_DAY: count("CONTACTS_PER_DAY"),
  RESUMES_PER_DAY: count("RESUMES_PER_DAY"),
  DNS_SERVERS: optional(
    z
      .string()
      .refine(areDnsServers, "DNS_SERVERS must be addresses such as 9.9.9.9 or 127.0.0.1:5353, separated by commas."),
  ),
  HOLD_UNVERIFIED_COMPANIES: optional(z.enum(["on", "off"], "HOLD_UNVERIFIED_COMPANIES must be on or off.")),
  HIRING_RULES: optional(z.enum(HIRING_RULES, "HIRING_RULES must be none, india, eu or new-york.")),
  ANTHROPIC_API_KEY: optional(
    z.string().regex(/^[!-~]+$/, "ANTHROPIC_API_KEY must consist of ASCII letters, digits and symbols."),
  ),
  ANTHROPIC_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: "ANTHROPIC_BASE_URL must be an address such as https://api.anthropic.com." }),
  ),
  ANTHROPIC_MODEL: optional(z.string()),
  ASSISTANT_PROVIDER_NAME: optional(z.string().max(60, "ASSISTANT_PROVIDER_NAME must have at most 60 characters.")),
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
