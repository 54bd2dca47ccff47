import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig, SETTING_NAMES } from "./config.ts";
import { packageRoot } from "./platform/package-root.ts";

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

test.each(["DATABASE_URL", "SMTP_URL", "PUBLIC_URL", "TOKEN_SECRET"])(
  "production does not start without %s",
  (name) => {
    expect(() => readConfig({ ...production, [name]: "" })).toThrow(`In production ${name} must be set`);
  },
);

test.each([
  ["PORT", "80000", "PORT is a number from 0 to 65535."],
  ["PORT", "http", "PORT is a number from 0 to 65535."],
  ["DATABASE_URL", "mysql://db", "DATABASE_URL starts with postgresql://."],
  ["TOKEN_SECRET", "short", "TOKEN_SECRET has at least 32 characters."],
  ["TOKEN_SECRET", "a".repeat(40), "TOKEN_SECRET is too easy to guess"],
  ["TOKEN_SECRET_NEXT", "short", "TOKEN_SECRET_NEXT has at least 32 characters."],
  ["TOKEN_SECRET_NEXT", "a".repeat(40), "TOKEN_SECRET_NEXT is too easy to guess"],
  ["TOKEN_SECRET_NEXT", production.TOKEN_SECRET, "are three different ones."],
  ["TOKEN_SECRET_PREVIOUS", "short", "TOKEN_SECRET_PREVIOUS has at least 32 characters."],
  ["TOKEN_SECRET_PREVIOUS", production.TOKEN_SECRET, "are three different ones."],
  ["FILES_URL", "/var/files", "FILES_URL starts with s3://."],
  ["FILE_SCANNER", "clamd:3310", "FILE_SCANNER is an address such as tcp://clamd.example.com:3310."],
  ["WORKER", "both", "WORKER is inside or apart."],
  ["PLAYGROUND", "no", "PLAYGROUND is on or off."],
  ["AUDIT_TO_OUTPUT", "yes", "AUDIT_TO_OUTPUT is on or off."],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", "OTEL_EXPORTER_OTLP_ENDPOINT is an address such as"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a key", "OTEL_EXPORTER_OTLP_HEADERS are name=value, with commas between."],
  ["OTEL_TRACES_SAMPLER", "some", "OTEL_TRACES_SAMPLER is one of always_on, always_off, traceidratio,"],
  ["OTEL_TRACES_SAMPLER_ARG", "10", "OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1."],
  ["VAPID_PRIVATE_KEY", "abc", "VAPID_PRIVATE_KEY is a private key of P-256 in base64url: 32 bytes."],
  ["HIRING_RULES", "mars", "HIRING_RULES is none, india, eu or new-york."],
])("%s=%s prevents the start with an explanation", (name, value, sentence) => {
  expect(() => readConfig({ ...production, [name]: value })).toThrow(sentence);
});

describe("a secret read from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "worklane-secrets-"));
  const file = join(folder, "token");
  writeFileSync(file, `${production.TOKEN_SECRET}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  test("replaces the setting and is validated like it", () => {
    const { TOKEN_SECRET, ...others } = production;
    const config = readConfig({ ...others, TOKEN_SECRET_FILE: file });
    expect(Buffer.from(config.secrets.current.bytes).toString()).toBe(TOKEN_SECRET);
    writeFileSync(join(folder, "short"), "short");
    expect(() => readConfig({ ...others, TOKEN_SECRET_FILE: join(folder, "short") })).toThrow("at least 32 characters");
  });

  test("prevents the start with an explanation if the file is unreadable or the setting is given too", () => {
    const missing = join(folder, "missing");
    expect(() => readConfig({ ...production, METRICS_TOKEN_FILE: missing })).toThrow(/^METRICS_TOKEN_FILE: .*missing/);
    expect(() => readConfig({ ...production, TOKEN_SECRET_FILE: file })).toThrow("set one of them");
  });
});

describe("TRUST_PROXY", () => {
  test.each([
    ["", 0],
    ["false", 0],
    ["1", 1],
    [" 2 ", 2],
    ["10.0.0.5", ["10.0.0.5"]],
    ["127.0.0.1, 172.16.0.0/12,fd00::/8", ["127.0.0.1", "172.16.0.0/12", "fd00::/8"]],
  ])("%j is accepted", (value, meant) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(meant);
  });

  test.each(["yes", "4000", "-1", "1.5", "10.0.0.0/33", "0.0.0.0/0", "10.0.0.5,", "proxy.example.com", "10.0.0.5/8/8"])(
    "%j prevents the start and explains what is expected",
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        "TRUST_PROXY is how many proxies stand before the server",
      );
    },
  );

  test("true prevents the start and explains why", () => {
    expect(() => readConfig({ TRUST_PROXY: "true" })).toThrow("would believe whatever address a client sends");
  });
});
