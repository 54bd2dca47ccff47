import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { JobView } from "./job.store.ts";
import { listSavedJobs, setSaved } from "./job-lists.store.ts";
import { SAVES_BY_SEEKER } from "./jobs.rate-limits.ts";
import type { JobService } from "./jobs.service.ts";

/** Manages a seeker's saved jobs. */
export class SavedJobService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * Lists the acting seeker's saved jobs, most recently saved first. A job that was closed or deleted stays on the
   * list, marked as such, until removed. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<JobView>> {
    return listSavedJobs(this.platform.db, requireSeeker(actor).accountId, page);
  }

  /** Adds a job to the acting seeker's saved jobs; idempotent. @throws FORBIDDEN, NOT_FOUND */
  save(actor: MaybeActor, jobId: string): Promise<JobView> {
    return this.#set(actor, jobId, true);
  }

  /** Removes a job from the acting seeker's saved jobs; idempotent. @throws FORBIDDEN, NOT_FOUND */
  unsave(actor: MaybeActor, jobId: string): Promise<JobView> {
    return this.#set(actor, jobId, false);
  }

  async #set(actor: MaybeActor, jobId: string, saved: boolean): Promise<JobView> {
    const seeker = requireSeeker(actor);
    await this.platform.limits.take(SAVES_BY_SEEKER, seeker.accountId);
    const job = await this.jobs.get(seeker, jobId);
    await setSaved(this.platform.db, { seekerId: seeker.accountId, jobId: job.id }, saved);
    return { ...job, viewerHasSaved: saved };
  }
}
