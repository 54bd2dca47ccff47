import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
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

/**
 * A file system of its own where that may be mounted; elsewhere the kernel is asked to let the process write no more than
 * that into a file. Either refuses in the middle of a file.
 */
export async function smallDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  const mounted = await run("mount", ["-t", "tmpfs", "-o", "size=512k", "tmpfs", folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) {
    const allow = (pid: number, bytes: string) => run("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:`]);
    return {
      fill: async (pid) => void (await allow(pid, String(LEFT))),
      free: async (pid) => void (await allow(pid, "unlimited")),
      remove: async () => {},
    };
  }
  const ballast = join(folder, "ballast");
  return {
    async fill() {
      // Until the disk refuses; then a little room again.
      await writeFile(ballast, Buffer.alloc(1024 * 1024)).catch(() => {});
      await run("truncate", ["-s", `-${LEFT}`, ballast]);
    },
    free: () => rm(ballast),
    remove: async () => void (await run("umount", [folder])),
  };
}
