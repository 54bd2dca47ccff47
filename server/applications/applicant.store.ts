import { memberName } from "../accounts/current-company.sql.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import { readKeyword } from "../platform/search/keyword.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { joinResume, type ReadResume, resumeSays } from "../seekers/resumes/resume-text.store.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import type { ApplicantCounts, ApplicantSelection, SelectedApplication } from "./applicant-counts.types.ts";
import type { ApplicantOrder } from "./applicant-search.args.ts";
import type { EarlierApplication } from "./applicants.types.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { hiddenResumeSays, isHidden } from "./blind/blind.sql.ts";
import { byApplication, type OfApplication } from "./by-application.ts";
import type { ApplicationStage } from "./stages/stages.types.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

/** An application without its seeker, as the job's company sees it. */
export interface ReceivedApplication {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly status: ApplicantStatus;
  /** Where it is while it is not decided, and was before. */
  readonly stage: ApplicationStage | null;
  readonly tags: readonly string[];
  /** Whether blind mode hides who sent it. */
  readonly isHidden: boolean;
  /** What the applicant is told with the decision. */
  readonly message: string;
  /** Give it with a decision, to be told when another came first. */
  readonly version: number;
  readonly appliedAt: Date;
  /** The last day of the promised answer. */
  readonly answerDueOn: Date | null;
  /** When it was closed because that day had passed. */
  readonly unansweredAt: Date | null;
  /** The resume as it was sent. */
  readonly resumeUrl: string | null;
  readonly seekerId: string;
}

type ReceivedRow = Omit<ReceivedApplication, "resumeUrl"> & {
  readonly total?: number | null;
  readonly resumeKey: string | null;
  readonly resumeName: string | null;
};

/** Of the applications `a` with `title`, `company_name` and `blind` of their jobs. */
const SELECT = (applications: string, columns = "") => `
  select ${columns} a.id, a.job_id as "jobId", a.title as "jobTitle", a.company_name as "companyName", a.status, a.version, a.applied_at as "appliedAt",
    a.answer_due_on::timestamp at time zone 'utc' as "answerDueOn", a.unanswered_at as "unansweredAt",
    a.seeker_id as "seekerId", a.tags, a.message, ${isHidden("a", "a")} as "isHidden", resume.storage_key as "resumeKey", resume.name as "resumeName",
    case when stage.id is not null then json_build_object('id', stage.id, 'name', stage.name) end as stage
  from (${applications}) a left join files resume on resume.id = a.resume_file_id
  left join company_stages stage on stage.id = a.stage_id`;

const KEYS = ["a.applied_at", "a.id"] as const;
const LIST = {
  keys: KEYS,
  placeOf: ({ appliedAt, id }: ReceivedRow) => ({ at: appliedAt, id }),
  toNode: ({ resumeKey, resumeName, total: _, ...application }: ReceivedRow): ReceivedApplication => ({
    ...application,
    resumeUrl: resumeKey === null ? null : fileUrl(resumeKey, resumeName ?? "resume"),
  }),
};

/** Which applicants of which job; without a status, those of every tab. */
export interface ApplicantSearch extends SeekerSearch {
  readonly jobId: string;
  readonly status?: ApplicantStatus | null | undefined;
  /** Those alone that are in this stage, not decided. */
  readonly stageId?: string | null | undefined;
  /** Those of these applications alone. */
  readonly ids?: readonly string[] | null | undefined;
  /** Those alone with this tag. */
  readonly tag?: string | null | undefined;
  /** Words in the text of the resume. */
  readonly resumeSearch?: string | null | undefined;
}

/** What an application `a` is sorted by, in SQL; null: by when it was sent. */
const SORT_KEYS: Record<ApplicantOrder, string | null> = {
  NEWEST: null,
  OLDEST: null,
  NAME: `(select case when ${isHidden("a", "j")} then '' else lower(name) end
    from seekers s, jobs j where s.id = a.seeker_id and j.id = a.job_id)`,
  EXPERIENCE: `(select coalesce(sum(coalesce("to", current_date) - "from"), 0)::int
    from experiences where seeker_id = a.seeker_id and kind = 'JOB')`,
};

/**
 * The applications to one job, the newest first unless another order is given, in one statement; withdrawn ones are left out. Whether the actor may see
 * them is the caller's to decide. @throws BAD_USER_INPUT
 */
