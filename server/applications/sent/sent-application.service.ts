import { z } from "zod";
import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobService } from "../../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import { readOnce } from "../../platform/database/recorded-transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { queueBytesRemoval } from "../../platform/files/remove-bytes.task.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requireId } from "../../platform/validation.ts";
import { deleteAnswers } from "../answers/answers.store.ts";
import { COVER_NOTES_BY_SEEKER } from "../applications.rate-limits.ts";
import { coverNote } from "../applications.schemas.ts";
import { findOwnApplication } from "../own-application.store.ts";
import type { OwnApplication } from "../own-applications.types.ts";
import { deleteSent, lockSent, updateCoverNote } from "./sent-application.store.ts";

const TOO_LATE = {
  LATE: "It is too late to undo this. You can still withdraw the application.",
  HANDLED: "The company has already acted on your application. Open Applied Jobs to see its status.",
} as const;

const noteSchema = z.object({ text: coverNote });

/**
 * Handles what an applicant may do after sending an application: undo it in the first seconds, and write a note until
 * the company opens it.
 */
export class SentApplicationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * Undoes an application as if it had never been sent: neither notices nor webhooks have reported it, and none will;
   * those who saw it already, on a page or by a subscription, see that it is undone.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT when the time is over or the company has acted on it
   */
  async undo(actor: MaybeActor, jobId: string): Promise<JobView> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    await readOnce(this.platform.db, async () => void (await this.#requireApplication(accountId, id)));
    await this.platform.db.transaction(async (tx) => {
      const sent = await lockSent(tx, id, accountId);
      if (sent) await queueBytesRemoval(tx, await deleteAnswers(tx, sent.id));
      const refusal = sent ? await deleteSent(tx, sent.id, SETTLING_SECONDS) : "HANDLED";
      if (!sent || refusal) throw new AppError("CONFLICT", TOO_LATE[refusal ?? "HANDLED"]);
      const undone = { type: "application-undone", applicationId: sent.id, jobId: id } as const;
      tx.publish(accountTopic(accountId), undone);
      tx.publish(companyTopic(sent.companyId), undone);
    });
    return this.jobs.find(actor, id);
  }

  /**
   * Writes a note to the company with an application, replacing the previous one; empty removes it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, CONFLICT once the company has opened
   * or answered it
   */
  async writeNote(actor: MaybeActor, jobId: string, input: string): Promise<OwnApplication> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    const { text } = check(noteSchema, { text: input });
    await this.platform.limits.take(COVER_NOTES_BY_SEEKER, accountId);
    await this.#requireApplication(accountId, id);
    if (!(await updateCoverNote(this.platform.db, id, accountId, text))) {
      throw new AppError("CONFLICT", "The company has opened your application, so you can no longer change your note.");
    }
    return this.#requireApplication(accountId, id);
  }

  async #requireApplication(seekerId: string, jobId: string): Promise<OwnApplication> {
    const { db, clock } = this.platform;
    const application = await findOwnApplication(db, seekerId, jobId, clock());
    if (!application) throw new AppError("NOT_FOUND", "Application not found.");
    return application;
  }
}
