import type { Role } from "../generated/prisma/enums.ts";

/** The addressee of a mail to an account. */
export interface Greeted {
  readonly role: Role;
  /** A seeker's name, or the company's, which no mail uses in its salutation. */
  readonly name: string;
  /** A recruiter's own name; empty when not given. */
  readonly displayName: string;
}

/** Returns a person's name for a mail: for a recruiter their own, not the company's. Empty for none. */
export const ownName = ({ role, name, displayName }: Greeted): string => (role === "SEEKER" ? name : displayName);

/** Addresses the words to a person by name, if there is one. */
export const saidTo = (name: string, words: string): string => (name ? `${words}, ${name}` : words);
