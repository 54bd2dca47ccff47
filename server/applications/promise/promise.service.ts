import { type Actor, type MaybeActor, requirePerson } from "../../platform/actor.ts";
import { notifyAccounts } from "../../platform/bus/account-events.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { AppError } from "../../platform/errors.ts";
import type { ServedFile } from "../../platform/files/file-access.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireId } from "../../platform/validation.ts";
import { findStateFor } from "../application.store.ts";
import { REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { type LookedAt, openApplications } from "./promise.store.ts";

const NOT_FOUND = "Application not found.";

/** What an applicant is told beside the decision: that the application was looked at. */
export class PromiseService {
  constructor(private readonly platform: Platform) {}

  /** Notes that a person of the company looks at an application, the first time. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async open(actor: MaybeActor, applicationId: string): Promise<{ applicationId: string }> {
    const person = requirePerson(actor);
    requireMember(person, "SEE_JOBS");
    const id = requireId(applicationId, NOT_FOUND);
    await this.platform.limits.take(REVIEW_CHANGES, person.accountId);
    if (!(await findStateFor(this.platform.db, person, id))) throw new AppError("NOT_FOUND", NOT_FOUND);
    await this.#open(person, { applicationId: id });
    return { applicationId: id };
  }

  /** Notes that a person of the company opens a resume: a first look at each application that shows it. Of other files it notes nothing. */
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
