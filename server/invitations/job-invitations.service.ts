import { z } from "zod";
import { MAX_INVITATION_TEXT } from "../../shared/invitations/invitations.ts";
import { SEEKER_TEXTS } from "../../shared/seekers.ts";
import { JOB_TEXTS } from "../../shared/validation/job-texts.ts";
import type { JobView } from "../jobs/job.store.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import { type MaybeActor, requireAccount, requireSeeker } from "../platform/actor.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { requireBrowsing, requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { addDays, dayOf } from "../platform/days.ts";
import { AppError } from "../platform/errors.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import { mapPage, type Page, type PageInput } from "../platform/search/page.ts";
import { check, requiredText, requireId } from "../platform/validation.ts";
import { isCandidate } from "../seekers/seeker-search.store.ts";
import { INVITATION_CHANGES } from "./job-invitations.rate-limits.ts";
import {
  countInvitations,
  findInvitation,
  findInvitingJob,
  findObstacles,
  type InvitationFilter,
  listReceived,
  listSent,
  lockInviting,
  readInvitation,
  respond,
  type StoredInvitation,
  storeInvitation,
  withdraw,
} from "./job-invitations.store.ts";
import type { InviteToJobInput } from "./job-invitations.types.ts";

const NOT_FOUND = "Invitation not found. It was withdrawn, or the job is closed.";
const inviteSchema = z.object({
  text: requiredText(MAX_INVITATION_TEXT, "The message", "Explain why you are inviting this person."),
});

/** An invitation with its job. */
export type InvitationView = StoredInvitation & { readonly job: JobView };

/** Manages invitations of seekers to jobs: companies send and withdraw them, seekers accept or decline them. */
export class JobInvitationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /**
   * Lists the invitations of the acting seeker that they can accept or have accepted, or those that the acting member's
   * company sent, newest first. `filter`: for members only. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, filter: InvitationFilter, page: PageInput): Promise<Page<InvitationView>> {
    const { accountId, role } = requireAccount(actor);
    const { db } = this.platform;
    if (role === "SEEKER") return this.#views(actor, await listReceived(db, accountId, page));
    const ids = {
      jobId: filter.jobId && requireId(filter.jobId, JOB_TEXTS.notFound),
      seekerId: filter.seekerId && requireId(filter.seekerId, SEEKER_TEXTS.notFound),
    };
    return this.#views(actor, await listSent(db, requireMember(actor, "BROWSE_TALENTS"), { ...filter, ...ids }, page));
  }

  /**
   * Invites a seeker whom the acting member finds in Browse Talents to an open job of the company. The same request has
   * no effect when it is repeated.
   * @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND for jobs of others and for seekers whom the member does not find,
   * RATE_LIMITED when the company has sent the invitations of the day, CONFLICT if the job is not open, or the seeker was
   * invited before, is known to have applied or to have blocked messages
   */
  async invite(actor: MaybeActor, input: InviteToJobInput): Promise<InvitationView> {
    requireMember(actor, "DECIDE");
    const { clock, holdsUnverified, limits } = this.platform;
    const member = requireBrowsing(actor, holdsUnverified);
    const { accountId, companyId } = member;
    const jobId = requireId(input.jobId, JOB_TEXTS.notFound);
    const seekerId = requireId(input.seekerId, SEEKER_TEXTS.notFound);
    const { text } = check(inviteSchema, input);
    await limits.take(INVITATION_CHANGES, accountId);
    return this.#changed(actor, async (tx) => {
      await lockInviting(tx, companyId);
      await requireStillAllowed(tx, member, "DECIDE");
      const job = await findInvitingJob(tx, companyId, jobId);
      if (!job) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
      if (!(await isCandidate(tx, accountId, seekerId))) throw new AppError("NOT_FOUND", SEEKER_TEXTS.notFound);
      const earlier = await findInvitation(tx, jobId, seekerId);
      if (earlier?.text === text && !earlier.withdrawnAt) return earlier.id;
      if (earlier) throw new AppError("CONFLICT", "Your company has already invited this person to this job.");
      if (!job.listed) throw new AppError("CONFLICT", "This job is not open. Choose an open job.");
      const { hasApplied, hasBlocked } = await findObstacles(tx, member, jobId, seekerId);
      if (hasApplied) throw new AppError("CONFLICT", "This person has already applied for this job.");
      if (hasBlocked) throw new AppError("CONFLICT", "This person has blocked messages from your company.");
      const now = clock();
      const { sent, max } = await countInvitations(tx, companyId, dayOf(now));
      if (sent >= max) {
        const retryAfter = Math.ceil((addDays(dayOf(now), 1).getTime() - now.getTime()) / 1000);
        const refusal = `Your company has sent ${max} invitations today, the maximum. You can send more from 0:00 UTC.`;
        throw new AppError("RATE_LIMITED", refusal, { retryAfter });
      }
      const id = await storeInvitation(tx, { jobId, seekerId, text, sentById: accountId, createdAt: now });
      const event = { companyId, kind: "SEEKER_INVITED", actorId: accountId, jobId, subject: job.title } as const;
      await recordCompanyEvents(tx, [event]);
      await queueNotices(tx, "JOB_INVITATIONS", [{ id, cause: { invitationId: id } }]);
      return id;
    });
  }

  /**
   * Accepts an invitation to the acting seeker, which shows the company their contact details, or declines it, of which
   * the company is not notified. Idempotent. @throws FORBIDDEN, NOT_FOUND also when it has ended, RATE_LIMITED
   */
  async respond(actor: MaybeActor, invitationId: string, isAccepted: boolean): Promise<InvitationView> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(invitationId, NOT_FOUND);
    await this.platform.limits.take(INVITATION_CHANGES, accountId);
    return this.#changed(actor, async (tx) => {
      const found = await respond(tx, accountId, id, isAccepted);
      if (!found) throw new AppError("NOT_FOUND", NOT_FOUND);
      if (found.isChange) await queueNotices(tx, "ACCEPTED_INVITATIONS", [{ id, cause: { invitationId: id } }]);
      return id;
    });
  }

  /** Withdraws an invitation of the company; idempotent. @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async withdraw(actor: MaybeActor, invitationId: string): Promise<InvitationView> {
    const member = requireMember(actor, "DECIDE");
    const id = requireId(invitationId, NOT_FOUND);
    await this.platform.limits.take(INVITATION_CHANGES, member.accountId);
    return this.#changed(actor, async (tx) => {
      const current = await requireStillAllowed(tx, member, "DECIDE");
      if (!(await withdraw(tx, current, id))) throw new AppError("NOT_FOUND", NOT_FOUND);
      return id;
    });
  }

  /** Changes an invitation, and returns the one whose id `work` returns as the actor sees it. */
  async #changed(actor: MaybeActor, work: (tx: Transaction) => Promise<string>): Promise<InvitationView> {
    const { role } = requireAccount(actor);
    const invitation = await this.platform.db.transaction(async (tx) => readInvitation(tx, role, await work(tx)));
    return { ...invitation, job: await this.jobs.find(actor, invitation.jobId) };
  }

  async #views(actor: MaybeActor, page: Page<StoredInvitation>): Promise<Page<InvitationView>> {
    const jobs = await this.jobs.views(actor, [...new Set(page.nodes.map(({ jobId }) => jobId))]);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    return mapPage(page, (invitation) => {
      const job = byId.get(invitation.jobId);
      return job && { ...invitation, job };
    });
  }
}
