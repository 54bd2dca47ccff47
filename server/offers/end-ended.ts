import { recordEvent } from "../applications/application.store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { queueOfferNews } from "./offer-news.ts";
import { lockEnded, storeEnd } from "./offers.store.ts";

/** Records that an offer has lapsed, or that its application has ended, if it is still open, and queues the notices. */
export async function endEnded(tx: Transaction, offerId: string): Promise<void> {
  const ended = await lockEnded(tx, offerId);
  if (!ended) return;
  const { applicationId, status } = ended;
  await storeEnd(tx, offerId, status);
  await recordEvent(tx, { applicationId, kind: `OFFER_${status}`, actorId: null, aboutId: offerId }, ended);
  await queueOfferNews(tx, offerId, status);
}
