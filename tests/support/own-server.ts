import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { type ServerProcess, serverProcess } from "../../server/testing/server-process.ts";

/** A server in a separate process, with its folder. */
export interface OwnServer extends ServerProcess {
  readonly dataDir: string;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** The production build. Not started yet; it runs its background work itself. */
export async function ownServer(env: Record<string, string>): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "worklane-test-"));
  const server = serverProcess(await freePort(), { DATA_DIR: dataDir, WORKER: "inside", ...env }, "built");
  return Object.assign(Object.create(server) as ServerProcess, {
    dataDir,
    async remove() {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}
