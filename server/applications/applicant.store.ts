import type { ApplicationSource } from "../generated/prisma/enums.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { isHidden } from "../platform/known-applications.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import type { ApplicantCounts, ApplicantSelection, SelectedApplication } from "./applicant-counts.types.ts";
import type { ApplicantOrder } from "./applicant-search.args.ts";
import {
  type ApplicantSearch,
  type ApplicantStatus,
  inScope,
  matching,
  SORT_KEYS,
} from "./applicant-search-conditions.ts";
import type { ApplicationStage } from "./stages/stages.types.ts";

/** An application without its seeker, as the job's company sees it. */
export interface ReceivedApplication {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly status: ApplicantStatus;
  /** Its stage while undecided; afterwards, the last one. */
  readonly stage: ApplicationStage | null;
  readonly tags: readonly string[];
  /** Whether blind mode hides the applicant. */
  readonly isHidden: boolean;
  /** The company's message to the applicant with the decision. */
  readonly message: string;
  /** The applicant's note to the company. */
  readonly coverNote: string;
  /** Sent with a decision to detect that another one came first. */
  readonly version: number;
  readonly appliedAt: Date;
  /** The last day for the promised answer. */
  readonly answerDueOn: Date | null;
  /** When it was closed because that day had passed. */
  readonly unansweredAt: Date | null;
  /** Where the applicant found the job; null if unknown. */
  readonly source: ApplicationSource | null;
  /** The resume as sent. */
  readonly resumeUrl: string | null;
  /** The number of answers that do not meet the job's requirements. */
  readonly unmetRequirements: number;
  readonly seekerId: string;
}

type ReceivedRow = Omit<ReceivedApplication, "resumeUrl"> & {
  readonly total?: number | null;
  readonly resumeKey: string | null;
  readonly resumeName: string | null;
};

/** Selects the applications `a` with `title`, `company_name` and `blind` of their jobs. */
const SELECT = (applications: string, columns = "") => `
  select ${columns} a.id, a.job_id as "jobId", a.title as "jobTitle", a.company_name as "companyName", a.status, a.version, a.applied_at as "appliedAt",
    a.answer_due_on::timestamp at time zone 'utc' as "answerDueOn", a.unanswered_at as "unansweredAt",
    a.seeker_id as "seekerId", a.source, a.unmet_requirements as "unmetRequirements", a.tags, a.message, a.cover_note as "coverNote", ${isHidden("a", "a")} as "isHidden", resume.storage_key as "resumeKey", resume.name as "resumeName",
    case when stage.id is not null then json_build_object('id', stage.id, 'name', stage.name, 'notifiesApplicants', stage.notifies_applicants) end as stage
  from (${applications}) a left join files resume on resume.id = a.resume_file_id
  left join company_stages stage on stage.id = a.stage_id`;

const KEYS = ["a.applied_at", "a.id"] as const;
const LIST = {
  list: "applicants",
  keys: KEYS,
  placeOf: ({ appliedAt, id }: ReceivedRow) => ({ at: appliedAt, id }),
  toNode: ({ resumeKey, resumeName, total: _, ...application }: ReceivedRow): ReceivedApplication => ({
    ...application,
    resumeUrl: resumeKey === null ? null : fileUrl(resumeKey, resumeName ?? "resume"),
  }),
};

/**
 * Returns the applications to one job, or to all that a member may see, newest first unless another order is given, in
 * one statement; without withdrawn ones. The caller checks access to a single job. @throws BAD_USER_INPUT
 */
