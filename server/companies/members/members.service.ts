import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { requireRecentLogin } from "../../accounts/factors/reauthentication.service.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import type { PostedJobService } from "../../jobs/posted/posted-jobs.service.ts";
import { queueNotices } from "../../notices/queue-notices.ts";
import { type MaybeActor, requireRecruiter } from "../../platform/actor.ts";
import { type NewCompanyEvent, recordCompanyEvents } from "../../platform/company-events.store.ts";
import { requireMember, roleCan } from "../../platform/company-permissions.ts";
import { refuseVerifiedName } from "../../platform/company-verification/verified-names.store.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, requireId } from "../../platform/validation.ts";
import { removalMail } from "./members.mails.ts";
import { MEMBER_CHANGES } from "./members.rate-limits.ts";
import { type NewCompany, newCompanySchema } from "./members.schemas.ts";
import {
  chooseCompany,
  companyNameOf,
  deleteMember,
  findInterviewers,
  insertCompany,
  listMembers,
  listOwnCompanies,
  lockMembers,
  replaceInterviewers,
  updateMemberRole,
} from "./members.store.ts";
import type { CompanyMember, OwnCompany } from "./members.types.ts";

/** How long the assignment of an interviewer can be corrected before they are notified. */
const SECONDS_TO_CORRECT = 10;

const NO_MEMBER = "This person is not in your company.";

