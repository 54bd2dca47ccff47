import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { isId } from "../platform/validation.ts";

const REFRESH_COMPANY = "refresh-company-of-jobs";

/** Queues, with the change itself, that the company's jobs take its name and size. */
export async function queueCompanyRefresh(tx: Transaction, recruiterId: string): Promise<void> {
  await queueJobs(tx, REFRESH_COMPANY, [{ payload: { recruiterId }, key: `company:${recruiterId}` }]);
}

/** The background work of this domain. */
export function recruitersTasks(db: Pick<Database, "pool">): BackgroundTasks {
  return {
    [REFRESH_COMPANY]: {
      async run(payload) {
        const id = (payload as { recruiterId?: unknown } | null)?.recruiterId;
        if (isId(id)) await refreshCompanyOfJobs(db, id);
      },
    },
  };
}
