import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { newConnection } from "./platform/connections/connections.ts";
import { packageRoot } from "./platform/package-root.ts";
import { SETTING_NAMES } from "./settings.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const example = readFileSync(join(packageRoot, ".env.example"), "utf8");
const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://db/worklane",
  SMTP_URL: "smtp://mail",
  PUBLIC_URL: "https://jobs.example.com/",
  TOKEN_SECRET: "8f1e0b7a4c6d2935e1f0a8b7c6d5e4f3",
};

test("every setting is listed in .env.example, after a sentence that describes it", () => {
  const described = [...example.matchAll(/^# .*\n([A-Z_]+)=$/gm)].map(([, name]) => name);
  expect(described).toEqual(expect.arrayContaining([...SETTING_NAMES]));
});

test(".env.example itself changes nothing", () => {
  const empty = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("docker-compose.yml passes on every setting of .env except those that the image sets itself", () => {
  const compose = readFileSync(join(packageRoot, "docker-compose.yml"), "utf8");
  const handedOn = new Set([...compose.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name));
  const left = SETTING_NAMES.filter((name) => !handedOn.has(name));
  expect(left.sort()).toEqual(["DATA_DIR", "HOST", "NODE_ENV", "PORT"]);
});

test("production starts with its four settings", () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    host: "0.0.0.0",
    publicUrl: "https://jobs.example.com",
  });
});

test("requests are logged in production, and audit events wherever they are written to standard output", () => {
  expect(readConfig({})).toMatchObject({ auditToOutput: false, logLevel: "warn" });
  expect(readConfig({ AUDIT_TO_OUTPUT: "on" })).toMatchObject({ auditToOutput: true, logLevel: "info" });
  expect(readConfig(production)).toMatchObject({ auditToOutput: false, logLevel: "info" });
});

test.each(["DATABASE_URL", "SMTP_URL", "PUBLIC_URL", "TOKEN_SECRET"])(
  "production does not start without %s",
  (name) => {
    expect(() => readConfig({ ...production, [name]: "" })).toThrow(`In production ${name} must be set`);
  },
);

test("DATABASE_URL may name a socket's folder", () => {
  const url = "postgresql://worklane@localhost/worklane?host=/run/postgresql";
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
  expect(newConnection(url).host).toBe("/run/postgresql");
});

const SECRETS = ["TOKEN_SECRET", "TOKEN_SECRET_NEXT", "TOKEN_SECRET_PREVIOUS"];
const NO_PROXIES = "yes 4000 -1 1.5 10.0.0.0/33 0.0.0.0/0 10.0.0.5, proxy.example.com 10.0.0.5/8/8".split(" ");
const NO_URL = "postgresql://worklane:pa/ss#word@db/worklane";
test.each<[name: string, values: string[], sentence: string]>([
  ["PORT", ["80000", "http", "80.5", "4e3", "-1"], "PORT must be a whole number from 0 to 65535."],
  ["DATABASE_URL", ["mysql://db"], "DATABASE_URL must start with postgresql://."],
  ["DATABASE_URL", [NO_URL], "DATABASE_URL is not a valid URL. In its user and password"],
  ["DATABASE_POOL", ["1"], "DATABASE_POOL must be a whole number from 2 to 200."],
  ["DRAIN_SECONDS", ["-1"], "DRAIN_SECONDS must be a number from 0 to 600."],
  [
    "REDIS_URL",
    ["cache:6379", "redis://:pa/ss@cache"],
    "REDIS_URL must be an address that starts with redis:// or rediss://.",
  ],
  ["SMTP_URL", ["smtp://mail:port"], "SMTP_URL must be an address that starts with smtp:// or smtps://."],
  ["SMTP_URL", ["smtp://mail?requireTls=true"], "SMTP_URL has an unknown parameter"],
  ["FILES_URL", ["s3://minio:9000/files"], "FILES_URL must have the form s3://KEY:SECRET@host:port/bucket"],
  ["FILES_URL", ["/var/files"], "FILES_URL must start with s3://."],
  [
    "FILE_SCANNER",
    ["tcp://clamd:99999", "clamd:3310"],
    "FILE_SCANNER must be an address such as tcp://clamd.example.com:3310.",
  ],
  ["SESSION_IDLE_HOURS", ["1"], "SESSION_IDLE_HOURS must be a number from 2 to 168."],
  ["OTEL_SERVICE_NAME", ["x".repeat(101)], "OTEL_SERVICE_NAME must have at most 100 characters."],
  [
    "ANTHROPIC_BASE_URL",
    ["api.anthropic.com"],
    "ANTHROPIC_BASE_URL must be an address such as https://api.anthropic.com.",
  ],
  ["ASSISTANT_INPUT_PRICE", ["0"], "ASSISTANT_INPUT_PRICE must be a number above zero."],
  ["ANTHROPIC_API_KEY", ["clé"], "ANTHROPIC_API_KEY must consist of ASCII letters, digits and symbols."],
  ["DNS_SERVERS", ["9.9.9.9:99999"], "DNS_SERVERS must be addresses such as"],
  ...SECRETS.map(
    (name) => [name, ["short"], `${name} must have at least 32 characters.`] as [string, string[], string],
  ),
  ["TOKEN_SECRET", ["a".repeat(40)], "TOKEN_SECRET is too easy to guess"],
  ["TOKEN_SECRET_NEXT", ["a".repeat(40)], "TOKEN_SECRET_NEXT is too easy to guess"],
  ["TOKEN_SECRET_NEXT", [production.TOKEN_SECRET], "must all be different."],
  ["TOKEN_SECRET_PREVIOUS", [production.TOKEN_SECRET], "must all be different."],
  ["WORKER", ["both"], "WORKER must be inside or apart."],
  ["PLAYGROUND", ["no"], "PLAYGROUND must be on or off."],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", ["collector:4318"], "OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", ["http://collector:4318/v1/traces"], "without /v1/traces, which is added."],
  [
    "OTEL_EXPORTER_OTLP_HEADERS",
    ["a key"],
    "OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs, separated by commas.",
  ],
  ["OTEL_TRACES_SAMPLER", ["some"], "OTEL_TRACES_SAMPLER must be one of always_on, always_off, traceidratio,"],
  ["OTEL_TRACES_SAMPLER_ARG", ["10"], "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1."],
  ["VAPID_PRIVATE_KEY", ["abc"], "VAPID_PRIVATE_KEY must be a P-256 private key, 32 bytes in base64url."],
  ["TRUST_PROXY", NO_PROXIES, "TRUST_PROXY must be the number of proxies in front of the server"],
  ["TRUST_PROXY", ["true"], "would believe whatever address a client sends"],
  ["HIRING_RULES", ["mars"], "HIRING_RULES must be none, india, eu or new-york."],
])("%s=%j prevents the start with an explanation", (name, values, sentence) => {
  for (const value of values) expect(() => readConfig({ ...production, [name]: value }), value).toThrow(sentence);
});

const PLACE = "https://jobs.example.com";
test.each<[name: string, accepted: string[], refused: string[]]>([
  ["PUBLIC_URL", [PLACE, `${PLACE}/`, "HTTPS://Jobs.Example.com:443", "http://[::1]:4000"], ["jobs.example.com"]],
  ["PUBLIC_URL", [], [`${PLACE}/jobs`, `${PLACE}//`, `${PLACE}/?a=b`, `${PLACE}?`, `${PLACE}/#top`, "https://a:b@c"]],
  ["PUBLIC_URL", [], ["ftp://jobs.example.com"]],
  [
    "LEGACY_ORIGINS",
    ["https://old.example.com", "https://old.example.com/, http://localhost:3000", ","],
    ["*", "null"],
  ],
  [
    "LEGACY_ORIGINS",
    [],
    ["old.example.com", "https://old.example.com/app", "https://old.example.com https://b.example"],
  ],
  ["MAIL_FROM", ["hello@jobs.example.com", "Worklane <hello@jobs.example.com>", "<hello@jobs.example.com>"], []],
  ["MAIL_FROM", ['"Jobs, Inc." <hello@localhost>', "Zoë’s Jobs <no-reply+jobs@jobs.example.com>"], []],
  ["MAIL_FROM", [], ["Worklane", "Worklane <hello>", "hello@", "a@b, c@d", "Jobs, Inc. <a@b>", "A <a@b>\nBcc: c@d"]],
  ["MAIL_FROM", [], ["<a@b> x", "Jobs <a@b> <c@d>", "a b@c"]],
  ["METRICS_TOKEN", ["0123456789abcdef", "a token of some length", "~!@#$%^&*()_+-={}[]"], ["short"]],
  ["METRICS_TOKEN", [], [" 0123456789abcdef", "0123456789abcdef ", "0123456789\nabcdef", "0123456789abcdé"]],
])("%s accepts %j; %j prevent the start and explain what is expected", (name, accepted, refused) => {
  for (const value of accepted) expect(readConfig({ ...production, [name]: value }), value).toBeDefined();
  for (const value of refused)
    expect(() => readConfig({ ...production, [name]: value }), value).toThrow(new RegExp(`^${name} must [^\n]*\\.$`));
});

test("origins are compared in the form that browsers send", () => {
  const config = readConfig({
    ...production,
    PUBLIC_URL: "HTTPS://Jobs.Example.com:443/",
    LEGACY_ORIGINS: "https://Old.example.com/,http://localhost:80",
  });
  expect(config.publicUrl).toBe("https://jobs.example.com");
  expect(config.legacyOrigins).toEqual(["https://old.example.com", "http://localhost"]);
});

test("patterns of settings take no longer on long values", () => {
  const begin = performance.now();
  const long = (text: string) => text.repeat(100_000);
  for (const value of [long("a"), `a${long(" ")}<`, long('"'), `a@${long("a")}>`])
    expect(() => readConfig({ MAIL_FROM: value })).toThrow("MAIL_FROM");
  expect(performance.now() - begin).toBeLessThan(1000);
});

const folder = temporaryFolder();
const file = join(folder, "token");
writeFileSync(file, `${production.TOKEN_SECRET}\n`);

test("a secret read from a file replaces the setting and is validated like it; one that is unreadable, or beside its setting, prevents the start", () => {
  const { TOKEN_SECRET, ...others } = production;
  const config = readConfig({ ...others, TOKEN_SECRET_FILE: file });
  expect(Buffer.from(config.secrets.current.bytes).toString()).toBe(TOKEN_SECRET);
  writeFileSync(join(folder, "short"), "short");
  expect(() => readConfig({ ...others, TOKEN_SECRET_FILE: join(folder, "short") })).toThrow("at least 32 characters");
  const missing = join(folder, "missing");
  expect(() => readConfig({ ...production, METRICS_TOKEN_FILE: missing })).toThrow(/^METRICS_TOKEN_FILE: .*missing/);
  expect(() => readConfig({ ...production, TOKEN_SECRET_FILE: file })).toThrow("set one of them");
});

test.each([
  ["", 0],
  ["false", 0],
  ["1", 1],
  [" 2 ", 2],
  ["10.0.0.5", ["10.0.0.5"]],
  ["127.0.0.1, 172.16.0.0/12,fd00::/8", ["127.0.0.1", "172.16.0.0/12", "fd00::/8"]],
])("TRUST_PROXY accepts %j", (value, meant) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(meant);
});
