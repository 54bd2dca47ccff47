import type { ResumeProblem } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { IN_USE } from "../../platform/files/in-use.sql.ts";

/** SQL: joins the text of a file as `resume`; no row for a file that was not read. */
export const joinResume = (fileId: string): string => `join resume_texts resume on resume.file_id = ${fileId}`;

/** SQL: the condition that `resume` matches a query of `resumeQuery`. */
export const resumeSays = (query: string, words = "resume.words"): string => `${words} @@ resume_query(${query})`;

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

/** So long after a claim, its process has ended before the resume was read. */
const OLD_CLAIM = "claimed_at < now() - interval '10 minutes'";
/** One resume may end the process that reads it, but not again and again. */
const MAX_CLAIMS = 2;

/** Returns resumes in use that were not read yet and that no process is reading, newest first. */
export async function findUnreadResumes({ pool }: Pick<Database, "pool">, most: number): Promise<UnreadResume[]> {
  const { rows } = await pool.query<UnreadResume>(
    `select f.id, f.storage_key as "storageKey", f.media_type as "mediaType" from files f
     where f.kind = 'RESUME' and ${IN_USE} and not exists (
       select from resume_texts t where t.file_id = f.id and (t.read_at is not null or not t.${OLD_CLAIM}))
     order by f.created_at desc limit $1`,
    [most],
  );
  return rows;
}

/** Reports the resumes whose reading ended too often as damaged. */
export async function giveUpResumes({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    `update resume_texts set problem = 'DAMAGED', read_at = now()
     where read_at is null and claims >= ${MAX_CLAIMS} and ${OLD_CLAIM}`,
  );
}

/** Claims a resume for reading. @returns whether this reader has it, and the file still exists */
export async function claimResume({ pool }: Pick<Database, "pool">, fileId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into resume_texts as t (file_id) select id from files where id = $1
     on conflict (file_id) do update set claims = t.claims + 1, claimed_at = now()
     where t.read_at is null and t.claims < ${MAX_CLAIMS} and t.${OLD_CLAIM}`,
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
    `update resume_texts set text = $2, problem = $3, words = resume_words($2), read_at = now() where file_id = $1`,
    [fileId, text, problem],
  );
}
