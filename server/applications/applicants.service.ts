import type { ApplicationEventKind } from "../generated/prisma/enums.ts";
import type { PostedJobService } from "../jobs/posted-jobs.service.ts";
import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import type { SeekerSearch } from "../seekers/seeker.search-conditions.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { Seeker } from "../seekers/seekers.types.ts";
import { searchApplicants } from "./applicant.search.ts";
import {
  type ApplicantStatus,
  type ApplicationHead,
  findApplication,
  newestApplications,
} from "./application-summaries.ts";

/** One thing that happened to an application. */
export interface ApplicationEventView {
  readonly id: string;
  readonly kind: ApplicationEventKind;
  readonly createdAt: Date;
}

/** An application with who applied, as the job's recruiter sees it. */
export interface ApplicantView extends ApplicationHead {
  /** The resume as it was sent; where none was, the one that the profile has now. */
  readonly resumeUrl: string | null;
  /** Whether it is the profile's, because none was sent. */
  readonly resumeFromProfile: boolean;
  readonly seeker: Seeker;
  /** The oldest first. One statement brings those of a whole page. */
  readonly loadEvents: () => Promise<readonly ApplicationEventView[]>;
}

/** Reading applications as a recruiter. Deciding has a home of its own: `applications.service.ts`. */
export class ApplicantService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * The applicants of an own job, the newest application first, without withdrawn ones: three statements.
   * `search.status`: one tab; null for all of them. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async list(
    actor: MaybeActor,
    jobId: string,
    search: SeekerSearch & { readonly status?: ApplicantStatus | null | undefined },
    page: PageInput,
  ): Promise<Page<ApplicantView>> {
    const job = await this.postedJobs.ownTitle(actor, jobId);
    const found = await searchApplicants(this.platform.db, { ...search, jobId: job.id }, page);
    return { ...found, nodes: await this.#withSeekers(actor, found.nodes) };
  }

  /** One application to an own job, unless withdrawn. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, applicationId: string): Promise<ApplicantView> {
    const { accountId } = requireRecruiter(actor);
    const id = requireId(applicationId, "Application not found.");
    const [applicant] = await this.#withSeekers(actor, await findApplication(this.platform.db, accountId, id));
    if (!applicant) throw new AppError("NOT_FOUND", "Application not found.");
    return applicant;
  }

  /** The applications to all own jobs, the newest first: two statements. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async all(actor: MaybeActor, page: PageInput): Promise<Page<ApplicantView>> {
    const { accountId } = requireRecruiter(actor);
    const found = await newestApplications(this.platform.db, accountId, page);
    return { ...found, nodes: await this.#withSeekers(actor, found.nodes) };
  }

  async #withSeekers(actor: MaybeActor, heads: readonly ApplicationHead[]): Promise<ApplicantView[]> {
    const views = await this.seekers.views(actor, [...new Set(heads.map(({ seekerId }) => seekerId))]);
    const byId = new Map(views.map((view) => [view.id, view]));
    let events: Promise<Map<string, ApplicationEventView[]>> | undefined;
    const eventsOf = async (id: string) => {
      events ??= this.#events(heads.map((head) => head.id));
      return (await events).get(id) ?? [];
    };
    return heads.flatMap((head) => {
      const seeker = byId.get(head.seekerId);
      if (!seeker) return [];
      const resumeFromProfile = head.resumeUrl === null && seeker.resumeUrl !== null;
      const resumeUrl = head.resumeUrl ?? seeker.resumeUrl;
      return [{ ...head, resumeUrl, resumeFromProfile, seeker, loadEvents: () => eventsOf(head.id) }];
    });
  }

  async #events(applicationIds: readonly string[]): Promise<Map<string, ApplicationEventView[]>> {
    const { rows } = await this.platform.db.pool.query<ApplicationEventView & { applicationId: string }>(
      `select id::text, application_id as "applicationId", kind, created_at as "createdAt"
       from application_events where application_id = any($1::uuid[]) order by application_id, id`,
      [applicationIds],
    );
    const byApplication = new Map<string, ApplicationEventView[]>();
    for (const { applicationId, ...event } of rows) {
      byApplication.set(applicationId, [...(byApplication.get(applicationId) ?? []), event]);
    }
    return byApplication;
  }
}