export function searchApplicants(
  db: Pick<Database, "pool">,
  search: ApplicantSearch,
  page: PageInput,
  order: ApplicantOrder = "NEWEST",
): Promise<Page<ReceivedApplication>> {
  const placeholders = new Placeholders();
  const sortKey = SORT_KEYS[order];
  const from = matching(search, placeholders, sortKey);
  return readPage(db, page, {
    ...LIST,
    order: order === "OLDEST" ? "asc" : "desc",
    sorted:
      sortKey === null
        ? undefined
        : {
            column: "a.sort_key",
            order: order === "NAME" ? "asc" : "desc",
            placeOf: (id) => `select ${sortKey}, a.id from applications a where a.id = ${id}`,
          },
    values: placeholders.values,
    text: ({ after, order, total }) => {
      const counted = sortKey !== null || search.resumeSearch ? total : "null::int as total";
      return `${SELECT(`select a.*, j.title, j.company_name, j.blind, ${counted} from ${from} join jobs j on j.id = a.job_id where ${after} ${order}`, "a.total,")} ${order}`;
    },
    count: from,
    countsAll: true,
  });
}

/** The newest of the applications that match, with their versions, and how many match in all: one statement. */
export async function selectApplicants(
  { pool }: Pick<Database, "pool">,
  search: ApplicantSearch,
  most: number,
): Promise<ApplicantSelection> {
  const placeholders = new Placeholders();
  const from = matching(search, placeholders);
  const { rows } = await pool.query<SelectedApplication & { totalCount: number }>(
    `select a.id, a.version, count(*) over ()::int as "totalCount" from ${from}
     order by a.applied_at desc, a.id desc limit ${placeholders.add(most, "int")}`,
    placeholders.values,
  );
  return { applications: rows.map(({ id, version }) => ({ id, version })), totalCount: rows[0]?.totalCount ?? 0 };
}

/**
 * How many applications match, by status and stage, whatever of these the search names; and by tag, of those with any: one
 * statement.
 */
export async function countApplicants(
  { pool }: Pick<Database, "pool">,
  { tag, ...search }: Omit<ApplicantSearch, "status" | "stageId">,
): Promise<ApplicantCounts> {
  const placeholders = new Placeholders();
  const from = matching({ ...search, status: null, stageId: null }, placeholders);
  const tagged = tag ? `where ${placeholders.add(tag, "text")} = any(tags)` : "";
  const jobId = placeholders.add(search.jobId, "uuid");
  const { rows } = await pool.query<ApplicantCounts>(
    `with found as materialized (select a.status, a.stage_id, a.tags from ${from}),
     matching as materialized (select * from found ${tagged}),
     staged as (select stage_id, count(*)::int as n from matching where status = 'APPLIED' group by 1),
     tagged as (select tag, count(*)::int as n from found, unnest(tags) as tag group by 1)
     select count(*)::int as "all", count(*) filter (where status = 'APPLIED')::int as applied,
       count(*) filter (where status = 'ACCEPTED')::int as accepted,
       count(*) filter (where status = 'REJECTED')::int as rejected,
       (select coalesce(json_agg(json_build_object('stage', json_build_object('id', s.id, 'name', s.name),
           'count', coalesce(staged.n, 0)) order by s.position, s.id), '[]')
        from jobs j join company_stages s on s.company_id = j.company_id left join staged on staged.stage_id = s.id
        where j.id = ${jobId}) as stages,
       (select blind from jobs where id = ${jobId}) as blind,
       (select coalesce(json_agg(json_build_object('tag', tag, 'count', n) order by n desc, tag), '[]') from tagged) as tags
     from matching`,
    placeholders.values,
  );
  return rows[0] as ApplicantCounts;
}

/**
 * The applications `a` with their seekers `s`, in SQL. "Resume uploaded" asks for one that the recruiter can open: sent with the
 * application, or else in the profile.
 */
