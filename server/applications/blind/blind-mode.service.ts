import type { PostedJobService } from "../../jobs/posted/posted-jobs.service.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { companyTopic } from "../../platform/bus/topics.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { storeBlindMode } from "./blind-mode.store.ts";

/** Manages blind mode, in which a job's applicants are judged without knowing their identity. */
export class BlindModeService {
  constructor(
    private readonly platform: Platform,
    private readonly postedJobs: PostedJobService,
  ) {}

  /**
   * Turns blind mode on or off, and records it in the company's activity log. @throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, RATE_LIMITED
   */
  async set(actor: MaybeActor, jobId: string, blind: boolean): Promise<{ jobId: string; blind: boolean }> {
    const member = requireMember(actor, "CHANGE_JOBS");
    const { accountId: actorId, companyId } = member;
    const { id, title: subject } = await this.postedJobs.own(actor, jobId);
    await this.platform.limits.take(REVIEW_CHANGES, actorId);
    await this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "CHANGE_JOBS");
      if (!(await storeBlindMode(tx, id, blind))) return;
      const kind = blind ? "BLIND_MODE_ON" : "BLIND_MODE_OFF";
      await recordCompanyEvents(tx, [{ companyId, actorId, kind, jobId: id, subject }]);
      tx.publish(companyTopic(companyId), { type: "applications-changed" });
    });
    return { jobId: id, blind };
  }
}
