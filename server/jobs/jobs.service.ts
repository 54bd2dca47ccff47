import { jobPath } from "../../shared/public-paths.ts";
import type { Scope } from "../../shared/scopes.ts";
import { JOB_TEXTS } from "../../shared/validation/job-texts.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { isOwnCompany, requireMember } from "../platform/company-permissions.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import { findJobs, type JobShapes, type JobView } from "./job.store.ts";
import { isSeen, openJobs, openJobsVersion } from "./job-lists.store.ts";
import { type JobOrder, searchJobs } from "./search/job-search.store.ts";
import type { JobSearch } from "./search/job-search.ts";
import { matchReasons } from "./search/match-reasons.ts";
import { withoutHidden } from "./without-hidden.ts";

/** Returns the seeker whose flags a job shows; null for anonymous viewers and recruiters. */
export const viewerSeeker = (actor: MaybeActor) => (actor?.role === "SEEKER" ? actor.accountId : null);

const isOpen = ({ status, deletedAt }: JobView): boolean => status === "OPEN" && !deletedAt;

/** Searches and reads jobs. */
export class JobService {
  constructor(private readonly platform: Platform) {}

  /**
   * Searches open jobs, without those that the acting seeker has hidden. Public. `order`: when absent, best matches first for a keyword, else newest first.
   * @throws BAD_USER_INPUT for a malformed page or too long a keyword
   */
  async search<Shape extends keyof JobShapes>(
    actor: MaybeActor,
    search: JobSearch,
    page: PageInput & { readonly order?: JobOrder | null },
    shape: Shape,
  ): Promise<Page<JobShapes[Shape]>> {
    const wanted = { ...checkPage(page), order: page.order };
    const { words, ...found } = await searchJobs(
      this.platform.db.replicated,
      await withoutHidden(this.platform.db, actor, search),
      wanted,
      viewerSeeker(actor),
      shape,
    );
    const matchesOf = (job: JobShapes[Shape] | undefined) => (job ? matchReasons(words, job) : []);
    return { ...found, edgeAt: (index) => ({ matches: matchesOf(found.nodes[index]) }) };
  }

  /** Yields all open jobs, newest first, in batches and without viewer flags, for callers that need the whole list. */
  open(): AsyncGenerator<readonly JobView[]> {
    return openJobs(this.platform.db);
  }

  /**
   * Returns a version that changes whenever an open job, its company's name or its logo changes, or a job opens, closes
   * or expires.
   */
  openVersion(): Promise<string> {
    return openJobsVersion(this.platform.db);
  }

  /**
   * Returns a job with the viewer's flags. Open jobs are public; others are visible to the members of their company
   * who see them in its lists, and closed or deleted ones to seekers who applied to or saved them; a key also needs the scope. @throws NOT_FOUND, FORBIDDEN for
   * keys
   */
  async get(actor: MaybeActor, id: string): Promise<JobView> {
    const job = await this.find(actor, id);
    const scopes = actor?.key?.scopes;
    if (isOpen(job) || !scopes) return job;
    const ways = await this.#waysTo(actor, job);
    if (!ways.some((scope) => scopes.includes(scope))) {
      throw new AppError(
        "FORBIDDEN",
        `This job is not open. Reading it requires an API key with the scope ${ways.join(" or ")}.`,
      );
    }
    return job;
  }

  /** Like `get`, but without the scope check: for mutations, whose answers are checked separately. @throws NOT_FOUND */
  async find(actor: MaybeActor, id: string): Promise<JobView> {
    const job = (await this.views(actor, [requireId(id, JOB_TEXTS.notFound)]))[0];
    const isVisible = job && (isOpen(job) || (await this.#waysTo(actor, job)).length > 0);
    if (!isVisible) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return job;
  }

  /**
   * Returns the scopes any of which lets a viewer's key read a job that is not open; none when the job does not concern
   * the viewer.
   */
  async #waysTo(actor: MaybeActor, job: JobView): Promise<Scope[]> {
    const isOwn = isOwnCompany(actor, job) && (await isSeen(this.platform.db, requireMember(actor, "SEE_JOBS"), job));
    return [
      ...(isOwn || job.viewerHasSaved ? (["jobs:read"] as const) : []),
      ...(job.viewerApplicationStatus !== null ? (["applications:read"] as const) : []),
    ];
  }

  /** Returns the URL of a job's public page. */
  publicUrl(job: Pick<JobView, "id" | "title">): string {
    return this.platform.publicUrl + jobPath(job);
  }

  /**
   * Returns views of these jobs, in no particular order; unknown ids are left out. For batches within other services.
   */
  views(actor: MaybeActor, ids: readonly string[]): Promise<JobView[]> {
    return findJobs(this.platform.db.replicated, ids, viewerSeeker(actor));
  }
}
