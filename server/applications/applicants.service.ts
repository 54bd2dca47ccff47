import type { ApplicationEventKind, ApplicationStatus } from "../generated/prisma/enums.ts";
import type { PostedJobService } from "../jobs/posted-jobs.service.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { requireMember } from "../platform/company-permissions.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { isId, requireId } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import {
  type ApplicantSearch,
  type ApplicantStatus,
  findApplicant,
  listReceivedApplications,
  type ReceivedApplication,
  readEvents,
  searchApplicants,
} from "./applicant.store.ts";
import { type ApplicationState, lockApplication, recordEvent, storeDecision } from "./application.store.ts";
import { DECISIONS_BY_APPLICATION, DECISIONS_BY_RECRUITER } from "./applications.rate-limits.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { queueOutcome } from "./mail-outcome.task.ts";

/** An application with who applied, as the job's company sees it. */
export interface ApplicantView extends ReceivedApplication {
  /** The resume as it was sent; where none was, the one that the profile has now. */
  readonly resumeUrl: string | null;
  /** Whether it is the profile's, because none was sent. */
  readonly resumeFromProfile: boolean;
  readonly seeker: Seeker;
  /** The oldest first. One statement brings those of a whole page. */
  readonly loadEvents: () => Promise<readonly ApplicationEvent[]>;
}

const NOT_FOUND = "Application not found.";
const EVENT_OF: Record<ApplicantStatus, ApplicationEventKind> = {
  APPLIED: "REMOVED",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
};
const STATUS_WORDS: Record<ApplicationStatus, string> = {
  APPLIED: "open again",
  ACCEPTED: "accepted",
  REJECTED: "rejected",
  WITHDRAWN: "withdrawn by the applicant",
};

/** The applicants of a company's jobs: reading and deciding. */
export class ApplicantService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * The applicants of a job of the company, the newest application first, without withdrawn ones: three statements.
   * `search.status`: one tab; null for all of them. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async list(
    actor: MaybeActor,
    jobId: string,
    search: Omit<ApplicantSearch, "jobId">,
    page: PageInput,
  ): Promise<Page<ApplicantView>> {
    const job = await this.postedJobs.own(actor, jobId);
    return this.#pageOf(actor, await searchApplicants(this.platform.db, { ...search, jobId: job.id }, page));
  }

  /** The applications to all jobs of the company, the newest first: two statements. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async all(actor: MaybeActor, page: PageInput): Promise<Page<ApplicantView>> {
    const member = requireMember(actor, "SEE_JOBS");
    return this.#pageOf(actor, await listReceivedApplications(this.platform.db, member, page));
  }

  /** One application to a job of the company, unless withdrawn. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, applicationId: string): Promise<ApplicantView> {
    const member = requireMember(actor, "SEE_JOBS");
    const application = await findApplicant(this.platform.db, member, requireId(applicationId, NOT_FOUND));
    const applicants = await this.#withSeekers(actor, application ? [application] : []);
    const applicant = application && applicants(application);
    if (!applicant) throw new AppError("NOT_FOUND", NOT_FOUND);
    return applicant;
  }

  /**
   * Accepts, rejects or returns an application to Applied; every change is also an event that is never rewritten. `version`:
   * the one the recruiter saw; when another decision came first it is refused with what that was. Without it the later
   * decision stands. The applicant's pages follow at once; the mail waits until the decision can no longer be undone.
   * @throws FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  async decide(
    actor: MaybeActor,
    which: { applicationId: string } | { jobId: string; seekerId: string },
    status: ApplicantStatus,
    version?: number | null,
  ): Promise<ApplicationState> {
    const { accountId, companyId } = requireMember(actor, "DECIDE");
    if (!Object.values(which).every(isId)) throw new AppError("NOT_FOUND", NOT_FOUND);
    await this.platform.limits.takeAll([
      [DECISIONS_BY_RECRUITER, accountId],
      [DECISIONS_BY_APPLICATION, [companyId, ...Object.values(which)].join()],
    ]);
    return this.platform.db.transaction(async (tx) => {
      const before = await lockApplication(tx, companyId, which);
      if (!before) throw new AppError("NOT_FOUND", NOT_FOUND);
      if (before.status === status) return before;
      if (before.status === "WITHDRAWN" || (version != null && version !== before.version)) {
        throw new AppError("CONFLICT", `Update failed: this application is ${STATUS_WORDS[before.status]} already.`, {
          current: before.status,
        });
      }
      const { applicationId, seekerId } = before;
      const decision = { status, version: before.version + 1 };
      await storeDecision(tx, applicationId, decision);
      const event = { applicationId, kind: EVENT_OF[status], actorId: accountId };
      await recordEvent(this.platform, tx, event, { companyId, seekerId });
      await queueOutcome(tx, applicationId);
      return { ...before, ...decision };
    });
  }

  async #pageOf(actor: MaybeActor, page: Page<ReceivedApplication>): Promise<Page<ApplicantView>> {
    return mapPage(page, await this.#withSeekers(actor, page.nodes));
  }

  /** Reads who sent these applications; what it answers has none for a seeker who is gone. */
  async #withSeekers(actor: MaybeActor, applications: readonly ReceivedApplication[]) {
    const views = await this.seekers.views(actor, [...new Set(applications.map(({ seekerId }) => seekerId))]);
    const byId = new Map(views.map((view) => [view.id, view]));
    let events: ReturnType<typeof readEvents> | undefined;
    const eventsOf = async (id: string) => {
      events ??= readEvents(
        this.platform.db,
        applications.map((application) => application.id),
      );
      return (await events).get(id) ?? [];
    };
    return (application: ReceivedApplication): ApplicantView | undefined => {
      const seeker = byId.get(application.seekerId);
      if (!seeker) return undefined;
      const resumeFromProfile = application.resumeUrl === null && seeker.resumeUrl !== null;
      const resumeUrl = application.resumeUrl ?? seeker.resumeUrl;
      return { ...application, resumeUrl, resumeFromProfile, seeker, loadEvents: () => eventsOf(application.id) };
    };
  }
}
