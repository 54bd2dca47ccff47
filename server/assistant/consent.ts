import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import type { Database } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";

/** Whether, and since when, a seeker agrees that questions go to the assistant's provider. */
export interface Consent {
  readonly at: Date | null;
  readonly withdrawnAt: Date | null;
}

type Stored = Pick<Database, "prisma">;

export async function consentOf({ prisma }: Stored, seekerId: string): Promise<Consent> {
  const seeker = await prisma.seeker.findUnique({
    where: { id: seekerId },
    select: { assistantConsentAt: true, assistantConsentWithdrawnAt: true },
  });
  return { at: seeker?.assistantConsentAt ?? null, withdrawnAt: seeker?.assistantConsentWithdrawnAt ?? null };
}

export async function keepConsent({ prisma }: Stored, seekerId: string, given: boolean, now: Date): Promise<Consent> {
  const consent = given ? { at: now, withdrawnAt: null } : { at: null, withdrawnAt: now };
  await prisma.seeker.update({
    where: { id: seekerId },
    data: { assistantConsentAt: consent.at, assistantConsentWithdrawnAt: consent.withdrawnAt },
  });
  return consent;
}

/**
 * @param isAsking whether to call is to agree, as for the legacy REST client, which has no page to ask on; who took
 * the consent back is refused there too
 * @throws FORBIDDEN
 */
export async function requireConsent(db: Stored, seekerId: string, isAsking: boolean): Promise<void> {
  const { at, withdrawnAt } = await consentOf(db, seekerId);
  if (withdrawnAt) throw new AppError("FORBIDDEN", ASSISTANT_TEXTS.withdrawn);
  if (!at && !isAsking) throw new AppError("FORBIDDEN", ASSISTANT_TEXTS.consentNeeded);
}
