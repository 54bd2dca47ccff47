import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Limit } from "../platform/rate-limits/rate-limits.ts";
import { type LogInWarning, logInWarningMail } from "./accounts.mails.ts";
import type { StoredAccount } from "./accounts.store.ts";

/** Warnings of one kind to an account's owner: an attacker must not be able to flood their mailbox. */
const LOG_IN_WARNINGS: Limit = { name: "log-in-warning", points: 1, windowSeconds: 24 * 60 * 60 };

/** Warns an account's owner by mail of somebody else's login attempts, once a day for each kind of warning. */
export async function warnOwner(
  { db, limits, mail, publicUrl, clock }: Pick<Platform, "db" | "limits" | "mail" | "publicUrl" | "clock">,
  account: Pick<StoredAccount, "id" | "role" | "email">,
  warning: LogInWarning,
): Promise<void> {
  try {
    await limits.take(LOG_IN_WARNINGS, `${warning}:${account.id}`);
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return;
    throw error;
  }
  await db.transaction((tx) => mail.send(tx, logInWarningMail({ publicUrl, account, warning, now: clock() })));
}
