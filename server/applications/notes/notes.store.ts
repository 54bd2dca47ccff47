import { memberName } from "../../accounts/current-company.sql.ts";
import { type SeenJobs, seenJobs } from "../../platform/company-permissions.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { byApplication, type OfApplication } from "../by-application.ts";
import type { ApplicationNote } from "./notes.types.ts";

/**
 * Returns the notes on these applications, oldest first, in one statement. `readerId`: the account whose notes are
 * marked as own.
 */
export async function readNotes(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
  readerId: string | null,
): Promise<Map<string, ApplicationNote[]>> {
  const { rows } = await pool.query<OfApplication<ApplicationNote>>(
    `select n.application_id as "applicationId", n.id, n.text, ${memberName("a")} as "authorName",
       coalesce(n.author_id = $2, false) as "isOwn", n.created_at as "createdAt", n.edited_at as "editedAt"
     from application_notes n left join accounts a on a.id = n.author_id
     where n.application_id = any($1::uuid[]) order by n.application_id, n.created_at, n.id`,
    [ids, readerId],
  );
  return byApplication(ids, rows);
}

/** Returns a note on an application to one of these jobs that is not deleted. */
export async function findNote(
  tx: Transaction,
  { companyId, interviewerId }: SeenJobs,
  id: string,
): Promise<{ readonly applicationId: string; readonly authorId: string | null } | undefined> {
  const [note] = await tx.$queryRawUnsafe<{ applicationId: string; authorId: string | null }[]>(
    `select n.application_id as "applicationId", n.author_id as "authorId"
     from application_notes n join applications a on a.id = n.application_id join jobs j on j.id = a.job_id
     where n.id = $3::uuid and ${seenJobs("j", "$1::uuid", "$2::uuid")} and j.deleted_at is null
       and a.status <> 'WITHDRAWN'`,
    ...[companyId, interviewerId, id],
  );
  return note;
}

/**
 * Stores a note on each of these applications to jobs that the member may see, except those with the maximum number of
 * notes. @returns the applications that have it
 */
export async function insertNotes(
  tx: Transaction,
  { accountId, companyId, interviewerId }: SeenJobs & { readonly accountId: string },
  applicationIds: readonly string[],
  text: string,
  most: number,
): Promise<string[]> {
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `insert into application_notes (id, application_id, author_id, text)
     select gen_random_uuid(), a.id, $4::uuid, $5 from applications a join jobs j on j.id = a.job_id
     where a.id = any($3::uuid[]) and ${seenJobs("j", "$1::uuid", "$2::uuid")} and j.deleted_at is null
       and a.status <> 'WITHDRAWN' and (select count(*) from application_notes where application_id = a.id) < $6
     returning application_id as id`,
    ...[companyId, interviewerId, applicationIds, accountId, text, most],
  );
  return rows.map(({ id }) => id);
}

/** Stores the new text of a note. */
export const updateNote = (tx: Transaction, id: string, text: string, editedAt: Date) =>
  tx.applicationNote.updateMany({ where: { id }, data: { text, editedAt } });

/** Deletes a note. */
export const deleteNote = (tx: Transaction, id: string) => tx.applicationNote.deleteMany({ where: { id } });
