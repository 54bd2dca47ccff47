import { resolve } from "node:path";
import { reportErrors, requireUsage, runOnDatabase } from "../server/command-line.ts";
import type { Manifest } from "../server/platform/backup/manifest.ts";
import { type Backup, openBackup } from "../server/platform/backup/open-backup.ts";
import { restoreBackup } from "../server/platform/backup/restore-backup.ts";
import { type WrittenBackup, writeBackup } from "../server/platform/backup/write-backup.ts";
import { openFileStore } from "../server/platform/files/open-file-store.ts";

const USAGE = `npm run backup -- FOLDER             writes the database and the files into a new folder
npm run backup -- verify FOLDER      checks that nothing in it is missing or damaged
npm run backup -- restore FOLDER     checks it, and puts everything back, into a database without accounts`;

/** Number of files that are named on the terminal. */
const MAX_NAMED = 20;

const args = process.argv.slice(2);
const command = args[0] === "restore" || args[0] === "verify" ? args[0] : "write";
const folder = args[command === "write" ? 0 : 1];
requireUsage(USAGE, folder !== undefined && /^[^-]/.test(folder) && args.length === (command === "write" ? 1 : 2));
await reportErrors(async () => {
  if (command === "write") return write(folder);
  // Before the database is opened, which would create its tables.
  const backup = await checked(folder);
  if (command === "restore") return restore(backup);
  const { missing } = backup.manifest;
  if (missing.length === 0) return;
  process.exitCode = 1;
  console.error(
    `${missing.length} files that the database named were not in the store when it was made, and are not in it:`,
  );
  printSome(missing);
});

/** Prints the first of these lines; `missing` in backup.json has all. */
function printSome(lines: readonly string[]): void {
  for (const line of lines.slice(0, MAX_NAMED)) console.error(`  ${line}`);
  if (lines.length > MAX_NAMED) console.error("  and more; `missing` in backup.json has all.");
}

/** Opens a backup. */
async function checked(folder: string): Promise<Backup> {
  const backup = await openBackup(folder);
  const { parts, createdAt } = backup.manifest;
  console.log(
    backup.isVerified
      ? `Verified: the ${parts.length} files of the backup of ${createdAt} are as they were written.`
      : `The backup of ${createdAt} was made by a version that wrote no checksums: it cannot be verified.`,
  );
  return backup;
}

async function write(folder: string): Promise<void> {
  await runOnDatabase(async ({ config, db, record }) => {
    const files = await openFileStore(config);
    // Recorded before the data is read: an interrupted backup has exported some of it.
    await record("OPERATOR_BACKUP_STARTED");
    const { manifest, lost } = await writeBackup({ db, files }, folder);
    await record("OPERATOR_BACKUP_WRITTEN");
    report("Written", manifest, folder);
    const removed = manifest.missing.length - lost.length;
    if (removed > 0) console.log(`${removed} files were removed while the backup was written, and are not in it.`);
    if (lost.length > 0) reportLost(lost);
  });
}

function reportLost(lost: WrittenBackup["lost"]): void {
  process.exitCode = 1;
  console.error(`The backup lacks ${lost.length} files that the database names:`);
  printSome(lost.map(({ key, why }) => `${key}: ${why}`));
  console.error(
    "Everything else is in it. Check FILES_URL and DATA_DIR, or put these files back, and write a new one.",
  );
}

async function restore(backup: Backup): Promise<void> {
  await runOnDatabase(async ({ config, db, record }) => {
    const manifest = await restoreBackup({ db, files: await openFileStore(config) }, backup);
    await record("OPERATOR_BACKUP_RESTORED");
    report("Restored", manifest, backup.folder);
    if (manifest.missing.length > 0)
      console.log(`${manifest.missing.length} files were not in the store when it was made; backup.json names them.`);
  });
}

function report(what: string, { tables, files }: Manifest, folder: string): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${what}: ${rows} rows, ${files} files. ${resolve(folder)}`);
}
