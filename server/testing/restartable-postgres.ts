import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initialiseCluster, launchServer, pgCtl, prepareCluster, SUPERUSER } from "../development/postgres-cluster.ts";
import { readPostmaster } from "../development/postmaster.ts";

/** A PostgreSQL of its own that keeps what it acknowledged, and can be crashed and started again at the same address. */
export interface RestartablePostgres {
  readonly url: string;
  /** Ends it at once, without a goodbye to anybody, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
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
  await launchServer(cluster);
  const postmaster = await readPostmaster(cluster.data);
  if (!postmaster) throw new Error("PostgreSQL did not start.");
  const crash = async () => void (await pgCtl(cluster, "stop", "--mode=immediate"));
  return {
    url: `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${postmaster.port}/postgres`,
    crash,
    async start() {
      await pgCtl(cluster, "start", `--log=${cluster.log}`);
    },
    async remove() {
      await crash().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
