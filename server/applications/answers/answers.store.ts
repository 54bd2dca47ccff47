import type { ApplicationAnswer as Row } from "../../generated/prisma/client.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { fileUrl } from "../../platform/files/file-url.ts";
import { byApplication, type OfApplication } from "../by-application.ts";
import type { ApplicationAnswer } from "./answers.types.ts";

/** An answer to one question, with the wording of the question at the time. */
export type StoredAnswer = Omit<Row, "applicationId">;

/** Stores the answers to a new application, and how many of them do not qualify. */
export async function insertAnswers(
  tx: Transaction,
  applicationId: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx.applicationAnswer.createMany({ data: answers.map((answer) => ({ ...answer, applicationId })) });
  const unmetRequirements = answers.filter(({ isMet }) => isMet === false).length;
  if (unmetRequirements > 0)
    await tx.application.updateMany({ where: { id: applicationId }, data: { unmetRequirements } });
}

/** Deletes an application's answers, files included. @returns the storage keys of the files */
export async function deleteAnswers(tx: Transaction, applicationId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string | null }[]>`
    with answers as (delete from application_answers where application_id = ${applicationId}::uuid returning file_id)
    delete from files where id in (select file_id from answers) returning storage_key as key`;
  return rows.flatMap(({ key }) => key ?? []);
}

/** An answer as read from the database, as JSON or as a row. */
export type AnswerRow = Omit<ApplicationAnswer, "fileUrl"> & { readonly fileKey: string | null };

/** SQL: the columns of an answer `w`, with its file `answered`. */
const COLUMNS = {
  ...{ kind: "w.kind", label: "w.label", text: "w.text", need: "w.need", isMet: "w.is_met" },
  ...{ fileKey: "answered.storage_key", fileName: "answered.name" },
};
const FROM = "application_answers w left join files answered on answered.id = w.file_id";

/** SQL: the answers to the application `a`, in order, as JSON. */
export const answersOf = (a: string): string => `(
  select coalesce(json_agg(json_build_object(${Object.entries(COLUMNS)
    .map(([name, column]) => `'${name}', ${column}`)
    .join(", ")}) order by w.position), '[]')
  from ${FROM} where w.application_id = ${a}.id)`;

/** Returns an answer with the link to its file. */
export const toAnswer = ({ fileKey, ...answer }: AnswerRow): ApplicationAnswer => ({
  ...answer,
  fileUrl: fileKey === null ? null : fileUrl(fileKey, answer.fileName ?? "file"),
});

/** Returns the answers of these applicants, in the order of the questions, in one statement. */
export async function readAnswers(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
): Promise<Map<string, ApplicationAnswer[]>> {
  const columns = Object.entries(COLUMNS).map(([name, column]) => `${column} as "${name}"`);
  const { rows } = await pool.query<OfApplication<AnswerRow>>({
    name: "answers-of-applications",
    text: `select w.application_id as "applicationId", ${columns.join(", ")} from ${FROM}
      where w.application_id = any($1::uuid[]) order by w.application_id, w.position`,
    values: [ids],
  });
  return byApplication(
    ids,
    rows.map(({ applicationId, ...row }) => ({ applicationId, ...toAnswer(row) })),
  );
}

/** Returns the questions that applicants to a job have answered, each wording once, in the job's order. */
export async function readAnsweredQuestions({ pool }: Pick<Database, "pool">, jobId: string): Promise<string[]> {
  const { rows } = await pool.query<{ label: string }>({
    name: "answered-questions",
    text: `select w.label from application_answers w join applications a on a.id = w.application_id
      where a.job_id = $1 and a.status <> 'WITHDRAWN' group by w.label order by min(w.position), w.label limit 100`,
    values: [jobId],
  });
  return rows.map(({ label }) => label);
}
