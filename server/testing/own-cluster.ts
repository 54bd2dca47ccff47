import { type Cluster, launchServer, pgCtl, SUPERUSER } from "../development/postgres-cluster.ts";
import { readPostmaster } from "../development/postmaster.ts";

/** A PostgreSQL server for a single test. */
export interface OwnCluster {
  readonly url: string;
  readonly port: number;
  /** Kills it without closing connections, like a crash. */
  crash(): Promise<void>;
  /** Restarts it at the same address. */
  start(): Promise<void>;
}

/** Starts the server of an existing cluster. */
export async function startOwnCluster(cluster: Cluster): Promise<OwnCluster> {
  await launchServer(cluster);
  const postmaster = await readPostmaster(cluster.data);
  if (!postmaster) throw new Error("PostgreSQL did not start.");
  const { port } = postmaster;
  return {
    port,
    url: `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/postgres`,
    crash: async () => void (await pgCtl(cluster, "stop", "--mode=immediate")),
    start: async () => void (await pgCtl(cluster, "start", `--log=${cluster.log}`)),
  };
}
