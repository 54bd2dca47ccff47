// @module-tag thorough

import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { packageRoot } from "../server/platform/package-root.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";

const read = (path: string) => readFileSync(join(packageRoot, path), "utf8");
const names = z.record(z.string(), z.string()).default({});
const product = z
  .object({ dependencies: names, devDependencies: names, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read("package.json")));
const wanted = { ...product.dependencies, ...product.devDependencies };
const packageShape = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  optionalDependencies: names,
});
const { packages } = z
  .object({ packages: z.record(z.string(), packageShape) })
  .parse(JSON.parse(read("package-lock.json")));
/** The locked packages by their path in `node_modules`. */
const locked = Object.entries(packages).filter(([place]) => place !== "");
const nameAt = (place: string) => place.split("node_modules/").at(-1) ?? place;

test("the bill of materials names every locked package with its hash", () => {
  const bill = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: packageRoot,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 24,
  });
  const { components } = z
    .object({
      components: z.array(
        z.object({
          name: z.string(),
          version: z.string(),
          hashes: z.tuple([z.object({ content: z.string().length(128) })]),
        }),
      ),
    })
    .parse(JSON.parse(bill.toString()));
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(named).toEqual(new Set(locked.map(([place, { version }]) => `${nameAt(place)}@${version}`)));
});

test("the optional packages of every platform are locked, otherwise npm ci refuses the lock file", () => {
  const missing = locked.flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("every version is exact, and locked with its hash", () => {
  for (const [name, version] of Object.entries(wanted))
    expect(version, name).toMatch(/^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/);
  for (const [place, { integrity }] of locked) expect(integrity, place).toMatch(/^sha512-/);
});

test("every install script is explicitly allowed or denied, and no entry is obsolete", () => {
  const scripts = new Set(locked.filter(([, one]) => one.hasInstallScript).map(([place]) => nameAt(place)));
  expect(Object.keys(product.allowScripts).sort()).toEqual([...scripts].sort());
});

test("docs/dependencies.md lists every dependency with its reason, and no others", () => {
  const document = read("docs/dependencies.md");
  const rows = document.split("\n").filter((line) => /^\| `/.test(line));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(wanted).sort());
  for (const row of rows) expect(row.split("|")[2]?.trim().length, row).toBeGreaterThan(3);
});

test("workflows pin actions to commit hashes, install locked packages, and have only read access unless stated", () => {
  const folder = ".github/workflows";
  for (const file of readdirSync(join(packageRoot, folder))) {
    const workflow = read(join(folder, file));
    for (const [, action] of workflow.matchAll(/uses: (\S+)/g)) expect(action, file).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
    expect(workflow, file).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(workflow, file).not.toMatch(/npm (install|i) |pull_request_target/);
  }
});

test("the image has one base that can be pinned by digest, is built with npm ci, and does not run as root", () => {
  const image = read("Dockerfile");
  const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/);
  expect(image).not.toMatch(/npm (install|i) /);
  expect([...image.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toBe("node");
});

describe("the base of a release's image", () => {
  const folder = temporaryFolder();
  /**
   * The output of the release step for a response of the registry, as printed by `docker buildx imagetools inspect`.
   */
  async function baseImage(digest: string): Promise<string> {
    await writeFile(join(folder, "docker"), `#!/bin/sh\n[ "$4" = node:24-slim ] && echo "${digest}"\n`, {
      mode: 0o755,
    });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const script = join(packageRoot, ".ci/base-image");
    return promisify(execFile)("bash", [script], { env }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  }

  test("is pinned to the digest of its tag", async () => {
    const digest = `sha256:${"0f".repeat(32)}`;
    expect(await baseImage(digest)).toBe(`node:24-slim@${digest}\n`);
  });

  test.each(["", "sha256:0f", "latest"])("is missing without a digest: %j", async (answer) => {
    expect(await baseImage(answer)).toBe("The registry tells no digest of node:24-slim.\n");
  });

  test("is used by the release build", () => {
    const release = read(".github/workflows/release.yml");
    const [named = 0, built = 0] = [".ci/base-image", "--build-arg NODE_IMAGE="].map((part) => release.indexOf(part));
    expect(named).toBeGreaterThan(0);
    expect(built).toBeGreaterThan(named);
  });
});

test("the image contains all documents that pages are rendered from", () => {
  const image = read("Dockerfile");
  const copied = [...image.matchAll(/^COPY (docs\/.*) \S+$/gm)].flatMap(([, files = ""]) => files.split(" "));
  const folder = "server/http/public-pages";
  const pages = readdirSync(join(packageRoot, folder)).filter((file) => !file.endsWith(".test.ts"));
  const needed = pages
    .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/file: "(.+)"|"(accessibility\/.+\.yaml)"/g)])
    .map(([, page, report]) => `docs/${page ?? report}`);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((file) => !copied.some((one) => file === one || file.startsWith(`${one}/`)))).toEqual([]);
});

test("the example installation requires its passwords to be chosen", () => {
  const compose = read("docker-compose.yml");
  for (const name of ["TOKEN_SECRET", "POSTGRES_PASSWORD", "REDIS_PASSWORD", "FILES_SECRET"])
    expect(compose).toContain(`\${${name}:?`);
  expect(compose).not.toMatch(/_PASSWORD: [^$]|_SECRET: [^$]/);
});
