import type { File } from "../../generated/prisma/client.ts";
import type { Actor } from "../actor.ts";
import { visibleSeekers } from "../company-permissions.ts";
import type { Database } from "../database/database.ts";
import { AppError } from "../errors.ts";
import { isKnownTo } from "../known-applications.sql.ts";
import { IN_USE } from "./in-use.sql.ts";
import { isStorageKey } from "./storage-key.ts";

/** A file as it is served. */
export type ServedFile = Pick<File, "id" | "ownerId" | "kind" | "name" | "mediaType" | "size" | "storageKey">;

/** Whether the link alone grants access: photos and logos, which appear on pages that others see. */
export function isPublic({ kind }: Pick<File, "kind">): boolean {
  return kind === "PHOTO" || kind === "LOGO";
}

const SERVED = `
  select f.id, f.owner_id as "ownerId", f.kind, f.name, f.media_type as "mediaType", f.size, f.storage_key as "storageKey"
  from files f where ${IN_USE}`;

/**
 * SQL condition that a company's member ($2, $3, $4) sees the seeker whose profile has this resume, or the application
 * it was sent with; `id`: the file's id in SQL.
 */
const shownToMember = (id: string) => `
  select from seekers s where s.resume_file_id = ${id} and ((s.browsable and $4::boolean) or exists (
    select from applications a join jobs j on j.id = a.job_id
    where a.seeker_id = s.id and ${isKnownTo("a", "j", "$2", "$3")}))
  union all
  select from applications a join jobs j on j.id = a.job_id
  where a.resume_file_id = ${id} and ${isKnownTo("a", "j", "$2", "$3")}
  limit 1`;

/** SQL condition that the member ($2, $3) sees an application with this answer, and its applicant. */
const answerShownToMember = (id: string) => `
  select from application_answers w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
  where w.file_id = ${id} and ${isKnownTo("a", "j", "$2", "$3")}
  limit 1`;

/** SQL condition that the member ($2, $3) sees the application whose offer has this document, and its applicant. */
const offerShownToMember = (id: string) => `
  select from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
  where o.file_id = ${id} and ${isKnownTo("a", "j", "$2", "$3")}
  limit 1`;

/**
 * Returns the file of a link if the caller may currently open it. `actorsOf`: returns the accounts of both roles that
 * the request acts for; called if the link alone does not grant access. A resume is accessible to its owner and to
 * recruiters who see that person or got it with an application; an answer to its owner and to those who see the
 * application and its applicant, and so the document of an offer, which the applicant owns; a resume given to the assistant to its owner only. A removed or replaced file is
 * accessible to nobody.
 * @throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
export async function openFile(
  { db, holdsUnverified }: { readonly db: Pick<Database, "pool">; readonly holdsUnverified: boolean },
  actorsOf: (kind: ServedFile["kind"]) => Promise<readonly Actor[]>,
  key: string,
): Promise<ServedFile> {
  const notFound = new AppError("NOT_FOUND", "File not found.");
  if (!isStorageKey(key)) throw notFound;
  const { rows } = await db.pool.query<ServedFile>({
    name: "served-file",
    text: `${SERVED} and f.storage_key = $1`,
    values: [key],
  });
  const [file] = rows;
  if (!file) throw notFound;
  if (isPublic(file)) return file;

  const actors = await actorsOf(file.kind);
  if (actors.length === 0) throw new AppError("UNAUTHENTICATED", "Log in to open this file.");
  if (actors.some(({ accountId }) => accountId === file.ownerId)) return file;
  const recruiter = actors.find(({ role }) => role === "RECRUITER");
  if (!recruiter || file.kind === "CHAT_RESUME") {
    throw new AppError("FORBIDDEN", "You are not authorized to open this file.");
  }
  const visible = visibleSeekers(recruiter, holdsUnverified);
  // Reported as missing to those who do not see the person.
  if (!visible) throw notFound;
  const { companyId, interviewerId, browses } = visible;
  const shownWith = { ANSWER: answerShownToMember, OFFER: offerShownToMember };
  const shown = await db.pool.query(
    file.kind === "ANSWER" || file.kind === "OFFER"
      ? {
          name: `${file.kind}-shown-to-member`,
          text: shownWith[file.kind]("$1"),
          values: [file.id, companyId, interviewerId],
        }
      : {
          name: "resume-shown-to-member",
          text: shownToMember("$1"),
          values: [file.id, companyId, interviewerId, browses],
        },
  );
  if (shown.rowCount === 0) throw notFound;
  return file;
}

/**
 * Returns those of these resumes and answers that `openFile` would open for a company's member, by key, in one statement.
 */
export async function openFiles(
  { db, holdsUnverified }: { readonly db: Pick<Database, "pool">; readonly holdsUnverified: boolean },
  member: Actor,
  keys: readonly string[],
): Promise<Map<string, ServedFile>> {
  const visible = visibleSeekers(member, holdsUnverified);
  if (!visible) return new Map();
  const { rows } = await db.pool.query<ServedFile>({
    name: "files-shown-to-member",
    text: `${SERVED} and f.storage_key = any($1) and (
      (f.kind = 'RESUME' and exists (${shownToMember("f.id")})) or (f.kind = 'ANSWER' and exists (${answerShownToMember("f.id")})))`,
    values: [keys.filter(isStorageKey), visible.companyId, visible.interviewerId, visible.browses],
  });
  return new Map(rows.map((file) => [file.storageKey, file]));
}
