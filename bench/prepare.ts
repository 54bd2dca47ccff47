import { prepareData, SIZES } from "./lib/data.ts";
import { startPostgres } from "./lib/postgres.ts";

// Builds the databases without measuring; with `--huge`, only that of ten million jobs.
const postgres = await startPostgres();
try {
  const { huge, ...usual } = SIZES;
  const sizes = process.argv.includes("--huge") ? [huge] : Object.values(usual);
  for (const jobs of sizes) await prepareData(postgres.url, jobs);
} finally {
  await postgres.stop();
}
