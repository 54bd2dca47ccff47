// @module-tag thorough

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { packageRoot } from "../../../server/platform/package-root.ts";
import { checks } from "../checks/index.ts";
import { comparisons } from "../checks/structure.ts";
import { CRITERIA, evidenceFiles } from "./criteria.ts";
import { openAcr } from "./open-acr.ts";
import { FILES, readJudgements, readResults } from "./results.ts";

const read = (path: string) => readFileSync(path, "utf8");
const known = [...checks, ...comparisons];

it("has all 55 criteria of levels A and AA", () => {
  const ids = CRITERIA.map(({ id }) => id);
  expect(new Set(ids).size).toBe(55);
  expect(CRITERIA.filter(({ level }) => level === "A")).toHaveLength(31);
  for (const { id, evidence, by, remark } of CRITERIA) {
    const unknown = evidence.filter(
      (one) => !known.some((check) => check.id === one) && !existsSync(join(packageRoot, one)),
    );
    expect(unknown, id).toEqual([]);
    // Criteria that no check covers completely have a remark.
    expect(by === "checks" ? evidence.length > 0 : remark !== undefined, id).toBe(true);
  }
});

it("has no check that is evidence of nothing", () => {
  const used = new Set(CRITERIA.flatMap(({ evidence }) => evidence));
  expect(known.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

it("matches the last run and the manual judgements, and is as recent as the version", () => {
  const results = readResults();
  const { version } = JSON.parse(read(join(packageRoot, "package.json"))) as { version: string };
  expect(parse(read(FILES.report))).toEqual(openAcr(results, readJudgements()));
  expect(results.version, "run `npm run accessibility-report`").toBe(version);
  expect(new Set(results.tried.map(({ check }) => check))).toEqual(new Set(known.map(({ id }) => id)));
  expect(new Set(results.tests.map(({ file }) => file))).toEqual(new Set(evidenceFiles()));
});

it("is valid according to the schema of OpenACR", () => {
  const schema = JSON.parse(read(join(import.meta.dirname, "openacr-0.1.0.schema.json"))) as object;
  const validate = new Ajv({ strict: false }).compile(schema);
  validate(parse(read(FILES.report)));
  expect(validate.errors ?? []).toEqual([]);
});

it("is documented in docs/accessibility/README.md, check by check", () => {
  const page = read(join(packageRoot, "docs/accessibility/README.md"));
  for (const { id } of known) expect(page).toMatch(new RegExp(`^\\| ${id} \\| \\w[^|]+ \\|$`, "m"));
});
