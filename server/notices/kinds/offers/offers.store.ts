import type { Pay } from "../../../../shared/pay.ts";
import type { OfferStatus } from "../../../generated/prisma/enums.ts";
import { seesJob } from "../../../platform/company-permissions.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hiderOf, type Identifying, identifying } from "../../../platform/hide-texts.ts";
import { isHidden } from "../../../platform/known-applications.sql.ts";
import { responsibleSql } from "../responsible.store.ts";

/** An offer, for its notices. */
export interface NotifiedOffer extends Pay {
  readonly id: string;
  readonly status: OfferStatus;
  readonly startsOn: Date;
  readonly place: string;
  readonly expiresOn: Date;
  /** Whether a newer version was sent. */
  readonly isFormer: boolean;
  readonly timeZone: string;
  readonly reply: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly seekerId: string;
  /** Null while anonymous review hides the applicant. */
  readonly applicantName: string | null;
  /** Who sent it, if they still see the job, and who is responsible for the job. */
  readonly memberIds: readonly string[];
}

/** Returns an offer, locked until its notices are stored. */
export async function lockOffer(tx: Transaction, offerId: string): Promise<NotifiedOffer | undefined> {
  const [offer] = await tx.$queryRawUnsafe<(NotifiedOffer & { readonly hides: Identifying | null })[]>(
    `select o.id, o.status, o.pay_min::float8 as "payMin", o.pay_max::float8 as "payMax",
       o.pay_currency as "payCurrency", o.pay_unit as "payUnit", o.starts_on as "startsOn", o.place,
       o.expires_on as "expiresOn", o.time_zone as "timeZone", o.reply, a.id as "applicationId", j.id as "jobId",
       exists (select from offers n where n.application_id = a.id and n.version > o.version) as "isFormer",
       j.title as "jobTitle", j.company_id as "companyId", j.company_name as "companyName", a.seeker_id as "seekerId",
       case when not ${isHidden("a", "j")} then s.name end as "applicantName",
       case when o.status in ('ACCEPTED', 'DECLINED') then ${identifying("a", "j")} end as hides,
       array(select m.account_id from company_members m where m.company_id = j.company_id
         and (m.account_id = o.sent_by_id and ${seesJob("j", "m.account_id")}
           or m.account_id in (${responsibleSql("j.id")}))) as "memberIds"
     from offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
     join seekers s on s.id = a.seeker_id
     where o.id = $1::uuid for share of o`,
    offerId,
  );
  return offer && { ...offer, reply: hiderOf(offer.hides)(offer.reply) };
}
