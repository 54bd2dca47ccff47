import { readKeyword } from "../platform/search/keyword.ts";
import type { Placeholders } from "../platform/search/placeholders.ts";
import { joinResume, resumeSays } from "../seekers/resumes/resume-text.store.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import type { ApplicantOrder } from "./applicant-search.args.ts";
import { hiddenResumeSays, isHidden } from "./blind/blind.sql.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

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
export const SORT_KEYS: Record<ApplicantOrder, string | null> = {
  NEWEST: null,
  OLDEST: null,
  NAME: `(select case when ${isHidden("a", "j")} then '' else lower(name) end
    from seekers s, jobs j where s.id = a.seeker_id and j.id = a.job_id)`,
  EXPERIENCE: `(select coalesce(sum(coalesce("to", current_date) - "from"), 0)::int
    from experiences where seeker_id = a.seeker_id and kind = 'JOB')`,
  DUE: "(case when a.status = 'APPLIED' and a.unanswered_at is null then a.answer_due_on else 'infinity' end)",
};

/**
 * The applications `a` with their seekers `s`, in SQL. "Resume uploaded" asks for one that the recruiter can open: sent with the
 * application, or else in the profile.
 */
export function matching(
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
