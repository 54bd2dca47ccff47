import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const NEEDED = ["buildah", "podman", "runc", "debootstrap", "catatonit", "iptables"];
/** Debian's package of netavark, which is not on the path, has the same name. */
const DEBIAN = [...NEEDED, "netavark", "aardvark-dns"].join(" ");

/** Why containers cannot be built and run here, as a sentence; null when they can. */
export function whyNoContainers(): string | null {
  if (process.getuid?.() !== 0) return "Containers are tried as root on Debian alone.";
  const missing = NEEDED.filter((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
  return missing.length > 0 ? `${missing.join(", ")} missing. On Debian: apt-get install ${DEBIAN}` : null;
}

/** Containers, images, networks and volumes in a separate folder: isolated from the rest of this machine. */
export type Podman = Awaited<ReturnType<typeof ownPodman>>;

export async function ownPodman() {
  const folder = await mkdtemp(join(tmpdir(), "worklane-containers-"));
  const at = (name: string) => join(folder, name);
  await mkdir(at("networks"));
  const storage = ["--root", at("root"), "--runroot", at("run")];
  const own = [
    ...[...storage, "--tmpdir", at("tmp"), "--network-config-dir", at("networks"), "--volumepath", at("volumes")],
    ...["--runtime", "runc", "--cgroup-manager", "cgroupfs", "--events-backend", "none"],
  ];
  const options = {
    maxBuffer: 64 * 1024 * 1024,
    // Without systemd there are no scheduled health checks: the tests run them.
    env: { ...process.env, DISABLE_HC_SYSTEMD: "true" },
  };
  /** Runs `podman`, which may fail; resolves with its exit code and output. */
  const tryPodman = (...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    run("podman", [...own, ...args], options).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code: Number(code), stdout, stderr }),
    );
  /** Runs `podman`; resolves with its output, and rejects when it fails. */
  async function podman(...args: readonly string[]) {
    const { code, stdout, stderr } = await tryPodman(...args);
    if (code !== 0) throw new Error(`podman ${args.join(" ")}\n${stdout}${stderr}`);
    return stdout.trim();
  }
  return {
    folder,
    podman,
    tryPodman,
    /** Runs `buildah`. */
    buildah: async (...args: readonly string[]) => (await run("buildah", [...storage, ...args], options)).stdout.trim(),
    /** Removes everything. */
    async remove() {
      await podman("rm", "--all", "--force", "--time", "0", "--volumes");
      await podman("network", "prune", "--force");
      await podman("volume", "prune", "--force");
      await podman("rmi", "--all", "--force");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Limits of open files and processes: podman would set more than its user may have. */
export const ULIMITS = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000"] as const;
