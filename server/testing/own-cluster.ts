import { type Cluster, launchServer, pgCtl, SUPERUSER } from "../development/postgres-cluster.ts";
import { readPostmaster } from "../development/postmaster.ts";

/** A PostgreSQL server for a single test. */
export type OwnCluster = Awaited<ReturnType<typeof startOwnCluster>>;

/** Starts the server of an existing cluster. */
export async function startOwnCluster(cluster: Cluster) {
  await launchServer(cluster);
  const postmaster = await readPostmaster(cluster.data);
  if (!postmaster) throw new Error("PostgreSQL did not start.");
  const { port } = postmaster;
  return {
    port,
    url: `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/postgres`,
    /** Kills it without closing connections, like a crash. */
    crash: async () => void (await pgCtl(cluster, "stop", "--mode=immediate")),
    /** Restarts it at the same address. */
    start: async () => void (await pgCtl(cluster, "start", `--log=${cluster.log}`)),
  };
}
