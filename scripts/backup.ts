import { resolve } from "node:path";
import { runOnDatabase } from "../server/command-line.ts";
import { BackupError } from "../server/platform/backup/manifest.ts";
import { restoreBackup } from "../server/platform/backup/restore-backup.ts";
import { writeBackup } from "../server/platform/backup/write-backup.ts";
import { openFileStore } from "../server/platform/files/open-file-store.ts";

const USAGE =
  "npm run backup -- FOLDER             writes the database and the files into a new folder\nnpm run backup -- restore FOLDER     puts them back, into a database without accounts";

const args = process.argv.slice(2);
const restores = args[0] === "restore";
const folder = args[restores ? 1 : 0];
if (!folder || args.length > (restores ? 2 : 1)) {
  console.error(USAGE);
  process.exit(1);
}
await runOnDatabase(
  async ({ config, db, record }) => {
    const files = await openFileStore(config);
    // Recorded first: an interrupted backup has exported some of the data.
    if (!restores) await record("OPERATOR_BACKUP_WRITTEN");
    const { tables, files: fileCount, missing } = await (restores ? restoreBackup : writeBackup)({ db, files }, folder);
    if (restores) await record("OPERATOR_BACKUP_RESTORED");
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${restores ? "Restored" : "Written"}: ${rows} rows, ${fileCount} files. ${resolve(folder)}`);
    if (missing.length > 0) console.log(`${missing.length} files had no bytes in the store; backup.json names them.`);
  },
  (error) => error instanceof BackupError,
);
