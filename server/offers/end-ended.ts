import { recordEvent } from "../applications/application.store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { queueOfferNews } from "./offer-news.ts";
import { type EndedOffer, lockEnded, lockOpen, storeEnd } from "./offers.store.ts";

/** Records that an offer has lapsed, or that its application has ended, if it is still open, and queues the notices. */
export async function endEnded(tx: Transaction, offerId: string): Promise<void> {
  const ended = await lockEnded(tx, offerId);
  if (ended) await end(tx, ended);
}

/**
 * Withdraws the open version of a reported offer for the operators, and queues the notices. @returns whether there was
 * one
 */
export async function withdrawReported(tx: Transaction, offerId: string): Promise<boolean> {
  const open = await lockOpen(tx, offerId);
  if (open) await end(tx, { ...open, status: "WITHDRAWN" });
  return open !== undefined;
}

async function end(tx: Transaction, ended: EndedOffer): Promise<void> {
  const { offerId, applicationId, status } = ended;
  await storeEnd(tx, offerId, status);
  await recordEvent(tx, { applicationId, kind: `OFFER_${status}`, actorId: null, aboutId: offerId }, ended);
  await queueOfferNews(tx, offerId, status);
}
