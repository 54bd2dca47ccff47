import { memberName } from "../accounts/current-company.sql.ts";
import type { InterviewStatus } from "../generated/prisma/enums.ts";
import { IS_APPLICANT, SEES, type Side, valuesOf } from "../messages/application-sides.store.ts";
import { storedCause } from "../notices/kinds/interviews/interview-cause.ts";
import { seesJob } from "../platform/company-permissions.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import { hiderOf, type Identifying, identifying } from "../platform/hide-texts.ts";
import { hasEnded, isHidden } from "../platform/known-applications.sql.ts";
import type { TimeRange } from "./interview-times.ts";

/** What a company sets when it offers an interview. */
export interface OfferedInterview {
  readonly title: string;
  readonly minutes: number;
  readonly breakMinutes: number;
  readonly place: string;
  readonly note: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly ranges: readonly TimeRange[];
  readonly answerBy: Date;
}

/** An interview as one side sees it. */
export interface StoredInterview extends OfferedInterview {
  readonly id: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** Null while anonymous review hides the applicant. */
  readonly applicantName: string | null;
  readonly status: InterviewStatus;
  readonly startsAt: Date | null;
  readonly moves: number;
  readonly sequence: number;
  readonly reply: string;
  /** The participants; ids only for the company. */
  readonly members: readonly { readonly accountId: string | null; readonly name: string | null }[];
  /** When one of them is busy with another interview. */
  readonly busy: readonly TimeRange[];
  /** Other interviews of the applicant, also with other companies; none for members of a company. */
  readonly others: readonly TimeRange[];
}

const HAS_ENDED = hasEnded("a", "j", "i.created_at");
const IS_TO_COME = "(i.status = 'OFFERED' or (i.status = 'SCHEDULED' and i.starts_at > now()))";
const IS_IN_VAIN = `(${IS_TO_COME} and ${HAS_ENDED})`;
/** SQL: whether the interview `i` does not take place, whoever has ended it. */
export const IS_CANCELLED = `(i.status in ('DECLINED', 'CANCELLED') or ${IS_IN_VAIN})`;

// Until an interview that makes no sense is cancelled, it is shown as if it were; applicants see no outcome.
const STATUS = `case when ${IS_IN_VAIN} then 'CANCELLED'
  when ${IS_APPLICANT} and i.status in ('TOOK_PLACE', 'MISSED') then 'SCHEDULED' else i.status::text end`;

/** SQL: the times of a statement, with `from` and `until`, that are not over. */
const timesOf = (statement: string) =>
  `(select coalesce(json_agg(t), '[]') from (${statement}) t where t."until" > now())`;

/** SQL: when the participants in the interview `i` have others. */
const BUSY = timesOf(`select b.busy_from as "from", b.busy_until as "until"
  from interview_members im join interview_members b on b.account_id = im.account_id and b.interview_id <> i.id
  where im.interview_id = i.id`);

/** SQL: when the acting applicant has other interviews than `i`. */
const OWN_TIMES = timesOf(`select o.starts_at as "from", o.starts_at + make_interval(mins => o.minutes) as "until"
  from interviews o join applications oa on oa.id = o.application_id join jobs oj on oj.id = oa.job_id
  where oa.seeker_id = $1::uuid and o.id <> i.id and o.status = 'SCHEDULED'
    and not ${hasEnded("oa", "oj", "o.created_at")}`);

