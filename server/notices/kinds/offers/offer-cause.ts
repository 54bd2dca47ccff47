import { z } from "zod";

/** What the notices of an offer are about. */
export const offerCause = z.object({
  offerId: z.uuid(),
  news: z.enum(["SENT", "CHANGED", "REMINDER", "ACCEPTED", "DECLINED", "WITHDRAWN", "LAPSED"]),
});

/** What happened with an offer, of which its sides are notified. */
export type OfferNews = z.output<typeof offerCause>["news"];
