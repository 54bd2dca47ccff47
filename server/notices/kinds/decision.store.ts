import type { ApplicationStatus } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** An application's status, with the applicant's notification state. */
export interface Outcome {
  readonly seekerId: string;
  readonly seekerName: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly status: ApplicationStatus;
  /** The application's version at the decision. */
  readonly version: number;
  /** The company's own message; empty for none. */
  readonly message: string;
  /** Whether this status is the last one of which the applicant was notified. */
  readonly isNotified: boolean;
  readonly jobIsDeleted: boolean;
  /** The job's company, if blind mode hid the applicant from it until now. */
  readonly revealedTo: string | null;
}

/** Returns an application's outcome. The lock makes a decision wait until its notice is stored. */
export async function lockOutcome(tx: Transaction, applicationId: string): Promise<Outcome | undefined> {
  const [outcome] = await tx.$queryRaw<Outcome[]>`
    select a.seeker_id as "seekerId", a.version, a.status, coalesce(a.status = a.told_status, false) as "isNotified",
      s.name as "seekerName", j.id as "jobId", j.title as "jobTitle", j.company_name as "companyName", a.message, j.deleted_at is not null as "jobIsDeleted",
      case when j.blind and a.revealed_at is not null then j.company_id end as "revealedTo"
    from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
    where a.id = ${applicationId}::uuid for update of a`;
  return outcome;
}

/** Stores the outcome of which the applicant was notified; null: none. */
export async function storeNotifiedOutcome(
  tx: Transaction,
  applicationId: string,
  status: ApplicationStatus | null,
): Promise<void> {
  await tx.$executeRaw`
    update applications set told_status = ${status}::"ApplicationStatus" where id = ${applicationId}::uuid`;
}
