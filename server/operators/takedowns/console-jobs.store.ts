import type { JobStatus } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import { containing } from "../../platform/search/keyword.ts";
import type { PageInput } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";

/** Selects jobs; without an id and words, those that were taken down, or all open ones. */
export interface ConsoleJobSearch {
  /** An id, or a URL that contains one. */
  readonly id?: string | null;
  /** A part of the title or the company of an open job. */
  readonly words?: string | null;
  readonly open?: boolean;
}

/** A job as operators see it. */
export interface ConsoleJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly status: JobStatus;
  readonly createdAt: Date;
  readonly isDeleted: boolean;
  readonly takenDownAt: Date | null;
  readonly explanation: string | null;
  readonly messageToApplicants: string | null;
  readonly reports: number;
  readonly place: Date;
}

const IS_OPEN = "j.status = 'OPEN' and j.deleted_at is null";

/**
 * Lists jobs as operators see them, newest first; jobs taken down by the time of the takedown, latest first. @throws
 * BAD_USER_INPUT for a malformed page
 */
export function listConsoleJobs(db: Pick<Database, "pool">, { id, words, open }: ConsoleJobSearch, page: PageInput) {
  const placeholders = new Placeholders();
  const where = id
    ? `j.id = ${placeholders.add(id, "uuid")} and j.status not in ('DRAFT', 'SCHEDULED')`
    : words
      ? `j.search_text like lower(${placeholders.add(containing(words), "text")}) and ${IS_OPEN}`
      : open
        ? IS_OPEN
        : "m.id is not null";
  const at = id || words || open ? "j.created_at" : "m.created_at";
  return readPage(db, page, {
    list: "consoleJobs",
    keys: [at, "j.id"],
    values: placeholders.values,
    text: ({ after, order }) => `
      select j.id, j.title, j.company_name as "companyName", j.status, j.created_at as "createdAt", j.deleted_at is not null as "isDeleted",
        m.created_at as "takenDownAt", m.explanation, m.message_to_applicants as "messageToApplicants", ${at} as place,
        (select count(*)::int from reports r where r.kind = 'JOB' and r.target_id = j.id) as reports
      from jobs j left join measures m on m.kind = 'JOB_TAKEN_DOWN' and m.target_id = j.id and m.ended_at is null
      where ${where} and ${after} ${order}`,
    placeOf: ({ place, id }: ConsoleJob) => ({ at: place, id }),
    toNode: (job: ConsoleJob) => job,
  });
}
