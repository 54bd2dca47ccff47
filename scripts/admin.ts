import { existsSync } from "node:fs";
import { readConfig } from "../server/config.ts";
import { closePlatform, createPlatform } from "../server/create-platform.ts";
import { AppError } from "../server/platform/errors.ts";
import { createLogger } from "../server/platform/logging/log.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { createServices } from "../server/services/services.ts";

const USAGE =
  "npm run admin                       reports that wait for review\nnpm run admin -- dismiss REPORT-ID   nothing is wrong with it\nnpm run admin -- remove REPORT-ID    take it away: the message's text, the job, or the person's account";

const [verdict, id] = process.argv.slice(2);
if (verdict && (!id || (verdict !== "dismiss" && verdict !== "remove"))) {
  console.error(USAGE);
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log: createLogger("error") });
const { reports, assistant } = createServices(platform, config.tokenSecret, config.assistant);
try {
  if (id && (verdict === "dismiss" || verdict === "remove")) {
    await reports.review(id, verdict);
    console.log(verdict === "remove" ? "Removed." : "Dismissed.");
  } else {
    const waiting = await reports.waiting();
    for (const report of waiting) {
      const what = (await reports.describe(report)) ?? "(gone already)";
      console.log(
        `${report.id}  ${report.createdAt.toISOString()}  ${report.kind} ${report.reason}\n  ${what}\n  ${report.note}`,
      );
    }
    console.log(`${waiting.length} waiting.\n\n${USAGE}`);
  }
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
await assistant.close();
await closePlatform(platform);
await database.stop();
