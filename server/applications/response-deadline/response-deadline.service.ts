import { type Actor, type MaybeActor, requirePerson } from "../../platform/actor.ts";
import { notifyAccounts } from "../../platform/bus/account-events.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { AppError } from "../../platform/errors.ts";
import type { ServedFile } from "../../platform/files/file-access.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireId } from "../../platform/validation.ts";
import { findStateFor } from "../application.store.ts";
import { REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { type LookedAt, openApplications } from "./response-deadline.store.ts";

const NOT_FOUND = "Application not found.";

/** Records openings of applications, which applicants see besides the decision. */
export class ResponseDeadlineService {
  constructor(private readonly platform: Platform) {}

  /**
   * Records that a member of the company opens an application for the first time. @throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, RATE_LIMITED
   */
  async open(actor: MaybeActor, applicationId: string): Promise<{ applicationId: string }> {
    const person = requirePerson(actor);
    requireMember(person, "SEE_JOBS");
    const id = requireId(applicationId, NOT_FOUND);
    await this.platform.limits.take(REVIEW_CHANGES, person.accountId);
    if (!(await findStateFor(this.platform.db, person, id))) throw new AppError("NOT_FOUND", NOT_FOUND);
    await this.#open(person, { applicationId: id });
    return { applicationId: id };
  }

  /**
   * Records that a member of the company opens a resume: the first opening of each application that shows it. Other
   * files are ignored.
   */
  async openFile(actors: readonly Actor[], { id, kind, ownerId }: ServedFile): Promise<void> {
    if (kind !== "RESUME" || actors.some(({ accountId }) => accountId === ownerId)) return;
    const member = actors.find(({ company, key }) => company && !key);
    if (member) await this.#open(member, { resumeFileId: id });
  }

  async #open(actor: Actor, which: LookedAt): Promise<void> {
    const member = requireMember(actor, "SEE_JOBS");
    const { db, events } = this.platform;
    for (const { seekerId, applicationId } of await openApplications(db, member, member.accountId, which)) {
      notifyAccounts(events, [seekerId], { type: "application-changed", applicationId });
    }
  }
}
