import { z } from "zod";
import type { ApplicationSource } from "../../shared/applications.ts";
import { SETTLING_SECONDS } from "../../shared/applications.ts";
import type { JobQuestion } from "../../shared/job-questions.ts";
import { JOB_TEXTS } from "../../shared/validation/job-texts.ts";
import { type JobView, lockIfOpen } from "../jobs/job.store.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { firstApplicationCause } from "../notices/kinds/first-application.kind.ts";
import { wasNotified } from "../notices/notices.store.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type Actor, type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import { accountStream, CATCH_UP, type CatchUp, companyStream } from "../platform/bus/account-events.ts";
import type { AccountEvent, CompanyEvent } from "../platform/bus/topics.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { readOnce } from "../platform/database/recorded-transactions.ts";
import { AppError, type ErrorCode, invalid } from "../platform/errors.ts";
import { receiveUpload } from "../platform/files/receive-upload.ts";
import { queueBytesRemoval } from "../platform/files/remove-bytes.task.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { check, isId, requireId } from "../platform/validation.ts";
import { findResumeFile } from "../seekers/resumes/resumes.store.ts";
import { deleteAnswers, insertAnswers, type StoredAnswer } from "./answers/answers.store.ts";
import {
  answerField,
  answersNeeded,
  type CheckedAnswers,
  checkAnswers,
  type GivenAnswer,
} from "./answers/check-answers.ts";
import { canSeeJob, findStateFor, insertApplication, recordEvent, withdrawApplication } from "./application.store.ts";
import { APPLICATIONS_A_DAY, APPLICATIONS_BY_SEEKER } from "./applications.rate-limits.ts";
import { coverNote } from "./applications.schemas.ts";
import {
  findOwnApplication,
  listOwnApplications,
  type OwnApplicationList,
  storeArchived,
} from "./own-application.store.ts";
import type { ApplicationChange, ApplicationUpdate, OwnApplication } from "./own-applications.types.ts";
import { recordProfilePrompt } from "./sent/sent-application.store.ts";

/** Options of an application. */
interface ApplyOptions {
  readonly source?: ApplicationSource | null;
  readonly asksWhenEmpty?: boolean;
  readonly answers?: readonly GivenAnswer[];
  readonly coverNote?: string | null;
  readonly resumeId?: string | null;
}

const noteSchema = z.object({ coverNote });

/** Errors about the file itself. */
const REFUSED_FILES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "UNSUPPORTED_FILE",
  "FILE_TOO_LARGE",
  "BAD_USER_INPUT",
]);

/**
 * Manages a seeker's own applications: applying, withdrawing and reading them; and notifies both sides of changes.
 * There is at most one active application per job, and both sides' actions on it have a total order, which every read
 * reflects.
 */
