import { execFile } from "node:child_process";
import { appendFile, mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A folder whose disk can be filled, and freed again. */
export interface SmallDisk {
  /** `pid`: the server that writes there. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
  remove(): Promise<void>;
}

/** Bytes left on the full disk: fewer than any file of the tests, so that writing fails half-way. */
const LEFT = 8 * 1024;
/** Bytes that are filled by writing, instead of being allocated. */
const LAST = 4 * 1024 * 1024;

/** Mounts a file system of this size; null where mounting is not permitted. */
export async function mountedDisk(folder: string, bytes: number): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) return null;
  const ballast = join(folder, "ballast");
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize > 2 * LAST) await run("fallocate", ["-l", String(bavail * bsize - LAST), ballast]);
      // Until the disk is full, despite concurrent writes; then a little is freed.
      await appendFile(ballast, Buffer.alloc(2 * LAST)).catch(() => {});
      await run("truncate", ["-s", `-${LEFT}`, ballast]);
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => void (await run("umount", [folder])),
  };
}

/**
 * A mounted file system where permitted; otherwise the kernel limits the size of the process's files to that many
 * bytes. Either fails in the middle of a file.
 */
export async function smallDisk(folder: string): Promise<SmallDisk> {
  const mounted = await mountedDisk(folder, 512 * 1024);
  if (mounted) return mounted;
  const allow = (pid: number, bytes: string) => run("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:`]);
  return {
    fill: async (pid) => void (await allow(pid, String(LEFT))),
    free: async (pid) => void (await allow(pid, "unlimited")),
    remove: async () => {},
  };
}
