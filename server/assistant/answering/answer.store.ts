import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { ErrorCode } from "../../platform/errors.ts";
import type { AssistantRunningAnswer } from "../assistant.types.ts";
import type { AnswerSnapshot, AnswerState, LiveAnswer } from "./live-answer.ts";

/** SQL: without a heartbeat of its node for this long, an answer counts as interrupted. */
const IS_SILENT = "state = 'RUNNING' and updated_at < now() - interval '20 seconds'";

/** Stores the row of a new answer. False while another answer to the same person is being written. */
export async function insertAnswer(
  { prisma, pool }: Pick<Database, "prisma" | "pool">,
  { id, seekerId, conversationId }: LiveAnswer,
  row: Pick<AssistantRunningAnswer, "question" | "fileName">,
): Promise<boolean> {
  const data = [{ id, seekerId, conversationId, ...row }];
  const insert = async () => (await prisma.assistantAnswer.createMany({ data, skipDuplicates: true })).count > 0;
  if (await insert()) return true;
  // The previous answer may be stuck because its node died.
  const { rowCount } = await pool.query(
    `update assistant_answers set state = 'FAILED', question = '', file_name = '', error_code = 'ASSISTANT_UNAVAILABLE', error_message = $2
     where seeker_id = $1 and ${IS_SILENT}`,
    [seekerId, ASSISTANT_TEXTS.brokeOff],
  );
  return rowCount ? insert() : false;
}

/** Returns the answer being written to a seeker, on any node. */
export async function findRunningAnswer(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
): Promise<AssistantRunningAnswer | null> {
  const { rows } = await pool.query<AssistantRunningAnswer>(
    `select id as "answerId", conversation_id as "conversationId", question, file_name as "fileName"
     from assistant_answers where seeker_id = $1 and state = 'RUNNING' and not (${IS_SILENT})`,
    [seekerId],
  );
  return rows[0] ?? null;
}

/** Saves the text so far, which is also a heartbeat. True: its reader requested to stop it. */
export async function saveProgress({ pool }: Pick<Database, "pool">, { id, text }: LiveAnswer): Promise<boolean> {
  const { rows } = await pool.query<{ stop: boolean }>({
    name: "assistant-progress",
    text: `update assistant_answers set text = $2, updated_at = now() where id = $1 and state = 'RUNNING'
           returning stop_requested_at is not null as stop`,
    values: [id, text],
  });
  return rows[0]?.stop ?? false;
}

/** Requests that the answer stop, for the node that writes it. */
export async function requestStop({ pool }: Pick<Database, "pool">, id: string): Promise<void> {
  await pool.query("update assistant_answers set stop_requested_at = now() where id = $1 and state = 'RUNNING'", [id]);
}

/** Stores the end of an answer, and deletes the question: an answered one is among the messages. */
export async function endAnswer(
  tx: Pick<Transaction, "assistantAnswer">,
  id: string,
  { error, ...end }: { state: AnswerState; text: string; error: AnswerSnapshot["error"]; updatedAt: Date },
): Promise<void> {
  const failure = { errorCode: error?.code ?? "", errorMessage: error?.message ?? "" };
  await tx.assistantAnswer.updateMany({ where: { id }, data: { ...end, ...failure, question: "", fileName: "" } });
}

/** Returns the seeker's answer, as stored. */
export async function findAnswer(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  id: string,
): Promise<AnswerSnapshot | null> {
  const { rows } = await pool.query<
    Pick<AnswerSnapshot, "conversationId" | "state" | "text"> & { code: ErrorCode | ""; message: string }
  >(
    `select conversation_id as "conversationId", text, case when ${IS_SILENT} then 'FAILED' else state end as state,
       case when ${IS_SILENT} then 'ASSISTANT_UNAVAILABLE' else error_code end as code,
       case when ${IS_SILENT} then $3 else error_message end as message
     from assistant_answers where id = $1 and seeker_id = $2`,
    [id, seekerId, ASSISTANT_TEXTS.brokeOff],
  );
  if (!rows[0]) return null;
  const { code, message, ...answer } = rows[0];
  return { ...answer, activity: "", error: code === "" ? null : { code, message } };
}

/** Deletes the rows of answers after an hour: the text is among the messages. */
export async function deleteOldAnswers({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("delete from assistant_answers where created_at < now() - interval '1 hour'");
}
