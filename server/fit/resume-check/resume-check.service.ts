import type { JobView } from "../../jobs/job.store.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SeekerService } from "../../seekers/seekers.service.ts";
import { FitVocabulary } from "../fit-vocabulary.ts";
import { skillsOfJob } from "../job-fit.ts";
import { findingsIn, type ResumeFinding } from "./resume-findings.ts";

interface CheckOptions {
  /** A job whose skills the resume is checked for. */
  readonly job?: JobView | null;
  /** What stands in the text for contacts that were removed from it. */
  readonly masks?: readonly string[];
}

/** Checks a resume of the acting seeker: for themselves, and never for recruiters. */
export class ResumeCheckService {
  constructor(
    private readonly platform: Pick<Platform, "db" | "clock">,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Returns what to improve in the text of a resume, compared with the acting seeker's profile.
   * @throws UNAUTHENTICATED, FORBIDDEN for recruiters
   */
  async check(
    actor: MaybeActor,
    text: string,
    { job = null, masks = [] }: CheckOptions = {},
  ): Promise<ResumeFinding[]> {
    const profile = await this.seekers.own(requireSeeker(actor));
    const skills = job ? skillsOfJob(job) : [];
    const vocabulary = await FitVocabulary.of(this.platform.db.replicated, [...skills, ...profile.skills]);
    return findingsIn(text, { profile, skills, masks, vocabulary, now: this.platform.clock() });
  }
}
