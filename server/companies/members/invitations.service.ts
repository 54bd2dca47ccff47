import { z } from "zod";
import { signUpCounts } from "../../accounts/accounts.rate-limits.ts";
import { displayName, emailSchema, newPassword } from "../../accounts/accounts.schemas.ts";
import { findAccount, insertAccount, markEmailVerified } from "../../accounts/accounts.store.ts";
import { requireRecentLogin } from "../../accounts/factors/reauthentication.service.ts";
import { refuseGuessable } from "../../accounts/passwords/guessable-passwords.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import { randomToken } from "../../accounts/tokens.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { type MaybeActor, requireRecruiter } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId } from "../../platform/validation.ts";
import {
  consumeInvitation,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
} from "./invitations.store.ts";
import { queueMemberJoined } from "./member-joined.ts";
import { invitationMail } from "./members.mails.ts";
import { INVITATIONS_BY_COMPANY, INVITATIONS_TO_ADDRESS, MEMBER_CHANGES } from "./members.rate-limits.ts";
import { requireStillOwner } from "./members.service.ts";
import { insertMember, listOwnCompanies, lockMembers } from "./members.store.ts";
import type { CompanyInvitation, InvitationPreview, OwnCompany } from "./members.types.ts";

const DAYS = 7;
/** The maximum number of members and invitations of a company: both lists are returned whole. */
const MAX_MEMBERS = 200;

const signUpSchema = z.object({ password: newPassword, displayName });
const TAKEN =
  "This address has an account, or had one until recently. Log in to accept the invitation, or ask to be invited at the account's current address.";
const invalidToken = () =>
  new AppError(
    "INVALID_TOKEN",
    "This invitation has expired, or was used or cancelled. Ask the company to invite you again.",
  );

/** Manages invitations to a company: a mail that works once, for seven days, only for its address. */
export class InvitationService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /** Lists the pending invitations. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<CompanyInvitation[]> {
    const { companyId } = requireMember(actor, "CHANGE_MEMBERS");
    return listInvitations(this.platform.db, companyId, this.platform.clock());
  }

  /**
   * Invites an address, replacing an earlier invitation to it. @throws UNAUTHENTICATED, FORBIDDEN,
   * REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async invite(actor: MaybeActor, input: { email: string; role: CompanyRole }): Promise<CompanyInvitation[]> {
    const { accountId, companyId } = requireMember(actor, "CHANGE_MEMBERS");
    const { email } = check(emailSchema, input);
    await requireRecentLogin(this.platform, actor);
    const { db, limits, mail, publicUrl, clock } = this.platform;
    await limits.takeAll([
      [INVITATIONS_BY_COMPANY, companyId],
      [INVITATIONS_TO_ADDRESS, email],
    ]);
    const now = clock();
    const token = randomToken();
    const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
    return db.transaction(async (tx) => {
      const members = await lockMembers(tx, companyId);
      requireStillOwner(members, accountId);
      if (members.some((member) => member.email === email)) {
        throw new AppError("CONFLICT", "This person is already in your company.");
      }
      const invitation = { token, companyId, email, role: input.role, invitedById: accountId, expiresAt };
      const { id: invitationId, companyName, requiresSecondFactor } = await insertInvitation(tx, invitation);
      await recordCompanyEvents(tx, [
        { companyId, kind: "MEMBER_INVITED", actorId: accountId, subject: email, detail: input.role },
      ]);
      const invitations = await listInvitations(tx, companyId, now);
      if (members.length + invitations.length > MAX_MEMBERS) {
        throw new AppError("CONFLICT", `A company has at most ${MAX_MEMBERS} people and invitations.`);
      }
      const invitedBy = members.find((member) => member.accountId === accountId)?.name ?? companyName;
      const about = { publicUrl, to: email, companyName, invitedBy, requiresSecondFactor, role: input.role };
      await mail.send(tx, invitationMail({ ...about, invitationId, token }));
      return invitations;
    });
  }

  /** Cancels an invitation. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async cancel(actor: MaybeActor, id: string): Promise<CompanyInvitation[]> {
    const { accountId: actorId, companyId } = requireMember(actor, "CHANGE_MEMBERS");
    await this.platform.db.transaction(async (tx) => {
      requireStillOwner(await lockMembers(tx, companyId), actorId);
      const subject = isId(id) && (await deleteInvitation(tx, companyId, id));
      if (!subject) throw new AppError("NOT_FOUND", "This invitation no longer exists.");
      await recordCompanyEvents(tx, [{ companyId, kind: "INVITATION_CANCELLED", actorId, subject }]);
    });
    return this.list(actor);
  }

  /** Returns an invitation for whoever holds its link. @throws INVALID_TOKEN */
  async find(token: string): Promise<InvitationPreview> {
    const found = await findInvitation(this.platform.db, token, this.platform.clock());
    if (!found) throw invalidToken();
    return found;
  }

  /**
   * Accepts an invitation to the acting recruiter's address; its company becomes the current one. @throws
   * UNAUTHENTICATED, FORBIDDEN, INVALID_TOKEN, RATE_LIMITED
   */
  async accept(actor: MaybeActor, token: string): Promise<OwnCompany[]> {
    const { accountId } = requireRecruiter(actor);
    const { db, limits, clock } = this.platform;
    await limits.take(MEMBER_CHANGES, accountId);
    const account = await findAccount(db, { id: accountId });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    const invitation = await this.find(token);
    if (invitation.email !== account.email) {
      throw new AppError("FORBIDDEN", `This invitation is for ${invitation.email}. Log in with that address.`);
    }
    await db.transaction(async (tx) => {
      const taken = await consumeInvitation(tx, { token, email: account.email }, clock());
      if (!taken) throw invalidToken();
      await this.#join(tx, { accountId, companyId: taken.companyId, role: taken.role });
      await this.sessions.refresh(tx, [accountId]);
    });
    return listOwnCompanies(db, accountId);
  }

  /**
   * Creates an account for the address of an invitation, which verifies it, and accepts. @throws BAD_USER_INPUT,
   * INVALID_TOKEN, EMAIL_TAKEN, RATE_LIMITED
   */
  async signUp(
    client: ClientInfo,
    input: { token: string; password: string; displayName?: string | null },
  ): Promise<{ accountId: string; message: string }> {
    const { password, displayName } = check(signUpSchema, input);
    const { db, limits, clock } = this.platform;
    await limits.takeAll(signUpCounts(client));
    const { email: invited, companyName } = await this.find(input.token);
    await refuseGuessable(password, { email: invited, names: [displayName, companyName] });
    const passwordHash = await hashPassword(password);
    const now = clock();
    return db.transaction(async (tx) => {
      const taken = await consumeInvitation(tx, { token: input.token }, now);
      if (!taken) throw invalidToken();
      const { email, companyId, role } = taken;
      const accountId = await insertAccount(tx, { role: "RECRUITER", email, passwordHash, displayName }, {}, now);
      if (!accountId) throw new AppError("EMAIL_TAKEN", TAKEN);
      await markEmailVerified(tx, accountId, now);
      await this.#join(tx, { accountId, companyId, role });
      return { accountId, message: "Your account is ready. Log in to begin." };
    });
  }

  async #join(tx: Transaction, member: { accountId: string; companyId: string; role: CompanyRole }) {
    const { accountId, companyId, role } = member;
    if (!(await insertMember(tx, member))) return;
    await recordCompanyEvents(tx, [
      { companyId, kind: "MEMBER_JOINED", actorId: accountId, personId: accountId, detail: role },
    ]);
    await queueMemberJoined(tx, { companyId, accountId, letInBy: null });
  }
}
