import type { ApplicationSource } from "../generated/prisma/enums.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import { isHidden, isUnrevealed } from "../platform/known-applications.sql.ts";
import { readKeyword } from "../platform/search/keyword.ts";
import type { Placeholders } from "../platform/search/placeholders.ts";
import { resumeQuery } from "../seekers/resumes/resume-query.ts";
import { joinResume, resumeSays } from "../seekers/resumes/resume-text.store.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import type { ApplicantOrder } from "./applicant-search.args.ts";
import { hiddenResumeSays } from "./blind/blind.sql.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

/** The scope of a search: the applicants to one job, or to all jobs that a member may see. */
export type ApplicantScope = { readonly jobId: string } | { readonly seen: SeenJobs };

/** Selects applicants; without a status, those of every tab. */
export interface ApplicantFilter extends SeekerSearch {
  readonly status?: ApplicantStatus | null | undefined;
  /** Only undecided ones in this stage. */
  readonly stageId?: string | null | undefined;
  /** Only these applications. */
  readonly ids?: readonly string[] | null | undefined;
  /** Only those with this tag. */
  readonly tag?: string | null | undefined;
  /** Words in the text of the resume. */
  readonly resumeSearch?: string | null | undefined;
  /** Only pending ones whose promised answer is due between these days, inclusive. */
  readonly dueBetween?: readonly [from: Date | null, to: Date] | null | undefined;
  readonly source?: ApplicationSource | null | undefined;
  /** Only those without a source. */
  readonly withoutSource?: boolean | null | undefined;
  /** Only those received within seven days from this one on. */
  readonly week?: Date | null | undefined;
  /** Only those whose answers meet all of the job's requirements, or only the others. */
  readonly meetsRequirements?: boolean | null | undefined;
}

export type ApplicantSearch = ApplicantFilter & ApplicantScope;

/** SQL: whether the job `j` of an application is in the scope. */
export function inScope(scope: ApplicantScope, placeholders: Placeholders): string {
  if ("jobId" in scope) return `j.id = ${placeholders.add(scope.jobId, "uuid")}`;
  const { companyId, interviewerId } = scope.seen;
  const company = placeholders.add(companyId, "uuid");
  return `${seenJobs("j", company, placeholders.add(interviewerId, "uuid"))} and j.deleted_at is null`;
}

/** SQL: the sort key of an application `a`; null: the time it was sent. */
export const SORT_KEYS: Record<ApplicantOrder, string | null> = {
  NEWEST: null,
  OLDEST: null,
  NAME: `(select case when ${isHidden("a", "j")} then '' else lower(name) end
    from seekers s, jobs j where s.id = a.seeker_id and j.id = a.job_id)`,
  EXPERIENCE: `(select coalesce(sum(coalesce("to", current_date) - "from"), 0)::int
    from experiences where seeker_id = a.seeker_id and kind = 'JOB')`,
  DUE: "(case when a.status = 'APPLIED' and a.unanswered_at is null then a.answer_due_on else 'infinity' end)",
  UNMET_REQUIREMENTS: "row(a.unmet_requirements, a.applied_at)",
};

/**
 * SQL: the applications `a` with their seekers `s`. "Resume uploaded" requires one that the recruiter can open: sent
 * with the application, or else in the profile. `ofEachJob`: only those of a job `j` from the outer query.
 */
export function matching(
  {
    status,
    stageId,
    ids,
    tag,
    resumeUploaded,
    resumeSearch,
    dueBetween,
    source,
    withoutSource,
    week,
    meetsRequirements = null,
    ...search
  }: ApplicantSearch,
  placeholders: Placeholders,
  sortKey: string | null = null,
  ofEachJob = false,
): string {
  const job = "jobId" in search ? placeholders.add(search.jobId, "uuid") : null;
  // Hidden applicants are not found by hidden data. The blind flag is read once per job, not per application.
  const hidden = `${isUnrevealed("a")} and (select blind from jobs where id = ${job ?? "a.job_id"})`;
  const namesSomebody = search.keyword || search.ageRange;
  const [dueFrom, dueTo] = dueBetween ?? [];
  const where = [
    ofEachJob
      ? "a.job_id = j.id"
      : `a.job_id ${job ? `= ${job}` : `in (select id from jobs j where ${inScope(search, placeholders)})`}`,
    status ? `a.status = ${placeholders.add(status, '"ApplicationStatus"')}` : "a.status <> 'WITHDRAWN'",
    ...(stageId ? [`a.status = 'APPLIED' and a.stage_id = ${placeholders.add(stageId, "uuid")}`] : []),
    ...(ids ? [`a.id = any(${placeholders.add(ids, "uuid[]")})`] : []),
    ...(tag ? [`${placeholders.add(tag, "text")} = any(a.tags)`] : []),
    ...(dueTo ? [`a.status = 'APPLIED' and a.answer_due_on <= ${placeholders.add(dueTo, "date")}`] : []),
    ...(dueFrom ? [`a.unanswered_at is null and a.answer_due_on >= ${placeholders.add(dueFrom, "date")}`] : []),
    ...(source ? [`a.source = ${placeholders.add(source, '"ApplicationSource"')}`] : []),
    ...(withoutSource ? ["a.source is null"] : []),
    ...(week ? [isInWeek("a.applied_at", placeholders.add(week, "timestamptz"))] : []),
    ...(meetsRequirements === null ? [] : [`a.unmet_requirements ${meetsRequirements ? "=" : ">"} 0`]),
    ...(namesSomebody ? [`not (${hidden})`] : []),
  ];
  const { row } = seekerConditions(search, placeholders, false);
  const resume = "coalesce(a.resume_file_id, seekers.resume_file_id)";
  const typed = readKeyword(resumeSearch, "resumeSearch");
  const words = typed && placeholders.add(resumeQuery(typed), "text");
  const conditions = [
    "id = a.seeker_id",
    ...row,
    ...(resumeUploaded ? [`${resume} is not null`] : []),
    ...(words ? [`case when ${hidden} then ${hiddenResumeSays(words)} else ${resumeSays(words)} end`] : []),
  ];
  const found = `(select a.*${sortKey ? `, ${sortKey} as sort_key` : ""} from applications a where ${where.join(" and ")}) a`;
  if (conditions.length === 1) return found;
  return `${found}
    join lateral (
      select from seekers ${words ? joinResume(resume) : ""} where ${conditions.join(" and ")}) s on true`;
}

const isInWeek = (at: string, start: string) => `${at} >= ${start} and ${at} < ${start} + interval '168 hours'`;
