import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initialiseCluster, prepareCluster } from "../development/postgres-cluster.ts";
import { startOwnCluster } from "./own-cluster.ts";

/**
 * A separate PostgreSQL with durable commits, which can be crashed and restarted at the same address. `parent`: where its folder is created; accessible to PostgreSQL's user. `settings`: additional PostgreSQL settings.
 */
export async function startRestartablePostgres(
  parent = tmpdir(),
  settings: Readonly<Record<string, string | number>> = {},
) {
  const folder = join(parent, `worklane-restartable-${crypto.randomUUID()}`);
  const cluster = await prepareCluster(folder, { max_connections: 200, ...settings });
  await initialiseCluster(cluster);
  const server = await startOwnCluster(cluster);
  return {
    ...server,
    async remove() {
      await server.crash().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
