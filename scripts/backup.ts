import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "../server/config.ts";
import { BackupError } from "../server/platform/backup/manifest.ts";
import { restoreBackup } from "../server/platform/backup/restore-backup.ts";
import { writeBackup } from "../server/platform/backup/write-backup.ts";
import { openDatabase } from "../server/platform/database/database.ts";
import { openFileStore } from "../server/platform/files/open-file-store.ts";
import { prepareDatabase } from "../server/prepare-database.ts";

const USAGE =
  "npm run backup -- FOLDER             writes the database and the files into a new folder\nnpm run backup -- restore FOLDER     puts them back, into a database without accounts";

const args = process.argv.slice(2);
const restores = args[0] === "restore";
const folder = args[restores ? 1 : 0];
if (!folder || args.length > (restores ? 2 : 1)) {
  console.error(USAGE);
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const db = openDatabase(database.url, { poolSize: 2, statementSeconds: 0 });
try {
  const files = await openFileStore(config);
  const { tables, files: fileCount, missing } = await (restores ? restoreBackup : writeBackup)({ db, files }, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${restores ? "Restored" : "Written"}: ${rows} rows, ${fileCount} files. ${resolve(folder)}`);
  if (missing.length > 0) console.log(`${missing.length} files had no bytes in the store; backup.json names them.`);
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
await db.close();
await database.stop();
