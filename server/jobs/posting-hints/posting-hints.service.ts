import { labelOf } from "../../../shared/closed-list.ts";
import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import { jobLongTexts, MAX_JOB_TITLE } from "../../../shared/jobs.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import type { Platform } from "../../platform/platform.ts";
import type { JobPost } from "../jobs.schemas.ts";
import type { PostedJobService } from "../posted/posted-jobs.service.ts";
import type { HiringRules } from "./hiring-rules.ts";
import { type PostingHint, postingHints } from "./posting-hints.ts";

/** Advises recruiters on their posts. */
export class PostingHintService {
  constructor(
    private readonly platform: Pick<Platform, "clock">,
    private readonly postedJobs: PostedJobService,
    private readonly rules: HiringRules,
  ) {}

  /**
   * Returns suggestions for an unfinished post; nothing of it is stored. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   * for the job to copy
   */
  async find(actor: MaybeActor, post: JobPost): Promise<PostingHint[]> {
    requireMember(actor, "CHANGE_JOBS", JOB_TEXTS.postForbidden);
    const { title, location, workMode, salaryRange, applicationDeadline, copyOf, payMin } = post;
    const copied = copyOf && !salaryRange ? await this.postedJobs.get(actor, copyOf) : null;
    const copiedPay = copied?.job.salaryRange === null ? copied.job.salaryLabel : "";
    return postingHints(
      {
        title: (title ?? "").slice(0, MAX_JOB_TITLE),
        ...jobLongTexts(({ name, max }) => (post[name] ?? "").slice(0, max)),
        location: location || post.city || "",
        workMode,
        salaryLabel: payMin ? String(payMin) : labelOf(SALARY_RANGES, salaryRange) || copiedPay,
        applicationDeadline: applicationDeadline ? new Date(applicationDeadline) : null,
      },
      this.rules,
      this.platform.clock(),
    );
  }
}
