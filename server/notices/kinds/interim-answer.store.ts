import type { Transaction } from "../../platform/database/database.ts";

/** The latest interim answer to a pending application. */
interface InterimAnswer {
  readonly eventId: string;
  readonly seekerId: string;
  readonly seekerName: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** The stage it was moved to; null for other causes. */
  readonly stage: string | null;
  /** YYYY-MM-DD. */
  readonly answerDueOn: string;
}

/** Returns the latest interim answer to an application that is undecided, unless its job is deleted. */
export async function latestInterimAnswer(tx: Transaction, applicationId: string): Promise<InterimAnswer | undefined> {
  const [answer] = await tx.$queryRaw<InterimAnswer[]>`
    select e.id::text as "eventId", a.seeker_id as "seekerId", s.name as "seekerName", j.id as "jobId",
      j.title as "jobTitle", j.company_name as "companyName", e.stage, a.answer_due_on::text as "answerDueOn"
    from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
    join application_events e on e.application_id = a.id and e.kind = 'INTERIM_ANSWER' and e.created_at >= a.applied_at
    where a.id = ${applicationId}::uuid and a.status = 'APPLIED' and j.deleted_at is null
    order by e.id desc limit 1`;
  return answer;
}
