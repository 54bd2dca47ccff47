import type { CompanyRole } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, type Membership, requireRecruiter, type SessionNeed } from "./actor.ts";
import { AppError } from "./errors.ts";

// The one answer to: may this account do that for its company?

const PEOPLE = ["OWNER", "RECRUITER", "VIEWER", "INTERVIEWER"] as const;

/** Who sees those jobs alone that they are on. */
const SEES_OWN_JOBS: CompanyRole = "INTERVIEWER";

/** What can be done for a company. */
export const COMPANY_ACTIONS = {
  SEE_JOBS: "See the company, its jobs and their applicants; interviewers those jobs alone that they are on.",
  BROWSE_TALENTS: "Find seekers who have not applied.",
  CHANGE_JOBS: "Post, edit, close and delete jobs.",
  DECIDE: "Accept, reject, move and tag applicants; change the company's stages.",
  WRITE_NOTES: "Write notes on applicants.",
  SEE_ACTIVITY: "See who did what.",
  CHANGE_COMPANY: "Change the company's profile and logo.",
  MANAGE_APPS: "Make and end apps that act for the company, and their keys.",
  CHANGE_MEMBERS: "Invite people, change their roles, and remove them.",
};

export type CompanyAction = keyof typeof COMPANY_ACTIONS;

/** Who may do what. */
const MAY: Record<CompanyAction, readonly CompanyRole[]> = {
  SEE_JOBS: PEOPLE,
  BROWSE_TALENTS: ["OWNER", "RECRUITER", "VIEWER"],
  CHANGE_JOBS: ["OWNER", "RECRUITER"],
  DECIDE: ["OWNER", "RECRUITER"],
  WRITE_NOTES: ["OWNER", "RECRUITER", "INTERVIEWER"],
  SEE_ACTIVITY: ["OWNER", "RECRUITER"],
  CHANGE_COMPANY: ["OWNER"],
  MANAGE_APPS: ["OWNER", "RECRUITER"],
  CHANGE_MEMBERS: ["OWNER"],
};

/** What a member is told whose role does not allow something. */
export const ROLE_REFUSAL = "Your role in this company does not allow this. Ask one of its owners.";

const ASKED = "This company demands a second factor of its members.";
const FACTOR_REFUSALS: Readonly<Record<"session" | "key", Record<SessionNeed, string>>> = {
  session: {
    SECOND_FACTOR: `${ASKED} Add a passkey or an authenticator app in your settings, then go on.`,
    NEW_LOG_IN: `${ASKED} You logged in without yours: confirm with a passkey, or log out and log in again.`,
  },
  key: {
    SECOND_FACTOR: `${ASKED} Whoever made this key has none. Add one, then make a new key.`,
    NEW_LOG_IN: `${ASKED} This key was made without one. Make a new key.`,
  },
};

/** Which jobs are seen: all of a company, or those of them that an interviewer is on. */
export interface SeenJobs {
  readonly companyId: string;
  /** The account; null for who sees all. */
  readonly interviewerId: string | null;
}

/** An account that acts for its current company. */
export interface CompanyActor extends Actor, SeenJobs {
  readonly companyRole: CompanyRole;
}

/** Whether a role may do it. */
export const roleCan = (role: CompanyRole, action: CompanyAction): boolean => MAY[action].includes(role);

/** Whether the company demands a second factor that the session or key lacks: it does nothing for the company then. */
const isHeldBack = ({ asked }: Membership): boolean => asked?.isDue ?? false;

/** Whether a company sees nobody but its applicants. `holdsUnverified`: whether those that are not verified do not. */
const isHeld = ({ isVerified }: Membership, holdsUnverified: boolean) => holdsUnverified && !isVerified;

/** All that a member may do. `holdsUnverified`: as the operator chose. */
export const actionsOf = (company: Membership, holdsUnverified: boolean): CompanyAction[] =>
  (Object.keys(MAY) as CompanyAction[]).filter(
    (action) =>
      !isHeldBack(company) &&
      roleCan(company.role, action) &&
      !(action === "BROWSE_TALENTS" && isHeld(company, holdsUnverified)),
  );

/** @throws STRONGER_LOG_IN_REQUIRED when the company demands a second factor that the session or key lacks */
function refuseHeldBack(actor: Actor, company: Membership): void {
  if (!company.asked || !isHeldBack(company)) return;
  actor.noteFactorRefusal?.(actor);
  throw new AppError("STRONGER_LOG_IN_REQUIRED", FACTOR_REFUSALS[actor.key ? "key" : "session"][company.asked.needs]);
}

/** The acting member, who may do this for the current company. `refusal`: what to tell a seeker. @throws UNAUTHENTICATED, FORBIDDEN, STRONGER_LOG_IN_REQUIRED */
export function requireMember(actor: MaybeActor, action: CompanyAction, refusal?: string): CompanyActor {
  const account = requireRecruiter(actor, refusal);
  if (!account.company)
    throw new AppError("FORBIDDEN", "You are in no company. Create one, or ask an owner of yours to invite you.");
  refuseHeldBack(account, account.company);
  const { id: companyId, role: companyRole } = account.company;
  if (!roleCan(companyRole, action)) {
    throw new AppError("FORBIDDEN", ROLE_REFUSAL);
  }
  return {
    ...account,
    companyId,
    companyRole,
    interviewerId: companyRole === SEES_OWN_JOBS ? account.accountId : null,
  };
}

/** Which seekers are seen: applicants to jobs that are, and, by who `browses`, those whom all recruiters find. */
export interface VisibleSeekers extends SeenJobs {
  readonly browses: boolean;
}

/** Those whom a recruiter sees; null: nobody. `holdsUnverified`: as the operator chose. */
export function visibleSeekers(actor: Actor, holdsUnverified: boolean): VisibleSeekers | null {
  if (!actor.company) return null;
  const { companyId, interviewerId } = requireMember(actor, "SEE_JOBS");
  return { companyId, interviewerId, browses: actionsOf(actor.company, holdsUnverified).includes("BROWSE_TALENTS") };
}

/** The acting member, who may find seekers that have not applied. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireBrowsing(actor: MaybeActor, holdsUnverified: boolean): CompanyActor {
  const member = requireMember(actor, "BROWSE_TALENTS");
  if (member.company && isHeld(member.company, holdsUnverified))
    throw new AppError(
      "FORBIDDEN",
      "Talents are shown to verified companies. An owner can verify yours on the company's profile.",
    );
  return member;
}

/** Whether the job is of the actor's current company, for which they act. */
export const isOwnCompany = (actor: MaybeActor, { companyId }: { readonly companyId: string }): boolean =>
  actor?.company?.id === companyId && !isHeldBack(actor.company);

const isOn = (job: string, accountId: string) =>
  `exists (select from job_interviewers i where i.account_id = ${accountId} and i.job_id = ${job}.id)`;

/** That a job is one of `SeenJobs`, in SQL. `companyId`, `interviewerId`: placeholders. */
export const seenJobs = (job: string, companyId: string, interviewerId: string): string =>
  `${job}.company_id = ${companyId} and (${interviewerId}::uuid is null or ${isOn(job, interviewerId)})`;

/** That an account sees a job as a member of its company now, whatever was known when it began to listen, in SQL. `accountId`: a placeholder. */
export const seesJob = (job: string, accountId: string): string =>
  `exists (select from company_members m where m.account_id = ${accountId} and m.company_id = ${job}.company_id
     and (m.role <> '${SEES_OWN_JOBS}' or ${isOn(job, accountId)}))`;
