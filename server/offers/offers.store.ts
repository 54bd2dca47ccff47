import type { Pay } from "../../shared/pay.ts";
import { memberName } from "../accounts/current-company.sql.ts";
import type { OfferStatus } from "../generated/prisma/enums.ts";
import { IS_APPLICANT, SEES, type Side, valuesOf } from "../messages/application-sides.store.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { hiderOf, type Identifying, identifying } from "../platform/hide-texts.ts";
import { OFFER_HAS_ENDED, OFFER_STATUS } from "../platform/open-offers.sql.ts";

/** What a company sets when it sends an offer. */
export interface SentOffer extends Pay {
  readonly version: number;
  readonly startsOn: Date;
  readonly place: string;
  /** Markdown. */
  readonly text: string;
  readonly fileId: string | null;
  readonly expiresOn: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** When the last day ends. */
  readonly expiresAt: Date;
  readonly sentById: string;
}

/** A version of an offer as one side sees it. */
export interface StoredOffer extends Omit<SentOffer, "sentById"> {
  readonly id: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyName: string;
  readonly status: OfferStatus;
  readonly fileUrl: string | null;
  readonly fileName: string | null;
  readonly reply: string;
  readonly sentBy: string | null;
  readonly sentAt: Date;
  readonly endedAt: Date | null;
  /** Whether it was sent since the applicant last applied. */
  readonly isCurrent: boolean;
  readonly otherOpenApplications: number;
  readonly otherOpenJobs: readonly string[];
}

/** SQL: whether the applicant may withdraw the other application `b` when accepting an offer. */
const IS_OTHER = `b.status in ('APPLIED', 'ACCEPTED')
  and not exists (select from offers p where p.application_id = b.id and p.status = 'ACCEPTED' and p.created_at >= b.applied_at)`;

/** SQL: how many others to the application $3 are open. It refers to no row of the list, so that it is counted once. */
const OTHERS = `(select case when ${IS_APPLICANT}
    then (select count(*)::int from applications b where b.seeker_id = a.seeker_id and b.id <> a.id and ${IS_OTHER})
    else (select count(*)::int from (select from applications b
      where b.job_id = a.job_id and b.status = 'APPLIED' and b.id <> a.id limit 1000) others)
  end from applications a where a.id = $3::uuid)`;

/** SQL: the jobs of these applications, for the applicant. */
const OTHER_JOBS = `coalesce((select array(
    select n.title || ' at ' || n.company_name from applications b join jobs n on n.id = b.job_id
    where b.seeker_id = a.seeker_id and b.id <> a.id and ${IS_OTHER} order by b.applied_at desc limit 50)
  from applications a where a.id = $3::uuid and ${IS_APPLICANT}), '{}')`;

const VIEW = `
  select o.id, a.id as "applicationId", j.id as "jobId", j.company_name as "companyName",
    o.version, ${OFFER_STATUS} as status, o.pay_min::float8 as "payMin", o.pay_max::float8 as "payMax",
    o.pay_currency as "payCurrency", o.pay_unit as "payUnit", o.starts_on as "startsOn", o.place, o.text,
    o.file_id as "fileId", f.storage_key as "fileKey", f.name as "fileName", o.expires_on as "expiresOn",
    o.time_zone as "timeZone", o.expires_at as "expiresAt", o.reply,
    case when o.reply <> '' and not ${IS_APPLICANT} then ${identifying("a", "j")} end as hides, o.created_at as "sentAt", o.ended_at as "endedAt",
    case when ${IS_APPLICANT} then nullif(m.display_name, '') else ${memberName("m")} end as "sentBy",
    o.created_at >= a.applied_at as "isCurrent",
    ${OTHERS} as "otherOpenApplications", ${OTHER_JOBS} as "otherOpenJobs"
  from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
  left join files f on f.id = o.file_id left join accounts m on m.id = o.sent_by_id`;

type Row = Omit<StoredOffer, "fileUrl"> & { readonly fileKey: string | null; readonly hides: Identifying | null };

/** Lists the versions of an application's offer for someone who sees the application, the latest first. */
export async function listOffers(db: Queryable, side: Side, applicationId: string): Promise<StoredOffer[]> {
  const text = `${VIEW} where a.id = $3::uuid and ${SEES} order by o.version desc`;
  const rows = await clientOf(db).$queryRawUnsafe<Row[]>(text, ...valuesOf(side), applicationId);
  return rows.map(({ fileKey, hides, ...row }) => ({
    ...row,
    reply: hiderOf(hides)(row.reply),
    fileUrl: fileKey && fileUrl(fileKey, row.fileName ?? "offer"),
  }));
}

