import { queueNotices } from "../../notices/queue-notices.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import type { Queryable, Transaction } from "../../platform/database/database.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { queueJobs } from "../../platform/queue/queue-jobs.ts";
import { type InterimCause, lockPending, type PendingApplication, storeInterimAnswer } from "./interim-answer.store.ts";

/** The task's name in the queue. */
export const GIVE_INTERIM_ANSWER = "give-interim-answer";

/** The job's key in the queue. */
export const interimAnswerKey = (applicationId: string): string => `interim-answer:${applicationId}`;

/**
 * Queues interim answers to applications that were moved to a stage of which applicants are notified, for when the
 * moves can no longer be undone. Another move restarts the delay.
 */
export const queueInterimAnswers = (db: Queryable, applicationIds: readonly string[], delay: number): Promise<void> =>
  queueJobs(
    db,
    GIVE_INTERIM_ANSWER,
    applicationIds.map((applicationId) => ({
      payload: { applicationId },
      key: interimAnswerKey(applicationId),
      delay,
    })),
  );

/**
 * Gives an undecided application an interim answer: an event, a notice to the applicant, and a new promised day. Each
 * cause renews the day once, so that moving back and forth does not postpone the decision without end; a further
 * move to the same stage only notifies. Does nothing when the applicant already knows of that stage as the latest, or
 * when there was another answer without a stage.
 */
export async function giveInterimAnswer(tx: Transaction, applicationId: string, cause: InterimCause): Promise<void> {
  const pending = await lockPending(tx, applicationId);
  if (!pending) return;
  const { earlierCauses } = pending;
  if (cause.stage === null ? earlierCauses.includes(null) : earlierCauses.at(-1) === cause.stage) return;
  await storeInterimAnswer(tx, applicationId, cause, dueAfter(pending, cause));
  await queueNotices(tx, "INTERIM_ANSWER", [{ id: applicationId, cause: { applicationId } }]);
  tx.publish(accountTopic(pending.seekerId), { type: "application-changed", applicationId });
  tx.publish(companyTopic(pending.companyId), { type: "application-changed", applicationId });
}

/** Returns the promised day after an interim answer; it is never earlier than before. */
function dueAfter({ answerDueOn, answerWithinDays, earlierCauses }: PendingApplication, cause: InterimCause): Date {
  const renewed = addDays(dayOf(cause.at), answerWithinDays);
  if (!answerDueOn) return renewed;
  return earlierCauses.includes(cause.stage) || answerDueOn > renewed ? answerDueOn : renewed;
}
