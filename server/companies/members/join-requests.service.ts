import { findAccount } from "../../accounts/accounts.store.ts";
import { requireRecentLogin } from "../../accounts/factors/reauthentication.service.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { type MaybeActor, requireRecruiter } from "../../platform/actor.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { isId, requireId } from "../../platform/validation.ts";
import { ownMailDomain } from "./company-email-domain.ts";
import { answerMail, joinRequestMail } from "./join-requests.mails.ts";
import {
  findJoinableCompanies,
  findOwnerAddresses,
  insertJoinRequest,
  listJoinRequests,
  takeJoinRequest,
} from "./join-requests.store.ts";
import type { JoinableCompany, JoinRequest } from "./join-requests.types.ts";
import { queueMemberJoined } from "./member-joined.ts";
import { JOIN_REQUESTS, MEMBER_CHANGES } from "./members.rate-limits.ts";
import { requireStillOwner } from "./members.service.ts";
import { companyNameOf, insertMember, lockMembers } from "./members.store.ts";

/** Days after a refusal before a new request is possible. */
const REFUSED_DAYS = 30;

/** Manages requests to join a company by the domain of one's mail address, answered by an owner. */
export class JoinRequestService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Returns the companies that the acting recruiter may request to join; only their names are revealed. @throws
   * UNAUTHENTICATED, FORBIDDEN
   */
  async joinable(actor: MaybeActor): Promise<JoinableCompany[]> {
    const { accountId } = requireRecruiter(actor);
    const account = await findAccount(this.platform.db, { id: accountId });
    const domain = account && ownMailDomain(account);
    if (!domain) return [];
    const refusedSince = new Date(this.platform.clock().getTime() - REFUSED_DAYS * 86_400_000);
    return findJoinableCompanies(this.platform.db, { accountId, domain, refusedSince });
  }

  /**
   * Requests to join a company, whose owners are notified by mail. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
   * CONFLICT, RATE_LIMITED
   */
  async ask(actor: MaybeActor, companyId: string): Promise<JoinableCompany[]> {
    const { accountId } = requireRecruiter(actor);
    const { db, limits, mail, publicUrl, clock } = this.platform;
    await limits.take(JOIN_REQUESTS, accountId);
    const company = (await this.joinable(actor)).find(({ id }) => id === companyId);
    if (!company) throw new AppError("NOT_FOUND", "You cannot ask to join this company.");
    if (company.hasAsked) throw new AppError("CONFLICT", "You have already asked to join this company.");
    const now = clock();
    const account = await findAccount(db, { id: accountId });
    const person = account?.displayName ? `${account.displayName} (${account.email})` : (account?.email ?? "");
    await db.transaction(async (tx) => {
      if (!(await insertJoinRequest(tx, { accountId, companyId, now }))) return;
      for (const to of await findOwnerAddresses(tx, companyId))
        await mail.send(tx, joinRequestMail({ publicUrl, to, person, accountId, company, now }));
    });
    return this.joinable(actor);
  }

  /** Lists the pending requests to join the current company. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<JoinRequest[]> {
    return listJoinRequests(this.platform.db, requireMember(actor, "CHANGE_MEMBERS").companyId);
  }

  /**
   * Accepts a request to join, in a role, or refuses it (`role`: null); the person is notified by mail. @throws
   * UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, RATE_LIMITED
   */
  async answer(actor: MaybeActor, askerId: string, role: CompanyRole | null): Promise<JoinRequest[]> {
    const owner = requireMember(actor, "CHANGE_MEMBERS");
    const { companyId } = owner;
    if (role !== null) await requireRecentLogin(this.platform, actor);
    const { db, limits, mail, publicUrl, clock } = this.platform;
    await limits.take(MEMBER_CHANGES, owner.accountId);
    const gone = "This person has withdrawn the request to join.";
    const accountId = isId(askerId) ? requireId(askerId, gone) : "";
    if (!accountId) throw new AppError("NOT_FOUND", gone);
    const now = clock();
    await db.transaction(async (tx) => {
      requireStillOwner(await lockMembers(tx, companyId), owner.accountId);
      const to = await takeJoinRequest(tx, { accountId, companyId }, role ? null : now);
      if (!to) throw new AppError("NOT_FOUND", gone);
      // A person who works for another company stays there until they switch to this one.
      if (role) {
        await insertMember(tx, { accountId, companyId, role, chosenAt: new Date(0) });
        await queueMemberJoined(tx, { companyId, accountId, letInBy: owner.accountId });
      }
      const kind = role ? "JOIN_GRANTED" : "JOIN_REFUSED";
      await recordCompanyEvents(tx, [
        { companyId, kind, actorId: owner.accountId, personId: accountId, detail: role ?? "" },
      ]);
      const companyName = await companyNameOf(tx, companyId);
      await mail.send(tx, answerMail({ publicUrl, to, companyName, accountId, companyId, role, now }));
      await this.sessions.refresh(tx, [accountId]);
    });
    return this.list(actor);
  }
}
