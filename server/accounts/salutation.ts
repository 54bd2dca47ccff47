import type { Role } from "../generated/prisma/enums.ts";

/** Whom a mail to an account greets. */
export interface Greeted {
  readonly role: Role;
  /** A seeker's name, or that of the company, which no mail greets. */
  readonly name: string;
  /** A recruiter's own name; empty when it was not told. */
  readonly displayName: string;
}

/** What somebody is called in a mail: a recruiter by their own name, not by the company's. Empty: by none. */
export const ownName = ({ role, name, displayName }: Greeted): string => (role === "SEEKER" ? name : displayName);

/** The words, said to somebody by name if they have told one. */
export const saidTo = (name: string, words: string): string => (name ? `${words}, ${name}` : words);
