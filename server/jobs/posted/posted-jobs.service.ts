import { z } from "zod";
import { MAX_JOB_DESCRIPTION, MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { CompanyEventKind, JobEditors, JobStatus } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import {
  type CompanyActor,
  ROLE_REFUSAL,
  requireMember,
  roleCan,
  type SeenJobs,
} from "../../platform/company-permissions.ts";
import type { Queryable, Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import { requireUnchanged } from "../../platform/unchanged-since.ts";
import { check, checkGiven, requireId, text } from "../../platform/validation.ts";
import { deleteJobs } from "../delete-jobs.ts";
import { findJobOwners, lockRecruiter } from "../editors/job-editors.store.ts";
import { editsJob, onlyOwners, ownsJob } from "../editors/job-editors.ts";
import { findStoredJob, insertJob, type Job, type JobView, lockJob, updateJob } from "../job.store.ts";
import { findPostedJob, isSeen, listPostedJobs, type PostedJobSearch } from "../job-lists.store.ts";
import { payChanges } from "../job-pay.ts";
import { JOB_CHANGES_BY_RECRUITER, JOBS_A_DAY, JOBS_BY_RECRUITER } from "../jobs.rate-limits.ts";
import { type JobEdit, type JobFields, type JobPost, jobSchema, locationOf } from "../jobs.schemas.ts";
import type { JobService } from "../jobs.service.ts";
import type { JobNotClosed } from "../jobs.types.ts";
import { closeJobs, lockOpenJobs } from "../lifecycle/job-opening.store.ts";
import { checkDeadline, checkOpensAt, isUnopened, statusChange } from "../lifecycle/job-opening.ts";
import { isTakenDown } from "../lifecycle/job-takedowns.store.ts";
import { lockOpenings, MAX_OPEN_UNVERIFIED, roomForOpenJobs } from "../lifecycle/open-job-limit.store.ts";
import { findWithheldCompanies, isWithheld, OWNERS_SUSPENDED } from "../lifecycle/suspended-jobs.store.ts";
import { cityIn } from "../search/places.ts";
import { requireExternalId } from "../upsert/external-ids.ts";
import { findJobIds } from "../upsert/external-jobs.store.ts";
import type { PostedJob } from "./posted-jobs.types.ts";

const MAX_CLOSED_AT_ONCE = 100;
const WITHHELD_JOB = "This job is closed because an account is suspended. It reopens when the suspension is lifted.";
const TOO_MANY_OPEN = `A company that is not verified can have at most ${MAX_OPEN_UNVERIFIED} open jobs. Verify yours on its profile, or close one.`;

const NO_RECRUITER = "This person is not a recruiter of your company.";
const EDITORS_EVENT = { OWNER: "JOB_RESTRICTED", RECRUITERS: "JOB_UNRESTRICTED" } as const;

const searchSchema = z.object({ title: text(MAX_SEARCH_KEYWORD, "The title") });
const previewSchema = z.object({ text: text(MAX_JOB_DESCRIPTION, "Text") });

const idOf = ({ id }: { readonly id: string }) => id;

/** What a member may do with a job of their company. */
interface JobEditing {
  /** Why they may not edit it; null when they may. */
  readonly refusal: string | null;
  /** Whether they may change who edits it, and transfer it. */
  readonly changesEditors: boolean;
}

/** Records what a member did with jobs. */
const recordJobEvents = (
  tx: Transaction,
  { accountId: actorId, companyId }: CompanyActor,
  kind: CompanyEventKind,
  jobs: readonly Pick<Job, "id" | "title">[],
  personId: string | null = null,
) =>
  recordCompanyEvents(
    tx,
    jobs.map(({ id: jobId, title: subject }) => ({ companyId, actorId, kind, jobId, subject, personId })),
  );

/** Returns the event to record for a change of status. */
function statusEvent(before: Pick<Job, "status">, after: JobStatus): CompanyEventKind {
  if (after === "CLOSED") return "JOB_CLOSED";
  if (after !== "OPEN") return "JOB_EDITED";
  return isUnopened(before) ? "JOB_POSTED" : "JOB_REOPENED";
}

/** Manages a company's jobs: posts, edits, closes and deletes them, and reads them with their application counts. */
export class PostedJobService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** Lists the company's jobs that are not deleted. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, search: PostedJobSearch, page: PageInput): Promise<Page<PostedJob>> {
    const member = requireMember(actor, "SEE_JOBS", JOB_TEXTS.postedJobsForbidden);
    const { title } = check(searchSchema, search);
    const externalId = typeof search.externalId === "string" ? requireExternalId(search.externalId) : null;
    return listPostedJobs(this.platform.db, member, { ...search, title, externalId }, page);
  }

  /** Renders a text as job pages show it, before it is posted. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  preview(actor: MaybeActor, input: string): string {
    requireMember(actor, "SEE_JOBS", JOB_TEXTS.postedJobsForbidden);
    return renderMarkdown(check(previewSchema, { text: input }).text, { heading: 4 });
  }

  /** Returns one job of the company. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, jobId: string): Promise<PostedJob> {
    const member = requireMember(actor, "SEE_JOBS", JOB_TEXTS.postedJobsForbidden);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    const posted = await findPostedJob(this.platform.db, id);
    await this.#requireSeen(member, id, posted?.job, JOB_TEXTS.postedJobsForbidden);
    return posted as PostedJob;
  }

  /**
   * Returns a job of the company as stored, to check access before any of its data is read. @throws UNAUTHENTICATED,
   * FORBIDDEN, NOT_FOUND
   */
  async own(actor: MaybeActor, jobId: string): Promise<Pick<Job, "id" | "title">> {
    const member = requireMember(actor, "SEE_JOBS", JOB_TEXTS.postedJobsForbidden);
    return this.#own(this.platform.db, member, jobId, JOB_TEXTS.postedJobsForbidden);
  }

  /**
   * Posts a job for the company. A copy of one of its jobs takes over free-text pay, unless a salary range is given.
   * @throws FORBIDDEN, NOT_FOUND for the job to copy, BAD_USER_INPUT
   */
  async post(actor: MaybeActor, input: JobPost): Promise<JobView> {
    const member = requireMember(actor, "CHANGE_JOBS", JOB_TEXTS.postForbidden);
    const { accountId, companyId } = member;
    await this.platform.limits.takeAll([
      [JOBS_BY_RECRUITER, accountId],
      [JOBS_A_DAY, companyId],
    ]);
    const fields = check(jobSchema, input);
    checkDeadline(fields.applicationDeadline, null, this.platform.clock());
    const { db } = this.platform;
    const original = input.copyOf ? await this.#own(db, member, input.copyOf) : null;
    const saysNoPay = fields.salaryRange === null && fields.payMin === null;
    const keepsLabel = saysNoPay && original !== null && original.salaryMin === null && original.payMin === null;
    const isOpen = !input.isDraft && !input.opensAt;
    const id = await db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "CHANGE_JOBS");
      if (isOpen) await this.#requireRoom(tx, companyId);
      const jobId = await insertJob(tx, {
        ...fields,
        location: locationOf(fields),
        ...payChanges(fields, null),
        ...(keepsLabel && { salaryLabel: original.salaryLabel }),
        ...this.#opening(input),
        ...(input.editors && { editors: input.editors }),
        companyId,
        postedById: accountId,
      });
      // A draft or a scheduled job counts as posted when it opens.
      const posted = [{ id: jobId, title: fields.title }];
      if (isOpen) await recordJobEvents(tx, member, "JOB_POSTED", posted);
      if (input.editors === "OWNER") await recordJobEvents(tx, member, "JOB_RESTRICTED", posted);
      return jobId;
    });
    return this.jobs.find(actor, id);
  }

  /** Returns what the actor may do with a job of their company, beyond what their role allows. */
  editing(actor: MaybeActor, { editors, ownerId, ownerInCompany }: PostedJob): JobEditing {
    const member = requireMember(actor, "SEE_JOBS", JOB_TEXTS.postedJobsForbidden);
    if (!roleCan(member.companyRole, "CHANGE_JOBS")) return { refusal: ROLE_REFUSAL, changesEditors: false };
    const job = { editors, postedById: ownerId };
    const refusal = editsJob(member, job) ? null : onlyOwners(ownerInCompany, "edit");
    return { refusal, changesEditors: ownsJob(member, job) };
  }

  /**
   * Edits a job of the company; absent fields stay unchanged, null clears. @throws FORBIDDEN, NOT_FOUND,
   * BAD_USER_INPUT, CONFLICT when it has changed since `unchangedSince`
   */
  edit(actor: MaybeActor, id: string, { editors, unchangedSince, ...input }: JobEdit): Promise<JobView> {
    return this.#change(actor, id, (before) => {
      requireUnchanged(before, unchangedSince);
      const fields: Partial<JobFields> = checkGiven(jobSchema, input);
      checkDeadline(fields.applicationDeadline, before.applicationDeadline, this.platform.clock());
      // Clients send back the city that was read from the location; it is not stated by that.
      const readsCity = before.city === "" && fields.city === cityIn(before.location);
      return {
        ...{ ...fields, ...payChanges(fields, before) },
        ...(readsCity && { city: "" }),
        ...(editors && { editors }),
      };
    });
  }

  /**
   * Closes or reopens a job of the company; opens or schedules a draft, or turns a scheduled job back into one. @throws
   * FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT
   */
  setStatus(actor: MaybeActor, id: string, status: Job["status"], opensAt?: Date | null): Promise<JobView> {
    const changesOf = (job: Job) => statusChange(job, status, opensAt, this.platform.clock());
    return this.#change(actor, id, changesOf, status === "OPEN");
  }

  /**
   * Closes those of these jobs that are open, belong to the company and may be edited by the actor. For its other open
   * jobs, and for ids that name none of its jobs, it returns why nothing was closed. @throws FORBIDDEN, BAD_USER_INPUT
   */
  async close(
    actor: MaybeActor,
    jobIds: readonly string[],
    externalIds: readonly string[] = [],
  ): Promise<{ jobs: JobView[]; notClosed: JobNotClosed[] }> {
    const asking = await this.#changer(actor);
    if (jobIds.length + externalIds.length > MAX_CLOSED_AT_ONCE)
      throw invalid({ jobIds: `Close at most ${MAX_CLOSED_AT_ONCE} jobs at a time.` });
    const { closed, notClosed } = await this.platform.db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, asking, "CHANGE_JOBS");
      const { ids, unknown } = await findJobIds(tx, member.companyId, { jobIds, externalIds });
      const open = await lockOpenJobs(tx, member.companyId, ids);
      const closed = open.filter((job) => editsJob(member, job));
      await closeJobs(tx, closed.map(idOf));
      await recordJobEvents(tx, member, "JOB_CLOSED", closed);
      const others = open.filter((job) => !editsJob(member, job)).map(idOf);
      const owners = others.length > 0 ? await findJobOwners(tx, others) : new Map<string, string>();
      const refused = others.map((jobId) => {
        return { jobId, code: "FORBIDDEN" as const, reason: onlyOwners(owners.get(jobId), "edit") };
      });
      const notFound = unknown.map((jobId) => ({ jobId, code: "NOT_FOUND" as const, reason: JOB_TEXTS.notFound }));
      return { closed, notClosed: [...refused, ...notFound] };
    });
    return { jobs: await this.jobs.views(actor, closed.map(idOf)), notClosed };
  }

  /**
   * Transfers a job to another member who may post jobs for the company. @throws FORBIDDEN unless called by its owner
   * or an owner of the company, NOT_FOUND
   */
  async handOver(actor: MaybeActor, id: string, accountId: string): Promise<PostedJob> {
    const asking = await this.#changer(actor);
    const ownerId = requireId(accountId, NO_RECRUITER);
    await this.platform.db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, asking, "CHANGE_JOBS");
      const job = await this.#lockOwn(tx, member, id);
      await this.#requireOwner(tx, member, job);
      if (!(await lockRecruiter(tx, member.companyId, ownerId))) throw new AppError("NOT_FOUND", NO_RECRUITER);
      if (job.postedById === ownerId) return;
      await updateJob(tx, job.id, { postedById: ownerId });
      await recordJobEvents(tx, member, "JOB_HANDED_OVER", [job], ownerId);
    });
    return this.get(actor, id);
  }

  /**
   * Deletes a job of the company. Applicants keep the record of their application, and are notified, also by mail.
   * @throws FORBIDDEN, NOT_FOUND
   */
  async delete(actor: MaybeActor, id: string): Promise<{ id: string }> {
    const asking = await this.#changer(actor);
    return this.platform.db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, asking, "CHANGE_JOBS");
      const job = await this.#lockEdited(tx, member, id);
      await deleteJobs(this.platform, tx, { id: job.id }, "COMPANY");
      await recordJobEvents(tx, member, "JOB_DELETED", [job]);
      return { id: job.id };
    });
  }

  /** Returns whether a post opens now, later or not yet. @throws BAD_USER_INPUT */
  #opening({ isDraft, opensAt }: Pick<JobPost, "isDraft" | "opensAt">) {
    if (opensAt) return { status: "SCHEDULED", opensAt: checkOpensAt(opensAt, this.platform.clock()) } as const;
    return isDraft ? ({ status: "DRAFT" } as const) : {};
  }

  async #change(
    actor: MaybeActor,
    id: string,
    changesOf: (before: Job) => Parameters<typeof updateJob>[2],
    opens = false,
  ): Promise<JobView> {
    const asking = await this.#changer(actor);
    const jobId = await this.platform.db.transaction(async (tx) => {
      // Locked in the order in which scheduled jobs are opened.
      if (opens && this.platform.holdsUnverified) await lockOpenings(tx, [asking.companyId]);
      const member = await requireStillAllowed(tx, asking, "CHANGE_JOBS");
      const before = await this.#lockEdited(tx, member, id);
      if (opens && before.status !== "OPEN") await this.#requireRoom(tx, member.companyId);
      if (opens && (await isWithheld(tx, before.id))) throw new AppError("CONFLICT", WITHHELD_JOB);
      const changes = changesOf(before);
      const editors = changes.editors as JobEditors | undefined;
      const changesEditors = editors !== undefined && editors !== before.editors;
      if (changesEditors) await this.#requireOwner(tx, member, before);
      await updateJob(tx, before.id, changes);
      const kind = changes.status === undefined ? "JOB_EDITED" : statusEvent(before, changes.status as JobStatus);
      if (changes.status !== before.status) await recordJobEvents(tx, member, kind, [before]);
      if (changesEditors) await recordJobEvents(tx, member, EDITORS_EVENT[editors], [before]);
      return before.id;
    });
    return this.jobs.find(actor, jobId);
  }

  /** Requires that this company may open another job: an owner is not suspended, and there is room. @throws CONFLICT */
  async #requireRoom(tx: Transaction, companyId: string): Promise<void> {
    if ((await findWithheldCompanies(tx, [companyId])).size > 0) throw new AppError("CONFLICT", OWNERS_SUSPENDED);
    if (!this.platform.holdsUnverified) return;
    const room = (await roomForOpenJobs(tx, [companyId])).get(companyId) ?? 0;
    if (room < 1) throw new AppError("CONFLICT", TOO_MANY_OPEN);
  }

  /** Returns the member if they may change the company's jobs, and counts the change against the rate limit. */
  async #changer(actor: MaybeActor): Promise<CompanyActor> {
    const member = requireMember(actor, "CHANGE_JOBS");
    await this.platform.limits.take(JOB_CHANGES_BY_RECRUITER, member.accountId);
    return member;
  }

  /**
   * Returns a job of the company that is not deleted. @throws NOT_FOUND, FORBIDDEN for another company's
   * (docs/specification.md 8.2)
   */
  async #own(db: Queryable, member: SeenJobs, id: string, forbidden?: string): Promise<Job> {
    const jobId = requireId(id, JOB_TEXTS.notFound);
    return this.#requireSeen(member, jobId, await findStoredJob(db, jobId), forbidden);
  }

  /** Like `#own`, with the job locked until the transaction ends. @throws NOT_FOUND, FORBIDDEN */
  async #lockOwn(tx: Transaction, member: SeenJobs, id: string): Promise<Job> {
    await lockJob(tx, requireId(id, JOB_TEXTS.notFound));
    return this.#own(tx, member, id);
  }

  /** Like `#lockOwn`, but only for a job that the member may edit. @throws NOT_FOUND, FORBIDDEN */
  async #lockEdited(tx: Transaction, member: CompanyActor, id: string): Promise<Job> {
    const job = await this.#lockOwn(tx, member, id);
    if (!editsJob(member, job)) throw await this.#onlyOwners(tx, job, "edit");
    return job;
  }

  /** Requires that the member owns the job or the company. @throws FORBIDDEN */
  async #requireOwner(tx: Transaction, member: CompanyActor, job: Job): Promise<void> {
    if (!ownsJob(member, job)) throw await this.#onlyOwners(tx, job, "change who edits");
  }

  async #onlyOwners(tx: Transaction, { id }: Job, may: Parameters<typeof onlyOwners>[1]): Promise<AppError> {
    return new AppError("FORBIDDEN", onlyOwners((await findJobOwners(tx, [id])).get(id), may));
  }

  async #requireSeen<Own extends { readonly id: string; readonly companyId: string }>(
    member: SeenJobs,
    id: string,
    job: Own | null | undefined,
    forbidden: string = JOB_TEXTS.notYours,
  ): Promise<Own> {
    if (!job) {
      const takenDown = await isTakenDown(this.platform.db, id, member.companyId);
      throw new AppError("NOT_FOUND", takenDown ? JOB_TEXTS.takenDown : JOB_TEXTS.notFound);
    }
    if (!(await isSeen(this.platform.db, member, job))) throw new AppError("FORBIDDEN", forbidden);
    return job;
  }
}
