import type { MaybeActor } from "../../platform/actor.ts";
import { dayOf } from "../../platform/days.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobCard } from "../job.store.ts";
import type { JobService } from "../jobs.service.ts";
import { withoutHidden } from "../without-hidden.ts";
import { findLastActivity, findOtherLocations } from "./related-jobs.store.ts";
import type { RelatedJobs } from "./related-jobs.types.ts";
import type { SimilarJobService } from "./similar-jobs.service.ts";

/** The number of jobs shown below a job's details. */
const SHOWN = 4;

/** Finds jobs related to a job. */
export class RelatedJobService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
    private readonly similarJobs: SimilarJobService,
  ) {}

  /**
   * Returns similar open jobs of other companies that the acting seeker has not hidden, and when the company was last active, to anyone who may read the job.
   * @throws NOT_FOUND
   */
  async get(actor: MaybeActor, jobId: string): Promise<RelatedJobs> {
    const job = await this.jobs.get(actor, jobId);
    const [{ hidden }, found, lastActivity] = await Promise.all([
      withoutHidden(this.platform.db, actor, {}),
      this.similarJobs.find(job),
      findLastActivity(this.platform.db.replicated, job.id),
    ]);
    const others = found
      .filter(({ id, companyId }) => !hidden?.jobIds.includes(id) && !hidden?.companyIds.includes(companyId))
      .filter(({ timesPosted }) => !hidden?.reposts || timesPosted === 1)
      .filter(({ companyId }) => companyId !== job.companyId)
      .slice(0, SHOWN);
    const similar = await this.#shownTo(
      actor,
      others.map(({ id }) => id),
    );
    return { similar, companyActiveOn: dayOf(lastActivity ?? job.createdAt) };
  }

  /** Returns the same job in the company's other locations, without those that the acting seeker has hidden. Public. */
  async otherLocations(actor: MaybeActor, jobId: string): Promise<JobCard[]> {
    const [{ hidden }, ids] = await Promise.all([
      withoutHidden(this.platform.db, actor, {}),
      findOtherLocations(this.platform.db.replicated, jobId),
    ]);
    return this.#shownTo(
      actor,
      ids.filter((id) => !hidden?.jobIds.includes(id)),
    );
  }

  /** Returns the current state of these jobs, with the viewer's flags, in the order of their ids. */
  async #shownTo(actor: MaybeActor, ids: readonly string[]): Promise<JobCard[]> {
    const jobs = new Map((await this.jobs.views(actor, ids)).map((job) => [job.id, job]));
    return ids.flatMap((id) => jobs.get(id) ?? []).filter(({ takesApplications }) => takesApplications);
  }
}
