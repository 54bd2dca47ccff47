import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import { seesJob } from "../platform/company-permissions.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { isHidden } from "../platform/known-applications.sql.ts";

/** Days for which a conversation stays open after its application has ended, and after the company has reopened it. */
const OPEN_DAYS = 90;

/** Someone on either side: the applicant, or a member of a company. */
export interface Side {
  readonly accountId: string;
  /** The member's current company; null for an applicant. */
  readonly companyId: string | null;
}

/** The two sides of an application as one of them may know them. */
export interface Sides {
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly seekerId: string;
  /** For the company, while blind mode hides the applicant: the application's own id. */
  readonly shownSeekerId: string;
  /** The values of the placeholders; `name` is null while blind mode hides the applicant. */
  readonly name: string | null;
  readonly job: string;
  readonly company: string;
  /** Null before the first message. */
  readonly conversationId: string | null;
  readonly isOpen: boolean;
  readonly isBlocked: boolean;
  readonly status: ApplicationStatus;
}

/** The first values of every statement: the viewer's account as $1, and the member's company as $2. */
export const valuesOf = ({ accountId, companyId }: Side) => [accountId, companyId];
/** SQL: whether the viewer sent the application `a`. */
export const IS_APPLICANT = "a.seeker_id = $1::uuid";
/** SQL: whether the viewer sees the application `a` to the job `j` as a member of the company. */
export const SEEN_BY_MEMBER = `(j.company_id = $2::uuid and ${seesJob("j", "$1::uuid")} and j.deleted_at is null
  and a.status <> 'WITHDRAWN')`;
/** SQL: whether the viewer sees the application `a` to the job `j`, as its applicant or as a member of the company. */
export const SEES = `(${IS_APPLICANT} or ${SEEN_BY_MEMBER})`;
/** SQL: the applicant's id as the viewer may know it: during anonymous review the application's own. */
export const SHOWN_SEEKER = `case when ${IS_APPLICANT} or not ${isHidden("a", "j")} then a.seeker_id else a.id end`;

const ENDED_AT = `case
  when a.status in ('ACCEPTED', 'REJECTED') then coalesce((select max(e.created_at) from application_events e
    where e.application_id = a.id and e.kind in ('ACCEPTED', 'REJECTED')), a.updated_at)
  else a.unanswered_at end`;
const CLOSES_AT = `(case when ${ENDED_AT} is not null
  then greatest(${ENDED_AT}, c.reopened_at) + interval '${OPEN_DAYS} days' end)`;
/** SQL: whether the applicant can write in the conversation `c` of the application `a` to the job `j`. */
export const IS_OPEN = `(a.status <> 'WITHDRAWN' and j.deleted_at is null and c.blocked_at is null
  and coalesce(${CLOSES_AT} > now(), true))`;

const SIDES = `select a.id as "applicationId", j.id as "jobId", j.company_id as "companyId", a.seeker_id as "seekerId",
    ${SHOWN_SEEKER} as "shownSeekerId", case when not ${isHidden("a", "j")} then s.name end as name, j.title as job,
    j.company_name as company, c.id as "conversationId", c.blocked_at is not null as "isBlocked",
    coalesce(${IS_OPEN}, false) as "isOpen", a.status
  from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
  left join conversations c on c.application_id = a.id
  where a.id = $3::uuid and ${SEES}`;

/** Returns both sides of an application to someone who sees it. */
export async function findSides(
  { pool }: Pick<Database, "pool">,
  side: Side,
  applicationId: string,
): Promise<Sides | null> {
  const { rows } = await pool.query<Sides>({
    name: "application-sides",
    text: SIDES,
    values: [...valuesOf(side), applicationId],
  });
  return rows[0] ?? null;
}

/**
 * Returns both sides of an application to someone who sees it, and locks it against decisions, withdrawal and other
 * messages.
 */
export async function lockSides(tx: Transaction, side: Side, applicationId: string): Promise<Sides | undefined> {
  await tx.$executeRaw`select from applications where id = ${applicationId}::uuid for no key update`;
  // A second statement, which sees what the holder of the lock has committed.
  const [sides] = await tx.$queryRawUnsafe<Sides[]>(SIDES, ...valuesOf(side), applicationId);
  return sides;
}
