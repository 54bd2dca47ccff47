import type { EmailChangeLinkStateValue } from "../../../shared/email-change.ts";
import type { StoredLink } from "./email-change.store.ts";

/** Returns the state of a mailed link. */
export function linkStateOf({ purpose, expiresAt, usedAt, change }: StoredLink, now: Date): EmailChangeLinkStateValue {
  if (change.undoneAt) return "UNDONE";
  if (purpose === "CHANGE_EMAIL" && change.confirmedAt) return "CONFIRMED";
  if (purpose === "CHANGE_EMAIL" && change.cancelledAt) return "CANCELLED";
  return usedAt || expiresAt <= now ? "EXPIRED" : "OPEN";
}