/** Manages the members of a company, their roles, and how they leave. */
export class MemberService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly postedJobs: PostedJobService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists the members of the current company. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<CompanyMember[]> {
    const { companyId, companyRole } = requireMember(actor, "SEE_JOBS");
    const members = await listMembers(this.platform.db, companyId);
    if (roleCan(companyRole, "CHANGE_MEMBERS")) return members;
    return members.map((member) => ({ ...member, hasSecondFactor: null }));
  }

  /** Lists the companies of the acting recruiter. @throws UNAUTHENTICATED, FORBIDDEN */
  async companies(actor: MaybeActor): Promise<OwnCompany[]> {
    return listOwnCompanies(this.platform.db, requireRecruiter(actor).accountId);
  }

  /** Lists the companies of a recruiter's account, without checks. */
  companiesOf(accountId: string): Promise<OwnCompany[]> {
    return listOwnCompanies(this.platform.db, accountId);
  }

  /**
   * Creates a company owned by the acting recruiter, who must not be a member of one. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async create(actor: MaybeActor, input: NewCompany): Promise<OwnCompany[]> {
    const { accountId } = requireRecruiter(actor);
    const {
      companyName: name,
      companyLocation: location,
      companySize: size,
      industry,
    } = check(newCompanySchema, input);
    const { db, limits } = this.platform;
    await limits.take(MEMBER_CHANGES, accountId);
    await refuseVerifiedName(db, name);
    await db.transaction(async (tx) => {
      const companyId = await insertCompany(tx, accountId, { name, location, size, industry });
      if (!companyId) throw new AppError("CONFLICT", "You are already in a company.");
      await recordCompanyEvents(tx, [{ companyId, kind: "CREATED", actorId: accountId }]);
      await this.sessions.refresh(tx, [accountId]);
    });
    return listOwnCompanies(db, accountId);
  }

  /**
   * Switches to another of the acting recruiter's companies, on every device. @throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, RATE_LIMITED
   */
  async choose(actor: MaybeActor, companyId: string): Promise<OwnCompany[]> {
    const { accountId } = requireRecruiter(actor);
    await this.platform.limits.take(MEMBER_CHANGES, accountId);
    const id = requireId(companyId, "You are not in this company.");
    await this.platform.db.transaction(async (tx) => {
      if (!(await chooseCompany(tx, accountId, id))) throw new AppError("NOT_FOUND", "You are not in this company.");
      await this.sessions.refresh(tx, [accountId]);
    });
    return listOwnCompanies(this.platform.db, accountId);
  }

  /**
   * Changes a member's role, effective at once.
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED for adding or removing an owner, NOT_FOUND, CONFLICT
   * for the last owner, RATE_LIMITED
   */
  async changeRole(actor: MaybeActor, accountId: string, role: CompanyRole): Promise<CompanyMember[]> {
    requireMember(actor, "CHANGE_MEMBERS");
    if (role === "OWNER") await requireRecentLogin(this.platform, actor);
    return this.#change(actor, accountId, async (tx, key) => {
      await updateMemberRole(tx, key, role);
      await this.#record(tx, actor, { kind: "ROLE_CHANGED", personId: key.accountId, detail: role });
      await this.auditLog.record(tx, [{ ...actBy(requireRecruiter(actor), "ROLE_CHANGED"), subjectId: key.accountId }]);
      await this.sessions.refresh(tx, [key.accountId]);
      return role === "OWNER";
    });
  }

  /** Removes a member: their sessions end, they are notified by mail, and their work stays. @throws as `changeRole` */
  async remove(actor: MaybeActor, accountId: string): Promise<CompanyMember[]> {
    const { mail, publicUrl, clock } = this.platform;
    return this.#change(actor, accountId, async (tx, key, { email }) => {
      await deleteMember(tx, key);
      await this.#record(tx, actor, { kind: "MEMBER_REMOVED", personId: key.accountId });
      await this.auditLog.record(tx, [
        { ...actBy(requireRecruiter(actor), "MEMBER_REMOVED"), subjectId: key.accountId },
      ]);
      await this.sessions.end(tx, { accountId: key.accountId });
      await this.#endKeys(tx, key);
      await this.sessions.refresh(tx, [key.accountId]);
      const companyName = await companyNameOf(tx, key.companyId);
      await mail.send(tx, removalMail({ publicUrl, to: email, companyName, ...key, now: clock() }));
      return false;
    });
  }

  /**
   * Leaves the current company; the member's work stays. @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT for the last
   * owner
   */
  async leave(actor: MaybeActor): Promise<OwnCompany[]> {
    const { accountId, companyId } = requireMember(actor, "SEE_JOBS");
    await this.platform.db.transaction(async (tx) => {
      requireOtherOwner(await lockMembers(tx, companyId), accountId);
      await deleteMember(tx, { accountId, companyId });
      await this.#record(tx, actor, { kind: "MEMBER_LEFT", personId: accountId });
      await this.#endKeys(tx, { accountId, companyId });
      await this.sessions.refresh(tx, [accountId]);
    });
    return listOwnCompanies(this.platform.db, accountId);
  }

  /** Ends the keys that a member created for the company. */
  #endKeys(tx: Transaction, { accountId, companyId }: { accountId: string; companyId: string }): Promise<number> {
    return this.sessions.end(tx, { accountId, app: { companyId } }, "MEMBER_LEFT");
  }

  /** Returns the company's interviewers assigned to a job. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async interviewers(actor: MaybeActor, jobId: string): Promise<string[]> {
    const job = await this.postedJobs.own(actor, requireId(jobId, JOB_TEXTS.notFound));
    return findInterviewers(this.platform.db, job.id);
  }

  /**
   * Assigns exactly these of the company's interviewers to a job. Those added are notified, unless they are removed
   * again within seconds. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED
   */
  async setInterviewers(actor: MaybeActor, jobId: string, accountIds: readonly string[]): Promise<string[]> {
    const { accountId, companyId } = requireMember(actor, "CHANGE_JOBS");
    await this.platform.limits.take(MEMBER_CHANGES, accountId);
    const job = await this.postedJobs.own(actor, requireId(jobId, JOB_TEXTS.notFound));
    const ids = [...new Set(accountIds)];
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, { accountId, companyId }, "CHANGE_JOBS");
      const { assigned, added } = await replaceInterviewers(tx, { jobId: job.id, companyId }, ids.filter(isId));
      if (assigned.length < ids.length)
        throw new AppError("NOT_FOUND", "Some of these people are not interviewers of your company.");
      await queueNotices(
        tx,
        "JOB_ASSIGNED",
        added.map((interviewerId) => ({
          id: `${job.id}:${interviewerId}`,
          cause: { jobId: job.id, accountId: interviewerId },
          delay: SECONDS_TO_CORRECT,
        })),
      );
      return assigned;
    });
  }

  /** Records the acting member's action in the current company. */
  async #record(tx: Transaction, actor: MaybeActor, event: Omit<NewCompanyEvent, "companyId" | "actorId">) {
    const { accountId: actorId, companyId } = requireMember(actor, "SEE_JOBS");
    await recordCompanyEvents(tx, [{ ...event, companyId, actorId }]);
  }

  /** Changes a member; `change` returns whether they are an owner afterwards. */
  async #change(
    actor: MaybeActor,
    accountId: string,
    change: (
      tx: Transaction,
      key: { readonly accountId: string; readonly companyId: string },
      member: CompanyMember,
    ) => Promise<boolean>,
  ): Promise<CompanyMember[]> {
    const owner = requireMember(actor, "CHANGE_MEMBERS");
    const { companyId } = owner;
    await this.platform.limits.take(MEMBER_CHANGES, owner.accountId);
    return this.platform.db.transaction(async (tx) => {
      const members = await lockMembers(tx, companyId);
      requireStillOwner(members, owner.accountId);
      const member = members.find((one) => one.accountId === accountId);
      if (!member) throw new AppError("NOT_FOUND", NO_MEMBER);
      if (member.role === "OWNER") await requireRecentLogin({ db: tx, clock: this.platform.clock }, actor);
      if (!(await change(tx, { accountId, companyId }, member))) requireOtherOwner(members, accountId);
      return listMembers(tx, companyId);
    });
  }
}

/** An owner at the time of the request may have lost that role by the time the lock is acquired. @throws FORBIDDEN */
export function requireStillOwner(members: readonly CompanyMember[], accountId: string): void {
  if (members.some((one) => one.role === "OWNER" && one.accountId === accountId)) return;
  throw new AppError("FORBIDDEN", "You are no longer an owner of this company.");
}

/** @throws CONFLICT when nobody but this account owns the company */
function requireOtherOwner(members: readonly CompanyMember[], accountId: string): void {
  if (members.some((one) => one.role === "OWNER" && one.accountId !== accountId)) return;
  if (!members.some((one) => one.role === "OWNER" && one.accountId === accountId)) return;
  throw new AppError("CONFLICT", "A company needs an owner. Make someone else an owner first.");
}
