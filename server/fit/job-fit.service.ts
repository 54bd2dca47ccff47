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
    const seeker = requireSeeker(actor);
    const [job, profile] = await Promise.all([this.jobs.get(seeker, jobId), this.seekers.own(seeker)]);
    const vocabulary = await FitVocabulary.of(this.platform.db.replicated, textsOfJob(job));
    return fitOf(askedBy(job, vocabulary), profile, vocabulary, this.platform.clock());
  }
}