const VIEW = `
  select i.id, a.id as "applicationId", j.id as "jobId", j.title as "jobTitle", j.company_name as "companyName",
    case when ${IS_APPLICANT} or not ${isHidden("a", "j")} then s.name end as "applicantName", ${STATUS} as status,
    i.title, i.minutes, i.break_minutes as "breakMinutes", i.place, i.note, i.time_zone as "timeZone", i.ranges,
    i.answer_by as "answerBy", i.starts_at as "startsAt", i.moves, i.sequence, i.reply,
    case when i.status = 'DECLINED' and not ${IS_APPLICANT} then ${identifying("a", "j")} end as hides,
    (select coalesce(json_agg(json_build_object(
       'accountId', case when not ${IS_APPLICANT} then m.id end,
       'name', case when ${IS_APPLICANT} then nullif(m.display_name, '') else ${memberName("m")} end) order by m.id), '[]')
     from interview_members im join accounts m on m.id = im.account_id where im.interview_id = i.id
       and (not ${IS_TO_COME} or ${seesJob("j", "im.account_id")})) as members,
    ${BUSY} as busy, ${OWN_TIMES} as others
  from interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
  join seekers s on s.id = a.seeker_id`;

type JsonRange = Readonly<Record<"from" | "until", string>>;
type Row = Omit<StoredInterview, "ranges" | "busy" | "others"> & {
  readonly ranges: readonly JsonRange[];
  readonly busy: readonly JsonRange[];
  readonly others: readonly JsonRange[];
  readonly hides: Identifying | null;
};

const asDates = ({ from, until }: JsonRange): TimeRange => ({ from: new Date(from), until: new Date(until) });
const toInterview = ({ ranges, busy, others, hides, ...row }: Row): StoredInterview => ({
  ...row,
  reply: hiderOf(hides)(row.reply),
  ranges: ranges.map(asDates),
  busy: busy.map(asDates),
  others: others.map(asDates),
});

/** Returns an interview, or the latest one of an application, to someone who sees the application. */
export async function findInterview(
  db: Queryable,
  side: Side,
  which: { readonly interviewId: string } | { readonly applicationId: string },
): Promise<StoredInterview | undefined> {
  const [condition, value] = "interviewId" in which ? ["i.id", which.interviewId] : ["a.id", which.applicationId];
  const text = `${VIEW} where ${condition} = $3::uuid and ${SEES} order by i.created_at desc, i.id desc limit 1`;
  const [row] = await clientOf(db).$queryRawUnsafe<Row[]>(text, ...valuesOf(side), value);
  return row && toInterview(row);
}

/** Lists the latest interview of each of these applications, to someone who sees them. */
export async function listLatest(
  db: Queryable,
  side: Side,
  applicationIds: readonly string[],
): Promise<StoredInterview[]> {
  const rows = await clientOf(db).$queryRawUnsafe<Row[]>(
    `${VIEW} where a.id = any($3::uuid[]) and ${SEES} and not exists (select from interviews later
       where later.application_id = a.id and (later.created_at, later.id) > (i.created_at, i.id))`,
    ...valuesOf(side),
    applicationIds,
  );
  return rows.map(toInterview);
}

/** The maximum number of upcoming interviews that are listed. */
const MAX_UPCOMING = 50;

/** Lists the scheduled interviews of an applicant, or of a company as its member sees it, that start before a time. */
export async function listUpcoming(db: Queryable, side: Side, before: Date): Promise<StoredInterview[]> {
  const own =
    side.companyId === null
      ? IS_APPLICANT
      : `i.id in (select interview_id from interview_members
           where company_id = $2::uuid and busy_from < $3::timestamptz and busy_from > now() - interval '1 day')`;
  const rows = await clientOf(db).$queryRawUnsafe<Row[]>(
    `${VIEW} where ${own} and ${SEES} and i.status = 'SCHEDULED' and not ${HAS_ENDED} and i.starts_at < $3::timestamptz
       and i.starts_at + make_interval(mins => i.minutes) > now() order by i.starts_at, i.id limit ${MAX_UPCOMING}`,
    ...valuesOf(side),
    before,
  );
  return rows.map(toInterview);
}

/** Returns the application of an interview; null once it was deleted, undefined if there is no such interview. */
export async function applicationOf(db: Queryable, interviewId: string): Promise<string | null | undefined> {
  const where = { id: interviewId };
  return (await clientOf(db).interview.findUnique({ where, select: { applicationId: true } }))?.applicationId;
}