/** Returns the application of an offer; undefined if there is no such offer. */
export async function applicationOf(db: Queryable, offerId: string): Promise<string | undefined> {
  const where = { id: offerId };
  return (await clientOf(db).offer.findUnique({ where, select: { applicationId: true } }))?.applicationId;
}

/** Stores an offer as a version of a locked application's offer. @returns its id */
export async function storeOffer(tx: Transaction, applicationId: string, offer: SentOffer): Promise<string> {
  // By the clock of the database, as the application's times.
  const [clock] = await tx.$queryRaw<{ createdAt: Date }[]>`select now() as "createdAt"`;
  return (await tx.offer.create({ data: { ...offer, ...clock, applicationId }, select: { id: true } })).id;
}

/** Ends an open offer with a status and a reply. */
export async function storeEnd(tx: Transaction, offerId: string, status: OfferStatus, reply = ""): Promise<void> {
  await tx.$executeRaw`
    update offers set status = ${status}::"OfferStatus", reply = ${reply}, ended_at = now()
    where id = ${offerId}::uuid and status = 'OFFERED'`;
}

/** Locks all applications of a seeker, in the order of their ids, against decisions and the acceptance of other offers. */
export async function lockApplicationsOf(tx: Transaction, seekerId: string): Promise<void> {
  await tx.$executeRaw`select from applications where seeker_id = ${seekerId}::uuid order by id for no key update`;
}

/** A withdrawn application, and the company that received it. */
interface Withdrawn {
  readonly applicationId: string;
  readonly companyId: string;
}

/** Withdraws the other open applications of an applicant, which have to be locked. @returns them with their companies */
export const withdrawOthers = (tx: Transaction, seekerId: string, applicationId: string): Promise<Withdrawn[]> =>
  tx.$queryRawUnsafe<Withdrawn[]>(
    `update applications b set status = 'WITHDRAWN', version = b.version + 1, updated_at = now() from jobs j
     where j.id = b.job_id and b.seeker_id = $1::uuid and b.id <> $2::uuid and ${IS_OTHER}
     returning b.id as "applicationId", j.company_id as "companyId"`,
    ...[seekerId, applicationId],
  );

/** Whether an applicant has withdrawn an application with this message. */
export async function hasWithdrawnWith(tx: Transaction, seekerId: string, reasonText: string): Promise<boolean> {
  const where = { kind: "WITHDRAWN", reasonText, application: { seekerId } } as const;
  return (await tx.applicationEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** An open offer that its last day or the end of its application has ended. */
export interface EndedOffer {
  readonly offerId: string;
  readonly status: "LAPSED" | "WITHDRAWN";
  readonly applicationId: string;
  readonly seekerId: string;
  readonly companyId: string;
}

const OPEN = `select o.id as "offerId", ${OFFER_STATUS} as status, a.id as "applicationId", a.seeker_id as "seekerId",
    j.company_id as "companyId"
  from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
  where o.status = 'OFFERED'`;
const ENDED = `${OPEN} and (o.expires_at <= now() or ${OFFER_HAS_ENDED})`;

/** Lists open offers that have ended, each with its application. */
export async function listEnded({ pool }: Pick<Database, "pool">): Promise<EndedOffer[]> {
  return (await pool.query<EndedOffer>(`${ENDED} limit 1000`)).rows;
}

const lockApplicationOf = (tx: Transaction, offerId: string) =>
  tx.$executeRaw`
    select from applications where id = (select application_id from offers where id = ${offerId}::uuid) for no key update`;

/** Locks the application of an offer, and returns the offer if it is still open and has ended. */
export async function lockEnded(tx: Transaction, offerId: string): Promise<EndedOffer | undefined> {
  await lockApplicationOf(tx, offerId);
  const [ended] = await tx.$queryRawUnsafe<EndedOffer[]>(`${ENDED} and o.id = $1::uuid`, offerId);
  return ended;
}

/** Locks the application of an offer, and returns its open version. */
export async function lockOpen(tx: Transaction, offerId: string): Promise<Omit<EndedOffer, "status"> | undefined> {
  await lockApplicationOf(tx, offerId);
  const sameOffer = "o.application_id = (select application_id from offers where id = $1::uuid)";
  const [open] = await tx.$queryRawUnsafe<EndedOffer[]>(`${OPEN} and ${sameOffer}`, offerId);
  return open;
}
