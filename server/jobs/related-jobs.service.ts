import type { MaybeActor } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import { type JobService, viewerSeeker } from "./jobs.service.ts";
import { findLastActivity, findSimilarJobs } from "./related-jobs.store.ts";
import type { RelatedJobs } from "./related-jobs.types.ts";
import { titleWords } from "./title-words.ts";

/** As many as stand below a job's details. */
const SHOWN = 4;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What leads on from a job. */
export class RelatedJobService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** Similar open jobs of other companies, and when the company was last active. Who may read the job may. @throws NOT_FOUND */
  async get(actor: MaybeActor, jobId: string): Promise<RelatedJobs> {
    const job = await this.jobs.get(actor, jobId);
    const viewer = viewerSeeker(actor);
    const { db } = this.platform;
    const [similar, lastActivity] = await Promise.all([
      findSimilarJobs(db, { ...job, words: titleWords(job.title) }, viewer, SHOWN),
      findLastActivity(db, job.id),
    ]);
    return { similar, companyActiveOn: dayOf(lastActivity ?? job.createdAt) };
  }
}

/** The day and no more: the hour of a decision is nobody else's business. */
const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);
