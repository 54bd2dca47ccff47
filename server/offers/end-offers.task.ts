import { recordEvent } from "../applications/application.store.ts";
import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { queueOfferNews } from "./offer-news.ts";
import { listEnded, lockEnded, storeEnd } from "./offers.store.ts";

/** Records that open offers have lapsed, or that their applications have ended, each in a transaction with its notices. */
export const endOffersTask = ({ db }: Pick<Platform, "db">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    for (const { offerId } of await listEnded(db)) {
      await db.transaction(async (tx) => {
        const ended = await lockEnded(tx, offerId);
        if (!ended) return;
        const { applicationId, status } = ended;
        await storeEnd(tx, offerId, status);
        await recordEvent(tx, { applicationId, kind: `OFFER_${status}`, actorId: null }, ended);
        await queueOfferNews(tx, offerId, status);
      });
    }
  },
});
