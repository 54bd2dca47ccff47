import type { Scope } from "../../shared/scopes.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import type { ClientInfo } from "./client-info.ts";
import { AppError } from "./errors.ts";

/** Whose session it is, as an access token says. */
export interface SessionOwner {
  readonly accountId: string;
  readonly role: "SEEKER" | "RECRUITER";
  readonly sessionId: string;
}

/** A company and what the account is in it. */
export interface StoredMembership {
  readonly id: string;
  readonly role: CompanyRole;
  readonly isVerified: boolean;
}

/** What a session lacks of one that a second factor opened. */
export type SessionNeed = "SECOND_FACTOR" | "NEW_LOG_IN";

/** A second factor that a company demands of its members, and that a session or key has not shown. */
export interface AskedFactor {
  readonly needs: SessionNeed;
  /** From when on the company demands it, as ISO text. */
  readonly from: string;
  /** Whether that is now. */
  readonly isDue: boolean;
}

/** The same, for the session or key in which the account acts. */
export interface Membership extends StoredMembership {
  /** Null: nothing is missing. */
  readonly asked: AskedFactor | null;
}

/** A key with which a program acts. */
export interface ActingKey {
  readonly appId: string;
  /** What it may do of all that its account may. */
  readonly scopes: readonly Scope[];
  /** Notes in the audit log what it was used for. */
  readonly noteUse?: (operation: string, outcome: "ALLOWED" | "REFUSED") => void;
}

/** The signed-in account on whose behalf a service acts. */
export interface Actor extends SessionOwner {
  /** A recruiter's current company; none for seekers, and for a recruiter who is in none. */
  readonly company?: Membership | null;
  /** Set: not a person acts, but a program with a key of theirs; `sessionId` is the key's id. */
  readonly key?: ActingKey | null;
  /** Notes in the audit log that a company refused the session or key for want of a second factor. */
  readonly noteFactorRefusal?: (actor: Actor) => void;
  /** Where the request came from; none where no request acts. */
  readonly client?: Pick<ClientInfo, "address" | "userAgent">;
}

/** The account, or nobody when signed out. */
export type MaybeActor = Actor | null;

/** The acting account, signed in. @throws UNAUTHENTICATED */
export function requireAccount(actor: MaybeActor): Actor {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
  return actor;
}

/** The acting account, a person and not a program. @throws UNAUTHENTICATED, FORBIDDEN */
export function requirePerson(actor: MaybeActor): Actor {
  const account = requireAccount(actor);
  if (account.key) throw new AppError("FORBIDDEN", "Keys cannot do this. Log in to do it yourself.");
  return account;
}

/** The acting seeker. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireSeeker(actor: MaybeActor): Actor {
  const account = requireAccount(actor);
  if (account.role !== "SEEKER")
    throw new AppError("FORBIDDEN", "Only job seekers can do this. Log in as a job seeker.");
  return account;
}

/** The acting recruiter. `refusal`: what to tell a seeker. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireRecruiter(
  actor: MaybeActor,
  refusal = "Only recruiters can do this. Log in as a recruiter.",
): Actor {
  const account = requireAccount(actor);
  if (account.role !== "RECRUITER") throw new AppError("FORBIDDEN", refusal);
  return account;
}
