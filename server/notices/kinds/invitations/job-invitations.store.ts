import { seesJob } from "../../../platform/company-permissions.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { excludes } from "../../../platform/findable-seekers.sql.ts";
import { hasFollowed, isCurrent } from "../../../platform/job-invitations.sql.ts";

/** An invitation that has not ended, for its notices. */
export interface NotifiedInvitation {
  readonly seekerId: string;
  readonly seekerName: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly text: string;
  /** Who sent it, while they see the job. */
  readonly sentById: string | null;
  readonly isAccepted: boolean;
}

/** Returns an invitation, locked until its notices are stored, unless it has ended, or was declined. */
export async function lockInvitation(tx: Transaction, id: string): Promise<NotifiedInvitation | undefined> {
  const [invitation] = await tx.$queryRawUnsafe<NotifiedInvitation[]>(
    `select i.seeker_id as "seekerId", s.name as "seekerName", j.company_id as "companyId", j.id as "jobId",
       j.company_name as "companyName", j.title as "jobTitle", i.text, i.accepted_at is not null as "isAccepted",
       case when ${seesJob("j", "i.sent_by_id")} then i.sent_by_id end as "sentById"
     from job_invitations i join jobs j on j.id = i.job_id join seekers s on s.id = i.seeker_id
     where i.id = $1::uuid and i.declined_at is null and ${isCurrent("i", "j")}
       and (i.accepted_at is not null or not ${hasFollowed("i")})
       and not ${excludes("i.seeker_id", "j.company_id")} for share of i`,
    id,
  );
  return invitation;
}
