import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { initialiseCluster, pgCtl, prepareCluster, SUPERUSER } from "../../server/development/postgres-cluster.ts";
import { startOwnCluster } from "../../server/testing/own-cluster.ts";

/** A primary with a standby by streaming replication. */
export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplicatedPostgres>>;

const run = promisify(execFile);
const SETTINGS = { fsync: "off", max_connections: 100 };

/** Starts both. `prepare`: fills the primary before it is copied. */
export async function startReplicatedPostgres(prepare: (url: string) => Promise<unknown>) {
  const folder = join(tmpdir(), `worklane-replicated-${randomUUID()}`);
  const cluster = await prepareCluster(join(folder, "primary"), SETTINGS);
  await initialiseCluster(cluster);
  const primary = await startOwnCluster(cluster);
  await prepare(primary.url);
  await pgCtl(cluster, "stop", "--mode=fast");
  const copy = await prepareCluster(join(folder, "standby"), {
    ...SETTINGS,
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${cluster.password}`,
  });
  await run("cp", ["-a", cluster.data, copy.data]);
  await writeFile(join(copy.data, "standby.signal"), "");
  await primary.start();
  const standby = await startOwnCluster(copy);
  return {
    url: primary.url,
    // Its roles, with their password, are the primary's.
    standby: { ...standby, url: standby.url.replace(copy.password, cluster.password) },
    async remove() {
      for (const server of [standby, primary]) await server.crash().catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
