import type { Database } from "../platform/database/database.ts";
import type { QuestionFile } from "./assistant-conversation.store.ts";
import { type KnownContacts, NOTHING_KNOWN } from "./masking/masking.ts";

/** A seeker's consent to send questions to the assistant's provider, with the times it was given and withdrawn. */
export interface Consent {
  readonly at: Date | null;
  readonly withdrawnAt: Date | null;
}

type Stored = Pick<Database, "prisma">;

/** Returns a seeker's consent to the provider. */
export async function findConsent({ prisma }: Stored, seekerId: string): Promise<Consent> {
  const seeker = await prisma.seeker.findUnique({
    where: { id: seekerId },
    select: { assistantConsentAt: true, assistantConsentWithdrawnAt: true },
  });
  return { at: seeker?.assistantConsentAt ?? null, withdrawnAt: seeker?.assistantConsentWithdrawnAt ?? null };
}

/** Stores a seeker's consent. */
export async function saveConsent({ prisma }: Stored, seekerId: string, { at, withdrawnAt }: Consent): Promise<void> {
  await prisma.seeker.update({
    where: { id: seekerId },
    data: { assistantConsentAt: at, assistantConsentWithdrawnAt: withdrawnAt },
  });
}

/** Returns the resume of the seeker's profile. */
export async function findProfileResume({ prisma }: Stored, seekerId: string): Promise<QuestionFile | null> {
  const seeker = await prisma.seeker.findUnique({
    where: { id: seekerId },
    select: { resume: { select: { id: true, name: true, mediaType: true, storageKey: true } } },
  });
  return seeker?.resume ?? null;
}

/** Returns the contacts in the seeker's own account. */
export async function findOwnContacts({ pool }: Pick<Database, "pool">, seekerId: string): Promise<KnownContacts> {
  const { rows } = await pool.query<KnownContacts>({
    name: "assistant-contacts",
    text: "select a.email, s.phone from accounts a left join seekers s on s.id = a.id where a.id = $1",
    values: [seekerId],
  });
  return rows[0] ?? NOTHING_KNOWN;
}
