import type { ResumeProblem } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { IN_USE } from "../../platform/files/in-use.sql.ts";

/** Joins what a file says as `resume`, in SQL; nothing for one that was not read. */
export const joinResume = (fileId: string): string => `join resume_texts resume on resume.file_id = ${fileId}`;

/** The condition that words as typed are in `resume`, in SQL: quoted phrases, `or` and `-` as in web searches. */
export const resumeSays = (typed: string, words = "resume.words"): string =>
  `${words} @@ websearch_to_tsquery('english', ${typed})`;

/** What a resume says; with a problem nothing. */
export interface ReadResume {
  readonly text: string;
  readonly problem: ResumeProblem | null;
}

/** A resume that nobody has read yet. */
export interface UnreadResume {
  readonly id: string;
  readonly storageKey: string;
  readonly mediaType: string;
}

/** Resumes in use that were not read yet, the newest first. */
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
 * Marks a resume as read before it is: one that ends its reader's whole process is not tried again. @returns whether this
 * reader is the first, and the file is still there
 */
export async function claimResume({ pool }: Pick<Database, "pool">, fileId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into resume_texts (file_id, problem) select id, 'DAMAGED' from files where id = $1 on conflict do nothing`,
    [fileId],
  );
  return rowCount === 1;
}

/** Stores what a resume says. */
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