export function searchApplicants(
  db: Pick<Database, "pool">,
  search: ApplicantSearch,
  page: PageInput,
  order: ApplicantOrder = "NEWEST",
): Promise<Page<ReceivedApplication>> {
  const placeholders = new Placeholders();
  const sortKey = SORT_KEYS[order];
  // An index has the newest of each job and status, so a page by date reads no job's applications whole.
  const ofEachJob = "seen" in search && sortKey === null;
  const from = matching(search, placeholders, sortKey, ofEachJob);
  const scope = ofEachJob ? inScope(search, placeholders) : null;
  const ofJobs = (applications: string) => `jobs j cross join lateral (${applications}) a where ${scope}`;
  return readPage(db, page, {
    ...LIST,
    order: order === "OLDEST" ? "asc" : "desc",
    sorted:
      sortKey === null
        ? undefined
        : {
            column: "a.sort_key",
            order: order === "NAME" || order === "DUE" ? "asc" : "desc",
            placeOf: (id) => `select ${sortKey}, a.id from applications a where a.id = ${id}`,
          },
    values: placeholders.values,
    text: ({ after, order, total }) => {
      if (ofEachJob)
        return `${SELECT(`select a.*, j.title, j.company_name, j.blind, null::int as total from ${ofJobs(`select a.* from ${from} where ${after} ${order}`)} ${order}`, "a.total,")} ${order}`;
      const counted = sortKey !== null || search.resumeSearch ? total : "null::int as total";
      return `${SELECT(`select a.*, j.title, j.company_name, j.blind, ${counted} from ${from} join jobs j on j.id = a.job_id where ${after} ${order}`, "a.total,")} ${order}`;
    },
    count: ofEachJob ? ofJobs(`select from ${from}`) : from,
    countsAll: true,
  });
}

/** Returns the newest matching applications with their versions, and the total number of matches, in one statement. */
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
 * Returns the number of matching applications by status and stage, ignoring these two in the search, by tag, and of those
 * that do not meet the requirements, in one statement.
 */
export async function countApplicants(
  { pool }: Pick<Database, "pool">,
  { tag, meetsRequirements = null, ...search }: ApplicantSearch,
): Promise<ApplicantCounts> {
  const placeholders = new Placeholders();
  const from = matching({ ...search, status: null, stageId: null }, placeholders);
  const tagged = tag ? `${placeholders.add(tag, "text")} = any(tags)` : "true";
  const meets = meetsRequirements === null ? "true" : `unmet <> ${meetsRequirements}`;
  const [companyId, blind] =
    "seen" in search
      ? [placeholders.add(search.seen.companyId, "uuid"), "false"]
      : ["company_id", "blind"].map(
          (column) => `(select ${column} from jobs where id = ${placeholders.add(search.jobId, "uuid")})`,
        );
  const { rows } = await pool.query<ApplicantCounts>(
    `with found as materialized (select a.status, a.stage_id, a.tags, a.unmet_requirements > 0 as unmet from ${from}),
     matching as materialized (select * from found where ${tagged} and ${meets}),
     staged as (select stage_id, count(*)::int as n from matching where status = 'APPLIED' group by 1),
     tagged as (select tag, count(*)::int as n from found, unnest(tags) as tag where ${meets} group by 1)
     select count(*)::int as "all", count(*) filter (where status = 'APPLIED')::int as applied,
       count(*) filter (where status = 'ACCEPTED')::int as accepted,
       count(*) filter (where status = 'REJECTED')::int as rejected,
       (select coalesce(json_agg(json_build_object('stage', json_build_object('id', s.id, 'name', s.name, 'notifiesApplicants', s.notifies_applicants),
           'count', coalesce(staged.n, 0)) order by s.position, s.id), '[]')
        from company_stages s left join staged on staged.stage_id = s.id
        where s.company_id = ${companyId}) as stages,
       ${blind} as blind, (select count(*)::int from found where unmet and ${tagged}) as "notMeetingRequirements",
       (select coalesce(json_agg(json_build_object('tag', tag, 'count', n) order by n desc, tag), '[]') from tagged) as tags
     from matching`,
    placeholders.values,
  );
  return rows[0] as ApplicantCounts;
}

/** Returns one application to one of these jobs, unless withdrawn. */
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
 * Returns the applications to all of these jobs, newest first, without withdrawn ones. An index has the newest of each
 * job and status, so no job's applications are read whole. @throws BAD_USER_INPUT
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