function matching(
  { jobId, status, stageId, ids, tag, resumeUploaded, resumeSearch, ...search }: ApplicantSearch,
  placeholders: Placeholders,
  sortKey: string | null = null,
): string {
  const job = placeholders.add(jobId, "uuid");
  // Who is hidden is not found by what is. The job is read once, not for each application.
  const hidden = `a.revealed_at is null and (select blind from jobs where id = ${job})`;
  const namesSomebody = search.keyword || search.ageRange;
  const where = [
    `a.job_id = ${job}`,
    status ? `a.status = ${placeholders.add(status, '"ApplicationStatus"')}` : "a.status <> 'WITHDRAWN'",
    ...(stageId ? [`a.status = 'APPLIED' and a.stage_id = ${placeholders.add(stageId, "uuid")}`] : []),
    ...(ids ? [`a.id = any(${placeholders.add(ids, "uuid[]")})`] : []),
    ...(tag ? [`${placeholders.add(tag, "text")} = any(a.tags)`] : []),
    ...(namesSomebody ? [`not (${hidden})`] : []),
  ];
  const { row } = seekerConditions(search, placeholders, false);
  const resume = "coalesce(a.resume_file_id, seekers.resume_file_id)";
  const typed = readKeyword(resumeSearch, "resumeSearch");
  const words = typed && placeholders.add(typed, "text");
  const conditions = [
    "id = a.seeker_id",
    ...row,
    ...(resumeUploaded ? [`${resume} is not null`] : []),
    ...(words ? [`case when ${hidden} then ${hiddenResumeSays(words)} else ${resumeSays(words)} end`] : []),
  ];
  return `(select a.*${sortKey ? `, ${sortKey} as sort_key` : ""} from applications a where ${where.join(" and ")}) a
    join lateral (
      select from seekers ${words ? joinResume(resume) : ""} where ${conditions.join(" and ")}) s on true`;
}

/** One application to one of these jobs, unless withdrawn. */
export async function findApplicant(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  id: string,
): Promise<ReceivedApplication | undefined> {
  const { rows } = await pool.query<ReceivedRow>({
    name: "applicant",
    text: SELECT(`
      select a.*, j.title, j.company_name, j.blind from applications a join jobs j on j.id = a.job_id
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null and a.id = $3::uuid and a.status <> 'WITHDRAWN'`),
    values: [companyId, interviewerId, id],
  });
  return rows.map(LIST.toNode)[0];
}

/**
 * The applications to all of these jobs, the newest first, withdrawn ones left out. The newest of each job and status
 * are at hand in an index; so no job's applications are read whole. @throws BAD_USER_INPUT
 */
export const listReceivedApplications = (
  db: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  page: PageInput,
): Promise<Page<ReceivedApplication>> =>
  readPage(db, page, {
    ...LIST,
    name: "received-applications",
    values: [companyId, interviewerId],
    text: ({ after, order }) =>
      `${SELECT(`
      select a.*, j.title, j.company_name, j.blind
      from jobs j
      cross join unnest(array['APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[]) as tab (status)
      cross join lateral (
        select * from applications a where job_id = j.id and status = tab.status and ${after} ${order}) as a
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null ${order}`)} ${order}`,
  });

/** What happened to these applications and who of the company did it, the oldest first: one statement. */
export async function readEvents(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const { rows } = await pool.query<OfApplication<ApplicationEvent>>(
    `select e.id::text, e.application_id as "applicationId", e.kind, e.stage, e.reason, e.reason_text as "reasonText",
       e.created_at as "createdAt", case when a.role = 'RECRUITER' then ${memberName("a")} end as "actorName"
     from application_events e left join accounts a on a.id = e.actor_id
     where e.application_id = any($1::uuid[]) order by e.application_id, e.id`,
    [ids],
  );
  return byApplication(ids, rows);
}

/** What the resumes say that these applicants are judged by: one statement. */
export async function readResumeTexts(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
): Promise<Map<string, ReadResume[]>> {
  const { rows } = await pool.query<OfApplication<ReadResume>>(
    `select a.id as "applicationId", t.text, t.problem from applications a join seekers s on s.id = a.seeker_id
     join resume_texts t on t.file_id = coalesce(a.resume_file_id, s.resume_file_id) where a.id = any($1::uuid[])`,
    [ids],
  );
  return byApplication(ids, rows);
}

/** What else the applicants of these sent to these jobs before, the newest first, without what they withdrew: one statement. */
export async function readEarlierApplications(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  ids: readonly string[],
): Promise<Map<string, EarlierApplication[]>> {
  const { rows } = await pool.query<OfApplication<EarlierApplication>>(
    `select a.id as "applicationId", earlier.id, j.id as "jobId", j.title as "jobTitle", earlier.status,
       earlier.applied_at as "appliedAt"
     from applications a
     join applications earlier on earlier.seeker_id = a.seeker_id and earlier.applied_at < a.applied_at
     join jobs j on j.id = earlier.job_id
     where a.id = any($3::uuid[]) and earlier.status <> 'WITHDRAWN' and ${seenJobs("j", "$1", "$2")}
     order by earlier.applied_at desc, earlier.id`,
    [companyId, interviewerId, ids],
  );
  return byApplication(ids, rows);
}
