import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { giveTo, initialiseCluster, prepareCluster } from "../development/postgres-cluster.ts";
import { type OwnCluster, startOwnCluster } from "./own-cluster.ts";

const run = promisify(execFile);
/** Preserves owners and modes, which PostgreSQL checks. */
const copyWhole = (from: string, to: string) => run("cp", ["--archive", from, to]);

/** PostgreSQL's own settings, by name. */
export type PostgresSettings = Readonly<Record<string, string | number>>;

/** A separate PostgreSQL that archives its write-ahead log, like an operator's. */
export type ArchivingPostgres = Awaited<ReturnType<typeof startArchivingPostgres>>;

/** `settingsFor`: PostgreSQL's settings for the given folder of the log archive. */
export async function startArchivingPostgres(settingsFor: (archive: string) => PostgresSettings) {
  const folder = join(tmpdir(), `worklane-archiving-${crypto.randomUUID()}`);
  const home = join(folder, "lost");
  const copy = join(folder, "copy");
  const archive = join(folder, "archive");
  const restored = join(folder, "restored");
  const servers: OwnCluster[] = [];
  async function launch(at: string, settings: PostgresSettings): Promise<string> {
    const cluster = await prepareCluster(at, settings);
    await initialiseCluster(cluster);
    const server = await startOwnCluster(cluster);
    servers.push(server);
    return server.url;
  }
  const crashAll = () => Promise.all(servers.map((server) => server.crash().catch(() => {})));

  await mkdir(folder);
  const { runAs } = (await prepareCluster(home, {})).launcher;
  await mkdir(archive);
  await giveTo(runAs, archive);
  const url = await launch(home, settingsFor(archive));

  return {
    url,
    archive,
    /**
     * Copies its files while it is running; the basis of a restore. Does what pg_basebackup does, which the embedded PostgreSQL
     * does not include.
     */
    async baseCopy() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query("select pg_backup_start('base copy', fast => true)");
        await copyWhole(join(home, "data"), copy);
        const log = (await readdir(join(copy, "pg_wal"))).map((name) => join("pg_wal", name));
        for (const left of ["postmaster.pid", "postmaster.opts", ...log])
          await rm(join(copy, left), { recursive: true });
        const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop()");
        await writeFile(join(copy, "backup_label"), rows[0]?.labelfile ?? "");
      } finally {
        await client.end();
      }
    },
    /** Crashes it, and removes its files: only the copy and the archive are left. */
    async lose() {
      await crashAll();
      await rm(join(home, "data"), { recursive: true });
    },
    /**
     * Starts a new one from the copy and the archive. `settings`: where the log is, and the recovery target. Returns its
     * address.
     */
    async restore(settings: PostgresSettings): Promise<string> {
      await mkdir(restored);
      await copyFile(join(home, "password"), join(restored, "password"));
      await copyWhole(copy, join(restored, "data"));
      const label = join(restored, "data/backup_label");
      const signal = join(restored, "data/recovery.signal");
      await writeFile(signal, "");
      await giveTo(runAs, label, signal);
      return launch(restored, settings);
    },
    async remove() {
      await crashAll();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
