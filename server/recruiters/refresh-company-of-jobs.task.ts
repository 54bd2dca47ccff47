import { z } from "zod";
import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";

/** The task's name in the queue. */
export const REFRESH_COMPANY = "refresh-company-of-jobs";

// Queued before an upgrade, it has the name that a company's id had then.
const payloadShape = z.union([
  z.object({ companyId: z.uuid() }),
  z.object({ recruiterId: z.uuid() }).transform(({ recruiterId }) => ({ companyId: recruiterId })),
]);

/** Queues, with the change itself, that the company's jobs take its new name and size. */
export async function queueCompanyRefresh(tx: Transaction, companyId: string): Promise<void> {
  await queueJobs(tx, REFRESH_COMPANY, [{ payload: { companyId }, key: `company:${companyId}` }]);
}

/** Gives the company's jobs its name and size as they are now. */
export const refreshCompanyTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  async run(payload) {
    await refreshCompanyOfJobs(db, payloadShape.parse(payload).companyId);
  },
});
