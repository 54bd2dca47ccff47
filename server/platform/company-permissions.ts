import type { CompanyRole } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, type Membership, requireRecruiter, type SessionNeed } from "./actor.ts";
import { AppError } from "./errors.ts";

// The single source of truth for what an account may do for its company.

const PEOPLE = ["OWNER", "RECRUITER", "VIEWER", "INTERVIEWER"] as const;

/** The role that sees only its own jobs. */
const SEES_OWN_JOBS: CompanyRole = "INTERVIEWER";

/** The actions of a company's members. */
export const COMPANY_ACTIONS = {
  SEE_JOBS: "See the company, its jobs and their applicants. Interviewers see only the jobs assigned to them.",
  BROWSE_TALENTS: "Find seekers who have not applied.",
  CHANGE_JOBS: "Post, edit, close and delete jobs.",
  DECIDE: "Accept, reject, move and tag applicants, and change the company's stages.",
  WRITE_NOTES: "Write notes on applicants.",
  WRITE_TO_APPLICANTS: "Write messages to applicants.",
  SEE_ACTIVITY: "See the company's activity log.",
  CHANGE_COMPANY: "Change the company's profile and logo.",
  MANAGE_APPS: "Create and delete apps that act for the company, and manage their API keys.",
  CHANGE_MEMBERS: "Invite members, change their roles and remove them.",
};

export type CompanyAction = keyof typeof COMPANY_ACTIONS;

/** The roles that may perform each action. */
const MAY: Record<CompanyAction, readonly CompanyRole[]> = {
  SEE_JOBS: PEOPLE,
  BROWSE_TALENTS: ["OWNER", "RECRUITER", "VIEWER"],
  CHANGE_JOBS: ["OWNER", "RECRUITER"],
  DECIDE: ["OWNER", "RECRUITER"],
  WRITE_NOTES: ["OWNER", "RECRUITER", "INTERVIEWER"],
  WRITE_TO_APPLICANTS: ["OWNER", "RECRUITER", "INTERVIEWER"],
  SEE_ACTIVITY: ["OWNER", "RECRUITER"],
  CHANGE_COMPANY: ["OWNER"],
  MANAGE_APPS: ["OWNER", "RECRUITER"],
  CHANGE_MEMBERS: ["OWNER"],
};

/** The error message for a member whose role does not allow something. */
export const ROLE_REFUSAL = "Your role in this company does not allow this. Ask one of its owners.";

const REQUIRED = "This company requires a second factor of its members.";
const FACTOR_REFUSALS: Readonly<Record<"session" | "key", Record<SessionNeed, string>>> = {
  session: {
    SECOND_FACTOR: `${REQUIRED} Add a passkey or an authenticator app in your settings, then continue.`,
    NEW_LOG_IN: `${REQUIRED} You logged in without yours: confirm with a passkey, or log out and log in again.`,
  },
  key: {
    SECOND_FACTOR: `${REQUIRED} The member who created this key has none. Add one, then create a new key.`,
    NEW_LOG_IN: `${REQUIRED} This key was created without one. Create a new key.`,
  },
};

/** The visible jobs: all of a company, or only those that an interviewer is assigned to. */
export interface SeenJobs {
  readonly companyId: string;
  /** The interviewer's account; null if all jobs are visible. */
  readonly interviewerId: string | null;
}

/** The jobs that a member sees in a role. */
export const jobsSeenBy = (
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
  role: CompanyRole,
): SeenJobs => ({ companyId, interviewerId: role === SEES_OWN_JOBS ? accountId : null });

/** An account that acts for its current company. */
export interface CompanyActor extends Actor, SeenJobs {
  readonly companyRole: CompanyRole;
}

/** Whether a role may perform an action. */
export const roleCan = (role: CompanyRole, action: CompanyAction): boolean => MAY[action].includes(role);

/** The roles that may perform an action. */
export const rolesThatMay = (action: CompanyAction): readonly CompanyRole[] => MAY[action];

/** Whether the company requires a second factor that the session or key lacks, which blocks all actions for it. */
const isHeldBack = ({ missingFactor }: Membership): boolean => missingFactor?.isDue ?? false;

/** Whether a company sees only its own applicants. `holdsUnverified`: whether this applies to unverified companies. */
const isHeld = ({ isVerified }: Membership, holdsUnverified: boolean) => holdsUnverified && !isVerified;

