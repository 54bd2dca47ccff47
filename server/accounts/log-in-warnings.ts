import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Limit } from "../platform/rate-limits/rate-limits.ts";
import { type LogInWarning, logInWarningMail } from "./accounts.mails.ts";
import type { StoredAccount } from "./accounts.store.ts";

/** Mails that warn an account's owner of one thing: a guesser is not to fill their mailbox. */
const LOG_IN_WARNINGS: Limit = { name: "log-in-warning", points: 1, windowSeconds: 24 * 60 * 60 };

/** Tells an account's owner by mail that somebody else tries to log in, once a day for each kind of warning. */
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
