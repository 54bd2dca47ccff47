import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { readConfig } from "../server/config.ts";
import { closePlatform, createPlatform } from "../server/create-platform.ts";
import { addSynonyms, listSynonyms, removeSynonyms } from "../server/jobs/search/synonyms.store.ts";
import { AppError } from "../server/platform/errors.ts";
import { createLogger } from "../server/platform/logging/log.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { createServices } from "../server/services/services.ts";

const USAGE = `npm run admin                       reports that wait for review
npm run admin -- dismiss REPORT-ID   nothing is wrong with it
npm run admin -- remove REPORT-ID    take it away: the message's text, the job, or the person's account
npm run admin -- synonyms            words that stand for each other in searches
npm run admin -- synonyms same WORDS, WORDS, …      they are the same: bombay, mumbai
npm run admin -- synonyms close WORDS, WORDS, …     a search for the first finds the others, too: lawyer, counsel
npm run admin -- synonyms remove ID`;

const [verdict, id, ...rest] = process.argv.slice(2);
const COMMANDS = ["dismiss", "remove", "synonyms"];
if (verdict && (!COMMANDS.includes(verdict) || (verdict !== "synonyms" && !id))) {
  console.error(USAGE);
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log: createLogger("error") });
const { reports, assistant, auditLog } = createServices(platform, config);
/** As whom the audit log names who works here. */
const operator = `command line: ${userInfo().username}`;
try {
  if (verdict === "synonyms") {
    await editSynonyms(id, rest.join(" "));
  } else if (id && (verdict === "dismiss" || verdict === "remove")) {
    await reports.review(id, verdict, operator);
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
await auditLog.flush();
await closePlatform(platform);
await database.stop();

/** Notes that the operator changed the synonyms. */
function noteSynonyms() {
  auditLog.note({
    ...{ accountId: null, appId: null, operation: "OPERATOR_SYNONYMS_CHANGED", outcome: "ALLOWED", address: operator },
  });
}

/** Lists, adds or removes synonyms of the job search. */
async function editSynonyms(command: string | undefined, argument: string) {
  const { db } = platform;
  if (command === "same" || command === "close") {
    const { id, terms } = await addSynonyms(db, { terms: argument.split(","), same: command === "same" });
    noteSynonyms();
    console.log(`${id}  ${terms.join(", ")}`);
  } else if (command === "remove") {
    const removed = await removeSynonyms(db, Number(argument) || 0);
    if (removed) noteSynonyms();
    console.log(removed ? "Removed." : "There are none with this number.");
  } else {
    for (const { id, terms, same } of await listSynonyms(db))
      console.log(`${id}  ${same ? "same " : "close"}  ${terms.join(", ")}`);
  }
}
