import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../../server/platform/package-root.ts";
import type { Podman } from "./podman.ts";

const run = promisify(execFile);
const CACHE = join(packageRoot, "node_modules/.cache/worklane-containers");
const NODE_MAJOR = "24";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** This machine's Debian mirror and release. */
async function debian(): Promise<{ mirror: string; suite: string }> {
  const { stdout } = await run("apt-get", [
    "indextargets",
    ...["--format", "$(REPO_URI) $(CODENAME) $(LABEL)", "Created-By: Packages"],
  ]);
  const [, mirror, suite] = /^(\S+) (\w+) Debian$/m.exec(stdout) ?? [];
  if (!mirror || !suite) throw new Error("apt-get knows no mirror of Debian. Run: apt-get update");
  return { mirror, suite };
}

/**
 * Creates a Debian with Node.js, npm and the user `node`, like `node:24-slim`, from the registries of Debian and npm.
 */
async function makeBase(archive: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "worklane-base-"));
  const root = join(folder, "root");
  try {
    const { mirror, suite } = await debian();
    await run("debootstrap", ["--variant=minbase", suite, root, mirror], { maxBuffer: 2 ** 26 });
    const platform = `node-linux-${process.arch}`;
    await writeFile(join(folder, "package.json"), "{}");
    await run("npm", ["install", "--ignore-scripts", `${platform}@${NODE_MAJOR}`, "npm@11"], { cwd: folder });
    await copyFile(join(folder, "node_modules", platform, "bin/node"), join(root, "usr/local/bin/node"));
    const modules = "usr/local/lib/node_modules";
    await mkdir(join(root, modules), { recursive: true });
    await cp(join(folder, "node_modules/npm"), join(root, modules, "npm"), { recursive: true });
    for (const name of ["npm", "npx"])
      await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name));
    await run("chroot", [root, "groupadd", "--gid", "1000", "node"]);
    await run("chroot", [root, "useradd", "--uid", "1000", "--gid", "node", "--create-home", "node"]);
    // As in Debian's images: apt-get leaves no files behind.
    const cache = 'Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache ""; APT::Keep-Downloaded-Packages "false";\n';
    await writeFile(join(root, "etc/apt/apt.conf.d/docker-clean"), cache);
    for (const old of ["var/cache/apt", "var/lib/apt/lists"])
      await rm(join(root, old), { recursive: true, force: true });
    // Node.js has its own root certificates; those added by this machine are for the builds.
    await mkdir(join(root, "etc/ssl/certs"), { recursive: true });
    if (existsSync(CERTIFICATES)) await copyFile(CERTIFICATES, join(root, CERTIFICATES));
    await mkdir(CACHE, { recursive: true });
    await run("tar", ["--create", "--directory", root, "--file", `${archive}.${process.pid}`, "."]);
    await rename(`${archive}.${process.pid}`, archive);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the base image that replaces the one named in the Dockerfile; created once, and cached for later runs. */
export async function baseImage({ podman }: Podman): Promise<string> {
  const archive = join(CACHE, `base-${NODE_MAJOR}-${process.arch}.tar`);
  if (!existsSync(archive)) await makeBase(archive);
  await podman("import", archive, "localhost/worklane-test-base");
  return "localhost/worklane-test-base";
}

/** Builds an image; its npm uses this machine's registry, which is not stored in the image. */
export async function buildImage({ buildah, folder }: Podman, tag: string, context: string, args: readonly string[]) {
  const npmrc = join(folder, "npmrc");
  const { stdout: registry } = await run("npm", ["config", "get", "registry"]);
  await writeFile(npmrc, `registry=${registry.trim()}\n${existsSync(CERTIFICATES) ? `cafile=${CERTIFICATES}\n` : ""}`);
  await buildah(
    ...["bud", "--isolation", "chroot", "--network", "host", "--format", "docker", "--layers"],
    ...["--volume", `${npmrc}:/root/.npmrc:ro`, ...args, "--tag", tag, context],
  );
}
