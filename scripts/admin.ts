import { commandActionEvent } from "../server/audit/audit-log.ts";
import { requireUsage, runOnServices, type ServicesCommand } from "../server/command-line.ts";
import { addSynonyms, listSynonyms, removeSynonyms } from "../server/jobs/search/synonyms.store.ts";
import { OperatorError } from "../server/platform/operator-error.ts";

const USAGE = `npm run admin                       list pending reports
npm run admin -- dismiss REPORT-ID   close it without action
npm run admin -- remove REPORT-ID    delete it: the message's text, the job, or the person's account
npm run admin -- synonyms            words that stand for each other in searches
npm run admin -- synonyms same WORDS, WORDS, …      they are the same: bombay, mumbai
npm run admin -- synonyms close WORDS, WORDS, …     a search for the first finds the others, too: lawyer, counsel
npm run admin -- synonyms remove ID`;

const FORMS = [/^$/, /^(dismiss|remove) \S+$/, /^synonyms$/, /^synonyms (same|close) \S/, /^synonyms remove \d+$/];

const args = process.argv.slice(2);
const [verdict, id, ...rest] = args;
requireUsage(
  USAGE,
  FORMS.some((form) => form.test(args.join(" "))),
);
await runOnServices(async (command) => {
  const { reports } = command.services;
  if (verdict === "synonyms") {
    await editSynonyms(command, id, rest.join(" "));
  } else if (id && (verdict === "dismiss" || verdict === "remove")) {
    await reports.review(id, verdict, command.by);
    console.log(verdict === "remove" ? "Removed." : "Dismissed.");
  } else {
    const waiting = await reports.waiting();
    for (const report of waiting) {
      const what = (await reports.describe(report)) ?? "(already deleted)";
      console.log(
        `${report.id}  ${report.createdAt.toISOString()}  ${report.kind} ${report.reason}\n  ${what}\n  ${report.note}`,
      );
    }
    console.log(`${waiting.length} waiting.\n\n${USAGE}`);
  }
});

/** Lists, adds or removes synonyms of the job search. */
async function editSynonyms(
  { platform: { db }, services, by }: ServicesCommand,
  command: string | undefined,
  argument: string,
): Promise<void> {
  const noteChange = () => services.auditLog.note(commandActionEvent("OPERATOR_SYNONYMS_CHANGED", by));
  if (command === "same" || command === "close") {
    const { id, terms } = await addSynonyms(db, { terms: argument.split(","), same: command === "same" });
    noteChange();
    console.log(`${id}  ${terms.join(", ")}`);
  } else if (command === "remove") {
    if (!(await removeSynonyms(db, Number(argument)))) throw new OperatorError("No synonyms have this ID.");
    noteChange();
    console.log("Removed.");
  } else {
    for (const { id, terms, same } of await listSynonyms(db))
      console.log(`${id}  ${same ? "same " : "close"}  ${terms.join(", ")}`);
  }
}
