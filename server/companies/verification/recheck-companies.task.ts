import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { findOwnerAddresses } from "../members/join-requests.store.ts";
import { lostMail, missingMail } from "./verification.mails.ts";
import { type DueVerification, deleteVerification, findDueVerifications, recordCheck } from "./verification.store.ts";
import { recordOf } from "./verification-record.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Less than the interval between two runs. */
const CHECKED_EVERY_MS = 20 * HOUR_MS;
/** How long owners have to fix a missing proof. */
const GRACE_MS = 7 * DAY_MS;
/** A proof that could not be checked for this long counts as missing. */
const UNREACHABLE_MS = 30 * DAY_MS;
/** Number of concurrent checks. */
const PART = 20;

/**
 * Checks verified companies again, every day: owners are notified when the proof is gone, and lose the verification
 * after seven days.
 */
export const recheckCompaniesTask = (platform: Platform): BackgroundTask => ({
  schedule: "30 4 * * *",
  run: () => recheckCompanies(platform),
});

/** Checks all companies that are due. */
export async function recheckCompanies(platform: Platform): Promise<void> {
  const now = platform.clock();
  const before = new Date(now.getTime() - CHECKED_EVERY_MS);
  for (let after: string | null = null; ; ) {
    const due: DueVerification[] = await findDueVerifications(platform.db, { before, after, limit: PART });
    await Promise.all(due.map((one) => recheck(platform, one, now)));
    if (due.length < PART) return;
    after = due.at(-1)?.companyId ?? null;
  }
}

async function recheck(platform: Platform, due: DueVerification, now: Date): Promise<void> {
  const holds = await stillHolds(platform, due);
  if (holds === null && now.getTime() - due.checkedAt.getTime() < UNREACHABLE_MS) return;
  const { companyId, domain, missingSince } = due;
  await platform.db.transaction(async (tx) => {
    if (holds) {
      await recordCheck(tx, due, { checkedAt: now, missingSince: null });
    } else if (!missingSince) {
      if (await recordCheck(tx, due, { missingSince: now })) await mailOwners(platform, tx, due, now, missingMail);
    } else if (now.getTime() - missingSince.getTime() >= GRACE_MS && (await deleteVerification(tx, due))) {
      await recordCompanyEvents(tx, [{ companyId, kind: "VERIFICATION_LOST", subject: domain }]);
      await mailOwners(platform, tx, due, missingSince, lostMail);
    }
  });
}

/** Whether the proof is still there; null when it could not be checked. */
async function stillHolds(
  { txtRecords }: Platform,
  { method, domain, token, hasOwnerThere }: DueVerification,
): Promise<boolean | null> {
  if (method === "OPERATOR") return true;
  if (method === "MAIL") return hasOwnerThere;
  const records = await txtRecords(domain);
  return records && token !== null && records.includes(recordOf(token));
}

async function mailOwners(
  { mail, publicUrl }: Platform,
  tx: Transaction,
  { companyId, companyName, domain, method }: DueVerification,
  missingSince: Date,
  draft: (mail: Parameters<typeof missingMail>[0]) => MailDraft,
): Promise<void> {
  const company = { id: companyId, name: companyName };
  for (const to of await findOwnerAddresses(tx, companyId))
    await mail.send(tx, draft({ publicUrl, to, company, domain, method, missingSince }));
}