/** Counts those of these accounts that currently see an application as members of a company. */
export async function countMembersWhoSee(
  tx: Transaction,
  { jobId, companyId }: { readonly jobId: string; readonly companyId: string },
  accountIds: readonly string[],
): Promise<number> {
  const [row] = await tx.$queryRawUnsafe<{ n: number }[]>(
    `select count(*)::int as n from company_members o join jobs j on j.id = $1::uuid
     where o.company_id = $2::uuid and o.account_id = any($3::uuid[]) and ${seesJob("j", "o.account_id")}`,
    ...[jobId, companyId, accountIds],
  );
  return row?.n ?? 0;
}

/** The states of an interview that is not over, of which an application has at most one. */
export const OPEN: ReadonlySet<InterviewStatus> = new Set(["OFFERED", "SCHEDULED"]);

/** An interview as a change left it. */
const CHANGED = { id: true, sequence: true, startsAt: true } as const;
export type ChangedInterview = Readonly<Pick<StoredInterview, keyof typeof CHANGED>>;

/** Stores an offer as a new interview of a locked application, or as the next state of its open one, and its participants. */
export async function storeOffer(
  tx: Transaction,
  { applicationId, companyId }: { readonly applicationId: string; readonly companyId: string },
  offer: OfferedInterview & { readonly offeredById: string },
  accountIds: readonly string[],
): Promise<ChangedInterview> {
  const ranges = offer.ranges.map(({ from, until }) => ({ from: from.toISOString(), until: until.toISOString() }));
  const data = { ...offer, ranges };
  const open = await tx.interview.findFirst({
    where: { applicationId, status: { in: [...OPEN] } },
    select: { id: true },
  });
  const changed = open
    ? await tx.interview.update({
        where: open,
        data: { ...data, status: "OFFERED", startsAt: null, moves: 0, reply: "", sequence: { increment: 1 } },
        select: CHANGED,
      })
    : await tx.interview.create({ data: { ...data, applicationId }, select: CHANGED });
  const interviewId = changed.id;
  await tx.interviewMember.deleteMany({ where: { interviewId } });
  await tx.interviewMember.createMany({ data: accountIds.map((accountId) => ({ interviewId, accountId, companyId })) });
  return changed;
}

/**
 * Locks the participants in an interview against other interviews of theirs, in the order of their ids. The
 * exclusion constraint alone would detect the same, but as a deadlock if many pick at the same time.
 */
export async function lockMembers(tx: Transaction, interviewId: string): Promise<void> {
  await tx.$executeRaw`
    select from company_members m join interview_members im using (account_id, company_id)
    where im.interview_id = ${interviewId}::uuid order by m.account_id for no key update of m`;
}

/** A change to an interview. */
export interface InterviewChange {
  readonly status?: InterviewStatus;
  readonly startsAt?: Date;
  readonly moves?: number;
  readonly place?: string;
  readonly reply?: string;
}

/** Stores a change, with the next number, and until when the participants are busy while it is scheduled. */
export async function storeChange(
  tx: Transaction,
  interviewId: string,
  change: InterviewChange,
): Promise<ChangedInterview> {
  const changed = await tx.interview.update({
    where: { id: interviewId },
    data: { ...change, sequence: { increment: 1 } },
    select: CHANGED,
  });
  await tx.$executeRaw`
    update interview_members m set
      busy_from = case when i.status in ('SCHEDULED', 'TOOK_PLACE', 'MISSED') then i.starts_at end,
      busy_until = case when i.status in ('SCHEDULED', 'TOOK_PLACE', 'MISSED')
        then i.starts_at + make_interval(mins => i.minutes + i.break_minutes) end
    from interviews i where i.id = m.interview_id and i.id = ${interviewId}::uuid`;
  return changed;
}

/** An interview to come that no longer makes sense. */
export interface EndedInterview {
  readonly interviewId: string;
  /** Null once the applicant's account was deleted, as the following. */
  readonly applicationId: string | null;
  readonly seekerId: string | null;
  readonly companyId: string | null;
  readonly startsAt: Date | null;
}

