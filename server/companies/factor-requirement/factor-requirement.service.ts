import { z } from "zod";
import { requireRecentLogin } from "../../accounts/factors/reauthentication.service.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import { findSessionNeed } from "../../accounts/sessions.store.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { type MaybeActor, requirePerson, type SessionNeed } from "../../platform/actor.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { type CompanyActor, requireMember } from "../../platform/company-permissions.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check } from "../../platform/validation.ts";
import { requireStillOwner } from "../members/members.service.ts";
import { companyNameOf, listMembers, lockMembers, type StoredMember } from "../members/members.store.ts";
import { requirementMail } from "./factor-requirement.mails.ts";
import { FACTOR_REQUIREMENTS } from "./factor-requirement.rate-limits.ts";
import { countKeysWithout, deleteRequirement, findRequirement, upsertRequirement } from "./factor-requirement.store.ts";
import type { FactorRequirement } from "./factor-requirement.types.ts";

const DAY_MS = 86_400_000;
const NOTICE = "Choose between 0 and 30 days.";
const requirementSchema = z.object({ inDays: z.int(NOTICE).min(0, NOTICE).max(30, NOTICE) });

/** The message to an owner who has not used the second factor that they want to require. */
const OWN_FIRST: Record<SessionNeed, string> = {
  SECOND_FACTOR: "Add a passkey or an authenticator app to your own account first.",
  NEW_LOG_IN: "You logged in without your second factor. Confirm with a passkey, or log out and log in again.",
};

/** Manages a company's second-factor requirement. Its effects are in `server/platform/company-permissions.ts`. */
export class FactorRequirementService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Returns the requirement of the current company, and whom it affects. Owners only. @throws UNAUTHENTICATED,
   * FORBIDDEN, STRONGER_LOG_IN_REQUIRED
   */
  async own(actor: MaybeActor): Promise<FactorRequirement> {
    const { companyId, sessionId } = this.#owner(actor);
    const { db, clock } = this.platform;
    const [from, members, keysWithoutSecondFactor, viewerNeeds] = await Promise.all([
      findRequirement(db, companyId),
      listMembers(db, companyId),
      countKeysWithout(db, companyId, clock()),
      findSessionNeed(db, sessionId),
    ]);
    const membersWithoutSecondFactor = members.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
    return { from, membersWithoutSecondFactor, keysWithoutSecondFactor, viewerNeeds };
  }

  /**
   * Requires a second factor of all members, who are notified by mail. Only for owners who have used their own.
   * @throws UNAUTHENTICATED, FORBIDDEN, STRONGER_LOG_IN_REQUIRED, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT,
   * RATE_LIMITED
   */
  async require(actor: MaybeActor, input: { readonly inDays: number }): Promise<FactorRequirement> {
    const owner = this.#owner(actor);
    const { inDays } = check(requirementSchema, input);
    const { db, clock } = this.platform;
    const lacking = await findSessionNeed(db, owner.sessionId);
    if (lacking) throw new AppError("STRONGER_LOG_IN_REQUIRED", OWN_FIRST[lacking]);
    const now = clock();
    await this.#change(actor, owner, async (tx, members) => {
      const before = await findRequirement(tx, owner.companyId);
      // Called twice: members are not notified again.
      if (inDays === 0 && before && before <= now) return;
      const from = new Date(now.getTime() + inDays * DAY_MS);
      await upsertRequirement(tx, owner.companyId, from);
      await this.#record(tx, owner, "SECOND_FACTOR_REQUIRED");
      await this.#tell(tx, owner, members, { from, isDue: inDays === 0 });
    });
    return this.own(actor);
  }

  /**
   * Ends the requirement. Owners only. @throws UNAUTHENTICATED, FORBIDDEN, STRONGER_LOG_IN_REQUIRED,
   * REAUTHENTICATION_REQUIRED, RATE_LIMITED
   */
  async end(actor: MaybeActor): Promise<FactorRequirement> {
    const owner = this.#owner(actor);
    await this.#change(actor, owner, async (tx) => {
      if (await deleteRequirement(tx, owner.companyId)) await this.#record(tx, owner, "SECOND_FACTOR_NOT_REQUIRED");
    });
    return this.own(actor);
  }

  /**
   * Requires an owner in person: programs cannot change how people log in. @throws UNAUTHENTICATED, FORBIDDEN,
   * STRONGER_LOG_IN_REQUIRED
   */
  #owner(actor: MaybeActor): CompanyActor {
    requirePerson(actor);
    return requireMember(actor, "CHANGE_MEMBERS");
  }

  async #change(
    actor: MaybeActor,
    { accountId, companyId }: CompanyActor,
    change: (tx: Transaction, members: readonly StoredMember[]) => Promise<void>,
  ): Promise<void> {
    await requireRecentLogin(this.platform, actor);
    await this.platform.limits.take(FACTOR_REQUIREMENTS, companyId);
    await this.platform.db.transaction(async (tx) => {
      const members = await lockMembers(tx, companyId);
      requireStillOwner(members, accountId);
      await change(tx, members);
      const people = members.map((member) => member.accountId);
      await this.sessions.refresh(tx, people);
    });
  }

  async #record(
    tx: Transaction,
    owner: CompanyActor,
    kind: "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_NOT_REQUIRED",
  ): Promise<void> {
    const { accountId: actorId, companyId } = owner;
    await recordCompanyEvents(tx, [{ companyId, kind, actorId }]);
    await this.auditLog.record(tx, [actBy(owner, kind)]);
  }

  async #tell(
    tx: Transaction,
    { accountId, companyId: id }: CompanyActor,
    members: readonly StoredMember[],
    requirement: { readonly from: Date; readonly isDue: boolean },
  ): Promise<void> {
    const { mail, publicUrl } = this.platform;
    const company = { id, name: await companyNameOf(tx, id) };
    for (const { email: to, hasSecondFactor } of members.filter((member) => member.accountId !== accountId))
      await mail.send(tx, requirementMail({ publicUrl, to, company, hasSecondFactor, ...requirement }));
  }
}
