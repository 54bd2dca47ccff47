import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initialiseCluster, prepareCluster } from "../development/postgres-cluster.ts";
import { type OwnCluster, startOwnCluster } from "./own-cluster.ts";

/** A PostgreSQL of its own that keeps what it acknowledged, and can be crashed and started again at the same address. */
export interface RestartablePostgres extends OwnCluster {
  remove(): Promise<void>;
}

/** `parent`: where its folder is made; one that PostgreSQL's user can reach. `settings`: further ones of PostgreSQL's. */
export async function startRestartablePostgres(
  parent = tmpdir(),
  settings: Readonly<Record<string, string | number>> = {},
): Promise<RestartablePostgres> {
  const folder = join(parent, `worklane-restartable-${randomUUID()}`);
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
