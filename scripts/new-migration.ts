import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate, SCHEMA_FOLDER } from "../server/platform/database/migrations.ts";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { differenceToSchema } from "./schema-engine.ts";

// npm run migration NAME: writes the SQL from the existing migrations to prisma/schema.prisma. Review it, and add by
// hand what Prisma cannot express.

const name = process.argv.slice(2).join("_").toLowerCase().replace(/\W+/g, "_");
if (!name) {
  console.error("Say what the migration does: npm run migration add_job_perks");
  process.exit(1);
}

const postgres = await startThrowawayPostgres();
try {
  await migrate(postgres.url);
  const sql = await differenceToSchema(postgres.url);
  const moment = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(SCHEMA_FOLDER, "migrations", `${moment}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, "migration.sql"), sql);
  console.log(`Wrote ${join(folder, "migration.sql")}`);
} finally {
  await postgres.stop();
}
