import { memberName } from "../../accounts/current-company.sql.ts";
import type { ReportKind, ReportOutcome, ReportReason } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import { containing } from "../../platform/search/keyword.ts";
import type { PageInput } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import type { ReportState } from "../report-queue.store.ts";

/** Who works on a case: the operator who asks, nobody, or another operator. */
export type CaseAssignee = "VIEWER" | "NOBODY" | "OTHERS";
/** Pending cases by their oldest report, or by their number of reports. */
export type CaseOrder = "OLDEST" | "MOST_REPORTS";

/** Selects cases; a case must meet all conditions. */
export interface CaseSearch {
  readonly state: ReportState;
  readonly kind?: ReportKind | null | undefined;
  /** At least one of its reports has this reason. */
  readonly reason?: ReportReason | null | undefined;
  /** A part of the job's title, its company or the person's name. */
  readonly words?: string | null | undefined;
  /** Any of them. */
  readonly assignees?: readonly CaseAssignee[] | null | undefined;
  /** Only about this person, message, job or offer. */
  readonly targetId?: string | null | undefined;
  /** Of pending cases; decided ones are listed latest first. */
  readonly order?: CaseOrder | null | undefined;
}

/** The operator who asks, and since when a case must have been taken to be reserved. */
export interface CaseViewer {
  readonly accountId: string;
  readonly heldSince: Date;
}

