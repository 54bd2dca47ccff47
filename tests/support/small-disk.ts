import { execFile } from "node:child_process";
import { appendFile, mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A folder that can be made to have no room left, and to have room again. */
export interface SmallDisk {
  /** `pid`: the server that writes there. */
  fill(pid: number): Promise<void>;
  free(pid: number): Promise<void>;
  remove(): Promise<void>;
}

/** Bytes left on the full disk: less than any file of the tests, so that it breaks off half-way. */
const LEFT = 8 * 1024;
/** Bytes that are filled by writing, and not at once. */
const LAST = 4 * 1024 * 1024;

/** A file system of its own, of so many bytes; null where none may be mounted. */
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
      // Until the disk refuses, whatever else is written meanwhile; then a little room again.
      await appendFile(ballast, Buffer.alloc(2 * LAST)).catch(() => {});
      await run("truncate", ["-s", `-${LEFT}`, ballast]);
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => void (await run("umount", [folder])),
  };
}

/**
 * A file system of its own where that may be mounted; elsewhere the kernel is asked to let the process write no more than
 * that into a file. Either refuses in the middle of a file.
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
