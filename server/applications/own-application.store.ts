import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import { type JobRow, jobColumns, jobJoins, toJob } from "../jobs/job.store.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { OPEN_OFFER_DAY } from "../platform/open-offers.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { type AnswerRow, answersOf, toAnswer } from "./answers/answers.store.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { shownEvents, shownMessage } from "./deciding/shown-decisions.ts";
import type { OwnApplication, OwnApplicationOrder } from "./own-applications.types.ts";

type OwnApplicationRow = JobRow & {
  readonly applicationId: string;
  readonly applicationStatus: ApplicationStatus;
  readonly appliedAt: Date;
  readonly message: string;
  readonly coverNote: string;
  readonly answerDueOn: Date | null;
  readonly offerExpiresOn: Date | null;
  readonly unansweredAt: Date | null;
  readonly isArchived: boolean;
  readonly answers: readonly AnswerRow[];
  readonly sentResume: { readonly key: string; readonly name: string } | null;
  readonly events: readonly {
    readonly id: string;
    readonly kind: ApplicationEvent["kind"];
    readonly createdAt: string;
    readonly stage: string | null;
    readonly answerDueOn: string | null;
  }[];
};

/**
 * Selects applications `a` of the seeker $1 that are not withdrawn, with job, history and resume, in one statement;
 * conditions are appended.
 */
const OWN_APPLICATIONS = `
  select ${jobColumns("whole", "j", "$1")}, a.id as "applicationId", a.status as "applicationStatus",
    a.applied_at as "appliedAt", a.message, a.cover_note as "coverNote", a.unanswered_at as "unansweredAt",
    coalesce(a.archived_version = a.version, false) as "isArchived",
    a.answer_due_on::timestamp at time zone 'utc' as "answerDueOn", ${OPEN_OFFER_DAY} as "offerExpiresOn",
    case when sent.id is not null then json_build_object('key', sent.storage_key, 'name', sent.name) end as "sentResume",
    (select coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'createdAt', e.created_at, 'stage', e.stage,
       'answerDueOn', e.answer_due_on) order by e.id), '[]')
     from application_events e where e.application_id = a.id and e.kind <> 'MOVED') as events,
    ${answersOf("a")} as answers
  from applications a join jobs j on j.id = a.job_id ${jobJoins("j", "$1")}
  left join files sent on sent.id = a.resume_file_id
  where a.seeker_id = $1 and a.status <> 'WITHDRAWN'`;

/** The parts of an event that are hidden from applicants. */
const FOR_THE_COMPANY = { reason: null, reasonText: null, actorName: null };

const toOwnApplication =
  (now: Date) =>
  (row: OwnApplicationRow): OwnApplication => {
    const { applicationId: id, applicationStatus: status, appliedAt, message, coverNote, sentResume } = row;
    const { answerDueOn, offerExpiresOn, unansweredAt, isArchived } = row;
    const events = row.events.map((event) => ({
      ...event,
      createdAt: new Date(event.createdAt),
      answerDueOn: event.answerDueOn === null ? null : new Date(event.answerDueOn),
    }));
    return {
      id,
      job: toJob(row),
      status,
      appliedAt,
      answerDueOn,
      offerExpiresOn,
      unansweredAt,
      isArchived,
      message: shownMessage(message, events, now),
      coverNote,
      answers: row.answers.map(toAnswer),
      resumeUrl: sentResume && fileUrl(sentResume.key, sentResume.name),
      resumeName: sentResume?.name ?? null,
      events: shownEvents(events).map((event) => ({ ...event, ...FOR_THE_COMPANY })),
    };
  };

/** Selects and orders a seeker's applications: all, most recently sent first, by default. */
export interface OwnApplicationList {
  readonly archived?: boolean | null;
  /** Only pending applications whose response is due by the end of this day. */
  readonly answerDueBy?: Date | null;
  readonly order?: OwnApplicationOrder;
}

const IS_PENDING = "a.status = 'APPLIED' and a.unanswered_at is null";
const IS_ARCHIVED = "a.archived_version is not distinct from a.version";

/** The sort keys of an application `a`, all descending. */
const SORT_KEYS = {
  STATUS: `row(case when ${IS_PENDING} then 2 when a.status = 'ACCEPTED' then 1 else 0 end, a.applied_at)`,
  NEXT: `row(case when ${IS_ARCHIVED} then 0 when ${IS_PENDING} then 2 when a.status = 'ACCEPTED' then 3 else 1 end,
    case when ${IS_PENDING} then coalesce(date '2000-01-01' - a.answer_due_on, -1000000) else 0 end, a.applied_at)`,
};

const ARCHIVED = `and ${IS_ARCHIVED}`;
const NOT_ARCHIVED = "and a.archived_version is distinct from a.version";
/** $2: the day. */
const DUE = `and ${IS_PENDING} and a.answer_due_on <= ($2::timestamptz at time zone 'utc')::date`;
const apartFrom = (archived: boolean | null | undefined): string =>
  archived ? ARCHIVED : archived === false ? NOT_ARCHIVED : "";

/** Returns a page of a seeker's applications, in one statement. @throws BAD_USER_INPUT */
export const listOwnApplications = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
  now: Date,
  { archived, answerDueBy, order = "NEWEST" }: OwnApplicationList = {},
): Promise<Page<OwnApplication>> => {
  const chosen = `a.seeker_id = $1 and a.status <> 'WITHDRAWN' ${apartFrom(archived)} ${answerDueBy ? DUE : ""}`;
  return readPage(db, page, {
    list: "ownApplications",
    name: ["own-applications", order, archived ?? "all", answerDueBy ? "due" : "any"].join("-").toLowerCase(),
    keys: ["a.applied_at", "a.id"],
    ...(order !== "NEWEST" && {
      sorted: {
        column: SORT_KEYS[order],
        order: "desc",
        placeOf: (id) => `select ${SORT_KEYS[order]}, a.id from applications a where a.id = ${id} and a.seeker_id = $1`,
      },
    }),
    values: [seekerId, ...(answerDueBy ? [answerDueBy.toISOString()] : [])],
    // The page's ids are found first; otherwise all columns of all applications would be read for sorting.
    text: (page) => `${OWN_APPLICATIONS} and a.id = any(array(
      select a.id from applications a where ${chosen} and ${page.after} ${page.order})) ${page.order}`,
    count: `applications a where ${chosen}`,
    countsAll: true,
    placeOf: (row: OwnApplicationRow) => ({ at: row.appliedAt, id: row.applicationId }),
    toNode: toOwnApplication(now),
  });
};

/** Returns a seeker's application to a job. */
export async function findOwnApplication(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  jobId: string,
  now: Date,
): Promise<OwnApplication | null> {
  const { rows } = await pool.query<OwnApplicationRow>({
    name: "own-application",
    text: `${OWN_APPLICATIONS} and a.job_id = $2`,
    values: [seekerId, jobId],
  });
  return rows.map(toOwnApplication(now))[0] ?? null;
}

/** Archives a seeker's application in its current status, or unarchives it. */
export async function storeArchived(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  jobId: string,
  archived: boolean,
): Promise<void> {
  await pool.query(
    `update applications set archived_version = case when $3 then version end
     where seeker_id = $1 and job_id = $2 and status <> 'WITHDRAWN'`,
    [seekerId, jobId, archived],
  );
}