export class OwnApplicationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * Applies to an open job with the resume of the profile and answers to its questions. `source`: where it was found.
   * `asksWhenEmpty`: a seeker with neither a resume nor any profile content is refused once, so that the client can
   * ask. `coverNote`: a note to the company. `resumeId`: one of the seeker's resumes instead of the main one. An answer that does not qualify is sent all the same, for people to decide. @throws FORBIDDEN, NOT_FOUND,
   * ALREADY_APPLIED, ANSWERS_NEEDED, BAD_USER_INPUT, UNSUPPORTED_FILE, FILE_TOO_LARGE, PROFILE_EMPTY, JOB_CLOSED,
   * RATE_LIMITED
   */
  async apply(
    actor: MaybeActor,
    jobId: string,
    {
      source = null,
      asksWhenEmpty = false,
      answers: given = [],
      coverNote: written = null,
      resumeId = null,
    }: ApplyOptions = {},
  ): Promise<JobView> {
    const seeker = requireSeeker(actor);
    const counts = [APPLICATIONS_BY_SEEKER, APPLICATIONS_A_DAY].map((limit) => [limit, seeker.accountId] as const);
    await this.platform.limits.takeAll(counts);
    const job = await this.jobs.find(seeker, jobId);
    const { hasApplied, isOpen, questions } = await readOnce(this.platform.db, async () => ({
      hasApplied: Boolean(job.viewerApplicationStatus),
      isOpen: job.takesApplications,
      questions: job.questions,
    }));
    if (hasApplied) throw alreadyApplied();
    if (!isOpen) throw jobClosed();
    const needed = () => answersNeeded(questions, this.jobs.publicUrl(job));
    if (given.length === 0 && questions.some(({ required }) => required)) throw needed();
    const checked = checkAnswers(questions, given);
    const note = check(noteSchema, { coverNote: written });
    if (asksWhenEmpty && (await recordProfilePrompt(this.platform.db, seeker.accountId))) {
      throw new AppError("PROFILE_EMPTY", "Your profile is empty and has no resume.");
    }
    const answers = await this.#withFile(seeker.accountId, checked);
    await this.platform.db.transaction(async (tx) => {
      const asked = await lockIfOpen(tx, job.id);
      if (!asked) throw jobClosed();
      // The company has just changed the questions.
      if (idsOf(asked) !== idsOf(questions)) throw needed();
      const resume = isId(resumeId) ? await findResumeFile(tx, seeker.accountId, resumeId) : null;
      if (resumeId && !resume) throw invalid({ resumeId: "This resume was deleted. Choose another one." });
      const applicationId = await insertApplication(tx, job.id, seeker.accountId, source, note.coverNote, resume);
      if (applicationId === null) throw alreadyApplied();
      await queueBytesRemoval(tx, await deleteAnswers(tx, applicationId));
      await insertAnswers(tx, applicationId, answers);
      const event = { applicationId, kind: "APPLIED", actorId: seeker.accountId } as const;
      if (!(await wasNotified(tx, firstApplicationCause(job.id))))
        await queueNotices(tx, "FIRST_APPLICATION", [
          { id: applicationId, cause: { applicationId }, delay: SETTLING_SECONDS },
        ]);
      await recordEvent(tx, event, { companyId: job.companyId, seekerId: seeker.accountId });
    });
    return this.jobs.find(seeker, job.id);
  }

  /** Returns the answers, with the file among them stored; it is removed again when the application fails. */
  async #withFile(seekerId: string, { answers, file }: CheckedAnswers): Promise<readonly StoredAnswer[]> {
    if (!file) return answers;
    const { questionId, position, upload } = file;
    const { id } = await receiveUpload(this.platform, seekerId, "ANSWER", upload).catch((error: unknown) => {
      if (!(error instanceof AppError) || !REFUSED_FILES.has(error.code)) throw error;
      throw new AppError(error.code, error.message, { fields: { [answerField(questionId)]: error.message } });
    });
    return answers.map((answer) => (answer.position === position ? { ...answer, fileId: id } : answer));
  }

  /** Withdraws one of the actor's applications, whatever was decided. @throws FORBIDDEN, NOT_FOUND */
  async withdraw(actor: MaybeActor, jobId: string): Promise<{ applicationId: string; jobId: string }> {
    const seeker = requireSeeker(actor);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    return this.platform.db.transaction(async (tx) => {
      const withdrawn = await withdrawApplication(tx, id, seeker.accountId);
      if (!withdrawn) throw applicationNotFound();
      const event = { applicationId: withdrawn.id, kind: "WITHDRAWN", actorId: seeker.accountId } as const;
      await recordEvent(tx, event, { companyId: withdrawn.companyId, seekerId: seeker.accountId });
      return { applicationId: withdrawn.id, jobId: id };
    });
  }

  /**
   * Lists the acting seeker's applications, most recently sent first by default, each with its job and history.
   * Withdrawn ones are left out; those to closed and deleted jobs are included. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput, which: OwnApplicationList = {}): Promise<Page<OwnApplication>> {
    return listOwnApplications(this.platform.db, requireSeeker(actor).accountId, page, this.platform.clock(), which);
  }

  /**
   * Archives one of the actor's applications until its status changes, or unarchives it. @throws FORBIDDEN, NOT_FOUND
   */
  async archive(actor: MaybeActor, jobId: string, archived: boolean): Promise<OwnApplication> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    await storeArchived(this.platform.db, accountId, id, archived);
    const application = await findOwnApplication(this.platform.db, accountId, id, this.platform.clock());
    if (!application) throw applicationNotFound();
    return application;
  }

  /**
   * Returns the acting seeker's application to a job; null when there is none or it was withdrawn. @throws FORBIDDEN
   */
  async toJob(actor: MaybeActor, jobId: string): Promise<OwnApplication | null> {
    const { accountId } = requireSeeker(actor);
    return isId(jobId) ? findOwnApplication(this.platform.db, accountId, jobId, this.platform.clock()) : null;
  }

  /**
   * Subscribes to changes of applications that the acting account sent, or its current company received. Yields no
   * update at the start of the stream, after a gap and for an undone application: the client must reload its lists.
   * @throws UNAUTHENTICATED,
   * STRONGER_LOG_IN_REQUIRED
   */
  changes(actor: MaybeActor): AsyncIterableIterator<ApplicationChange> {
    const account = requireAccount(actor);
    const load = async (event: AccountEvent | CompanyEvent | CatchUp) => {
      if (event.type === CATCH_UP || event.type === "applications-changed") return { update: null, undoneId: null };
      if (event.type === "application-undone") {
        const isShown = !account.company || (await canSeeJob(this.platform.db, account.accountId, event.jobId));
        return isShown ? { update: null, undoneId: event.applicationId } : null;
      }
      if (event.type !== "application-changed") return null;
      const update = await this.#update(account, event.applicationId);
      return update && { update, undoneId: null };
    };
    const { events } = this.platform;
    return account.company
      ? companyStream(events, requireMember(actor, "SEE_JOBS").companyId, load)
      : accountStream(events, account.accountId, load);
  }

  async #update(account: Actor, applicationId: string): Promise<ApplicationUpdate | null> {
    const state = await findStateFor(this.platform.db, account, applicationId);
    if (!state) return null;
    const [job] = await this.jobs.views(account, [state.jobId]);
    return { ...state, job: job ?? null };
  }
}

const applicationNotFound = () => new AppError("NOT_FOUND", "Application not found.");
const jobClosed = () => new AppError("JOB_CLOSED", "This job is no longer accepting applications.");
const idsOf = (questions: readonly JobQuestion[]) => questions.map(({ id }) => id).join();
const alreadyApplied = () => new AppError("ALREADY_APPLIED", "You have already applied to this job.");
