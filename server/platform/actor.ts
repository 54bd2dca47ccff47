import type { Scope } from "../../shared/scopes.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import type { ClientInfo } from "./client-info.ts";
import { AppError } from "./errors.ts";

/** The owner of a session, as in an access token. */
export interface SessionOwner {
  readonly accountId: string;
  readonly role: "SEEKER" | "RECRUITER";
  readonly sessionId: string;
}

/** A company and the account's role in it. */
export interface StoredMembership {
  readonly id: string;
  readonly role: CompanyRole;
  readonly isVerified: boolean;
}

/** What a session needs so that it counts as opened with a second factor. */
export type SessionNeed = "SECOND_FACTOR" | "NEW_LOG_IN";

/** A second factor that a company requires of its members, and that the session or key lacks. */
export interface MissingFactor {
  readonly needs: SessionNeed;
  /** When the requirement takes effect, as ISO text. */
  readonly from: string;
  /** Whether it is in effect now. */
  readonly isDue: boolean;
}

/** A membership, as seen from the session or key in which the account acts. */
export interface Membership extends StoredMembership {
  /** Null: nothing is missing. */
  readonly missingFactor: MissingFactor | null;
}

/** An API key with which a program acts. */
export interface ActingKey {
  readonly appId: string;
  /** The subset of the account's permissions that the key has. */
  readonly scopes: readonly Scope[];
  /** Records a use of the key in the audit log. */
  readonly recordUse?: (operation: string, outcome: "ALLOWED" | "REFUSED") => void;
}

/** The signed-in account on whose behalf a service acts. */
export interface Actor extends SessionOwner {
  /** A recruiter's current company; absent for seekers, and for recruiters without a company. */
  readonly company?: Membership | null;
  /** Set if a program acts with a person's key; `sessionId` is then the key's id. */
  readonly key?: ActingKey | null;
  /** Records in the audit log that a company rejected the session or key for lack of a second factor. */
  readonly recordFactorRefusal?: (actor: Actor) => void;
  /** The client that sent the request; absent outside of requests. */
  readonly client?: Pick<ClientInfo, "address" | "userAgent">;
}

/** The account, or null when signed out. */
export type MaybeActor = Actor | null;

/** Returns the acting account. @throws UNAUTHENTICATED */
export function requireAccount(actor: MaybeActor): Actor {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
  return actor;
}

/** Returns the acting account if a person acts, not a program. @throws UNAUTHENTICATED, FORBIDDEN */
export function requirePerson(actor: MaybeActor): Actor {
  const account = requireAccount(actor);
  if (account.key) throw new AppError("FORBIDDEN", "API keys cannot do this. Log in to do it yourself.");
  return account;
}

/** Returns the acting seeker. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireSeeker(actor: MaybeActor): Actor {
  const account = requireAccount(actor);
  if (account.role !== "SEEKER")
    throw new AppError("FORBIDDEN", "Only job seekers can do this. Log in as a job seeker.");
  return account;
}

/** Returns the acting recruiter. `refusal`: the error message for a seeker. @throws UNAUTHENTICATED, FORBIDDEN */
export function requireRecruiter(
  actor: MaybeActor,
  refusal = "Only recruiters can do this. Log in as a recruiter.",
): Actor {
  const account = requireAccount(actor);
  if (account.role !== "RECRUITER") throw new AppError("FORBIDDEN", refusal);
  return account;
}
