import type { File } from "../../generated/prisma/client.ts";
import type { FileKind } from "../../generated/prisma/enums.ts";
import type { Actor } from "../actor.ts";
import { seenJobs, visibleSeekers } from "../company-permissions.ts";
import type { Database } from "../database/database.ts";
import { AppError } from "../errors.ts";
import { findableBy } from "../findable-seekers.sql.ts";
import { hasAccepted } from "../job-invitations.sql.ts";
import { isApplicant, isHidden, isKnownTo } from "../known-applications.sql.ts";
import { IN_USE } from "./in-use.sql.ts";
import { isStorageKey } from "./storage-key.ts";

/** A file as it is served. */
export type ServedFile = Pick<File, "id" | "ownerId" | "kind" | "name" | "mediaType" | "size" | "storageKey">;

/** What reading files depends on. */
interface FileReader {
  readonly db: Pick<Database, "pool">;
  readonly holdsUnverified: boolean;
}

/** Whether the link alone grants access: photos and logos, which appear on pages that others see. */
export function isPublic({ kind }: Pick<File, "kind">): boolean {
  return kind === "PHOTO" || kind === "LOGO";
}

const SERVED = `
  select f.id, f.owner_id as "ownerId", f.kind, f.name, f.media_type as "mediaType", f.size, f.storage_key as "storageKey"
  from files f where ${IN_USE}`;

/** SQL: the application of a row `w` that refers to the file, if the member ($2, $3) sees it and its applicant. */
const sentWith = (table: "application_answers" | "offers") => `
  select from ${table} w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
  where w.file_id = f.id and ${isKnownTo("a", "j", "$2", "$3")}`;

/**
 * SQL: for each kind that members of companies open, a row if the member ($2, $3, $4, $5) may open `f`. A resume: who sees
 * the seeker whose profile has it, or the application it was sent with.
 */
const SHOWN: { readonly [Kind in FileKind]?: string } = {
  RESUME: `
  select from seekers s where s.resume_file_id = f.id and (
    ($4::boolean and ${findableBy("$5::uuid", "s", hasAccepted("s.id", "$2", "$3")).join(" and ")}) or ${isApplicant("s.id", "$2", "$3")})
  union all
  select from applications a join jobs j on j.id = a.job_id
  where a.resume_file_id = f.id and ${isKnownTo("a", "j", "$2", "$3")}`,
  ANSWER: sentWith("application_answers"),
  OFFER: sentWith("offers"),
  MESSAGE: `
  select from messages w join conversations c on c.id = w.conversation_id
  join applications a on a.id = c.application_id join jobs j on j.id = a.job_id
  where w.file_id = f.id and a.status <> 'WITHDRAWN' and ${seenJobs("j", "$2", "$3")}
    and (w.sender_id is null or not ${isHidden("a", "j")})`,
};

const SHOWN_TO_MEMBER = Object.entries(SHOWN).map(([kind, row]) => `(f.kind = '${kind}' and exists (${row}))`);

/**
 * Returns the file of a link if the caller may currently open it. `actorsOf`: returns the accounts of both roles that
 * the request acts for; called if the link alone does not grant access. A resume is accessible to its owner and to
 * recruiters who see that person or got it with an application; an answer, the document of an offer and
 * the file of a message to the applicant, who owns it, and to those who see the application and its applicant; the file
 * of a company's message also while the applicant is hidden; a resume given to the assistant to its owner only. A removed or replaced
 * file is accessible to nobody.
 * @throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 */
export async function openFile(
  { db, holdsUnverified }: FileReader,
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
  if (!recruiter || !SHOWN[file.kind]) throw new AppError("FORBIDDEN", "You are not authorized to open this file.");
  const shown = (await openFiles({ db, holdsUnverified }, recruiter, [key])).get(key);
  // Reported as missing to those who do not see the person.
  if (!shown) throw notFound;
  return shown;
}

/**
 * Returns those of these files that `openFile` would open for a company's member, by key, in one statement.
 */
export async function openFiles(
  { db, holdsUnverified }: FileReader,
  member: Actor,
  keys: readonly string[],
): Promise<Map<string, ServedFile>> {
  const visible = visibleSeekers(member, holdsUnverified);
  if (!visible) return new Map();
  const { rows } = await db.pool.query<ServedFile>({
    name: "files-shown-to-member",
    text: `${SERVED} and f.storage_key = any($1) and (${SHOWN_TO_MEMBER.join(" or ")})`,
    values: [keys.filter(isStorageKey), visible.companyId, visible.interviewerId, visible.browses, visible.accountId],
  });
  return new Map(rows.map((file) => [file.storageKey, file]));
}
