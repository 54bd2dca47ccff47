import type { Database } from "../platform/database/database.ts";
import type { QuestionFile } from "./assistant-conversation.store.ts";
import { type KnownContacts, NOTHING_KNOWN } from "./masking/masking.ts";

/** Since when a seeker agrees that questions go to the assistant's provider, or no longer does. */
export interface Consent {
  readonly at: Date | null;
  readonly withdrawnAt: Date | null;
}

type Stored = Pick<Database, "prisma">;

/** Whether a seeker agrees that questions go to the provider. */
export async function findConsent({ prisma }: Stored, seekerId: string): Promise<Consent> {
  const seeker = await prisma.seeker.findUnique({
    where: { id: seekerId },
    select: { assistantConsentAt: true, assistantConsentWithdrawnAt: true },
  });
  return { at: seeker?.assistantConsentAt ?? null, withdrawnAt: seeker?.assistantConsentWithdrawnAt ?? null };
}

/** Stores whether a seeker agrees. */
export async function saveConsent({ prisma }: Stored, seekerId: string, { at, withdrawnAt }: Consent): Promise<void> {
  await prisma.seeker.update({
    where: { id: seekerId },
    data: { assistantConsentAt: at, assistantConsentWithdrawnAt: withdrawnAt },
  });
}

/** The resume of the seeker's profile. */
export async function findProfileResume({ prisma }: Stored, seekerId: string): Promise<QuestionFile | null> {
  const seeker = await prisma.seeker.findUnique({
    where: { id: seekerId },
    select: { resume: { select: { id: true, name: true, mediaType: true, storageKey: true } } },
  });
  return seeker?.resume ?? null;
}

/** The contacts that the seeker's own account has. */
export async function findOwnContacts({ pool }: Pick<Database, "pool">, seekerId: string): Promise<KnownContacts> {
  const { rows } = await pool.query<KnownContacts>({
    name: "assistant-contacts",
    text: "select a.email, s.phone from accounts a left join seekers s on s.id = a.id where a.id = $1",
    values: [seekerId],
  });
  return rows[0] ?? NOTHING_KNOWN;
}
