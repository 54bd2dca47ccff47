import { buffer } from "node:stream/consumers";
import type { JobService } from "../../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import { readResumeApart } from "../../platform/files/read-resume.ts";
import type { ResumeProblem } from "../../platform/files/resume-text.ts";
import type { Platform } from "../../platform/platform.ts";
import type { SeekerService } from "../../seekers/seekers.service.ts";
import { FitVocabulary } from "../fit-vocabulary.ts";
import { skillsOfJob } from "../job-fit.ts";
import { findOwnResume } from "./resume-check.store.ts";
import { findingsIn, type ResumeFinding } from "./resume-findings.ts";

const NO_RESUME = "Your profile has no resume. Add one to have it checked.";

const PROBLEMS: Readonly<Record<ResumeProblem, string>> = {
  LOCKED: "The resume asks for a password, so its text cannot be read. Save it without one.",
  TOO_MANY_PAGES: "The resume has too many pages to be read. Shorten it.",
  NO_TEXT: "No text could be read: the resume is a picture of text. Save it from the program you wrote it in.",
  DAMAGED: "The file is damaged, so its text cannot be read. Save it again.",
  TOO_SLOW: "Reading the resume took too long. Save it again in a simpler form.",
};

/** Checks the resume of the acting seeker's profile: for themselves, and never for recruiters. */
export class ResumeCheckService {
  constructor(
    private readonly platform: Pick<Platform, "db" | "files" | "clock">,
    private readonly jobs: JobService,
    private readonly seekers: SeekerService,
  ) {}

  /**
   * Returns what to improve in the resume of the acting seeker's profile; with a job, also in view of its skills.
   * @throws UNAUTHENTICATED, FORBIDDEN for recruiters, NOT_FOUND without a resume or for an unknown job, OVERLOADED
   */
  async checkResume(actor: MaybeActor, jobId?: string): Promise<ResumeFinding[]> {
    const seeker = requireSeeker(actor);
    const skills = jobId === undefined ? [] : skillsOfJob(await this.jobs.get(seeker, jobId));
    const { text, problem } = await this.#read(seeker.accountId);
    if (problem) return [{ kind: "NO_TEXT", sentence: PROBLEMS[problem], text: "" }];
    const profile = await this.seekers.own(seeker);
    const vocabulary = await FitVocabulary.of(this.platform.db.replicated, [...skills, ...profile.skills]);
    return findingsIn(text, { profile, skills, vocabulary, now: this.platform.clock() });
  }

  /** A resume that was just uploaded may not have been read in the background yet. */
  async #read(seekerId: string): Promise<{ readonly text: string; readonly problem: ResumeProblem | null }> {
    const resume = await findOwnResume(this.platform.db, seekerId);
    if (resume?.resumeText?.readAt) return resume.resumeText;
    const stored = resume && (await this.platform.files.get(resume.storageKey));
    if (!stored) throw new AppError("NOT_FOUND", NO_RESUME);
    const read = await readResumeApart(await buffer(stored), resume.mediaType);
    return typeof read === "string" ? { text: "", problem: read } : { text: read.parts.join("\n\n"), problem: null };
  }
}
