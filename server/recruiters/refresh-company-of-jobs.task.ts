import { z } from "zod";
import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";

/** The task's name in the queue. */
export const REFRESH_COMPANY = "refresh-company-of-jobs";

// Tasks queued before an upgrade use the former name of a company's id.
const payloadShape = z.union([
  z.object({ companyId: z.uuid() }),
  z.object({ recruiterId: z.uuid() }).transform(({ recruiterId }) => ({ companyId: recruiterId })),
]);

/** Queues, in the transaction of the change, an update of the company's name and size in its jobs. */
export async function queueCompanyRefresh(tx: Transaction, companyId: string): Promise<void> {
  await queueJobs(tx, REFRESH_COMPANY, [{ payload: { companyId }, key: `company:${companyId}` }]);
}

/** Copies the company's current name and size to its jobs. */
export const refreshCompanyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  async run(payload) {
    await refreshCompanyOfJobs(db, payloadShape.parse(payload).companyId);
  },
});
