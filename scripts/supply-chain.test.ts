import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { packageRoot } from "../server/platform/package-root.ts";
import { BILL_PATH, billOfMaterials, lockedPackages, nameAt } from "./bill-of-materials.ts";

const read = (path: string) => readFileSync(join(packageRoot, path), "utf8");
const product = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read("package.json")));
const wanted = { ...product.dependencies, ...product.devDependencies };
const locked = [...lockedPackages()].filter(([place]) => place !== "");

describe("the bill of materials", () => {
  const bill = readFileSync(BILL_PATH, "utf8");

  test("follows from package-lock.json; after a change: npm run sbom", () => {
    expect(bill === billOfMaterials(), "docs/sbom.cdx.json is not that of package-lock.json").toBe(true);
  });

  test("names every package that is not for development alone, each with its hash, and none beside", () => {
    const { components } = z
      .object({
        components: z.array(z.object({ "bom-ref": z.string(), hashes: z.array(z.object({ content: z.string() })) })),
      })
      .parse(JSON.parse(bill));
    const ships = locked.filter(([, { dev }]) => !dev);
    const refs = new Set(ships.map(([place, one]) => `${nameAt(place, one)}@${one.version}`));
    expect(components.map((one) => one["bom-ref"]).sort()).toEqual([...refs].sort());
    for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    for (const [name, version] of Object.entries(product.dependencies)) expect(refs).toContain(`${name}@${version}`);
  });

  test("holds no address and no path of a machine", () => {
    expect(bill).not.toMatch(/https?:|resolved|externalReferences|timestamp|serialNumber|"\/|\?/);
  });
});

test("every version is exact, and locked with its hash", () => {
  for (const [name, version] of Object.entries(wanted)) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?$/);
  for (const [place, { integrity }] of locked) expect(integrity, place).toMatch(/^sha512-/);
});

test("every install script is allowed or denied by name, and no name stands there for nothing", () => {
  const scripts = new Set(locked.filter(([, one]) => one.hasInstallScript).map(([place, one]) => nameAt(place, one)));
  expect(Object.keys(product.allowScripts).sort()).toEqual([...scripts].sort());
});

test("docs/dependencies.md names every dependency with its reason, and none that is not there", () => {
  const document = read("docs/dependencies.md");
  const rows = document.split("\n").filter((line) => /^\| `/.test(line));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(wanted).sort());
  for (const row of rows) expect(row.split("|")[2]?.trim().length, row).toBeGreaterThan(3);
});
