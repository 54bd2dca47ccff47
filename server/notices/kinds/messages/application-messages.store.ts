import { seesJob } from "../../../platform/company-permissions.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { responsibleSql } from "../responsible.store.ts";

/** A message about an application that the other side has not seen. */
export interface UnseenMessage {
  readonly conversationId: string;
  readonly applicationId: string;
  readonly jobTitle: string;
  readonly companyId: string;
  readonly companyName: string;
  /** Whether the company wrote it. */
  readonly byCompany: boolean;
  /** The last message that the other side has seen. */
  readonly seenSeq: number;
  /** The accounts of the other side to notify: the applicant; or who is responsible for the job or wrote before. */
  readonly accountIds: readonly string[];
}

/** Returns a message about an application, unless it was seen in the meantime or can no longer be read. */
export async function findUnseenMessage(tx: Transaction, messageId: string): Promise<UnseenMessage | undefined> {
  const seenSeq = "case when m.sender_id is null then c.applicant_seen_seq else c.company_seen_seq end";
  const [message] = await tx.$queryRawUnsafe<UnseenMessage[]>(
    `select c.id as "conversationId", a.id as "applicationId", j.title as "jobTitle",
       j.company_id as "companyId", j.company_name as "companyName", m.sender_id is null as "byCompany",
       ${seenSeq} as "seenSeq",
       case when m.sender_id is null then array[a.seeker_id] else array(
         select r.id from (
           select account_id as id from (${responsibleSql("a.job_id")}) responsible
           union select author_id from messages o where o.conversation_id = c.id and o.author_id is not null) r
         where ${seesJob("j", "r.id")}) end as "accountIds"
     from messages m join conversations c on c.id = m.conversation_id join applications a on a.id = c.application_id
     join jobs j on j.id = a.job_id
     where m.id = $1::uuid and m.seq > ${seenSeq} and c.blocked_at is null and j.deleted_at is null
       and a.status <> 'WITHDRAWN'`,
    messageId,
  );
  return message;
}
