import type { OfferNews } from "../notices/kinds/offers/offer-cause.ts";
import { queueNotices } from "../notices/queue-notices.ts";
import type { Transaction } from "../platform/database/database.ts";

/** Queues the notices to both sides about what happened with an offer. */
export async function queueOfferNews(tx: Transaction, offerId: string, news: OfferNews): Promise<void> {
  const causes = [{ id: `${offerId}:${news}`, cause: { offerId, news } }];
  for (const kind of ["OFFERS", "APPLICANT_OFFERS"] as const) await queueNotices(tx, kind, causes);
}