const ENDED = `select i.id as "interviewId", a.id as "applicationId", a.seeker_id as "seekerId", j.company_id as "companyId",
    i.starts_at as "startsAt"
  from interviews i left join applications a on a.id = i.application_id left join jobs j on j.id = a.job_id
  where ${IS_IN_VAIN}`;

/** Lists the ids of interviews to come that no longer make sense. */
export async function listEnded({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<EndedInterview>(`${ENDED} limit 1000`);
  return rows.map(({ interviewId }) => interviewId);
}

/** Locks an interview with its application, and returns it if it is still to come and makes no sense. */
export async function lockEnded(tx: Transaction, interviewId: string): Promise<EndedInterview | undefined> {
  await tx.$executeRaw`
    select from applications where id = (select application_id from interviews where id = ${interviewId}::uuid)
    for no key update`;
  const [ended] = await tx.$queryRawUnsafe<EndedInterview[]>(
    `${ENDED} and i.id = $1::uuid for update of i`,
    interviewId,
  );
  return ended;
}

/** An interview to come in which no one takes part. */
interface UnattendedInterview {
  readonly interviewId: string;
  readonly sequence: number;
}

const TO_COME = `interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
  where ${IS_TO_COME} and not ${HAS_ENDED}`;

const wasNotifiedOf = (news: string) =>
  `exists (select from notices n where n.cause = '${storedCause("' || i.id || '", "' || i.sequence || '", news)}')`;

/** Removes those who no longer see the job from interviews to come, which frees their time; a thousand at a time. */
export async function removeUnseeing({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    `delete from interview_members where (interview_id, account_id) in (
       select m.interview_id, m.account_id from interview_members m, ${TO_COME} and m.interview_id = i.id
         and not ${seesJob("j", "m.account_id")} limit 1000)`,
  );
}

/** Lists interviews in which no one takes part, unless the company was notified of that. */
export async function listUnattended({ pool }: Pick<Database, "pool">): Promise<UnattendedInterview[]> {
  const { rows } = await pool.query<UnattendedInterview>(
    `select i.id as "interviewId", i.sequence from ${TO_COME} and (i.status = 'SCHEDULED' or i.answer_by > now())
       and not exists (select from interview_members m where m.interview_id = i.id)
       and not ${wasNotifiedOf("UNATTENDED")} limit 1000`,
  );
  return rows;
}

/** An offer that the applicant can still accept. */
type BusyOffer = Pick<StoredInterview, "sequence" | "minutes" | "breakMinutes" | "ranges" | "busy"> & {
  readonly interviewId: string;
};

/** Lists offers whose members have other interviews, unless the company was notified that no time is left. */
export async function listBusyOffers({ pool }: Pick<Database, "pool">): Promise<BusyOffer[]> {
  type Row = Omit<BusyOffer, "ranges" | "busy"> & Record<"ranges" | "busy", readonly JsonRange[]>;
  const { rows } = await pool.query<Row>(
    `select i.id as "interviewId", i.sequence, i.minutes, i.break_minutes as "breakMinutes", i.ranges, ${BUSY} as busy
     from ${TO_COME} and i.status = 'OFFERED' and i.answer_by > now() and not ${wasNotifiedOf("FULL")}
       and exists (select from interview_members im join interview_members b on b.account_id = im.account_id
         where im.interview_id = i.id and b.busy_until > now())`,
  );
  return rows.map(({ ranges, busy, ...row }) => ({ ...row, ranges: ranges.map(asDates), busy: busy.map(asDates) }));
}

/** Deletes interviews whose applicants deleted their accounts, a month after they took place or were cancelled. */
export async function deleteForgotten({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    `delete from interviews where application_id is null and status <> 'OFFERED' and
     greatest(updated_at, case when status = 'SCHEDULED' then starts_at end) < now() - interval '30 days'`,
  );
}
