import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import { type JobRow, jobColumns, jobJoins, toJob } from "../jobs/job.store.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { shownEvents, shownMessage } from "./deciding/shown-decisions.ts";
import type { OwnApplication } from "./own-applications.types.ts";

type OwnApplicationRow = JobRow & {
  readonly applicationId: string;
  readonly applicationStatus: ApplicationStatus;
  readonly appliedAt: Date;
  readonly message: string;
  readonly answerDueOn: Date | null;
  readonly unansweredAt: Date | null;
  readonly sentResume: { readonly key: string; readonly name: string } | null;
  readonly events: readonly {
    readonly id: string;
    readonly kind: ApplicationEvent["kind"];
    readonly createdAt: string;
  }[];
};

/** Applications `a` of the seeker $1 that are not withdrawn, with job, history and resume, in one statement; conditions are to be added. */
const OWN_APPLICATIONS = `
  select ${jobColumns("whole", "j", "$1")}, a.id as "applicationId", a.status as "applicationStatus",
    a.applied_at as "appliedAt", a.message, a.unanswered_at as "unansweredAt",
    a.answer_due_on::timestamp at time zone 'utc' as "answerDueOn",
    case when sent.id is not null then json_build_object('key', sent.storage_key, 'name', sent.name) end as "sentResume",
    (select coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'createdAt', e.created_at) order by e.id), '[]')
     from application_events e where e.application_id = a.id and e.kind <> 'MOVED') as events
  from applications a join jobs j on j.id = a.job_id ${jobJoins("j", "$1")}
  left join files sent on sent.id = a.resume_file_id
  where a.seeker_id = $1 and a.status <> 'WITHDRAWN'`;

/** What applicants are not told of an event. */
const FOR_THE_COMPANY = { stage: null, reason: null, reasonText: null, actorName: null };

const toOwnApplication =
  (now: Date) =>
  (row: OwnApplicationRow): OwnApplication => {
    const { applicationId: id, applicationStatus: status, appliedAt, message, sentResume } = row;
    const { answerDueOn, unansweredAt } = row;
    const events = row.events.map((event) => ({ ...event, createdAt: new Date(event.createdAt) }));
    return {
      id,
      job: toJob(row),
      status,
      appliedAt,
      answerDueOn,
      unansweredAt,
      message: shownMessage(message, events, now),
      resumeUrl: sentResume && fileUrl(sentResume.key, sentResume.name),
      resumeName: sentResume?.name ?? null,
      events: shownEvents(events).map((event) => ({ ...event, ...FOR_THE_COMPANY })),
    };
  };

/** A seeker's applications, the last sent first: one statement. @throws BAD_USER_INPUT */
export const listOwnApplications = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
  now: Date,
): Promise<Page<OwnApplication>> =>
  readPage(db, page, {
    name: "own-applications",
    keys: ["a.applied_at", "a.id"],
    values: [seekerId],
    text: ({ after, order }) => `${OWN_APPLICATIONS} and ${after} ${order}`,
    count: "applications where seeker_id = $1 and status <> 'WITHDRAWN'",
    countsAll: true,
    placeOf: (row: OwnApplicationRow) => ({ at: row.appliedAt, id: row.applicationId }),
    toNode: toOwnApplication(now),
  });

/** A seeker's application to a job. */
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
