import { prepareData, SIZES } from "./lib/data.ts";
import { startPostgres } from "./lib/postgres.ts";

// Builds all databases and measures nothing.
const postgres = await startPostgres();
try {
  for (const jobs of Object.values(SIZES)) await prepareData(postgres.url, jobs);
} finally {
  await postgres.stop();
}
