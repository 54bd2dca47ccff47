import { MAX_EXPLANATION } from "../../../shared/operators.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { deleteJobs } from "../../jobs/delete-jobs.ts";
import { lockJobToTakeDown } from "../../jobs/lifecycle/job-takedowns.store.ts";
import { restoreJob } from "../../jobs/lifecycle/restore-jobs.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { check, requireId, text } from "../../platform/validation.ts";
import { lockInForce, type StoredMeasure } from "../measures/measures.store.ts";
import { impose, requireUninvolved, takeBack } from "../measures/measures.ts";
import { explanationSchema } from "../operators.schemas.ts";
import type { OperatorService } from "../operators.service.ts";
import { findResponsible } from "../report-queue.store.ts";
import { type ConsoleJob, type ConsoleJobSearch, listConsoleJobs } from "./console-jobs.store.ts";

const MIN_SEARCH = 3;
const GONE = "Job not found.";
const NO_COMPANY = "The company of this job no longer exists, so it cannot be restored.";

/** The texts of a takedown. */
export const takedownSchema = explanationSchema.extend({
  messageToApplicants: text(MAX_EXPLANATION, "The message to applicants"),
});

/** An operator's texts for taking a job down. */
export interface TakedownWords {
  /** To the company. */
  readonly explanation: string;
  /** To the applicants, in addition to the notice of the takedown. */
  readonly messageToApplicants: string;
}

/** Takes jobs down for operators, with or without a report, and restores them. */
export class JobTakedownService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists jobs by id, URL or company; without a search the open ones or those that were taken down. Newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(
    actor: MaybeActor,
    { search, open }: { search: string | null | undefined; open: boolean },
    page: PageInput,
  ): Promise<Page<ConsoleJob>> {
    await this.operators.require(actor, "SEE_JOBS");
    return listConsoleJobs(this.platform.db, { ...readSearch(search), open }, page);
  }

  /** Takes a job down without a report. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async takeDown(
    actor: MaybeActor,
    { jobId, ...input }: { jobId: string; explanation: string; messageToApplicants?: string | null },
  ): Promise<void> {
    const operator = await this.operators.require(actor, "TAKE_DOWN_JOBS");
    const id = requireId(jobId, GONE);
    const words = check(takedownSchema, input);
    await this.platform.db.transaction(async (tx) => {
      await requireUninvolved(tx, operator, { kind: "JOB", targetId: id });
      const measureId = await this.takeDownWith(tx, id, { ...words, decidedById: operator.accountId });
      if (!measureId) throw new AppError("NOT_FOUND", GONE);
      await this.auditLog.record(tx, [{ ...actBy(operator, "OPERATOR_JOB_TAKEN_DOWN"), subjectId: id }]);
    });
  }

  /**
   * Takes a job down as part of the transaction: it disappears from all lists, its company and applicants are notified
   * by mail, and the company may appeal. `decidedById` null: the command line. @returns the measure; null when the job
   * is already gone
   */
  async takeDownWith(
    tx: Transaction,
    jobId: string,
    {
      wasReported = false,
      ...words
    }: TakedownWords & { readonly decidedById: string | null; readonly wasReported?: boolean },
  ): Promise<string | null> {
    const job = await lockJobToTakeDown(tx, jobId);
    if (!job || job.isDeleted) return null;
    const { title, companyId, wasOpen } = job;
    const measureId = await impose(this.platform, tx, {
      ...{ kind: "JOB_TAKEN_DOWN", about: "JOB", targetId: jobId, title, wasOpen, wasReported },
      ...words,
      concerned: { companyId },
      addressees: await findResponsible(tx, { kind: "JOB", targetId: jobId }),
    });
    await deleteJobs(this.platform, tx, { id: jobId }, "OPERATOR", measureId ?? undefined);
    return measureId;
  }

  /** Restores a job that was taken down. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
  async restore(actor: MaybeActor, { jobId, ...input }: { jobId: string; explanation: string }): Promise<void> {
    const operator = await this.operators.require(actor, "TAKE_DOWN_JOBS");
    const id = requireId(jobId, GONE);
    const { explanation } = check(explanationSchema, input);
    await this.platform.db.transaction(async (tx) => {
      await requireUninvolved(tx, operator, { kind: "JOB", targetId: id });
      const measure = await lockInForce(tx, "JOB_TAKEN_DOWN", id);
      if (!measure) throw new AppError("NOT_FOUND", "Operators have not taken this job down.");
      await this.restoreWith(tx, measure);
      await takeBack(this.platform, tx, measure, operator, explanation);
      await this.auditLog.record(tx, [{ ...actBy(operator, "OPERATOR_JOB_PUT_BACK"), subjectId: id }]);
    });
  }

  /** Restores a job as part of the transaction. @throws CONFLICT when its company no longer exists */
  async restoreWith(tx: Transaction, measure: StoredMeasure): Promise<void> {
    if (!(await restoreJob(this.platform, tx, measure))) throw new AppError("CONFLICT", NO_COMPANY);
  }
}

/** Parses the search text: the id in it, if there is one, else words. @throws BAD_USER_INPUT for too short a text */
function readSearch(search: string | null | undefined): ConsoleJobSearch {
  const words = readKeyword(search, "search");
  if (!words) return {};
  const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(words)?.[0];
  if (id) return { id };
  if (words.length < MIN_SEARCH)
    throw invalid({ search: `Search for an ID, an address, or at least ${MIN_SEARCH} letters of a title or company.` });
  return { words };
}
