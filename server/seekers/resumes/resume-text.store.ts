import type { ResumeProblem } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { IN_USE } from "../../platform/files/in-use.sql.ts";

/** SQL: joins the text of a file as `resume`; no row for a file that was not read. */
export const joinResume = (fileId: string): string => `join resume_texts resume on resume.file_id = ${fileId}`;

/** SQL: the condition that words as typed are in `resume`: quoted phrases, `or` and `-` as in web searches. */
export const resumeSays = (typed: string, words = "resume.words"): string =>
  `${words} @@ websearch_to_tsquery('english', ${typed})`;

/** The text of a resume; empty if there was a problem. */
export interface ReadResume {
  readonly text: string;
  readonly problem: ResumeProblem | null;
}

/** A resume that was not read yet. */
export interface UnreadResume {
  readonly id: string;
  readonly storageKey: string;
  readonly mediaType: string;
}

/** Returns resumes in use that were not read yet, newest first. */
export async function findUnreadResumes({ pool }: Pick<Database, "pool">, most: number): Promise<UnreadResume[]> {
  const { rows } = await pool.query<UnreadResume>(
    `select f.id, f.storage_key as "storageKey", f.media_type as "mediaType" from files f
     where f.kind = 'RESUME' and not exists (select from resume_texts t where t.file_id = f.id) and ${IN_USE}
     order by f.created_at desc limit $1`,
    [most],
  );
  return rows;
}

/**
 * Marks a resume as read in advance, so that one that crashes the reading process is not retried. @returns whether this
 * reader is the first, and the file still exists
 */
export async function claimResume({ pool }: Pick<Database, "pool">, fileId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into resume_texts (file_id, problem) select id, 'DAMAGED' from files where id = $1 on conflict do nothing`,
    [fileId],
  );
  return rowCount === 1;
}

/** Stores the text of a resume. */
export async function storeResumeText(
  { pool }: Pick<Database, "pool">,
  fileId: string,
  { text, problem }: ReadResume,
): Promise<void> {
  await pool.query(
    `update resume_texts set text = $2, problem = $3, words = to_tsvector('english', $2), read_at = now() where file_id = $1`,
    [fileId, text, problem],
  );
}
