import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  type Cluster,
  initialiseCluster,
  launchServer,
  pgCtl,
  prepareCluster,
  SUPERUSER,
} from "../../server/development/postgres-cluster.ts";
import { readPostmaster } from "../../server/development/postmaster.ts";

/** A PostgreSQL that follows another. */
export interface StandbyPostgres {
  readonly url: string;
  /** Ends it at once, as a crash would. */
  crash(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
}

/** A primary with standbys by streaming replication. */
export interface ReplicatedPostgres {
  readonly url: string;
  readonly standbys: readonly StandbyPostgres[];
  remove(): Promise<void>;
}

const run = promisify(execFile);
const SETTINGS = { fsync: "off", max_connections: 100 };

/** Starts them. `prepare`: fills the primary before it is copied. */
export async function startReplicatedPostgres(
  standbys: number,
  prepare: (url: string) => Promise<unknown>,
): Promise<ReplicatedPostgres> {
  const folder = join(tmpdir(), `worklane-replicated-${randomUUID()}`);
  const primary = await prepareCluster(`${folder}-primary`, SETTINGS);
  await initialiseCluster(primary);
  await launchServer(primary);
  const port = await portOf(primary);
  const urlAt = (port: number) => `postgresql://${SUPERUSER}:${primary.password}@127.0.0.1:${port}/postgres`;
  await prepare(urlAt(port));
  await pgCtl(primary, "stop", "--mode=fast");
  const copies: Cluster[] = [];
  for (let n = 1; n <= standbys; n++) {
    const copy = await prepareCluster(`${folder}-standby-${n}`, {
      ...SETTINGS,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${primary.password}`,
    });
    await run("cp", ["-a", primary.data, copy.data]);
    await writeFile(join(copy.data, "standby.signal"), "");
    copies.push(copy);
  }
  const start = async (cluster: Cluster) => void (await pgCtl(cluster, "start", `--log=${cluster.log}`));
  const crash = async (cluster: Cluster) => void (await pgCtl(cluster, "stop", "--mode=immediate"));
  await start(primary);
  for (const copy of copies) await launchServer(copy);
  return {
    url: urlAt(port),
    standbys: await Promise.all(
      copies.map(async (copy) => ({
        url: urlAt(await portOf(copy)),
        crash: () => crash(copy),
        start: () => start(copy),
      })),
    ),
    async remove() {
      for (const [cluster, name] of [
        ...copies.map((copy, n) => [copy, `standby-${n + 1}`] as const),
        [primary, "primary"] as const,
      ]) {
        await crash(cluster).catch(() => {});
        await rm(`${folder}-${name}`, { recursive: true, force: true });
      }
    },
  };
}

async function portOf(cluster: Cluster): Promise<number> {
  const postmaster = await readPostmaster(cluster.data);
  if (!postmaster) throw new Error("PostgreSQL did not start.");
  return postmaster.port;
}
