import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { JobView } from "./job.store.ts";
import { listSavedJobs, setSaved } from "./job-lists.store.ts";
import { SAVES_BY_SEEKER } from "./jobs.rate-limits.ts";
import type { JobService } from "./jobs.service.ts";

/** A seeker's saved jobs. */
export class SavedJobService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * The acting seeker's saved jobs, the last saved first. A job that closed or was deleted stays, and says so, until it is
   * taken off. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<JobView>> {
    return listSavedJobs(this.platform.db, requireSeeker(actor).accountId, page);
  }

  /** Puts a job on the acting seeker's list; again changes nothing. @throws FORBIDDEN, NOT_FOUND */
  save(actor: MaybeActor, jobId: string): Promise<JobView> {
    return this.#set(actor, jobId, true);
  }

  /** Takes a job off the acting seeker's list; again changes nothing. @throws FORBIDDEN, NOT_FOUND */
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
