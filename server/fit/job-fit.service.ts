import type { JobView } from "../jobs/job.store.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import { FitVocabulary } from "./fit-vocabulary.ts";
import { askedBy, type FitItem, fitOf, textsOfJob } from "./job-fit.ts";

/** Compares what a job asks for with the profile of the acting seeker: for themselves, and never for recruiters. */
export class JobFitService {
  constructor(
    private readonly platform: Pick<Platform, "db" | "clock">,
    private readonly jobs: JobService,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Returns what the job asks for, each with the line of the acting seeker's profile that shows it; there is no score.
   * @throws UNAUTHENTICATED, FORBIDDEN for recruiters, NOT_FOUND
   */
  async get(actor: MaybeActor, jobId: string): Promise<FitItem[]> {
    const [items = []] = await this.ofJobs(actor, [await this.jobs.get(requireSeeker(actor), jobId)]);
    return items;
  }

  /** Returns the same for jobs that the acting seeker sees. The words of all are looked up together. */
  async ofJobs(actor: MaybeActor, jobs: readonly JobView[]): Promise<FitItem[][]> {
    const [profile, vocabulary] = await Promise.all([
      this.seekers.own(requireSeeker(actor)),
      FitVocabulary.of(this.platform.db.replicated, jobs.flatMap(textsOfJob)),
    ]);
    const now = this.platform.clock();
    return jobs.map((job) => fitOf(askedBy(job, vocabulary), profile, vocabulary, now));
  }
}
