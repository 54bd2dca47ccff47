import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { previousFile, readDevelopmentSecrets, rotateDevelopmentSecret } from "./development-secrets.ts";

const NOW = new Date("2026-11-25T00:00:00Z");
const DAY_MS = 24 * 3_600_000;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "worklane-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("a data folder has one secret, and after a rotation also the previous one for 60 days", () => {
  const { current: first } = readDevelopmentSecrets(dataDir, NOW);
  expect(readDevelopmentSecrets(dataDir, NOW)).toEqual({ current: first });
  rotateDevelopmentSecret(dataDir, NOW);
  const { current: second, previous } = readDevelopmentSecrets(dataDir, NOW);
  expect(second).not.toBe(first);
  expect(previous).toBe(first);
  expect(readDevelopmentSecrets(dataDir, new Date(NOW.getTime() + 59 * DAY_MS)).previous).toBe(first);
  expect(readDevelopmentSecrets(dataDir, new Date(NOW.getTime() + 61 * DAY_MS))).toEqual({ current: second });
});

test("they are readable only by the owner, and an interrupted rotation leaves the existing one", () => {
  const { current } = readDevelopmentSecrets(dataDir, NOW);
  writeFileSync(previousFile(dataDir), JSON.stringify({ secret: current, until: "2030-01-01T00:00:00.000Z" }));
  expect(readDevelopmentSecrets(dataDir, NOW)).toEqual({ current });
  rotateDevelopmentSecret(dataDir, NOW);
  for (const file of [join(dataDir, "token-secret"), previousFile(dataDir)]) {
    expect(statSync(file).mode & 0o077).toBe(0);
  }
});

test("they replace the settings, and are not combined with them", () => {
  expect(readConfig({ DATA_DIR: dataDir }).secrets.accepted).toHaveLength(1);
  rotateDevelopmentSecret(dataDir, new Date());
  const { secrets } = readConfig({ DATA_DIR: dataDir });
  expect(secrets.accepted).toHaveLength(2);
  const set = readConfig({ DATA_DIR: dataDir, TOKEN_SECRET: "a secret that is set, of enough characters" });
  expect(set.secrets.accepted).toHaveLength(1);
  expect(() => readConfig({ DATA_DIR: dataDir, TOKEN_SECRET_PREVIOUS: "x".repeat(32) })).toThrow(
    "TOKEN_SECRET_PREVIOUS require TOKEN_SECRET",
  );
});
