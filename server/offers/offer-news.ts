import type { OfferNews } from "../notices/kinds/offers/offer-cause.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import type { Transaction } from "../platform/database/database.ts";

/** How long before an open offer lapses the applicant is reminded, in seconds. */
const REMINDER_SECONDS = 24 * 3600;

/** Queues the reminder to respond, if it is still to come; it is sent only if the offer is still open then. */
export async function queueOfferReminder(tx: Transaction, offerId: string, expiresAt: Date, now: Date): Promise<void> {
  const delay = (expiresAt.getTime() - now.getTime()) / 1000 - REMINDER_SECONDS;
  const cause = { offerId, news: "REMINDER" };
  if (delay > 0) await queueNotices(tx, "OFFERS", [{ id: `${offerId}:REMINDER`, cause, delay }]);
}

/** Queues the notices to both sides about what happened with an offer. */
export async function queueOfferNews(tx: Transaction, offerId: string, news: OfferNews): Promise<void> {
  const causes = [{ id: `${offerId}:${news}`, cause: { offerId, news } }];
  for (const kind of ["OFFERS", "APPLICANT_OFFERS"] as const) await queueNotices(tx, kind, causes);
}
