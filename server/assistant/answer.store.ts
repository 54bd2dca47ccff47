import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { answerTopic } from "../platform/bus/topics.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { AppError, type ErrorCode } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { AnswerSnapshot, AnswerSource, AnswerState, LiveAnswer } from "./live-answer.ts";

/** Seconds without a sign from the node that writes, after which the answer counts as broken off. */
const SILENT_SECONDS = 20;
/** Milliseconds after which a reader on another node looks even when it was told nothing. */
const LOOK_MS = 2000;

/** Writes the row of a new answer. @throws CONFLICT while another answer to the same person is being written */
export async function beginAnswer(
  { prisma, pool }: Pick<Database, "prisma" | "pool">,
  { id, seekerId, conversationId }: LiveAnswer,
  { question, fileName }: { question: string; fileName: string },
): Promise<void> {
  const begin = () =>
    prisma.assistantAnswer.createMany({
      data: [{ id, seekerId, conversationId, question, fileName }],
      skipDuplicates: true,
    });
  if ((await begin()).count > 0) return;
  // The last answer's node may have died with it.
  const { rowCount } = await pool.query(
    `update assistant_answers set state = 'FAILED', question = '', file_name = '', error_code = 'ASSISTANT_UNAVAILABLE', error_message = $2
     where seeker_id = $1 and state = 'RUNNING' and updated_at < now() - interval '${SILENT_SECONDS} seconds'`,
    [seekerId, ASSISTANT_TEXTS.brokeOff],
  );
  if (!rowCount || (await begin()).count === 0) throw new AppError("CONFLICT", ASSISTANT_TEXTS.oneAtATime);
}

/** Writes how far the answer is, also as a sign of life. True: its reader asked to stop it. */
export async function saveProgress({ pool }: Pick<Database, "pool">, { id, text }: LiveAnswer): Promise<boolean> {
  const { rows } = await pool.query<{ stop: boolean }>({
    name: "assistant-progress",
    text: `update assistant_answers set text = $2, updated_at = now() where id = $1 and state = 'RUNNING'
           returning stop_requested_at is not null as stop`,
    values: [id, text],
  });
  return rows[0]?.stop ?? false;
}

/** Writes that the answer is to stop, for the node that writes it. */
export async function requestStop({ pool }: Pick<Database, "pool">, id: string): Promise<void> {
  await pool.query("update assistant_answers set stop_requested_at = now() where id = $1 and state = 'RUNNING'", [id]);
}

/** Writes how the answer ended, and forgets what was asked: a question that was answered is among the messages. */
export async function endAnswer(
  tx: Pick<Transaction, "assistantAnswer">,
  id: string,
  end: { state: AnswerState; text: string; error?: AnswerSnapshot["error"]; now: Date },
): Promise<void> {
  await tx.assistantAnswer.updateMany({
    where: { id },
    data: {
      state: end.state,
      text: end.text,
      question: "",
      fileName: "",
      errorCode: end.error?.code ?? "",
      errorMessage: end.error?.message ?? "",
      updatedAt: end.now,
    },
  });
}

/** The seeker's answer, as stored. @throws NOT_FOUND */
export async function loadAnswer(db: Pick<Database, "pool">, seekerId: string, id: string): Promise<AnswerSnapshot> {
  const { rows } = await db.pool.query<{
    conversation_id: string;
    state: AnswerState;
    text: string;
    error_code: string;
    error_message: string;
    silent: boolean;
  }>(
    `select conversation_id, state, text, error_code, error_message,
       state = 'RUNNING' and updated_at < now() - interval '${SILENT_SECONDS} seconds' as silent
     from assistant_answers where id = $1 and seeker_id = $2`,
    [id, seekerId],
  );
  const row = rows[0];
  if (!row) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noAnswer);
  const failed = (code: string, message: string) => ({ code: code as ErrorCode, message });
  return {
    conversationId: row.conversation_id,
    state: row.silent ? "FAILED" : row.state,
    text: row.text,
    activity: "",
    error: row.silent
      ? failed("ASSISTANT_UNAVAILABLE", ASSISTANT_TEXTS.brokeOff)
      : row.error_code
        ? failed(row.error_code, row.error_message)
        : null,
  };
}

/** The answer as another node writes it: told of each piece over the bus, read from the row. Events carry ids only. */
export function storedAnswer({ db, events }: Platform, seekerId: string, id: string): AnswerSource {
  return {
    snapshot: () => loadAnswer(db, seekerId, id),
    changed: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          stop();
          signal.removeEventListener("abort", done);
          resolve();
        };
        const timer = setTimeout(done, LOOK_MS);
        const stop = events.subscribe(answerTopic(id), done);
        signal.addEventListener("abort", done);
        if (signal.aborted) done();
      }),
  };
}
