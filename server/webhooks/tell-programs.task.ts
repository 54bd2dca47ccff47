import { z } from "zod";
import type { WebhookKind } from "../../shared/webhooks.ts";
import { isTold, toldFrom } from "../applications/deciding/shown-decisions.ts";
import type { ApplicationEventKind, ApplicationStatus, JobChangeKind } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { insertDeliveries, lockHistory, readJobChange } from "./told-events.store.ts";
import { type ApplicationData, type JobData, webhookBody } from "./webhook-bodies.ts";
import { queueDeliveries } from "./webhooks.store.ts";

/** The tasks' names in the queue, as the trigger `queue_webhooks` has them. */
export const TELL_APPLICATION_EVENT = "tell-application-event";
export const TELL_JOB_CHANGE = "tell-job-change";

/** The jobs' keys in the queue. */
export const tellingKey = (task: string, eventId: string | bigint): string => `${task}:${eventId}`;

interface ApplicationWebhook {
  readonly kind: WebhookKind;
  /** The status after the event; null: that of the application. */
  readonly status: ApplicationStatus | null;
}

/** The webhook for each kind of event; none for those that change nothing for programs. */
const APPLICATION_WEBHOOKS: Readonly<Partial<Record<ApplicationEventKind, ApplicationWebhook>>> = {
  APPLIED: { kind: "application.received", status: "APPLIED" },
  WITHDRAWN: { kind: "application.withdrawn", status: "WITHDRAWN" },
  ACCEPTED: { kind: "application.decided", status: "ACCEPTED" },
  REJECTED: { kind: "application.decided", status: "REJECTED" },
  REMOVED: { kind: "application.decided", status: "APPLIED" },
  MOVED: { kind: "application.stage_moved", status: null },
};

const JOB_WEBHOOKS: Readonly<Record<JobChangeKind, WebhookKind>> = {
  OPENED: "job.opened",
  EDITED: "job.edited",
  CLOSED: "job.closed",
  EXPIRED: "job.closed",
  DELETED: "job.closed",
};

const payloadShape = z.object({ eventId: z.string().regex(/^\d+$/) });

/** Returns the tasks that decide of which events a company's programs are told. */
export function tellingTasks(db: Pick<Database, "transaction">) {
  const task = (tell: (tx: Transaction, eventId: string) => Promise<void>): BackgroundTask => ({
    run: (payload) => db.transaction((tx) => tell(tx, payloadShape.parse(payload).eventId)),
  });
  return {
    [TELL_APPLICATION_EVENT]: task(tellApplicationEvent),
    // As versions up to 0.2.0 queued it.
    "tell-decision": task(tellApplicationEvent),
    [TELL_JOB_CHANGE]: task(tellJobChange),
  };
}

/** Tells programs of an event of an application, once it can no longer be undone. */
async function tellApplicationEvent(tx: Transaction, eventId: string): Promise<void> {
  const history = await lockHistory(tx, eventId);
  const event = history?.events.find(({ id }) => id === eventId);
  const webhook = event && APPLICATION_WEBHOOKS[event.kind];
  if (!history || !webhook) return;
  const { events, now, companyId, ...about } = history;
  const delay = (toldFrom(events, event).getTime() - now.getTime()) / 1000;
  if (delay > 0) {
    const key = tellingKey(TELL_APPLICATION_EVENT, eventId);
    return queueJobs(tx, TELL_APPLICATION_EVENT, [{ payload: { eventId }, key, queue: `tell-${companyId}`, delay }]);
  }
  if (!isTold(events, event)) return;
  const data: ApplicationData = { ...about, status: webhook.status ?? about.status, stage: event.stage };
  await tell(tx, companyId, `application-event:${eventId}`, webhook.kind, data, event.createdAt);
}

/** Tells programs of a change to a job. */
async function tellJobChange(tx: Transaction, changeId: string): Promise<void> {
  const found = await readJobChange(tx, changeId);
  if (!found || found.companyOnly) return;
  const { companyId, companyOnly, createdAt, ...data } = found;
  await tell(tx, companyId, `job-change:${changeId}`, JOB_WEBHOOKS[data.change], data, createdAt);
}

async function tell(
  tx: Transaction,
  companyId: string,
  eventId: string,
  kind: WebhookKind,
  data: ApplicationData | JobData,
  happened: Date,
): Promise<void> {
  await queueDeliveries(
    tx,
    await insertDeliveries(tx, companyId, { eventId, kind, body: webhookBody(kind, data, happened) }),
  );
}
