import { type Cluster, launchServer, pgCtl, SUPERUSER } from "../development/postgres-cluster.ts";
import { readPostmaster } from "../development/postmaster.ts";

/** A PostgreSQL server of a test's own. */
export interface OwnCluster {
  readonly url: string;
  readonly port: number;
  /** Ends it at once, without a goodbye to anybody, as a crash would. */
  crash(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
}

/** Starts the server of a cluster whose files are there. */
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
