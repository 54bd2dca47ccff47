import type { ApplicationEventKind, ApplicationStatus } from "../generated/prisma/enums.ts";
import { type JobView, type JobViewRow, jobViewColumns, jobViewJoins, toJobView } from "../jobs/job-view.ts";
import { fileUrl } from "../platform/files/file-url.ts";

/** Something that happened to an application. */
export interface ApplicationEventView {
  readonly id: string;
  readonly kind: ApplicationEventKind;
  readonly createdAt: Date;
}

/** An application as the seeker who sent it sees it. */
export interface OwnApplicationView {
  readonly id: string;
  readonly job: JobView;
  readonly status: ApplicationStatus;
  readonly appliedAt: Date;
  /** The resume that was sent along; null without one. */
  readonly resumeUrl: string | null;
  readonly resumeName: string | null;
  /** Everything that happened, the oldest first. */
  readonly events: readonly ApplicationEventView[];
}

/** A row of `OWN_APPLICATIONS`. */
export interface OwnApplicationRow extends JobViewRow {
  application_id: string;
  application_status: ApplicationStatus;
  applied_at: Date;
  sent_resume: { key: string; name: string } | null;
  events: { id: string; kind: ApplicationEventKind; createdAt: string }[];
}

/** Applications `a` of the seeker $1, with job, history and resume, in one statement; conditions are to be added. */
export const OWN_APPLICATIONS = `
  select ${jobViewColumns("j", "$1")}, a.id as application_id, a.status as application_status, a.applied_at,
    case when sent.id is not null then json_build_object('key', sent.storage_key, 'name', sent.name) end as sent_resume,
    (select coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'createdAt', e.created_at) order by e.id), '[]')
     from application_events e where e.application_id = a.id) as events
  from applications a join jobs j on j.id = a.job_id ${jobViewJoins("j", "$1")}
  left join files sent on sent.id = a.resume_file_id
  where a.seeker_id = $1`;

/** Turns a row into the view. */
export function toOwnApplication(row: OwnApplicationRow): OwnApplicationView {
  const resume = row.sent_resume;
  return {
    id: row.application_id,
    job: toJobView(row),
    status: row.application_status,
    appliedAt: row.applied_at,
    resumeUrl: resume && fileUrl(resume.key, resume.name),
    resumeName: resume?.name ?? null,
    events: row.events.map((event) => ({ ...event, createdAt: new Date(event.createdAt) })),
  };
}
