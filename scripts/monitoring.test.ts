// @module-tag thorough

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { packageRoot } from "../server/platform/package-root.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";
import { testApp } from "../server/testing/test-app.ts";
import { VITALS_PATH } from "../shared/page-vitals.ts";

const app = testApp();
const folder = join(packageRoot, "monitoring");
const written = temporaryFolder();
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const dashboard = z
  .object({ panels: z.array(z.object({ id: z.number(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read("dashboard.json")));
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const namesIn = (text: string) => new Set(text.match(/\b(?:worklane|process|nodejs)_[a-z\d_]+/g));

test("the Prometheus rules are valid, and fire only when they should", () => {
  execFileSync("promtool", ["check", "rules", "alerts.yml"], { cwd: folder });
  execFileSync("promtool", ["test", "rules", "alerts.test.yml"], { cwd: folder });
});

test("Prometheus accepts each expression of the dashboard", () => {
  const rules = expressions.map((expr, n) => ({ record: `panel:expression_${n}:any`, expr }));
  // JSON is also valid YAML.
  const file = join(written, "panels.json");
  writeFileSync(file, JSON.stringify({ groups: [{ name: "panels", rules }] }));
  execFileSync("promtool", ["check", "rules", file]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

test("the server exports every metric that rules and dashboard use", async () => {
  const body = JSON.stringify({ page: "seekers", values: { LCP: 1200, INP: 80, CLS: 0.02 } });
  const headers = { "content-type": "application/json" };
  expect((await fetch(app.url + VITALS_PATH, { method: "POST", headers, body })).status).toBe(204);
  const told = namesIn(await (await fetch(`${app.url}/metrics`)).text());
  const named = namesIn(read("alerts.yml") + expressions.join("\n"));
  expect(named.size).toBeGreaterThan(12);
  expect([...named].filter((name) => !told.has(name))).toEqual([]);
});
