import type { ApplicationStatus } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** Where an application stands, with what its applicant is told of it. */
export interface Outcome {
  readonly seekerId: string;
  readonly seekerName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly status: ApplicationStatus;
  /** The application's version at the decision. */
  readonly version: number;
  /** What the company says itself; empty: nothing. */
  readonly message: string;
  /** Whether the applicant was told of this status last. */
  readonly isTold: boolean;
  readonly jobIsDeleted: boolean;
}

/** Where an application stands. The lock makes a decision wait until its notice is stored. */
export async function lockOutcome(tx: Transaction, applicationId: string): Promise<Outcome | undefined> {
  const [outcome] = await tx.$queryRaw<Outcome[]>`
    select a.seeker_id as "seekerId", a.version, a.status, coalesce(a.status = a.told_status, false) as "isTold",
      s.name as "seekerName", j.title as "jobTitle", j.company_name as "companyName", a.message, j.deleted_at is not null as "jobIsDeleted"
    from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
    where a.id = ${applicationId}::uuid for update of a`;
  return outcome;
}

/** Stores of which outcome the applicant was told; null: of none. */
export async function storeNotifiedOutcome(
  tx: Transaction,
  applicationId: string,
  status: ApplicationStatus | null,
): Promise<void> {
  await tx.$executeRaw`
    update applications set told_status = ${status}::"ApplicationStatus" where id = ${applicationId}::uuid`;
}
