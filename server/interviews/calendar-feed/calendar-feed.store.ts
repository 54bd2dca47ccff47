import { lacksRequiredFactor } from "../../accounts/factors/session-strength.sql.ts";
import { tokenHash } from "../../accounts/tokens.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { InterviewSubject } from "../../notices/kinds/interviews/interview-appointment.ts";
import { seesJob } from "../../platform/company-permissions.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { isHidden } from "../../platform/known-applications.sql.ts";
import { IS_CANCELLED } from "../interviews.store.ts";

/** The account that reads a calendar feed. */
export interface FeedReader {
  readonly accountId: string;
  readonly role: Role;
}

/** Returns since when an account has its calendar feed; null: it has none. */
export const findFeed = (db: Queryable, accountId: string): Promise<{ createdAt: Date } | null> =>
  clientOf(db).calendarFeed.findUnique({ where: { accountId }, select: { createdAt: true } });

/** Stores the secret of an account's calendar feed, instead of its former one. */
export async function storeFeed(tx: Transaction, accountId: string, secret: string, createdAt: Date): Promise<void> {
  const feed = { tokenHash: tokenHash(secret), createdAt };
  await tx.calendarFeed.upsert({ where: { accountId }, create: { accountId, ...feed }, update: feed });
}

/** Deletes an account's calendar feed. @returns whether there was one */
export const deleteFeed = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await tx.calendarFeed.deleteMany({ where: { accountId } })).count > 0;

/** Returns the account whose calendar feed has this secret, unless it is suspended. */
export async function findFeedReader(db: Queryable, secret: string): Promise<FeedReader | null> {
  const where = { tokenHash: tokenHash(secret), account: { suspendedAt: null } };
  const feed = await clientOf(db).calendarFeed.findFirst({
    where,
    select: { account: { select: { id: true, role: true } } },
  });
  return feed && { accountId: feed.account.id, role: feed.account.role };
}

/** An interview in the calendar of one of its sides. */
export interface CalendarInterview extends InterviewSubject {
  readonly id: string;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly place: string;
}

const OF_SIDE: Record<Role, string> = {
  SEEKER: "a.seeker_id = $1::uuid",
  RECRUITER: `i.id in (select im.interview_id from interview_members im
    where im.account_id = $1::uuid and not ${lacksRequiredFactor("$1::uuid", "im.company_id")})
    and (j.id is null or ${seesJob("j", "$1::uuid")})`,
};

/** The maximum number of interviews in a feed. */
const MAX_IN_FEED = 500;

/**
 * Lists the scheduled interviews of an applicant or of a participating member, in all companies, from 30 days ago, the
 * last one first; also cancelled ones, for 30 days.
 */
export async function listForCalendar(
  { pool }: Pick<Database, "pool">,
  { accountId, role }: FeedReader,
): Promise<CalendarInterview[]> {
  const { rows } = await pool.query<CalendarInterview>(
    `select i.id, i.sequence, i.updated_at as "changedAt", ${IS_CANCELLED} as "isCancelled", i.starts_at as "startsAt",
       i.minutes, i.title, i.place, a.id as "applicationId", j.id as "jobId", j.title as "jobTitle",
       j.company_name as "companyName",
       (select s.name from seekers s where s.id = a.seeker_id and not ${isHidden("a", "j")}) as "applicantName"
     from interviews i left join applications a on a.id = i.application_id left join jobs j on j.id = a.job_id
     where ${OF_SIDE[role]} and i.starts_at > now() - interval '30 days'
       and (not ${IS_CANCELLED} or i.updated_at > now() - interval '30 days')
     order by i.starts_at desc, i.id limit ${MAX_IN_FEED}`,
    [accountId],
  );
  return rows;
}
