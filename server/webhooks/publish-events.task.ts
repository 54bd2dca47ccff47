import { z } from "zod";
import type { WebhookKind } from "../../shared/webhooks.ts";
import { isPublished, publishedFrom } from "../applications/deciding/shown-decisions.ts";
import type { ApplicationEventKind, ApplicationStatus, JobChangeKind } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import {
  findApplicationOf,
  insertDeliveries,
  lockHistory,
  readJobChange,
  readMessage,
} from "./published-events.store.ts";
import { type ApplicationData, type JobData, type MessageData, webhookBody } from "./webhook-bodies.ts";
import { queueDeliveries } from "./webhooks.store.ts";

/** The tasks' names in the queue; the trigger `queue_webhooks` has the first two. */
export const PUBLISH_APPLICATION_EVENT = "publish-application-event";
export const PUBLISH_JOB_CHANGE = "publish-job-change";
export const PUBLISH_MESSAGE = "publish-application-message";

/** The jobs' keys in the queue. */
export const publishingKey = (task: string, eventId: string | bigint): string => `${task}:${eventId}`;

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
  INTERVIEW_OFFERED: { kind: "interview.offered", status: null },
  INTERVIEW_SCHEDULED: { kind: "interview.scheduled", status: null },
  INTERVIEW_MOVED: { kind: "interview.moved", status: null },
  INTERVIEW_DECLINED: { kind: "interview.declined", status: null },
  INTERVIEW_CANCELLED: { kind: "interview.cancelled", status: null },
  OFFER_SENT: { kind: "offer.sent", status: null },
  OFFER_CHANGED: { kind: "offer.changed", status: null },
  OFFER_ACCEPTED: { kind: "offer.accepted", status: null },
  OFFER_DECLINED: { kind: "offer.declined", status: null },
  OFFER_WITHDRAWN: { kind: "offer.withdrawn", status: null },
  OFFER_LAPSED: { kind: "offer.lapsed", status: null },
};

const JOB_WEBHOOKS: Readonly<Record<JobChangeKind, WebhookKind>> = {
  OPENED: "job.opened",
  EDITED: "job.edited",
  CLOSED: "job.closed",
  EXPIRED: "job.closed",
  DELETED: "job.closed",
};

/** Queues the webhook of a message about an application, in the order of a company's events. */
export const queueMessageWebhook = (tx: Transaction, companyId: string, messageId: string): Promise<void> =>
  queueEvent(tx, PUBLISH_MESSAGE, companyId, { messageId });

/** Queues the webhook of an event, after those of the same company that are due before. `at`: as of `QueuedJob`. */
function queueEvent(
  tx: Transaction,
  task: string,
  companyId: string,
  payload: { readonly eventId: string } | { readonly messageId: string },
  at?: number,
): Promise<void> {
  const key = publishingKey(task, "eventId" in payload ? payload.eventId : payload.messageId);
  return queueJobs(tx, task, [{ payload, key, queue: `publish-${companyId}`, ...(at && { at }) }]);
}

const payloadShape = z.object({ eventId: z.string().regex(/^\d+$/) });
const messagePayload = z.object({ messageId: z.uuid() });

/** Returns the tasks that decide which events of a company lead to webhooks. */
export function publishingTasks(db: Pick<Database, "transaction">) {
  const task = (publish: (tx: Transaction, eventId: string) => Promise<void>): BackgroundTask => ({
    run: (payload) => db.transaction((tx) => publish(tx, payloadShape.parse(payload).eventId)),
  });
  return {
    [PUBLISH_APPLICATION_EVENT]: task(publishApplicationEvent),
    // As versions up to 0.2.0 queued it.
    "tell-decision": task(publishApplicationEvent),
    [PUBLISH_JOB_CHANGE]: task(publishJobChange),
    [PUBLISH_MESSAGE]: {
      run: (payload) => db.transaction((tx) => publishMessage(tx, messagePayload.parse(payload).messageId)),
    } satisfies BackgroundTask,
  };
}

/** Publishes an event of an application to webhooks, once it can no longer be undone. */
async function publishApplicationEvent(tx: Transaction, eventId: string): Promise<void> {
  const applicationId = await findApplicationOf(tx, eventId);
  const history = applicationId && (await lockHistory(tx, applicationId));
  const event = history ? history.events.find(({ id }) => id === eventId) : undefined;
  const webhook = event && APPLICATION_WEBHOOKS[event.kind];
  if (!history || !webhook) return;
  const { events, now, companyId, ...about } = history;
  const at = publishedFrom(events, event);
  if (at > now.getTime() / 1000) return queueEvent(tx, PUBLISH_APPLICATION_EVENT, companyId, { eventId }, at);
  if (!isPublished(events, event)) return;
  const data: ApplicationData = {
    ...about,
    status: webhook.status ?? about.status,
    stage: event.stage,
    ...idOfPart(webhook.kind, event.aboutId),
  };
  await publish(tx, companyId, `application-event:${eventId}`, webhook.kind, data, event.createdAt);
}

/** The id of what a webhook is about within the application, if it is an interview or an offer. */
const idOfPart = (kind: WebhookKind, id: string | null) =>
  kind.startsWith("interview.") ? { interviewId: id } : kind.startsWith("offer.") ? { offerId: id } : {};

/** Publishes a change to a job to webhooks. */
async function publishJobChange(tx: Transaction, changeId: string): Promise<void> {
  const found = await readJobChange(tx, changeId);
  if (!found || found.companyOnly) return;
  const { companyId, companyOnly, createdAt, ...data } = found;
  await publish(tx, companyId, `job-change:${changeId}`, JOB_WEBHOOKS[data.change], data, createdAt);
}

/** Publishes a message about an application to webhooks, after the application, unless either is gone by then. */
async function publishMessage(tx: Transaction, messageId: string): Promise<void> {
  const found = await readMessage(tx, messageId);
  const history = found && (await lockHistory(tx, found.applicationId));
  if (!history) return;
  const { companyId, createdAt, ...data } = found;
  const event = { kind: "MESSAGE", createdAt } as const;
  const events = [...history.events, event].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const at = publishedFrom(events, event);
  if (at > history.now.getTime() / 1000) return queueEvent(tx, PUBLISH_MESSAGE, companyId, { messageId }, at);
  if (!isPublished(events, event)) return;
  await publish(tx, companyId, `application-message:${messageId}`, "application.message", data, createdAt);
}

async function publish(
  tx: Transaction,
  companyId: string,
  eventId: string,
  kind: WebhookKind,
  data: ApplicationData | JobData | MessageData,
  happened: Date,
): Promise<void> {
  await queueDeliveries(
    tx,
    await insertDeliveries(tx, companyId, { eventId, kind, body: webhookBody(kind, data, happened) }),
  );
}