/** A reported thing with its pending reports, or those that were decided together. */
export interface ReportCase {
  readonly id: string;
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly title: string | null;
  readonly companyName: string | null;
  readonly excerpt: string;
  readonly reports: number;
  readonly reasons: readonly { readonly reason: ReportReason; readonly count: number }[];
  readonly reportedAt: Date;
  readonly takenBy: string | null;
  readonly isTakenByViewer: boolean;
  readonly outcome: ReportOutcome | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

const EXCERPT = 300;

/** SQL: whether the report `other` belongs to the same case as the report `r`. */
const inCase = (other: string, state: ReportState) =>
  `${other}.kind = r.kind and ${other}.target_id = r.target_id and
   ${other}.reviewed_at ${state === "WAITING" ? "is null" : "= r.reviewed_at"}`;

/** SQL: whether a report of the case of the report `r` has this reason. */
const hasReason = (reason: string, state: ReportState) =>
  `exists (select from reports o where ${inCase("o", state)} and o.reason = ${reason})`;

/** SQL: the job, also that of an offer, or the person, that the report `r` is about. */
const THING = `left join jobs j on j.id = case r.kind when 'JOB' then r.target_id when 'OFFER' then (
    select a.job_id from offers o join applications a on a.id = o.application_id where o.id = r.target_id) end
  left join seekers s on s.id = case r.kind when 'PERSON' then r.target_id when 'MESSAGE' then r.about_id end`;

/** SQL: the latest assignment `held` of the case of the report `r`; a report may come in after it. */
const heldBy = (state: ReportState, since: string) => `left join lateral (
  select t.taken_by_id, t.taken_at > ${since} as is_reserved from reports t where ${inCase("t", state)} and t.taken_at is not null
  order by t.taken_at desc limit 1) held on true`;

/** SQL: pending reports, each with the negated size of its case as `place`: ties are then listed oldest first. */
const BY_SIZE = `(select o.*, g.place from reports o join (
  select kind, target_id, -count(*)::int as place from reports where reviewed_at is null group by kind, target_id) g
  using (kind, target_id))`;

/** A case decided meanwhile keeps its place, so that the list continues after it. */
const placeBySize = (id: string) => `
  select -count(*)::int, p.id from reports p join reports o on o.kind = p.kind and o.target_id = p.target_id
    and o.reviewed_at is not distinct from p.reviewed_at
  where p.id = ${id} group by p.id`;

/**
 * Lists reported things with their reports, as one operator sees them: pending ones in the given order, or decided ones,
 * latest first. A case is represented by its oldest report. @throws BAD_USER_INPUT for a malformed page
 */
export function listReportCases(
  db: Pick<Database, "pool">,
  { accountId, heldSince }: CaseViewer,
  { state, order: wanted, ...search }: CaseSearch,
  page: PageInput,
) {
  const { kind, reason, words, assignees, targetId } = search;
  const placeholders = new Placeholders();
  const like = words ? placeholders.add(containing(words), "text") : null;
  const conditions = [
    `r.reviewed_at is ${state === "WAITING" ? "null" : "not null"}`,
    `not exists (select from reports o where ${inCase("o", state)} and (o.created_at, o.id) < (r.created_at, r.id))`,
    ...(kind ? [`r.kind = ${placeholders.add(kind, '"ReportKind"')}`] : []),
    ...(targetId ? [`r.target_id = ${placeholders.add(targetId, "uuid")}`] : []),
    ...(reason ? [hasReason(placeholders.add(reason, '"ReportReason"'), state)] : []),
    ...(like ? [`(j.title ilike ${like} or j.company_name ilike ${like} or s.name ilike ${like})`] : []),
  ];
  const ofConditions = [...placeholders.values];
  const viewer = placeholders.add(accountId, "uuid");
  const since = placeholders.add(heldSince, "timestamptz");
  const isAssigned = {
    VIEWER: `held.taken_by_id = ${viewer}`,
    NOBODY: `(held.taken_by_id is null or held.taken_by_id <> ${viewer} and not held.is_reserved)`,
    OTHERS: `held.taken_by_id <> ${viewer} and held.is_reserved`,
  } as const satisfies Record<CaseAssignee, string>;
  const work = assignees?.map((one) => isAssigned[one]) ?? [];
  const held = heldBy(state, since);
  const where = [...conditions, ...(work.length > 0 ? [`(${work.join(" or ")})`] : [])].join(" and ");
  const isBySize = state === "WAITING" && wanted === "MOST_REPORTS";
  const joins = `${like ? THING : ""} ${work.length > 0 ? held : ""}`;
  return readPage(db, page, {
    list: "reportCases",
    keys: [state === "WAITING" ? "r.created_at" : "r.reviewed_at", "r.id"],
    order: state === "WAITING" ? "asc" : "desc",
    sorted: isBySize ? { column: "r.place", order: "asc", placeOf: placeBySize } : undefined,
    values: placeholders.values,
    count: `reports r ${joins} where ${where}`,
    countValues: work.length > 0 ? placeholders.values : ofConditions,
    text: ({ after, order }) => `
      select r.id, r.kind, r.target_id as "targetId", coalesce(j.title, s.name) as title, j.company_name as "companyName",
        left(coalesce(nullif(r.note, ''), r.evidence), ${EXCERPT}) as excerpt, r.created_at as "reportedAt",
        counts.reports, counts.reasons,
        case when held.taken_by_id = ${viewer} or held.is_reserved then ${memberName("taker")} end as "takenBy",
        coalesce(held.taken_by_id = ${viewer}, false) as "isTakenByViewer",
        r.outcome, ${memberName("decider")} as "decidedBy", r.reviewed_at as "decidedAt"
      from (select r.* from ${isBySize ? BY_SIZE : "reports"} r ${joins} where ${where} and ${after} ${order}) r
      ${THING} ${held}
      left join accounts taker on taker.id = held.taken_by_id left join accounts decider on decider.id = r.decided_by_id
      cross join lateral (
        select sum(n)::int as reports, json_agg(json_build_object('reason', reason, 'count', n) order by n desc, reason) as reasons
        from (select o.reason, count(*)::int as n from reports o where ${inCase("o", state)} group by o.reason) by_reason) counts
      ${order}`,
    placeOf: ({ reportedAt, decidedAt, id }: ReportCase) => ({
      at: (state === "DECIDED" ? decidedAt : null) ?? reportedAt,
      id,
    }),
    toNode: (reportCase: ReportCase) => reportCase,
  });
}