/** Returns all actions that a member may perform. `holdsUnverified`: the operator's setting. */
export const actionsOf = (company: Membership, holdsUnverified: boolean): CompanyAction[] =>
  (Object.keys(MAY) as CompanyAction[]).filter(
    (action) =>
      !isHeldBack(company) &&
      roleCan(company.role, action) &&
      !(action === "BROWSE_TALENTS" && isHeld(company, holdsUnverified)),
  );

/** @throws STRONGER_LOG_IN_REQUIRED if the company requires a second factor that the session or key lacks */
function rejectBlocked(actor: Actor, company: Membership): void {
  if (!company.missingFactor || !isHeldBack(company)) return;
  actor.recordFactorRefusal?.(actor);
  throw new AppError(
    "STRONGER_LOG_IN_REQUIRED",
    FACTOR_REFUSALS[actor.key ? "key" : "session"][company.missingFactor.needs],
  );
}

/**
 * Returns the acting member if they may perform the action for the current company. `refusal`: the error message for a
 * seeker.
 * @throws UNAUTHENTICATED, FORBIDDEN, STRONGER_LOG_IN_REQUIRED
 */
export function requireMember(actor: MaybeActor, action: CompanyAction, refusal?: string): CompanyActor {
  const account = requireRecruiter(actor, refusal);
  if (!account.company)
    throw new AppError("FORBIDDEN", "You are not in a company. Create one, or ask an owner of yours to invite you.");
  rejectBlocked(account, account.company);
  const { id: companyId, role: companyRole } = account.company;
  if (!roleCan(companyRole, action)) {
    throw new AppError("FORBIDDEN", ROLE_REFUSAL);
  }
  return { ...account, companyRole, ...jobsSeenBy({ accountId: account.accountId, companyId }, companyRole) };
}

/** The visible seekers: applicants to visible jobs and, if `browses`, those that all recruiters find. */
export interface VisibleSeekers extends SeenJobs {
  readonly browses: boolean;
  readonly accountId: string;
}

/** Returns the seekers visible to a recruiter; null: none. `holdsUnverified`: the operator's setting. */
export function visibleSeekers(actor: Actor, holdsUnverified: boolean): VisibleSeekers | null {
  if (!actor.company) return null;
  const { companyId, interviewerId } = requireMember(actor, "SEE_JOBS");
  return {
    accountId: actor.accountId,
    companyId,
    interviewerId,
    browses: actionsOf(actor.company, holdsUnverified).includes("BROWSE_TALENTS"),
  };
}

/** Returns the acting member if they may find seekers who have not applied. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireBrowsing(actor: MaybeActor, holdsUnverified: boolean): CompanyActor {
  const member = requireMember(actor, "BROWSE_TALENTS");
  if (member.company && isHeld(member.company, holdsUnverified))
    throw new AppError(
      "FORBIDDEN",
      "Talents are shown to verified companies. An owner can verify yours on the company's profile.",
    );
  return member;
}

/** Whether the job belongs to the actor's current company, and the actor may act for it. */
export const isOwnCompany = (actor: MaybeActor, { companyId }: { readonly companyId: string }): boolean =>
  actor?.company?.id === companyId && !isHeldBack(actor.company);

const isOn = (job: string, accountId: string) =>
  `exists (select from job_interviewers assigned where assigned.account_id = ${accountId} and assigned.job_id = ${job}.id)`;

/** SQL condition that a job is one of `SeenJobs`. `companyId`, `interviewerId`: placeholders. */
export const seenJobs = (job: string, companyId: string, interviewerId: string): string =>
  `${job}.company_id = ${companyId} and (${interviewerId}::uuid is null or ${isOn(job, interviewerId)})`;

/**
 * SQL condition that an account currently sees a job as a member of its company, whatever applied when it subscribed.
 * `accountId`: a placeholder, or a column of a table that is not called `seeing` or `assigned`.
 */
export const seesJob = (job: string, accountId: string): string =>
  `exists (select from company_members seeing where seeing.account_id = ${accountId}
     and seeing.company_id = ${job}.company_id and (seeing.role <> '${SEES_OWN_JOBS}' or ${isOn(job, accountId)}))`;
